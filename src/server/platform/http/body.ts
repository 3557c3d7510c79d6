// Reading the body of a call: bounded, valid UTF-8, and JSON or a form.
import type { IncomingMessage } from 'node:http'
import { refuse } from '../refuse.ts'

/** The longest draft in Japanese, three bytes a character, with room for its fields; files have calls of their own. */
export const MAX_BODY_BYTES = 768 * 1024

/** The parsed body, or undefined when there is none. @throws TOO_LARGE or MALFORMED */
export async function readBody(request: IncomingMessage): Promise<unknown> {
  if (Number(request.headers['content-length'] ?? 0) > MAX_BODY_BYTES) throw refuse('TOO_LARGE')
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > MAX_BODY_BYTES) throw refuse('TOO_LARGE')
    chunks.push(chunk)
  }
  if (size === 0) return undefined
  const type = request.headers['content-type'] ?? ''
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks))
    if (type.startsWith('application/json')) return JSON.parse(text)
    if (type.startsWith('application/x-www-form-urlencoded')) return new URLSearchParams(text)
  } catch {
    throw refuse('MALFORMED')
  }
  throw refuse('MALFORMED')
}
