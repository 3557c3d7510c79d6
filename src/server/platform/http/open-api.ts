// GET /api/openapi.json, made from the contract.
import { OpenAPIGenerator } from '@orpc/openapi'
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4'
import { contract } from '#contract/index.ts'

export async function generateOpenApi(): Promise<unknown> {
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] })
  return generator.generate(contract, {
    info: { title: 'Tsumugi', version: '1.0.0' },
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    security: [{ bearer: [] }],
  })
}

/** The document, made once when it is first asked for. */
export function openApiOnce(): () => Promise<unknown> {
  let document: Promise<unknown> | undefined
  return () => {
    document ??= generateOpenApi()
    return document
  }
}
