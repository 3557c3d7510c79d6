// Answers of public pages with their content, for visitors without a session: a page is rendered at most every few
// seconds, and all visitors of that time get the same. Where it cannot be rendered soon, the page goes out as it was
// built.
import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import type { Services } from '../context.ts'
import type { Encoding } from '../http/encodings.ts'
import { encodingOf, pack } from '../http/encodings.ts'
import { contentSecurityPolicy, type ForeignParts } from '../http/headers.ts'
import { settingTags } from '../http/pages-with-settings.ts'
import { TooBusy } from '../turns.ts'
import { pageHtml, type Template, templateOf } from './page-html.ts'
import type { Renderer } from './renderer.ts'

type Asked = {
  path: string
  /** Address of the caller. */
  address: string
  /** Tags of the head of a path. */
  tagsOf: (path: string) => Promise<string>
}

/** Answers the request, or returns false. */
export type RenderedPages = (request: IncomingMessage, response: ServerResponse, asked: Asked) => Promise<boolean>

type Parts = {
  folder: string
  renderer: Renderer
  foreign: ForeignParts
  log: Services['log']
  /** Whether the page of a path may be rendered. */
  isPublic: (path: string) => boolean
}

/** Mark of a browser with a session, which reads with rights of its own. It is no secret and gives no right. */
const MEMBER = /(?:^|;\s*)tsumugi-member=/
const SHOWN_MS = 8_000
/** Longest wait of a visitor; a page that takes longer is kept for the next visitor. */
const SOON_MS = 1_200
/** Longest wait while the first page of a start is rendered, for which the app is loaded. */
const AT_START_MS = 5_000
/** Time after which a page that could not be rendered is tried again. */
const AGAIN_MS = 1_000
const MOST_KEPT = 150
const LONGEST_SEARCH = 200
/** Pages rendered a second at most, however many different ones are asked for. */
const A_SECOND = 12

type Kept = { until: number; page: { bytes: Buffer; policy: string; packed: Map<Encoding, Promise<Buffer>> } | null }

export async function createRenderedPages({ folder, renderer, foreign, log, isPublic }: Parts): Promise<RenderedPages> {
  const list = JSON.parse(await readFile(join(folder, 'pages.json'), 'utf8')) as { pattern: string; file: string }[]
  const patterns = list.map(({ pattern, file }) => ({ pattern: new RegExp(pattern), file }))
  const templates = new Map<string, Promise<Template | null>>()
  const kept = new Map<string, Kept>()
  const running = new Map<string, Promise<Kept['page']>>()
  let budget = A_SECOND
  let filledAt = Date.now()
  let patience = AT_START_MS
  // One page is rendered before any visitor asks, so that the first visitor finds everything loaded.
  void renderer
    .render('/', 'start')
    .catch(() => {})
    .finally(() => {
      patience = SOON_MS
    })

  const templateFor = (path: string): Promise<Template | null> => {
    const file = patterns.find(({ pattern }) => pattern.test(path))?.file ?? 'index.html'
    const known = templates.get(file)
    if (known !== undefined) return known
    const reading = readFile(join(folder, file), 'utf8').then(page =>
      templateOf(page, asset => readFile(join(folder, asset), 'utf8')),
    )
    reading.catch(() => templates.delete(file))
    templates.set(file, reading)
    return reading
  }

  /** Takes one rendering of this second; false when there is none left. */
  const afford = (): boolean => {
    const now = Date.now()
    budget = Math.min(A_SECOND, budget + ((now - filledAt) / 1_000) * A_SECOND)
    filledAt = now
    if (budget < 1) return false
    budget -= 1
    return true
  }

  const make = async (href: string, { address, path, tagsOf }: Asked): Promise<Kept['page']> => {
    const [template, rendered] = await Promise.all([templateFor(path), renderer.render(href, address)])
    if (!template || !rendered) return null
    const html = pageHtml(template, rendered, [settingTags(foreign.filesOrigin), await tagsOf(path)].join('\n'))
    return { bytes: Buffer.from(html), policy: contentSecurityPolicy(html, foreign), packed: new Map() }
  }

  const pageOf = async (href: string, asked: Asked): Promise<Kept['page']> => {
    const known = kept.get(href)
    if (known && known.until > Date.now()) return known.page
    const going = running.get(href)
    if (going !== undefined) return going
    if (!afford()) return null
    const making = make(href, asked)
      .catch((error: Error) => {
        if (!(error instanceof TooBusy)) log.warn({ path: asked.path, err: error }, 'a page was not rendered')
        return null
      })
      .then(page => {
        running.delete(href)
        kept.delete(href)
        kept.set(href, { until: Date.now() + (page ? SHOWN_MS : AGAIN_MS), page })
        for (const oldest of kept.keys()) {
          if (kept.size <= MOST_KEPT) break
          kept.delete(oldest)
        }
        return page
      })
    running.set(href, making)
    return making
  }

  return async (request, response, asked) => {
    if (MEMBER.test(request.headers.cookie ?? '')) return false
    const path = asked.path.replace(/(?<=.)\/$/, '')
    const search = request.url?.slice(asked.path.length) ?? ''
    if (search.length > LONGEST_SEARCH || !isPublic(path)) return false
    const page = await soon(pageOf(path + search, { ...asked, path }), patience)
    if (!page || response.destroyed) return false
    const encoding = encodingOf(request)
    let body = page.bytes
    if (encoding) {
      const packing = page.packed.get(encoding) ?? pack(page.bytes, encoding, 'seconds')
      page.packed.set(encoding, packing)
      body = await packing
    }
    if (response.destroyed) return true
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': page.policy,
      'cache-control': 'no-cache',
      vary: 'accept-encoding, cookie',
      'content-length': body.length,
      ...(encoding ? { 'content-encoding': encoding } : {}),
    })
    response.end(request.method === 'HEAD' ? undefined : body)
    return true
  }
}

/** The page, or null when it is not there in time. */
async function soon(page: Promise<Kept['page']>, ms: number): Promise<Kept['page']> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<null>(resolve => {
    timer = setTimeout(() => resolve(null), ms)
  })
  return Promise.race([page, late]).finally(() => clearTimeout(timer))
}
