// Facts of a page for programs that show link cards and run no script: tags that the server puts into the page. Pages that are
// rendered have all of them; of those that are sent as they were built, only addresses that are made to be shared have some.
import { commonMessages } from '#rules/messages/common.ts'
import { escaped } from '../epub/xml.ts'
import type { PageCard } from '../pages.ts'

/** Reads the card of an address; null where it shows nothing to guests. */
export type ReadCard = (path: string) => Promise<PageCard | null>

const SHARED = /^\/quotation\/[A-Za-z0-9_-]{22}$/

const SERVICE = 'つむぎ'

/**
 * Title, description, link card and own address of a rendered page. Addresses begin with the origin of the settings alone: a
 * request may name any host. Without one the page is not for search engines.
 */
export function headTags(card: PageCard | null, path: string, publicOrigin: string | null): string {
  const title = card && card.title !== SERVICE ? `${card.title}｜${SERVICE}` : SERVICE
  const description = card?.description || commonMessages.tagline
  const tag = (name: string, content: string) => `<meta property="${name}" content="${escaped(content)}" />`
  return [
    `<title>${escaped(title)}</title>`,
    `<meta name="description" content="${escaped(description)}" />`,
    ...(publicOrigin
      ? [
          `<link rel="canonical" href="${escaped(publicOrigin + path)}" />`,
          tag('og:url', publicOrigin + path),
          ...(card?.imagePath ? [tag('og:image', publicOrigin + card.imagePath)] : []),
        ]
      : ['<meta name="robots" content="noindex" />']),
    ...[tag('og:type', path === '/' ? 'website' : 'article'), tag('og:title', card?.title ?? SERVICE)],
    ...[tag('og:description', description), tag('og:site_name', card?.targetName ?? SERVICE)],
    `<meta name="twitter:card" content="${publicOrigin && card?.imagePath ? 'summary_large_image' : 'summary'}" />`,
  ].join('\n')
}

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
