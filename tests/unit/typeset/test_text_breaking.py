"""Where lines are broken, and what is kept of the text."""

from cardpress.typeset.text import Break, Run
from tests.support.texts import LETTERS, frame, lines, put, tiny_style
from tests.support.tinyfonts import tiny_font

WIDE = frame(0, 0, 500, 500)


def test_line_takes_what_fits_to_the_unit() -> None:
    """Two words of four letters and a space are 42.5 pt wide: one unit less, and they part."""
    exact = frame(0, 0, 42.5, 100)
    assert lines(put("abcd efgh", exact)) == ["abcd efgh"]
    assert lines(put("abcd efgh", exact._replace(width=exact.width - 1))) == ["abcd", "efgh"]


def test_newlines_are_kept_and_spaces_collapse() -> None:
    """A newline ends a line, also an empty one; several spaces are one; ends do not count."""
    done = put("  one   two\t three \n\n four\r\nfive \n", WIDE)
    assert lines(done) == ["one two three", "four", "five"]
    assert done.lines == 4


def test_tokens_keep_newlines_too() -> None:
    """Rich texts have their line breaks as tokens; those at the ends do not count."""
    tokens = [Break(), Run("one "), Break(), Run(" two"), Break(), Run("  ")]
    assert lines(put(tokens, WIDE)) == ["one", "two"]


def test_no_break_space_binds() -> None:
    """10\u00a0km stays together where 10 km would part."""
    narrow = frame(0, 0, 30, 100)
    assert lines(put("aa 10 km", narrow)) == ["aa 10", "km"]
    assert lines(put("aa 10\u00a0km", narrow)) == ["aa", "10\u00a0km"]


def test_words_part_behind_hyphens_and_dashes_between_letters() -> None:
    """well-known parts; 1–3 does not; on one line both are one word."""
    narrow = frame(0, 0, 32, 100)
    assert lines(put("aa well-known", narrow)) == ["aa", "well-", "known"]
    assert lines(put("aaa 1–3", frame(0, 0, 25, 100))) == ["aaa", "1–3"]
    (run,) = put("well-known", WIDE).items
    assert [word.text for word in run.words] == ["well-known"]


def test_soft_hyphen_shows_only_where_the_line_is_broken() -> None:
    """U+00AD is a hyphen at the end of a line, and nothing inside of one."""
    assert lines(put("aa card\u00adpress", frame(0, 0, 40, 100))) == ["aa card-", "press"]
    assert lines(put("card\u00adpress", WIDE)) == ["cardpress"]
    # the hyphen must fit as well: "aa card" is 32.5 pt wide, "aa card-" 37.5
    assert lines(put("aa card\u00adpress", frame(0, 0, 37.4, 100))) == ["aa", "card-", "press"]


def test_zero_width_space_parts_without_a_trace() -> None:
    """U+200B may end a line."""
    assert lines(put("abc\u200bdef", frame(0, 0, 20, 100))) == ["abc", "def"]
    assert lines(put("abc\u200bdef", WIDE)) == ["abcdef"]


def test_ideographs_part_anywhere_but_not_before_a_full_stop() -> None:
    """Chinese and Japanese have no spaces; closing punctuation does not begin a line."""
    style = tiny_style(tiny_font("火水土風。"))
    assert lines(put("火水土風。", frame(0, 0, 20, 100), style)) == ["火水土", "風。"]


def test_balanced_lines_are_as_even_as_their_number_allows() -> None:
    """Greedy leaves a widow; balanced, each paragraph keeps its two lines and shares them."""
    box = frame(0, 0, 60, 100)
    text = "aaa bbb ccc ddd\naaaa bbbb cccc"
    assert lines(put(text, box)) == ["aaa bbb ccc", "ddd", "aaaa bbbb", "cccc"]
    even = put(text, box, tiny_style(wrap="balance"))
    assert lines(even) == ["aaa bbb", "ccc ddd", "aaaa bbbb", "cccc"]


def test_unwrapped_text_stays_on_its_line() -> None:
    """``wrap: none`` shrinks rather than breaks."""
    done = put("abcd efgh", frame(0, 0, 34, 100), tiny_style(smallest=6, wrap="none"))
    assert lines(done) == ["abcd efgh"]
    assert done.size == 8 * 12_700  # 42.5 pt at 10 pt are 34 at 8


