// Answers of calls: JSON in one piece, compressed when that saves something, or a file.
import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { StreamedFile } from '../streamed-file.ts'
import { answerStream } from './answer-stream.ts'
import { encodingOf, pack } from './encodings.ts'

export type CallAnswer = { status: number; body: unknown }

/** Size in bytes below which compressing costs more than it saves. */
const WORTH_PACKING = 1_024

/** Writes the answer at once, so that unread bytes wait only in the connection, where they are counted. */
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
    // The length of a file that is made while it is sent is not known; a broken one ends without its last part.
    ...(file instanceof StreamedFile ? {} : { 'content-length': file.size }),
    'content-disposition': dispositionOf(file.name),
  })
  await answerStream(Readable.from(file.stream()), response)
}

/** Header with the file name twice: in ASCII for old programs, and in full. */
function dispositionOf(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\]/g, '_')
  const whole = encodeURIComponent(name).replace(/['()*]/g, mark => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`)
  return `inline; filename="${plain}"; filename*=utf-8''${whole}`
}
