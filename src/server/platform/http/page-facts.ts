// Facts of a page for programs that show link cards and run no script: tags that the server puts into the page. Rendered pages
// have all of them; of the pages that are sent as they were built, only those with an address for sharing have some.
import { commonMessages } from '#rules/messages/common.ts'
import { escaped } from '../epub/xml.ts'
import type { PageCard } from '../pages.ts'
import { cardPicturePath } from '../pictures/page-card.ts'

/** Reads the card of an address; null where it shows nothing to guests. */
export type ReadCard = (path: string) => Promise<PageCard | null>

const SHARED = /^\/quotation\/[A-Za-z0-9_-]{22}$/

const SERVICE = 'つむぎ'
const SIZE = [
  ['og:image:width', '1200'],
  ['og:image:height', '630'],
] as const

/**
 * Title, description, link card and own address of a rendered page. Addresses begin with the origin of the settings alone: a
 * request may name any host. Without one the page is not for search engines.
 * @param isListed whether the page is one for search engines, and has a picture of its own
 */
export function headTags(card: PageCard | null, path: string, publicOrigin: string | null, isListed = true): string {
  const title = card && card.title !== SERVICE ? `${card.title}｜${SERVICE}` : SERVICE
  const description = card?.description || commonMessages.tagline
  const picture = card && isListed ? cardPicturePath(path, card) : null
  const tag = (name: string, content: string) => `<meta property="${name}" content="${escaped(content)}" />`
  return [
    `<title>${escaped(title)}</title>`,
    `<meta name="description" content="${escaped(description)}" />`,
    ...(publicOrigin && isListed ? [] : ['<meta name="robots" content="noindex" />']),
    ...(publicOrigin
      ? [
          `<link rel="canonical" href="${escaped(publicOrigin + path)}" />`,
          tag('og:url', publicOrigin + path),
          ...(picture ? [tag('og:image', publicOrigin + picture), ...SIZE.map(([name, size]) => tag(name, size))] : []),
        ]
      : []),
    ...[tag('og:type', path === '/' ? 'website' : 'article'), tag('og:title', card?.title ?? SERVICE)],
    ...[tag('og:description', description), tag('og:site_name', card?.targetName ?? SERVICE)],
    `<meta name="twitter:card" content="${publicOrigin && picture ? 'summary_large_image' : 'summary'}" />`,
  ].join('\n')
}

/** Tags of a shared page; empty for every other one. */
export async function pageTags(read: ReadCard | undefined, origin: string, path: string): Promise<string> {
  if (!read || !SHARED.test(path)) return ''
  // A failed read gives a page without tags, which is better than no page.
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
