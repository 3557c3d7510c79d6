// GET /api/openapi.json, made once from the contract, when it is first asked for: at a start it was half of the work.
import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { OpenAPIGenerator } from '@orpc/openapi'
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4'
import { contract } from '#contract/index.ts'
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

/** Once a process, at the first request: the contract does not change while it runs. */
export function makeOpenApiDocument(): Promise<OpenApiDocument> {
  made ??= packOpenApi()
  return made
}

async function packOpenApi(): Promise<OpenApiDocument> {
  const plain = Buffer.from(JSON.stringify(await generateOpenApi()))
  const [br, gzip] = await Promise.all([pack(plain, 'br', 'always'), pack(plain, 'gzip')])
  return { tag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`, plain, br, gzip }
}

export function answerOpenApi(request: IncomingMessage, response: ServerResponse, document: OpenApiDocument): void {
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
  response.end(request.method === 'HEAD' ? undefined : bytes)
}
