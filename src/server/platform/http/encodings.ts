// Compression of answers, by the encodings that the client accepts.
import type { IncomingMessage } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip'

/** The best encoding that the caller accepts, or null. */
export function encodingOf({ headers }: IncomingMessage): Encoding | null {
  const accepted = String(headers['accept-encoding'] ?? '')
    .toLowerCase()
    .split(',')
    .map(item => item.trim())
    .filter(item => !/;\s*q=0(?:\.0*)?$/.test(item))
    .map(item => item.split(';')[0]?.trim())
  if (accepted.includes('br')) return 'br'
  return accepted.includes('gzip') ? 'gzip' : null
}

const brotlied = promisify(brotliCompress)
const gzipped = promisify(gzip)

/** Low effort, for answers that are compressed for one request only. */
const QUICK = 4
/** High effort, for files that are compressed once for everybody. */
const THOROUGH = 9

/** Compresses bytes outside the main thread. */
export function pack(bytes: Buffer, encoding: Encoding, effort: 'quick' | 'thorough' = 'quick'): Promise<Buffer> {
  if (encoding === 'gzip') return gzipped(bytes)
  return brotlied(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: effort === 'quick' ? QUICK : THOROUGH,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  })
}
