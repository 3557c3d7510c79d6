// Answers of calls: JSON in one piece, compressed where it is worth it, or a file.
import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { encodingOf, pack } from './encodings.ts'

export type CallAnswer = { status: number; body: unknown }

/** Below this packing costs more than it saves. */
const WORTH_PACKING = 1_024

/** Writes it whole: nothing of an answer waits anywhere but in its connection, where what waits is counted. */
export async function answerCall(
  request: IncomingMessage,
  response: ServerResponse,
  answer: CallAnswer,
): Promise<void> {
  if (answer.body instanceof File) return answerFile(response, answer.status, answer.body)
  const bytes = Buffer.from(JSON.stringify(answer.body) ?? '')
  const encoding = bytes.length >= WORTH_PACKING ? encodingOf(request) : null
  const packed = encoding ? await pack(bytes, encoding) : bytes
  if (response.destroyed) return
  response.writeHead(answer.status, {
    'content-type': 'application/json',
    'content-length': packed.length,
    vary: 'accept-encoding',
    ...(encoding ? { 'content-encoding': encoding } : {}),
  })
  response.end(packed)
}

async function answerFile(response: ServerResponse, status: number, file: File): Promise<void> {
  response.writeHead(status, {
    'content-type': file.type,
    'content-length': file.size,
    'content-disposition': dispositionOf(file.name),
  })
  // Who does not wait for the end of a file is no news.
  await pipeline(Readable.from(file.stream()), response).catch(() => {})
}

/** The name twice: in letters that every program knows, and as it is. */
function dispositionOf(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\]/g, '_')
  const whole = encodeURIComponent(name).replace(/['()*]/g, mark => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`)
  return `inline; filename="${plain}"; filename*=utf-8''${whole}`
}
