// Facts from a page of another site: its Open Graph data, else its title and description. The page is read as a stream of
// tags, in one pass, and never becomes a tree.
import { Parser } from 'htmlparser2'
import { oneLine } from '#rules/text/excerpt.ts'

export type PageFacts = {
  title: string
  description: string
  /** Address as the page writes it; may be relative or invalid. */
  image: string | null
}

const MOST_TITLE = 100
const MOST_DESCRIPTION = 200
const MOST_ADDRESS = 2048

/** Facts of a page; the title is empty when it has none. */
export function readFacts(html: string): PageFacts {
  const named = new Map<string, string>()
  let title = ''
  let inTitle = false
  const parser = new Parser({
    onopentag: (name, { property, name: metaName, content }) => {
      inTitle = name === 'title' && title === ''
      if (name !== 'meta' || content === undefined) return
      const key = (property ?? metaName ?? '').toLowerCase()
      // The first of several counts, as with other readers of Open Graph.
      if (WANTED.has(key) && !named.has(key) && content.trim() !== '') named.set(key, content)
    },
    ontext: words => {
      if (inTitle && title.length < 1_000) title += words
    },
    onclosetag: name => {
      if (name === 'title') inTitle = false
    },
  })
  parser.write(html)
  parser.end()
  const first = (...keys: string[]): string => keys.map(key => named.get(key)).find(Boolean) ?? ''
  const image = first('og:image:secure_url', 'og:image:url', 'og:image', 'twitter:image')
  return {
    title: oneLine(first('og:title', 'twitter:title') || title, MOST_TITLE),
    description: oneLine(first('og:description', 'twitter:description', 'description'), MOST_DESCRIPTION),
    image: image === '' || image.length > MOST_ADDRESS ? null : image.trim(),
  }
}

const WANTED = new Set([
  'og:title',
  'og:description',
  'og:image',
  'og:image:url',
  'og:image:secure_url',
  'twitter:title',
  'twitter:description',
  'twitter:image',
  'description',
])

/** Text of a page from its bytes: by its header, its byte order mark, its own meta tag, else UTF-8. */
export function decodePage(body: Buffer, charset: string | null): string {
  const declared = /<meta[^>]{0,200}charset\s{0,9}=\s{0,9}["']?([\w-]{1,40})/i.exec(
    body.toString('latin1', 0, 4096),
  )?.[1]
  for (const label of [charset, declared]) {
    if (!label) continue
    try {
      return new TextDecoder(label).decode(body)
    } catch {
      // An unknown name; the next candidate may be known.
    }
  }
  return new TextDecoder().decode(body)
}
