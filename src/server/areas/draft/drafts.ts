// Reading drafts: lists, texts, earlier versions. Each statement names the owner.
import { type SQL, sql } from 'drizzle-orm'
import { draftCount } from '#rules/draft-count.ts'
import { DRAFT_EXCERPT_LENGTH } from '#rules/drafts.ts'
import { oneLine } from '#rules/text/excerpt.ts'
import { strip } from '#rules/text/notation.ts'
import type { Db, Tx } from '../../db/client.ts'
import { columnsOf, countOf, type RowOf } from '../../db/select.ts'
import { refuse } from '../../platform/refuse.ts'
import { draft, draftVersion } from './tables.ts'

/** Part of a text that is read for its excerpt: with room for ruby and line breaks, which are not shown. */
const HEAD = 8 * DRAFT_EXCERPT_LENGTH

const columns = columnsOf(draft, null, [
  'draftId',
  'place',
  'target',
  'name',
  'text',
  'version',
  'updatedAt',
  'copyOf',
  'removedAt',
  'submittedAt',
])
const newest = columnsOf(draft, null, { version: 'version', savedAt: 'updatedAt', name: 'name', text: 'text' })
const version = columnsOf(draftVersion, null, ['version', 'savedAt', 'name', 'text'])

const fieldsColumn = columnsOf(draft, null, ['fields'])

type DraftRow = RowOf<typeof columns>
type VersionRow = RowOf<typeof version>

const factsOf = (place: string, text: string) => ({
  excerpt: oneLine(strip(text.slice(0, HEAD)), DRAFT_EXCERPT_LENGTH),
  characters: draftCount(place, text),
})

const toDraft = <Row extends { place: string; text: string }>({ text, ...row }: Row) => ({
  ...row,
  ...factsOf(row.place, text),
})

/** Condition that a draft is being written: neither removed nor sent. */
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
  const count = await countOf(db, sql`draft where ${shown}`)
  return { draftList: rows.map(toDraft), count }
}

type DraftOf = { userId: string; draftId: string }

const isIt = ({ userId, draftId }: DraftOf): SQL => sql`user_id = ${userId} and draft_id = ${draftId}`

/** @throws DRAFT_NOT_FOUND, for a draft of somebody else as well. */
export async function getDraft(db: Db | Tx, wanted: DraftOf) {
  const { rows } = await db.execute<DraftRow & RowOf<typeof fieldsColumn>>(sql`
    select ${columns}, ${fieldsColumn} from draft where ${isIt(wanted)}`)
  if (!rows[0]) throw refuse('DRAFT_NOT_FOUND')
  return { ...toDraft(rows[0]), text: rows[0].text }
}

/** Fields of a draft for lists. @throws DRAFT_NOT_FOUND */
export async function getDraftHead(tx: Tx, wanted: DraftOf) {
  const { rows } = await tx.execute<DraftRow>(sql`select ${columns} from draft where ${isIt(wanted)}`)
  if (!rows[0]) throw refuse('DRAFT_NOT_FOUND')
  return toDraft(rows[0])
}

const placeColumn = columnsOf(draft, null, ['place'])

/** @throws DRAFT_NOT_FOUND */
export async function listVersions(db: Db, wanted: DraftOf) {
  const { rows: found } = await db.execute<RowOf<typeof placeColumn>>(
    sql`select ${placeColumn} from draft where ${isIt(wanted)}`,
  )
  const place = found[0]?.place
  if (place === undefined) throw refuse('DRAFT_NOT_FOUND')
  const { rows } = await db.execute<VersionRow>(sql`
    select ${version} from draft_version where ${isIt(wanted)} order by version desc`)
  return { versionList: rows.map(({ text, ...row }) => ({ ...row, ...factsOf(place, text) })) }
}

/** One version of a draft. @throws DRAFT_NOT_FOUND also when the version no longer exists */
export async function getVersion(db: Db, wanted: DraftOf & { version: number }) {
  const { rows } = await db.execute<VersionRow & RowOf<typeof fieldsColumn>>(sql`
    select ${newest}, ${fieldsColumn} from draft
    where ${isIt(wanted)} and version = ${wanted.version}
    union all
    select ${version}, ${fieldsColumn} from draft_version where ${isIt(wanted)} and version = ${wanted.version}`)
  if (!rows[0]) throw refuse('DRAFT_NOT_FOUND')
  return rows[0]
}
