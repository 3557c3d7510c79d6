// Texts as XML, and the frame of every page of a book.
import type { EpubDirection } from '#rules/novel.ts'
import { clean } from '#rules/text/clean.ts'

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** A text for an element or an attribute. Characters that XML cannot contain are left out. */
export const escaped = (text: string): string =>
  clean(text)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not pass
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replace(/[&<>"']/g, character => entities[character] ?? '')

type Page = {
  title: string
  /** Kind of the page: `bodymatter`, `titlepage`, … */
  type: string
  direction: EpubDirection
  /** Relative path from the page to the folder of the book. */
  up: string
  body: string
}

export const xhtml = ({ title, type, direction, up, body }: Page): string => `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="ja" xml:lang="ja" class="${direction}">
<head>
<title>${escaped(title)}</title>
<link rel="stylesheet" type="text/css" href="${up}style.css"/>
</head>
<body epub:type="${type}">
${body}
</body>
</html>
`
