// Terms and the other documents of the service that everybody can read: their labels, their limit, their parts.
import type { LegalDocument } from './legal-document-address.ts'

export const legalDocumentLabels: Record<LegalDocument, string> = {
  terms: '利用規約',
  privacy: 'プライバシーポリシー',
  tokushoho: '特定商取引法に基づく表記',
  external: '外部送信について',
}

export const LEGAL_DOCUMENT_MAX = 50_000

/** Sign of a heading at the beginning of a line. */
const HEADING = '■'

export type LegalPart = { heading: string | null; text: string }

/** A document in its parts: a line that begins with ■ is the heading of what follows it. */
export function legalParts(body: string): readonly LegalPart[] {
  const parts: { heading: string | null; lines: string[] }[] = [{ heading: null, lines: [] }]
  for (const line of body.split(/\r\n|\r|\n/)) {
    if (line.startsWith(HEADING)) parts.push({ heading: line.slice(HEADING.length).trim() || null, lines: [] })
    else parts.at(-1)?.lines.push(line)
  }
  return parts
    .map(({ heading, lines }) => ({ heading, text: lines.join('\n').trim() }))
    .filter(({ heading, text }) => heading !== null || text !== '')
}
