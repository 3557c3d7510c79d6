// Exactly once: the key, the effect and the stored answer commit in one transaction (reliability.md rules 1 and 2).
import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { type Db, type Tx, transact } from '../../db/client.ts'
import { refuse } from '../refuse.ts'

export type KeyedCall = {
  userId: string
  key: string
  /** Name of the call, so that a key cannot be carried over to another. */
  call: string
  /** The input as received; the same key with another body is refused. */
  input: unknown
  now: Date
}

/**
 * Runs `effect` unless the key was used before; then the first answer is given again. A refusal thrown by `effect` rolls
 * everything back, the key too, so refused answers are not stored.
 */
export function once<Answer>(db: Db, call: KeyedCall, effect: (tx: Tx) => Promise<Answer>): Promise<Answer> {
  const bodyHash = hashOf(call.input)
  return transact(db, async tx => {
    // A parallel request with the same key waits here until the first has committed or rolled back.
    const { rowCount } = await tx.execute(sql`
      insert into idempotency_key (user_id, key, call, body_hash, created_at)
      values (${call.userId}, ${call.key}, ${call.call}, ${bodyHash}, ${call.now.toISOString()})
      on conflict do nothing`)
    if (!rowCount) return storedAnswer<Answer>(tx, call, bodyHash)
    const answer = await effect(tx)
    await tx.execute(sql`
      update idempotency_key set answer = ${JSON.stringify(answer)}::jsonb
      where user_id = ${call.userId} and key = ${call.key}`)
    return answer
  })
}

async function storedAnswer<Answer>(tx: Tx, call: KeyedCall, bodyHash: string): Promise<Answer> {
  const stored = await readAnswer<Answer>(tx, call, bodyHash)
  if (!stored) throw refuse('BUSY', { retryAfterSeconds: 1 })
  return stored.answer
}

/** What the key was answered before, or null. @throws KEY_REUSED */
export async function answerOf<Answer>(db: Db, call: KeyedCall): Promise<Answer | null> {
  return (await readAnswer<Answer>(db, call, hashOf(call.input)))?.answer ?? null
}

async function readAnswer<Answer>(db: Db | Tx, { userId, key, call }: KeyedCall, bodyHash: string) {
  const { rows } = await db.execute<{ call: string; bodyHash: string; answer: Answer }>(sql`
    select call, body_hash as "bodyHash", answer from idempotency_key where user_id = ${userId} and key = ${key}`)
  const stored = rows[0]
  if (stored && (stored.call !== call || stored.bodyHash !== bodyHash)) throw refuse('KEY_REUSED')
  return stored
}

/** Equal inputs hash equally, whatever the order of their fields. */
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
