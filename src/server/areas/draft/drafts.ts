// Reading drafts: lists, texts, the texts before the current one. Each statement names the owner.
import { type SQL, sql } from 'drizzle-orm'
import { draftCount } from '#rules/draft-count.ts'
import { DRAFT_EXCERPT_LENGTH } from '#rules/drafts.ts'
import { oneLine } from '#rules/text/excerpt.ts'
import { strip } from '#rules/text/notation.ts'
import type { Db, Tx } from '../../db/client.ts'
import { refuse } from '../../platform/refuse.ts'

type DraftRow = {
  draftId: string
  place: string
  target: string
  name: string
  text: string
  version: number
  updatedAt: string
  copyOf: string | null
  removedAt: string | null
  submittedAt: string | null
}

/** As much of a text as its excerpt is made of: room for ruby and line breaks that do not show. */
const HEAD = 8 * DRAFT_EXCERPT_LENGTH

const columns = sql`
  draft_id as "draftId", place, target, name, text, version,
  updated_at as "updatedAt", copy_of as "copyOf", removed_at as "removedAt", submitted_at as "submittedAt"`

const factsOf = (place: string, text: string) => ({
  excerpt: oneLine(strip(text.slice(0, HEAD)), DRAFT_EXCERPT_LENGTH),
  characters: draftCount(place, text),
})

const toDraft = <Row extends { place: string; text: string }>({ text, ...row }: Row) => ({
  ...row,
  ...factsOf(row.place, text),
})

/** Being written: neither removed nor sent. */
export const isLive: SQL = sql`removed_at is null and submitted_at is null`

type DraftQuery = { userId: string; offset: number; limit: number } & {
  [Name in 'place' | 'target']?: string | undefined
} & { removed?: boolean | undefined }

export async function listDrafts(db: Db, query: DraftQuery) {
  const shown = sql`
    user_id = ${query.userId} and (${isLive}) = ${!query.removed}
    and (${query.place ?? null}::text is null or place = ${query.place ?? null})
    and (${query.target ?? null}::text is null or target = ${query.target ?? null})`
  const { rows } = await db.execute<DraftRow>(sql`
    select ${columns} from draft where ${shown} order by updated_at desc, draft_id desc
    limit ${query.limit} offset ${query.offset}`)
  const { rows: counts } = await db.execute<{ count: number }>(sql`select count(*) as count from draft where ${shown}`)
  return { draftList: rows.map(toDraft), count: counts[0]?.count ?? 0 }
}

type DraftOf = { userId: string; draftId: string }

const isIt = ({ userId, draftId }: DraftOf): SQL => sql`user_id = ${userId} and draft_id = ${draftId}`

/** @throws DRAFT_NOT_FOUND, for a draft of somebody else as well. */
export async function getDraft(db: Db | Tx, wanted: DraftOf) {
  const { rows } = await db.execute<DraftRow & { fields: string }>(sql`
    select ${columns}, fields from draft where ${isIt(wanted)}`)
  if (!rows[0]) throw refuse('DRAFT_NOT_FOUND')
  return { ...toDraft(rows[0]), text: rows[0].text }
}

/** Of a draft what a list shows. @throws DRAFT_NOT_FOUND */
export async function getDraftHead(tx: Tx, wanted: DraftOf) {
  const { rows } = await tx.execute<DraftRow>(sql`select ${columns} from draft where ${isIt(wanted)}`)
  if (!rows[0]) throw refuse('DRAFT_NOT_FOUND')
  return toDraft(rows[0])
}

/** @throws DRAFT_NOT_FOUND */
export async function listVersions(db: Db, wanted: DraftOf) {
  const { rows: found } = await db.execute<{ place: string }>(sql`select place from draft where ${isIt(wanted)}`)
  const [draft] = found
  if (!draft) throw refuse('DRAFT_NOT_FOUND')
  const { rows } = await db.execute<{
    version: number
    savedAt: string
    name: string
    text: string
  }>(sql`
    select version, saved_at as "savedAt", name, text
    from draft_version where ${isIt(wanted)} order by version desc`)
  return { versionList: rows.map(({ text, ...row }) => ({ ...row, ...factsOf(draft.place, text) })) }
}

/** @throws DRAFT_NOT_FOUND where there is no such version any more either. */
export async function getVersion(db: Db, wanted: DraftOf & { version: number }) {
  const { rows } = await db.execute<{
    version: number
    savedAt: string
    name: string
    text: string
    fields: string
  }>(sql`
    select version, updated_at as "savedAt", name, text, fields from draft
    where ${isIt(wanted)} and version = ${wanted.version}
    union all
    select version, saved_at, name, text, fields from draft_version where ${isIt(wanted)} and version = ${wanted.version}`)
  if (!rows[0]) throw refuse('DRAFT_NOT_FOUND')
  return rows[0]
}
