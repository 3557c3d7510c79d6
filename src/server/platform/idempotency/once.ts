// Writing exactly once: the key, the effect and the stored answer commit in one transaction (reliability rules 1 and 2).
import { createHash } from 'node:crypto'
import { ORPCError } from '@orpc/server'
import { sql } from 'drizzle-orm'
import type { RefusalCode } from '#rules/refusals/index.ts'
import { type Db, type Tx, transact } from '../../db/client.ts'
import { columnsOf, type RowOf } from '../../db/select.ts'
import { refuse } from '../refuse.ts'
import { idempotencyKey } from '../tables.ts'

export type KeyedCall = {
  userId: string
  key: string
  /** Name of the call, so that a key cannot be used for another one. */
  call: string
  /** Input as received; the same key with another body is refused. */
  input: unknown
  now: Date
}

/**
 * Time for which a refusal stands for its key. A copy of the request may still be on its way when its sender has read the
 * refusal; accepted later, it would do what the user was told was not done. The time is longer than requests are under way,
 * and short enough for users who try again because the reason has gone.
 */
export const REFUSAL_STANDS_MS = 600_000

/** Statuses that only mean "later": the same key is to be tried again. */
const LATER = new Set([401, 408, 425, 429])

/**
 * Runs `effect` unless the key was used before; then the first answer is given again. A refusal thrown by `effect` rolls
 * everything back and stands for ten minutes; the key with another body then counts as a new act.
 */
export async function once<Answer>(db: Db, call: KeyedCall, effect: (tx: Tx) => Promise<Answer>): Promise<Answer> {
  const bodyHash = hashOf(call.input)
  try {
    return await transact(db, async tx => {
      // A parallel request with the same key waits here until the first one has committed or rolled back.
      const { rowCount } = await tx.execute(sql`
        insert into idempotency_key (user_id, key, call, body_hash, created_at)
        values (${call.userId}, ${call.key}, ${call.call}, ${bodyHash}, ${call.now.toISOString()})
        on conflict (user_id, key) do update set call = excluded.call, body_hash = excluded.body_hash,
          created_at = excluded.created_at, refusal = null
        where idempotency_key.refusal is not null and (idempotency_key.call <> excluded.call
          or idempotency_key.body_hash <> excluded.body_hash
          or idempotency_key.created_at < ${endedAt(call.now)})`)
      if (!rowCount) return storedAnswer<Answer>(tx, call, bodyHash)
      const answer = await effect(tx)
      await tx.execute(sql`
        update idempotency_key set answer = ${JSON.stringify(answer)}::jsonb
        where user_id = ${call.userId} and key = ${call.key}`)
      return answer
    })
  } catch (error) {
    if (!isRefusal(error)) throw error
    // Another copy was accepted between the two transactions; its answer counts.
    if (await keepRefusal(db, call, bodyHash, error.code)) throw error
    return storedAnswer<Answer>(db, call, bodyHash)
  }
}

const isRefusal = (error: unknown): error is ORPCError<RefusalCode, unknown> =>
  error instanceof ORPCError && error.status >= 400 && error.status < 500 && !LATER.has(error.status)

/** @returns whether the refusal stands: false when the key already has an answer */
async function keepRefusal(db: Db, call: KeyedCall, bodyHash: string, code: RefusalCode): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    insert into idempotency_key (user_id, key, call, body_hash, created_at, refusal)
    values (${call.userId}, ${call.key}, ${call.call}, ${bodyHash}, ${call.now.toISOString()}, ${code})
    on conflict (user_id, key) do update set refusal = idempotency_key.refusal
    where idempotency_key.refusal is not null`)
  return Boolean(rowCount)
}

async function storedAnswer<Answer>(db: Db | Tx, call: KeyedCall, bodyHash: string): Promise<Answer> {
  const stored = await readAnswer<Answer>(db, call, bodyHash)
  if (!stored) throw refuse('BUSY', { retryAfterSeconds: 1 })
  return stored.answer
}

/** The stored answer of a key, or null. @throws KEY_REUSED, and a refusal that still stands */
export async function answerOf<Answer>(db: Db, call: KeyedCall): Promise<Answer | null> {
  return (await readAnswer<Answer>(db, call, hashOf(call.input)))?.answer ?? null
}

const refusalColumn = columnsOf(idempotencyKey, null, ['refusal'])

async function readAnswer<Answer>(db: Db | Tx, { userId, key, call, now }: KeyedCall, bodyHash: string) {
  const { rows } = await db.execute<RowOf<typeof refusalColumn> & { isSame: boolean; answer: Answer }>(sql`
    select call = ${call} and body_hash = ${bodyHash} as "isSame", answer, ${refusalColumn} from idempotency_key
    where user_id = ${userId} and key = ${key}
      and (refusal is null or (call = ${call} and body_hash = ${bodyHash} and created_at >= ${endedAt(now)}))`)
  const stored = rows[0]
  if (stored && !stored.isSame) throw refuse('KEY_REUSED')
  if (stored?.refusal) throw refuse(stored.refusal)
  return stored
}

/** Time before which a refusal no longer stands. */
const endedAt = (now: Date): string => new Date(now.getTime() - REFUSAL_STANDS_MS).toISOString()

/** Hash of an input, the same for any order of its fields. */
export function hashOf(input: unknown): string {
  return createHash('sha256').update(canonical(input)).digest('base64url')
}

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (value !== null && typeof value === 'object') {
    const fields = Object.entries(value).filter(([, field]) => field !== undefined)
    return `{${fields
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, field]) => `${JSON.stringify(name)}:${canonical(field)}`)
      .join(',')}}`
  }
  return JSON.stringify(value) ?? 'null'
}
