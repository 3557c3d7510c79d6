// Files of the built app: hashed assets are cached for ever, others checked by their tag, brotli where it was made at build
// time.
import { createReadStream, type Stats } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join } from 'node:path'
import { answerStream } from './answer-stream.ts'
import { encodingOf } from './encodings.ts'
import { contentSecurityPolicy, type ForeignParts } from './headers.ts'
import { createPageMaker, settingTags, withTags } from './pages-with-settings.ts'

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
}

const SAFE_PATH = /^\/(?:[A-Za-z0-9_-][A-Za-z0-9_.-]*\/)*[A-Za-z0-9_-][A-Za-z0-9_.-]*$/

export type StaticFiles = (request: IncomingMessage, response: ServerResponse, path: string) => Promise<boolean>

/** Answers a file of the folder, or returns false when there is none of that name. */
export function createStaticFiles(folder: string, foreign: ForeignParts): StaticFiles {
  const [sendPage, policyOf] = [pageSender(foreign), policyMaker(foreign)]
  return async (request, response, path) => {
    if (!SAFE_PATH.test(path)) return false
    const type = types[extname(path)]
    if (!type) return false
    const file = join(folder, path)
    const found = await statOrNull(file)
    if (!found?.isFile()) return false
    response.setHeader('content-type', type)
    // A page requested by its file name gets the headers of a page.
    const isPage = extname(path) === '.html'
    if (isPage) response.setHeader('content-security-policy', await policyOf(file, found))
    response.setHeader(
      'cache-control',
      path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    )
    await (isPage ? sendPage : send)(request, response, file, found)
    return true
  }
}

/** Policies of pages by the styles in them, made once for each build. */
function policyMaker(foreign: ForeignParts): (file: string, found: Stats) => Promise<string> {
  const policies = new Map<string, string>()
  return async (file, found) => {
    const build = `${file} ${tagOf(found)}`
    const known = policies.get(build) ?? contentSecurityPolicy(await readFile(file, 'utf8'), foreign)
    policies.set(build, known)
    return known
  }
}

/** @param tags facts of the page for its head; empty for none */
export type Pages = (request: IncomingMessage, response: ServerResponse, path: string, tags?: string) => Promise<void>

/** The page that starts the app, for all addresses of screens; some addresses have one with links to their next files. */
export async function createPages(folder: string, foreign: ForeignParts): Promise<Pages> {
  const policyOf = policyMaker(foreign)
  const list = await readFile(join(folder, 'pages.json'), 'utf8').catch(() => '[]')
  const pages = (JSON.parse(list) as { pattern: string; file: string }[]).map(({ pattern, file }) => ({
    pattern: new RegExp(pattern),
    file,
  }))
  const [sendPage, fixed] = [pageSender(foreign), settingTags(foreign.filesOrigin)]
  return async (request, response, path, tags = '') => {
    const file = join(folder, pages.find(({ pattern }) => pattern.test(path))?.file ?? 'index.html')
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.setHeader('cache-control', 'no-cache')
    const found = await stat(file)
    response.setHeader('content-security-policy', await policyOf(file, found))
    if (tags === '') return sendPage(request, response, file, found)
    const html = await readFile(file, 'utf8')
    const page = Buffer.from(withTags(html, [fixed, tags].filter(Boolean).join('\n')))
    response.setHeader('content-length', page.length)
    response.writeHead(200).end(request.method === 'HEAD' ? undefined : page)
  }
}

function pageSender({ filesOrigin }: ForeignParts) {
  const tags = settingTags(filesOrigin)
  return tags === '' ? send : createPageMaker(tags)
}

const statOrNull = (file: string): Promise<Stats | null> => stat(file).catch(() => null)

const tagOf = ({ size, mtimeMs }: Stats): string => `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`

async function send(request: IncomingMessage, response: ServerResponse, file: string, found: Stats): Promise<void> {
  const tag = tagOf(found)
  response.setHeader('etag', tag)
  response.setHeader('vary', 'accept-encoding')
  if (request.headers['if-none-match'] === tag) {
    response.writeHead(304).end()
    return
  }
  const brotli = encodingOf(request) === 'br' ? await statOrNull(`${file}.br`) : null
  if (brotli) response.setHeader('content-encoding', 'br')
  response.setHeader('content-length', (brotli ?? found).size)
  response.writeHead(200)
  if (request.method === 'HEAD') {
    response.end()
    return
  }
  await answerStream(createReadStream(brotli ? `${file}.br` : file), response)
}
