"""The register of codes: each has one meaning for ever, and a paragraph in ``docs/codes.md``.

E1xx/W1xx reading and resolving; 2xx templates and text; 3xx pictures; 4xx sheets and printing;
5xx press and shops; 6xx sets, decks and packs; 7xx booklets; 8xx play; 9xx files and machine.
"""

from types import MappingProxyType

__all__ = ["CODES"]

CODES = MappingProxyType(
    {
        # reading
        "E101": "not YAML",
        "E102": "unknown field",
        "E103": "repeated key",
        "E104": "tab in the indentation",
        "E105": "not UTF-8, or a control character",
        "E106": "a YAML feature that cardpress does not read",
        "E107": "too deep, too large, or aliases that grow",
        "E108": "wrong kind of value",
        "E109": "value out of its range",
        "E110": "missing field",
        "E111": "made by a newer cardpress",
        "E112": "unquoted text that YAML cuts or splits",
        "E113": "empty file",
        "W114": "text cut short by a comment",
        "W115": "color that became a comment",
        # resolving
        "E120": "no project here",
        "E121": "no such game",
        "E122": "no such file",
        "E130": "id used twice",
        "E131": "number used twice",
        "E132": "no such element",
        "E133": "no such rarity",
        "E134": "no such card",
        "E135": "cards that inherit from each other in a ring",
        "E136": "no such set",
        "E137": "field that this game requires",
        "E138": "no cards",
        "E139": "id that cannot be a file name",
        "W140": "text that shows a backslash",
        "W141": "empty name",
        "N142": "card with no copies",
        "E143": "too many cards",
        # templates and text
        "E201": "no such template",
        "E202": "expression that cannot be read",
        "E203": "expression that is not allowed",
        "E204": "unknown name in an expression",
        "E205": "expression that fails for a card",
        "E206": "no such box",
        "E207": "no such style",
        "E208": "no such layer",
        "E209": "templates that extend each other in a ring",
        "E210": "not a color",
        "E211": "no such font",
        "E212": "character that no font has",
        "E213": "text that does not fit",
        "W214": "text that was cut as asked",
        "N215": "word too long for its box, broken",
        "E216": "unclosed mark in a rich text",
        "E217": "no such icon",
        "E218": "unbalanced expression",
        "E219": "font that may not be embedded",
        "E220": "broken font file",
        "E221": "no template for a card",
        "E222": "card size that cannot be printed",
        "E223": "not a path",
        # pictures
        "E301": "no such picture",
        "E302": "picture outside the project",
        "E303": "broken picture",
        "E304": "picture too large",
        "E305": "resolution too low to print",
        "W306": "low resolution",
        "E307": "unsafe or unsupported SVG",
        "N308": "SVG drawn as pixels",
        "W309": "file name extension that lies",
        "E310": "unsupported kind of picture",
        # sheets and printing
        "E401": "unknown paper",
        "E402": "grid that does not fit",
        "W403": "bleed cut",
        "N404": "bleed cut",
        "W405": "no room for ruler and slug",
        "W406": "bleed beyond what the printer reaches",
        "N407": "one paper wins",
        "E408": "nothing to print",
        "E409": "cards of different sizes",
        "E410": "unknown print setting",
        "W411": "no room for marks",
        "E412": "print setting that cannot be read",
        "E413": "page that is not there",
        # sets, decks and packs
        "E601": "no such deck",
        "E602": "deck line that cannot be read",
        "E603": "card that the deck does not know",
        "E604": "deck with no cards",
        "N605": "card that the deck asks for twice",
        # files and machine
        "E901": "file cannot be read",
        "E902": "file cannot be written",
        "E903": "file in the way",
        "E904": "library that fails",
        "E905": "no such name to make",
        "E906": "unknown code",
        "E907": "illustration style unknown",
        "N908": "written",
        "E910": "environment variable that cannot be read",
    }
)
"""What each code is about, in a few words."""
