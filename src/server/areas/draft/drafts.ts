// Reading drafts: lists, texts, the texts before the current one. Each statement names the owner.
import { type SQL, sql } from 'drizzle-orm'
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
  head: string
  characters: number
  version: number
  updatedAt: string
  copyOf: string | null
  removedAt: string | null
  submittedAt: string | null
}

/** As much of a text as its excerpt is made of: room for ruby and line breaks that do not show. */
const head = sql`left(text, ${8 * DRAFT_EXCERPT_LENGTH}::int)`

const columns = sql`
  draft_id as "draftId", place, target, name, ${head} as head, char_length(text) as characters, version,
  updated_at as "updatedAt", copy_of as "copyOf", removed_at as "removedAt", submitted_at as "submittedAt"`

const excerptOf = (text: string): string => oneLine(strip(text), DRAFT_EXCERPT_LENGTH)

const toDraft = <Row extends { head: string }>({ head: start, ...row }: Row) => ({ ...row, excerpt: excerptOf(start) })

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
  const { rows } = await db.execute<DraftRow & { text: string; fields: string }>(sql`
    select ${columns}, text, fields from draft where ${isIt(wanted)}`)
  if (!rows[0]) throw refuse('DRAFT_NOT_FOUND')
  return toDraft(rows[0])
}

/** Of a draft what a list shows. @throws DRAFT_NOT_FOUND */
export async function getDraftHead(tx: Tx, wanted: DraftOf) {
  const { rows } = await tx.execute<DraftRow>(sql`select ${columns} from draft where ${isIt(wanted)}`)
  if (!rows[0]) throw refuse('DRAFT_NOT_FOUND')
  return toDraft(rows[0])
}

/** @throws DRAFT_NOT_FOUND */
export async function listVersions(db: Db, wanted: DraftOf) {
  const { rows: found } = await db.execute(sql`select 1 from draft where ${isIt(wanted)}`)
  if (found.length === 0) throw refuse('DRAFT_NOT_FOUND')
  const { rows } = await db.execute<{
    version: number
    savedAt: string
    name: string
    head: string
    characters: number
  }>(sql`
    select version, saved_at as "savedAt", name, ${head} as head, char_length(text) as characters
    from draft_version where ${isIt(wanted)} order by version desc`)
  return { versionList: rows.map(toDraft) }
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
