// Saving a draft: compare-and-set on its version, and a copy when another device was first (reliability rule 8, B9).
import { sql } from 'drizzle-orm'
import { DRAFTS_KEPT_MOST, DRAFTS_MOST } from '#rules/drafts.ts'
import type { Tx } from '../../db/client.ts'
import { columnsOf, type RowOf } from '../../db/select.ts'
import { refuse } from '../../platform/refuse.ts'
import { isLive } from './drafts.ts'
import { keepVersion } from './keep-version.ts'
import { draft } from './tables.ts'

export type Sent = {
  userId: string
  draftId: string
  place: string
  target: string
  name: string
  text: string
  /** Version that the device edited; 0 when it knows of no draft. */
  baseVersion: number
  /** Id for the copy when another device was first. */
  copyId: string
  /** Other fields of the form; left out by apps that do not know of them. */
  fields?: string | undefined
  /** Id of the page that writes. */
  writer?: string | undefined
  now: Date
}

const columns = columnsOf(draft, null, [
  'place',
  'target',
  'name',
  'text',
  'fields',
  'version',
  'writer',
  'lost',
  'copyOf',
  'updatedAt',
])
export type Stored = RowOf<typeof columns>

/** @throws DRAFT_NOT_FOUND, DRAFT_TOO_MANY, DRAFT_COPY_TAKEN */
export async function saveDraft(tx: Tx, sent: Sent) {
  await lockDrafts(tx, sent.userId)
  const current = await find(tx, sent.userId, sent.draftId)
  if (!current) {
    if (sent.baseVersion > 0) throw refuse('DRAFT_NOT_FOUND')
    await insert(tx, sent, sent.draftId, null)
    return { kind: 'saved' as const, version: 1, updatedAt: sent.now }
  }
  // This includes a repetition of a request whose answer was lost.
  if (isSame(current, sent)) return { kind: 'saved' as const, version: current.version, updatedAt: current.updatedAt }
  if (current.version === sent.baseVersion) {
    await replace(tx, current, sent)
    return { kind: 'saved' as const, version: sent.baseVersion + 1, updatedAt: sent.now }
  }
  const { version, text, name, fields, updatedAt } = current
  return {
    kind: 'conflict' as const,
    current: { version, text, name, fields, updatedAt },
    copy: await keepCopy(tx, sent),
  }
}

/** Locks a user's drafts, because versions, copies and their number depend on all of them. */
export async function lockDrafts(tx: Tx, userId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${userId}, 2))`)
}

/**
 * Checks that one more draft may be kept.
 * @param already number of kept drafts that are the draft itself
 * @throws DRAFT_TOO_MANY
 */
export async function checkRoom(tx: Tx, userId: string, already = 0): Promise<void> {
  const { rows } = await tx.execute<{ live: number; kept: number }>(sql`
    select count(*) filter (where ${isLive}) as live, count(*) as kept from draft where user_id = ${userId}`)
  const { live, kept } = rows[0] ?? { live: 0, kept: 0 }
  if (live >= DRAFTS_MOST || kept - already >= DRAFTS_KEPT_MOST) throw refuse('DRAFT_TOO_MANY')
}

/**
 * Reads a draft and locks its row until the transaction ends, because sending a text and the job that deletes old drafts
 * take no other lock.
 */
async function find(tx: Tx, userId: string, draftId: string): Promise<Stored | undefined> {
  const { rows } = await tx.execute<Stored>(sql`
    select ${columns} from draft where user_id = ${userId} and draft_id = ${draftId} for update`)
  return rows[0]
}

const isSame = (stored: Stored, sent: Sent): boolean =>
  stored.text === sent.text &&
  stored.name === sent.name &&
  stored.fields === (sent.fields ?? stored.fields) &&
  stored.place === sent.place &&
  stored.target === sent.target

async function insert(tx: Tx, sent: Sent, draftId: string, copyOf: string | null): Promise<void> {
  await checkRoom(tx, sent.userId)
  await tx.execute(sql`
    insert into draft (user_id, draft_id, place, target, name, text, fields, version, writer, copy_of, updated_at)
    values (${sent.userId}, ${draftId}, ${sent.place}, ${sent.target}, ${sent.name}, ${sent.text}, ${sent.fields ?? ''}, 1,
      ${sent.writer ?? null}, ${copyOf}, ${sent.now.toISOString()})`)
}

/**
 * Replaces the text, and stores the old one as a version if necessary. A removed or sent draft becomes one that is being
 * written.
 */
async function replace(tx: Tx, current: Stored, sent: Sent): Promise<void> {
  const { userId, draftId, baseVersion } = sent
  const fields = sent.fields ?? current.fields
  const lost = await keepVersion(tx, current, { ...sent, fields, writer: sent.writer ?? null })
  await tx.execute(sql`
    update draft set place = ${sent.place}, target = ${sent.target}, name = ${sent.name}, text = ${sent.text},
      fields = ${fields}, version = version + 1, writer = ${sent.writer ?? null}, lost = ${lost},
      updated_at = ${sent.now.toISOString()}, removed_at = null, submitted_at = null
    where user_id = ${userId} and draft_id = ${draftId} and version = ${baseVersion}`)
}

/** Stores the text that met another version as a separate draft, once. */
async function keepCopy(tx: Tx, sent: Sent): Promise<{ draftId: string; version: number }> {
  const { userId, draftId, copyId, text } = sent
  const copy = await find(tx, userId, copyId)
  if (!copy) {
    await insert(tx, sent, copyId, draftId)
    return { draftId: copyId, version: 1 }
  }
  if (copy.copyOf !== draftId) throw refuse('DRAFT_COPY_TAKEN')
  if (copy.text === text) return { draftId: copyId, version: copy.version }
  // The copy was edited since. Either the sent text is among its versions, or it is another text, which must not be lost.
  const { rows } = await tx.execute(sql`
    select 1 from draft_version where user_id = ${userId} and draft_id = ${copyId} and text = ${text} limit 1`)
  if (rows.length === 0) throw refuse('DRAFT_COPY_TAKEN')
  return { draftId: copyId, version: copy.version }
}
