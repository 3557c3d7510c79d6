// Legal documents: the version in force, earlier ones, a new one. Until the office has written one, the service's own text
// stands in its place.

import { sql } from 'drizzle-orm'
import type { LegalDocument } from '#rules/legal-document-address.ts'
import { LEGAL_DOCUMENT_MAX } from '#rules/legal-documents.ts'
import { maxDigits } from '#rules/validation/lengths.ts'
import { required } from '#rules/validation/standard.ts'
import type { Db, Tx } from '../../db/client.ts'
import { type Absent, columnsOf, type RowOf } from '../../db/select.ts'
import { refuse } from '../../platform/refuse.ts'
import type { AdminId } from '../../platform/rights.ts'
import { submitDraft } from '../draft/end-draft.ts'
import { appUser, legalDocument } from '../identity/tables.ts'
import { defaultTexts } from './default-texts.ts'

type Named = { documentId: LegalDocument }
const columns = columnsOf(legalDocument, null, { body: 'body', version: 'version', publishedAt: 'createdAt' })
const listed = columnsOf(legalDocument, 'd', { version: 'version', publishedAt: 'createdAt' })
const ofUser = columnsOf(appUser, 'u', ['userName'])
type Row = RowOf<typeof columns>

export async function get(db: Db | Tx, { documentId }: Named) {
  const { rows } = await db.execute<Row>(sql`
    select ${columns} from legal_document where document_id = ${documentId} order by version desc limit 1`)
  return { documentId, ...(rows[0] ?? { body: defaultTexts[documentId], version: 0, publishedAt: null }) }
}

const MOST_VERSIONS = 200

export async function versions(db: Db, { documentId }: Named) {
  const { rows } = await db.execute<RowOf<typeof listed> & Absent<RowOf<typeof ofUser>>>(sql`
    select ${listed}, ${ofUser} from legal_document d left join app_user u on u.user_id = d.created_by
    where d.document_id = ${documentId} order by d.version desc limit ${MOST_VERSIONS}`)
  return { versionList: rows }
}

/** @throws NOT_FOUND */
export async function version(db: Db, { documentId, version }: Named & { version: number }) {
  const { rows } = await db.execute<Row>(sql`
    select ${columns} from legal_document where document_id = ${documentId} and version = ${version}`)
  if (!rows[0]) throw refuse('NOT_FOUND')
  return { documentId, ...rows[0] }
}

type Writing = Named & { version: number; body: string; draftId: string | null; adminId: AdminId; now: Date }

/** @throws DOCUMENT_EMPTY, DOCUMENT_TOO_LONG, DOCUMENT_CHANGED */
export async function publish(tx: Tx, { documentId, version, body, draftId, adminId, now }: Writing) {
  if (!required(body)) throw refuse('DOCUMENT_EMPTY')
  if (!maxDigits(body, LEGAL_DOCUMENT_MAX)) throw refuse('DOCUMENT_TOO_LONG')
  // Two who publish at once: the second finds the first one's version.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`legal-document ${documentId}`}))`)
  if ((await get(tx, { documentId })).version !== version) throw refuse('DOCUMENT_CHANGED')
  await tx.execute(sql`
    insert into legal_document (document_id, version, body, created_at, created_by)
    values (${documentId}, ${version + 1}, ${body}, ${now.toISOString()}, ${adminId})`)
  await submitDraft(tx, adminId, draftId, now)
  return { documentId, version: version + 1, body, publishedAt: now }
}