def test_glued_runs_are_never_parted() -> None:
    """A comma behind a bold word stays with it."""
    bold = tiny_font(LETTERS, name="Bold")
    style = tiny_style(tiny_font(LETTERS), bold)
    tokens = [Run("aa bb "), Run("cc", 1), Run(", dd")]
    assert lines(put(tokens, frame(0, 0, 40, 100), style)) == ["aa bb cc,", "dd"]
    assert lines(put(tokens, frame(0, 0, 39, 100), style)) == ["aa bb", "cc, dd"]


def test_space_between_runs_is_kept_for_copying() -> None:
    """A run that a space follows on its line says so; one at the end of a line does not."""
    style = tiny_style(tiny_font(LETTERS), tiny_font(LETTERS, name="Bold"))
    first, second, third = put([Run("aa "), Run("bb", 1), Run(" cc")], WIDE, style).items
    assert [first.space_after, second.space_after, third.space_after] == [True, True, False]


def test_small_kana_and_closing_brackets_begin_no_line() -> None:
    """Strict rules: ゃ, ー, 」 and 。 stay behind; 「 goes with what follows."""
    letters = "カードだち火水ょゃっ「」。、"
    style = tiny_style(tiny_font(letters))
    three = frame(0, 0, 15, 200)
    assert lines(put("火水火ー水", three, style)) == ["火水", "火ー水"]
    assert lines(put("火水だっち", three, style)) == ["火水", "だっち"]
    assert lines(put("火水「火」水", three, style)) == ["火水", "「火」", "水"]
    assert lines(put("火水火。」水", frame(0, 0, 20, 200), style)) == ["火水", "火。」水"]


def test_ideographs_and_latin_words_part_between_each_other() -> None:
    """A Latin word in Japanese stays whole; a line may end on either side of it."""
    style = tiny_style(tiny_font(LETTERS + "火水"))
    assert lines(put("火水card火水", frame(0, 0, 25, 200), style)) == ["火水", "card火", "水"]


def test_word_too_long_is_broken_behind_its_signs_rather_than_anywhere() -> None:
    """A web address parts behind its dots; letters are parted only where there is no sign."""
    box = frame(0, 0, 50, 200)
    done = put("www.wizard.example", box, tiny_style(tiny_font(LETTERS + "/")))
    assert lines(done) == ["www.", "wizard.", "example"]


def test_letters_of_several_characters_stay_whole() -> None:
    """A flag of two signs, an accent on its letter: never parted when a word is broken."""
    style = tiny_style(tiny_font("ae\u0301\U0001f1f5\U0001f1f1"))
    flags = "\U0001f1f5\U0001f1f1" * 3
    assert lines(put(flags, frame(0, 0, 15, 200), style)) == [flags[:2], flags[:2], flags[:2]]


def test_a_short_last_word_is_given_company() -> None:
    """A lone "dd" under four words: the last of these comes down to it."""
    box = frame(0, 0, 68, 200)
    assert lines(put("aaa bbb ccc ddd ee", box)) == ["aaa bbb ccc", "ddd ee"]
    # a long last word may stand alone, and a line of two words can spare none
    assert lines(put("aaa bbb ccc ddd eeee", box)) == ["aaa bbb ccc ddd", "eeee"]
    assert lines(put("aaaaaa bbbbbb dd", box)) == ["aaaaaa bbbbbb", "dd"]


def test_justified_lines_keep_their_words() -> None:
    """A line that gave a word away would be stretched the more."""
    done = put("aaa bbb ccc ddd ee", frame(0, 0, 68, 200), tiny_style(align="justify"))
    assert len(done.items) == 2
    assert lines(done)[1] == "ee"


def test_a_soft_hyphen_at_the_end_of_a_word_is_none() -> None:
    """Nothing follows it that could stand on the next line, whatever is glued to the word."""
    tokens = [Run("aa bb\u00ad\u00ad"), Run("cc", 1), Run(" dd")]
    style = tiny_style(tiny_font(LETTERS), tiny_font(LETTERS, name="Bold"))
    assert lines(put(tokens, frame(0, 0, 36, 100), style)) == ["aa bbcc", "dd"]
