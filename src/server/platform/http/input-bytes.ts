// Largest possible body of a call in bytes, computed from the shape of its input.
import * as z from 'zod'
import { MAX_BODY_BYTES } from './body.ts'

/** A body without fields may still have some white space. */
const LEAST_BYTES = 1_024
/** Bytes of a UTF-16 unit written as \u3042. */
const UNIT_BYTES = 6
const NUMBER_BYTES = 32

type Shape = {
  type?: string
  properties?: Record<string, Shape>
  items?: Shape
  anyOf?: Shape[]
  enum?: unknown[]
  const?: unknown
  maxLength?: number
  maxItems?: number
}

/**
 * Bytes of the longest JSON or form that a valid input can have; the limit of all bodies when the shape does not bound it.
 */
export function mostInputBytes(schema: unknown): number {
  if (schema === undefined) return LEAST_BYTES
  const shape = z.toJSONSchema(schema as z.ZodType, { io: 'input', unrepresentable: 'any' }) as Shape
  return Math.min(MAX_BODY_BYTES, LEAST_BYTES + most(shape))
}

function most(shape: Shape): number {
  if (shape.anyOf) return Math.max(...shape.anyOf.map(most))
  const values = shape.enum ?? (shape.const === undefined ? undefined : [shape.const])
  if (values) return Math.max(...values.map(value => JSON.stringify(value).length * UNIT_BYTES))
  if (shape.type === 'string') return 2 + (shape.maxLength ?? Number.POSITIVE_INFINITY) * UNIT_BYTES
  if (shape.type === 'array') return 2 + (shape.maxItems ?? Number.POSITIVE_INFINITY) * (most(shape.items ?? {}) + 1)
  if (shape.type === 'object' && shape.properties) {
    const fields = Object.entries(shape.properties)
    return fields.reduce((sum, [name, field]) => sum + (name.length + 1) * UNIT_BYTES + most(field) + 2, 2)
  }
  if (['number', 'integer', 'boolean', 'null'].includes(shape.type ?? '')) return NUMBER_BYTES
  return Number.POSITIVE_INFINITY
}
