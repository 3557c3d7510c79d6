// GET /api/openapi.json, made from the contract by the build of the server, whose files are read when they are first asked for. A server
// that runs from its sources makes it then, which takes a second in which it answers nobody.
import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { OpenAPIGenerator } from '@orpc/openapi'
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4'
import { contract } from '#contract/index.ts'
import { answerStream } from './answer-stream.ts'
import { type Encoding, encodingOf, pack } from './encodings.ts'

export async function generateOpenApi(): Promise<unknown> {
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] })
  return generator.generate(contract, {
    info: { title: 'Tsumugi', version: '1.0.0' },
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    security: [{ bearer: [] }],
  })
}

/** The document ready to be sent: the same bytes for everybody. */
export type OpenApiDocument = { tag: string; plain: Buffer } & Record<Encoding, Buffer>

let made: Promise<OpenApiDocument> | undefined

/** Document of this process, made once at the first request, because the contract does not change while the process runs. */
export function makeOpenApiDocument(): Promise<OpenApiDocument> {
  made ??= readDocument(dirname(fileURLToPath(import.meta.url))).catch(packOpenApi)
  return made
}

const fileNames = { plain: 'openapi.json', br: 'openapi.json.br', gzip: 'openapi.json.gz' } as const

/** Files of the build, which lie beside its code. @throws beside a source */
async function readDocument(folder: string): Promise<OpenApiDocument> {
  const read = (form: keyof typeof fileNames) => readFile(join(folder, fileNames[form]))
  const [plain, br, gzip] = await Promise.all([read('plain'), read('br'), read('gzip')])
  return { tag: tagOf(plain), plain, br, gzip }
}

/** Writes the files of a build. */
export async function writeOpenApi(folder: string): Promise<void> {
  const document = await packOpenApi()
  const write = (form: keyof typeof fileNames) => writeFile(join(folder, fileNames[form]), document[form])
  await Promise.all([write('plain'), write('br'), write('gzip')])
}

async function packOpenApi(): Promise<OpenApiDocument> {
  const plain = Buffer.from(JSON.stringify(await generateOpenApi()))
  const [br, gzip] = await Promise.all([pack(plain, 'br', 'always'), pack(plain, 'gzip')])
  return { tag: tagOf(plain), plain, br, gzip }
}

const tagOf = (plain: Buffer): string => `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`

/** Size of the pieces in which the document is sent, in bytes. */
const PIECE = 64 * 1024

/** Pieces of the document's bytes, which are not copied. */
function* piecesOf(bytes: Buffer): Generator<Buffer> {
  for (let at = 0; at < bytes.length; at += PIECE) yield bytes.subarray(at, at + PIECE)
}

/**
 * The document is some megabytes long where it is not packed: in one piece for each, twenty who ask for it at once would reach the cap
 * on unread answers, and some of them would be cut off.
 */
export async function answerOpenApi(
  request: IncomingMessage,
  response: ServerResponse,
  document: OpenApiDocument,
): Promise<void> {
  response.setHeader('etag', document.tag)
  response.setHeader('vary', 'accept-encoding')
  response.setHeader('cache-control', 'no-cache')
  if (request.headers['if-none-match'] === document.tag) {
    response.writeHead(304).end()
    return
  }
  const encoding = encodingOf(request)
  const bytes = document[encoding ?? 'plain']
  response.writeHead(200, {
    'content-type': 'application/json',
    'content-length': bytes.length,
    ...(encoding ? { 'content-encoding': encoding } : {}),
  })
  if (request.method === 'HEAD') response.end()
  else await answerStream(Readable.from(piecesOf(bytes)), response)
}
