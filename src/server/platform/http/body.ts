// Reading the body of a call: bounded, valid UTF-8, and JSON or a form. Bodies stay in memory while their calls run, so
// there is a limit for all of them together, and one for each caller.
import type { IncomingMessage } from 'node:http'
import { refuse } from '../refuse.ts'

/**
 * Limit for a body: the longest draft in Japanese, three bytes per character, with room for its fields. Files have calls of
 * their own.
 */
export const MAX_BODY_BYTES = 768 * 1024

/** Limits in bytes for bodies in memory: of all callers, and of one. */
export type BodyCaps = { inAll: number; perCaller: number }
export const bodyCaps: BodyCaps = { inAll: 48 * 1024 * 1024, perCaller: 8 * 1024 * 1024 }

const RETRY_SECONDS = 2

/** Count of the bytes of one body. */
export type Hold = {
  /** Counts received bytes. @throws BUSY when there is no room for them */
  add: (bytes: number) => void
  /** Ends the count, when the body is no longer in memory. */
  release: () => void
}

/**
 * Counts the bodies in memory. @returns function that opens the count of a body for a caller (a user, or the address of a
 * guest)
 */
export function createBodyStore(caps: BodyCaps = bodyCaps): (caller: string) => Hold {
  const ofCaller = new Map<string, number>()
  let held = 0
  return caller => {
    let mine = 0
    const count = (bytes: number): void => {
      mine += bytes
      held += bytes
      const left = (ofCaller.get(caller) ?? 0) + bytes
      if (left > 0) ofCaller.set(caller, left)
      else ofCaller.delete(caller)
    }
    return {
      add: bytes => {
        if (held + bytes > caps.inAll || (ofCaller.get(caller) ?? 0) + bytes > caps.perCaller) {
          throw refuse('BUSY', { retryAfterSeconds: RETRY_SECONDS })
        }
        count(bytes)
      },
      release: () => count(-mine),
    }
  }
}

/** Refuses a body with a declared length above `most` before reading it. @throws TOO_LARGE */
export function checkDeclaredLength({ headers }: IncomingMessage, most = MAX_BODY_BYTES): void {
  if (Number(headers['content-length'] ?? 0) > most) throw refuse('TOO_LARGE')
}

/**
 * The parsed body, or undefined when there is none.
 * @param most limit in bytes
 * @throws TOO_LARGE, MALFORMED (also for a body cut off half-way) or BUSY
 */
export async function readBody(request: IncomingMessage, most: number, hold: Hold): Promise<unknown> {
  checkDeclaredLength(request, most)
  const bytes = await readBytes(request, most, hold)
  if (bytes.length === 0) return undefined
  const type = request.headers['content-type'] ?? ''
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    if (type.startsWith('application/json')) return JSON.parse(text)
    if (type.startsWith('application/x-www-form-urlencoded')) return new URLSearchParams(text)
  } catch {
    throw refuse('MALFORMED')
  }
  throw refuse('MALFORMED')
}

/**
 * Reads by events instead of iterating: leaving an iteration would end the connection, which is still needed to answer a
 * refusal.
 */
function readBytes(request: IncomingMessage, most: number, hold: Hold): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    // A request whose caller left during admission sends no further event.
    if (request.destroyed) return reject(refuse('MALFORMED'))
    const chunks: Buffer[] = []
    let size = 0
    const stop = (error: unknown): void => {
      chunks.length = 0
      request.off('data', take)
      // The rest of the body is discarded as it arrives.
      request.resume()
      reject(error)
    }
    const take = (chunk: Buffer): void => {
      size += chunk.length
      try {
        if (size > most) throw refuse('TOO_LARGE')
        hold.add(chunk.length)
        chunks.push(chunk)
      } catch (error) {
        stop(error)
      }
    }
    request.on('data', take)
    request.once('end', () => resolve(Buffer.concat(chunks)))
    request.once('error', () => stop(refuse('MALFORMED')))
    request.once('close', () => reject(refuse('MALFORMED')))
  })
}
