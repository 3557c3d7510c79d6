// Saving a draft: compare-and-set on its version, and a copy where another device was first (reliability rule 8, B9).
import { sql } from 'drizzle-orm'
import { DRAFTS_KEPT_MOST, DRAFTS_MOST } from '#rules/drafts.ts'
import type { Tx } from '../../db/client.ts'
import { refuse } from '../../platform/refuse.ts'
import { isLive } from './drafts.ts'
import { keepVersion } from './keep-version.ts'

export type Sent = {
  userId: string
  draftId: string
  place: string
  target: string
  name: string
  text: string
  /** The version the device wrote on; 0 where it knows of no draft. */
  baseVersion: number
  /** Where the text goes when another device was first. */
  copyId: string
  /** The other fields of the form; left out by apps that do not know of them. */
  fields?: string | undefined
  /** The page that writes. */
  writer?: string | undefined
  now: Date
}

export type Stored = {
  place: string
  target: string
  name: string
  text: string
  fields: string
  version: number
  writer: string | null
  lost: number
  copyOf: string | null
  updatedAt: string
}

/** @throws DRAFT_NOT_FOUND, DRAFT_TOO_MANY, DRAFT_COPY_TAKEN */
export async function saveDraft(tx: Tx, sent: Sent) {
  await lockDrafts(tx, sent.userId)
  const current = await find(tx, sent.userId, sent.draftId)
  if (!current) {
    if (sent.baseVersion > 0) throw refuse('DRAFT_NOT_FOUND')
    await insert(tx, sent, sent.draftId, null)
    return { kind: 'saved' as const, version: 1, updatedAt: sent.now }
  }
  // Also what is sent again because its answer was lost.
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

/** One change of a user's drafts at a time: for versions, copies and how many there may be. */
export async function lockDrafts(tx: Tx, userId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${userId}, 2))`)
}

/**
 * @param already how many of those kept it is itself.
 * @throws DRAFT_TOO_MANY when one more draft would be too many.
 */
export async function checkRoom(tx: Tx, userId: string, already = 0): Promise<void> {
  const { rows } = await tx.execute<{ live: number; kept: number }>(sql`
    select count(*) filter (where ${isLive}) as live, count(*) as kept from draft where user_id = ${userId}`)
  const { live, kept } = rows[0] ?? { live: 0, kept: 0 }
  if (live >= DRAFTS_MOST || kept - already >= DRAFTS_KEPT_MOST) throw refuse('DRAFT_TOO_MANY')
}

/** The row is held until the transaction ends: sending a text and the job that deletes old drafts take no other lock. */
async function find(tx: Tx, userId: string, draftId: string): Promise<Stored | undefined> {
  const { rows } = await tx.execute<Stored>(sql`
    select place, target, name, text, fields, version, writer, lost, copy_of as "copyOf", updated_at as "updatedAt"
    from draft where user_id = ${userId} and draft_id = ${draftId} for update`)
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

/** The text so far becomes a version where it must be had again. What was removed or sent is being written again. */
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

/** The text that met another version becomes a draft of its own, once. */
async function keepCopy(tx: Tx, sent: Sent): Promise<{ draftId: string; version: number }> {
  const { userId, draftId, copyId, text } = sent
  const copy = await find(tx, userId, copyId)
  if (!copy) {
    await insert(tx, sent, copyId, draftId)
    return { draftId: copyId, version: 1 }
  }
  if (copy.copyOf !== draftId) throw refuse('DRAFT_COPY_TAKEN')
  if (copy.text === text) return { draftId: copyId, version: copy.version }
  // Written on since: the text that was sent is among the versions, or it is another text, which must not be lost.
  const { rows } = await tx.execute(sql`
    select 1 from draft_version where user_id = ${userId} and draft_id = ${copyId} and text = ${text} limit 1`)
  if (rows.length === 0) throw refuse('DRAFT_COPY_TAKEN')
  return { draftId: copyId, version: copy.version }
}
