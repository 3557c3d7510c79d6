// Pages with the origin of files from the settings in their head. The built pages know no settings, so that one build serves every
// installation; pages with settings are made when they are first asked for, once for each build.
import type { Stats } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { escaped } from '../epub/xml.ts'
import { encodingOf, pack } from './encodings.ts'

type Made = { tag: string; plain: Buffer; brotli: Buffer }

/** Tags that a page gets in its head by the settings; empty where it stays as it was built. */
export const settingTags = (filesOrigin: string | null | undefined): string =>
  filesOrigin ? `<meta name="files-origin" content="${escaped(filesOrigin)}" />` : ''

/** A built page with more tags in its head. */
export const withTags = (html: string, tags: string): string => html.replace('</head>', () => `${tags}\n</head>`)

export type SendPage = (request: IncomingMessage, response: ServerResponse, file: string, found: Stats) => Promise<void>

export function createPageMaker(tags: string): SendPage {
  const made = new Map<string, { builtAt: number; page: Promise<Made> }>()
  const make = async (file: string, found: Stats): Promise<Made> => {
    const plain = Buffer.from(withTags(await readFile(file, 'utf8'), tags))
    const tag = `"${plain.length.toString(36)}-${Math.round(found.mtimeMs).toString(36)}-s"`
    return { tag, plain, brotli: await pack(plain, 'br', 'always') }
  }
  return async (request, response, file, found) => {
    let known = made.get(file)
    if (known?.builtAt !== found.mtimeMs) {
      known = { builtAt: found.mtimeMs, page: make(file, found) }
      made.set(file, known)
    }
    const { tag, plain, brotli } = await known.page
    response.setHeader('etag', tag)
    response.setHeader('vary', 'accept-encoding')
    if (request.headers['if-none-match'] === tag) {
      response.writeHead(304).end()
      return
    }
    const isPacked = encodingOf(request) === 'br'
    if (isPacked) response.setHeader('content-encoding', 'br')
    const bytes = isPacked ? brotli : plain
    response.setHeader('content-length', bytes.length)
    response.writeHead(200).end(request.method === 'HEAD' ? undefined : bytes)
  }
}
