// Answers of stored files under /files: pictures whole, sounds also in parts, which players ask for when they seek.
import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { type Files, metaOf } from './files.ts'
import { answerStream } from './http/answer-stream.ts'
import { INERT_POLICY } from './http/headers.ts'

const PICTURE = /^\/files\/((?:[a-z-]+\/){1,3}[A-Za-z0-9_-]{1,80}\.\d{1,4}\.webp)$/
const SOUND = /^\/files\/(voices\/[A-Za-z0-9_-]{1,80}\.wav)$/
const PART = /^bytes=(?<first>\d{0,12})-(?<last>\d{0,12})$/

/** Answers a stored file. The content of a key never changes, so browsers may cache it. */
export async function answerFile(
  files: Files,
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
): Promise<boolean> {
  const sound = SOUND.exec(path)?.[1]
  const key = sound ?? PICTURE.exec(path)?.[1]
  if (!key) return false
  const meta = await metaOf(files, key)
  if (!meta) return false
  response.setHeader('content-type', sound ? 'audio/wav' : 'image/webp')
  response.setHeader('content-security-policy', INERT_POLICY)
  // Every origin may read files, which are public anyway: pages load them from FILES_ORIGIN, and can keep on the device only answers that
  // they may read.
  response.setHeader('access-control-allow-origin', '*')
  response.setHeader('cross-origin-resource-policy', 'cross-origin')
  response.setHeader('cache-control', 'public, max-age=31536000, immutable')
  if (sound) response.setHeader('accept-ranges', 'bytes')
  const part = sound ? partOf(request.headers.range, meta.contentLength) : null
  if (part === 'none') {
    response.setHeader('content-range', `bytes */${meta.contentLength}`)
    response.writeHead(416).end()
    return true
  }
  response.setHeader('content-length', part ? part.last - part.first + 1 : meta.contentLength)
  if (part) response.setHeader('content-range', `bytes ${part.first}-${part.last}/${meta.contentLength}`)
  response.writeHead(part ? 206 : 200)
  if (request.method === 'HEAD') response.end()
  else {
    const content = part
      ? Readable.from(Buffer.from(await files.getBytes(key)).subarray(part.first, part.last + 1), { objectMode: false })
      : await files.getStream(key)
    await answerStream(content, response)
  }
  return true
}

/** The one part of a file that is asked for; null where the whole is, `none` for a part behind its end. */
export function partOf(range: string | undefined, length: number): { first: number; last: number } | 'none' | null {
  const { first = '', last = '' } = PART.exec(range ?? '')?.groups ?? {}
  if (first === '' && last === '') return null
  const from = first === '' ? Math.max(0, length - Number(last)) : Number(first)
  const to = first === '' || last === '' ? length - 1 : Math.min(Number(last), length - 1)
  // An end before its beginning is no range, so the whole is answered.
  if (first !== '' && last !== '' && Number(last) < Number(first)) return null
  return from > to ? 'none' : { first: from, last: to }
}
