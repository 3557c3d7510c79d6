// robots.txt and sitemap.xml. Without an origin in the settings search engines are kept out, because a request may name any host.
import type { IncomingMessage, ServerResponse } from 'node:http'
import { escaped } from '../epub/xml.ts'
import { encodingOf, pack } from './encodings.ts'

export type SitemapEntry = { path: string; changedAt?: Date }

/** Time for which a map is given to everybody who asks. */
const KEPT_MS = 10 * 60_000

/** Answers /robots.txt and /sitemap.xml; false for other paths, and for the map of a service without an origin. */
export function createSitemap(origin: string | null, entries: () => Promise<SitemapEntry[]>) {
  let kept: { until: number; text: Promise<string> } | null = null
  const map = (from: string): Promise<string> => {
    if (kept && kept.until > Date.now()) return kept.text
    const text = entries().then(all => mapOf(from, all))
    kept = { until: Date.now() + KEPT_MS, text }
    text.catch(() => {
      kept = null
    })
    return text
  }
  return async (request: IncomingMessage, response: ServerResponse, path: string): Promise<boolean> => {
    if (path === '/robots.txt') {
      await send(request, response, 'text/plain; charset=utf-8', robotsOf(origin))
      return true
    }
    if (path !== '/sitemap.xml' || origin === null) return false
    await send(request, response, 'application/xml; charset=utf-8', await map(origin))
    return true
  }
}

const robotsOf = (origin: string | null): string =>
  origin === null
    ? 'User-agent: *\nDisallow: /\n'
    : `User-agent: *\nDisallow: /api/\nAllow: /api/Quotation/picture/\nDisallow: /myPage\nSitemap: ${origin}/sitemap.xml\n`

function mapOf(origin: string, entries: readonly SitemapEntry[]): string {
  const rows = entries.map(({ path, changedAt }) => {
    const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : ''
    return `<url><loc>${escaped(origin + path)}</loc>${changed}</url>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${rows.join('\n')}\n</urlset>\n`
}

async function send(request: IncomingMessage, response: ServerResponse, type: string, text: string): Promise<void> {
  const bytes = Buffer.from(text)
  const encoding = encodingOf(request)
  const body = encoding ? await pack(bytes, encoding) : bytes
  response.writeHead(200, {
    'content-type': type,
    'cache-control': 'public, max-age=600',
    vary: 'accept-encoding',
    'content-length': body.length,
    ...(encoding ? { 'content-encoding': encoding } : {}),
  })
  response.end(request.method === 'HEAD' ? undefined : body)
}
