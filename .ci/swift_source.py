"""A Swift file as the lint sees it: comments and texts blanked out, brackets matched."""

import re
from bisect import bisect_left

OPENING = {"(": ")", "[": "]", "{": "}"}
CLOSING = set(OPENING.values())


def blanked(text):
    """Returns the text with the inside of comments and string literals replaced by blanks.

    Lines and columns stay as they are. Interpolations count as part of their string.
    """
    out = list(text)

    def blank(start, end):
        for index in range(start, end):
            if out[index] != "\n":
                out[index] = " "

    position, length = 0, len(text)
    while match := INTERESTING.search(text, position):
        position = match.start()
        if text.startswith("//", position):
            end = text.find("\n", position)
            end = length if end < 0 else end
            blank(position, end)
            position = end
        elif text.startswith("/*", position):
            end = _end_of_block_comment(text, position)
            blank(position, end)
            position = end
        else:
            end = _end_of_string(text, position)
            blank(position + 1, max(position + 1, end - 1))
            position = end
    return "".join(out)


RAW_STRING = re.compile(r'#+"')
POUNDS = re.compile(r"#*")
# What begins a comment or a string; all else can be passed over.
INTERESTING = re.compile(r'//|/\*|"|#+"')


def _starts_raw_string(text, position):
    return text[position] == "#" and RAW_STRING.match(text, position) is not None


def _end_of_block_comment(text, position):
    depth = 0
    while position < len(text):
        if text.startswith("/*", position):
            depth, position = depth + 1, position + 2
        elif text.startswith("*/", position):
            depth, position = depth - 1, position + 2
            if depth == 0:
                return position
        else:
            position += 1
    return position


def _end_of_string(text, position):
    pounds = len(POUNDS.match(text, position).group())
    position += pounds
    quote = '"""' if text.startswith('"""', position) else '"'
    position += len(quote)
    closing, escape = quote + "#" * pounds, "\\" + "#" * pounds
    while position < len(text):
        if text.startswith(closing, position):
            return position + len(closing)
        if text.startswith(escape + "(", position):
            position = _end_of_interpolation(text, position + len(escape) + 1)
        elif text.startswith(escape, position):
            position += len(escape) + 1
        elif text[position] == "\n" and quote == '"':
            return position
        else:
            position += 1
    return position


def _end_of_interpolation(text, position):
    depth = 1
    while position < len(text) and depth > 0:
        if text[position] == '"' or _starts_raw_string(text, position):
            position = _end_of_string(text, position)
            continue
        depth += {"(": 1, ")": -1}.get(text[position], 0)
        position += 1
    return position


class SwiftSource:
    """One file: its text, its blanked text and the partner of every bracket."""

    def __init__(self, path, text):
        self.path = path
        self.text = text
        self.lines = text.splitlines()
        self.code = blanked(text)
        self._breaks = [index for index, character in enumerate(text) if character == "\n"]
        self.partner = {}
        self.groups = []
        stack = []
        for index, character in enumerate(self.code):
            if character in OPENING:
                stack.append(index)
            elif character in CLOSING and stack:
                opening = stack.pop()
                self.partner[opening] = index
                self.groups.append((opening, index))

    def line(self, offset):
        """Returns the number of the line that an offset lies on, from 1."""
        return bisect_left(self._breaks, offset) + 1

    def skip_space(self, position):
        """Returns the offset of the next character that is no white space."""
        while position < len(self.code) and self.code[position].isspace():
            position += 1
        return position

    def parts(self, opening):
        """Returns where the comma-separated parts of a bracket begin and end, without an empty last one."""
        closing = self.partner[opening]
        starts, position = [opening + 1], opening + 1
        while position < closing:
            if self.code[position] in OPENING and position in self.partner:
                position = self.partner[position]
            elif self.code[position] == ",":
                starts.append(position + 1)
            position += 1
        ends = [start - 1 for start in starts[1:]] + [closing]
        return [(a, b) for a, b in zip(starts, ends) if self.code[a:b].strip()]

    def has_leading_newline(self, position):
        """Whether a line break comes before the next character that is no white space."""
        return "\n" in self.code[position:self.skip_space(position)]

    def functions(self):
        """Yields (offset, name, parameter bracket, body bracket or None) of functions, initialisers and subscripts."""
        for match in re.finditer(r"\b(?:func\s+([^\s(<]+)|(?<!\.)(init|subscript)[?!]?(?=[(<]))", self.code):
            name = match.group(1) or match.group(2)
            position = match.end()
            opening = self.code.find("(", position)
            if opening not in self.partner:
                continue
            yield match.start(), name, opening, self._body(self.partner[opening] + 1)

    def _body(self, position):
        while position < len(self.code):
            character = self.code[position]
            if character == "{":
                return position if position in self.partner else None
            if character in "}=;":
                return None
            if character in "([" and position in self.partner:
                position = self.partner[position]
            elif character == "\n":
                rest = self.code[self.skip_space(position):][:8]
                if not re.match(r"->|throws|async|where|\{|[A-Z]", rest):
                    return None
            position += 1
        return None
