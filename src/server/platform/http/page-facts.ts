// Facts of a page for programs that show link cards and run no script: tags that the server puts into the page. Only addresses
// that are made to be shared have them, so that every other page is sent as it was built.
import { escaped } from '../epub/xml.ts'
import type { PageCard } from '../pages.ts'

/** Reads the card of an address; null where it shows nothing to guests. */
export type ReadCard = (path: string) => Promise<PageCard | null>

const SHARED = /^\/quotation\/[A-Za-z0-9_-]{22}$/

/** Tags of a shared page; empty for every other one. */
export async function pageTags(read: ReadCard | undefined, origin: string, path: string): Promise<string> {
  if (!read || !SHARED.test(path)) return ''
  // A page without tags is better than none.
  const card = await read(path).catch(() => null)
  if (!card) return ''
  const tag = (name: string, content: string) => `<meta property="${name}" content="${escaped(content)}" />`
  return [
    ...[tag('og:type', 'article'), tag('og:url', `${origin}${path}`), tag('og:title', card.title)],
    ...[tag('og:description', card.description), tag('og:site_name', card.targetName)],
    ...(card.imagePath ? [tag('og:image', `${origin}${card.imagePath}`)] : []),
    `<meta name="twitter:card" content="${card.imagePath ? 'summary_large_image' : 'summary'}" />`,
  ].join('\n')
}
