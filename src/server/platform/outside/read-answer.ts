// Reads the body of an answer from another site: its type, unpacked, up to a number of bytes.
import type { IncomingMessage } from 'node:http'
import type { Readable } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'

export type Limits = {
  /** Accepted media types. */
  accept: RegExp
  /** Whether only the beginning of a too large body is read; otherwise the body is refused. */
  cut: boolean
  /** Whether a redirect to another host is refused. */
  staysOnHost?: boolean
}

export type Fetched = {
  /** Address after all redirects. */
  url: URL
  type: string
  charset: string | null
  body: Buffer
}

/**
 * Reason why nothing was fetched. The words are for the log, never for users, because they reveal the network behind the
 * server.
 */
export class FetchRefused extends Error {}

/** Too many fetches are running; says nothing about the page. */
export class FetchBusy extends FetchRefused {}

/** Limit of a body after unpacking (B25). */
export const MOST_BYTES = 1024 * 1024

/** Reads an answer that is not a redirect. @throws FetchRefused */
export async function readAnswer(
  response: IncomingMessage,
  url: URL,
  limits: Limits,
  signal: AbortSignal,
): Promise<Fetched> {
  const [type = '', ...parameters] = (response.headers['content-type'] ?? '').toLowerCase().split(';')
  try {
    if (response.statusCode !== 200) throw new FetchRefused(`the status ${response.statusCode}`)
    if (!limits.accept.test(type.trim())) throw new FetchRefused(`the type ${type.trim().slice(0, 60)}`)
    const body = await capped(unpacked(response), limits, signal)
    const charset = /charset\s*=\s*"?([\w-]{1,40})/.exec(parameters.join(';'))?.[1] ?? null
    return { url, type: type.trim(), charset, body }
  } finally {
    response.destroy()
  }
}

function unpacked(response: IncomingMessage): Readable {
  const pack = response.headers['content-encoding']?.trim().toLowerCase() ?? 'identity'
  if (pack === 'identity' || pack === '') return response
  const unpack =
    pack === 'gzip' || pack === 'x-gzip'
      ? createGunzip()
      : pack === 'br'
        ? createBrotliDecompress()
        : pack === 'deflate'
          ? createInflate()
          : null
  if (!unpack) throw new FetchRefused(`the encoding ${pack.slice(0, 40)}`)
  response.on('error', error => unpack.destroy(error))
  return response.pipe(unpack)
}

/** Counts unpacked bytes, so that a small body that unpacks to a large one is cut too. */
async function capped(stream: Readable, { cut }: Limits, signal: AbortSignal): Promise<Buffer> {
  const parts: Buffer[] = []
  let bytes = 0
  const stop = () => stream.destroy(new FetchRefused('out of time'))
  signal.addEventListener('abort', stop)
  try {
    for await (const part of stream as AsyncIterable<Buffer>) {
      bytes += part.length
      parts.push(part)
      if (bytes <= MOST_BYTES) continue
      if (!cut) throw new FetchRefused('too large')
      break
    }
    return Buffer.concat(parts).subarray(0, MOST_BYTES)
  } catch (error) {
    throw error instanceof FetchRefused ? error : new FetchRefused((error as Error).message)
  } finally {
    signal.removeEventListener('abort', stop)
    stream.destroy()
  }
}
