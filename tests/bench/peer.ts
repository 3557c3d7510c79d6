// A built app of others, served from its folder over HTTP/2 and packed as our own files are, to be measured beside ours.
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { pack } from '#server/platform/http/encodings.ts'
import { openFront } from './front.ts'

export type Peer = { url: string; close: () => Promise<void> }

const TYPES: Record<string, string> = {
  ...{ '.html': 'text/html; charset=utf-8', '.js': 'text/javascript', '.css': 'text/css', '.json': 'application/json' },
  ...{ '.svg': 'image/svg+xml', '.png': 'image/png', '.jpg': 'image/jpeg', '.webp': 'image/webp' },
  ...{ '.ico': 'image/x-icon', '.webmanifest': 'application/manifest+json', '.woff2': 'font/woff2' },
}
const IS_PACKED = /\.(?:png|jpg|webp|ico|woff2)$/

/** @param folder of the built app, whose first page is its index.html */
export async function openPeer(folder: string): Promise<Peer> {
  const kept = new Map<string, Promise<Buffer>>()
  const contentOf = (path: string): Promise<Buffer> => {
    const content =
      kept.get(path) ??
      readFile(join(folder, path)).then(bytes => (IS_PACKED.test(path) ? bytes : pack(bytes, 'br', 'always')))
    kept.set(path, content)
    return content
  }
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const path = pathname.endsWith('/') ? `${pathname}index.html` : pathname
    contentOf(path).then(
      content => {
        const type = TYPES[extname(path)] ?? 'application/octet-stream'
        const encoding = IS_PACKED.test(path) ? {} : { 'content-encoding': 'br' }
        response.writeHead(200, { 'content-type': type, 'content-length': content.length, ...encoding }).end(content)
      },
      () => response.writeHead(404).end(),
    )
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', () => resolve()))
  const front = await openFront(() => (server.address() as AddressInfo).port)
  return {
    url: `${front.url}/`,
    close: async () => {
      await front.close()
      await new Promise(resolve => server.close(resolve))
    },
  }
}
