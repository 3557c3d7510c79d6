// Every call of the contract, as found at run time, with its row of tests/calls: the input of the suites that walk over all
// calls.
import { randomUUID } from 'node:crypto'
import { contract } from '#contract/index.ts'
import { type DeclaredCall, declaredCalls } from '#server/platform/http/declared.ts'
import { callRows } from '../calls/index.ts'
import type { CallRow, Input } from '../calls/row.ts'
import type { TestDatabase } from './database.ts'
import type { Sent } from './http.ts'

export const everyCall: readonly DeclaredCall[] = declaredCalls()

/** Number of files of each suite that share the calls: as many as there are workers. */
export const SHARDS = 2

/** Calls of the nth file of a suite, dealt like cards: the calls of an area cost alike, and are shared by all files. */
export const callsOfShard = (shard: number): readonly DeclaredCall[] =>
  everyCall.filter((_, nth) => nth % SHARDS === shard - 1)

export function rowOf({ name }: DeclaredCall): CallRow {
  const row = callRows.get(name)
  if (!row) throw new Error(`tests/calls has no row of ${name}.`)
  return row
}

export async function sampleOf(call: DeclaredCall, database: TestDatabase): Promise<Input> {
  return rowOf(call).sample(database)
}

/** User who can make a call with its sample. */
export const callerOf = ({ meta }: DeclaredCall): 'player' | 'admin' =>
  meta.access === 'admin' || meta.access === 'master' ? 'admin' : 'player'

/** Request that carries an input: fields of the path, then the query or the body. */
export function requestOf(call: DeclaredCall, input: Input): { path: string; sent: Sent } {
  const rest = { ...input }
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = rest[name]
    delete rest[name]
    return encodeURIComponent(asText(value))
  })
  if (call.method !== 'GET') return { path, sent: { method: call.method, body: rest, key: randomUUID() } }
  const query = new URLSearchParams(
    Object.entries(rest).flatMap(([name, value]) => {
      if (isList(value)) return value.map((one, nth) => [`${name}[${nth}]`, asText(one)])
      return value === undefined ? [] : [[name, asText(value)]]
    }),
  ).toString()
  return { path: query ? `${path}?${query}` : path, sent: { method: 'GET' } }
}

/** Whether a value is sent in a query by its items; an empty list would not be sent at all. */
export const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value) && value.length > 0

export const asText = (value: unknown): string =>
  typeof value === 'string' ? value.toWellFormed() : JSON.stringify(value)

type Schema = { safeParse: (value: unknown) => { success: boolean }; shape?: object; unwrap?: () => Schema }

/** Fields that an input of the call may have. */
export function inputFields({ name }: DeclaredCall): readonly string[] {
  let shape = inputShape(name)
  while (shape && !shape.shape && shape.unwrap) shape = shape.unwrap()
  return Object.keys(shape?.shape ?? {})
}

/** Shape of a call's input; undefined for a call without input. */
export function inputShape(name: string): Schema | undefined {
  const [area = '', call = ''] = name.split('.')
  const areas = contract as unknown as Record<string, Record<string, { '~orpc': { inputSchema?: Schema } }>>
  return areas[area]?.[call]?.['~orpc'].inputSchema
}
