"""What ends the making of the manual: a sentence with the page and the line."""


class Wrong(Exception):
    pass
