// The archive of own data as its user asks for it, looks at it and fetches it.
import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { dayInJapan } from '#rules/ages.ts'
import { formatSeinengappi } from '#rules/birth-dates.ts'
import { OWN_DATA_TYPE, ownDataFile } from '#rules/leaving.ts'
import type { Db, Tx } from '../../db/client.ts'
import type { CallContext } from '../../platform/context.ts'
import { deleteFilesLater } from '../../platform/jobs/delete-files.ts'
import { enqueue } from '../../platform/jobs/run.ts'
import { refuse } from '../../platform/refuse.ts'
import { StreamedFile } from '../../platform/streamed-file.ts'
import { archiveKey } from './archive-files.ts'
import { MAKE_JOB, PART_COUNT } from './make-archive.ts'
import { ownData } from './tables.ts'

type Known = { userId: string; now: Date }

const ownRow = async (db: Db | Tx, { userId, now }: Known) => {
  const [row] = await db.select().from(ownData).where(eq(ownData.userId, userId))
  return row && (row.endsAt === null || row.endsAt > now) ? row : null
}

export async function ownDataState(db: Db | Tx, known: Known) {
  const row = await ownRow(db, known)
  if (!row) return { archive: null }
  const { state, done, total, bytes, readyAt, endsAt } = row
  return { archive: { state, done, total, bytes, readyAt, endsAt } }
}

/** Begins an archive; one that is being made goes on instead. An older one goes. */
export async function makeOwnData(tx: Tx, known: Known) {
  const { userId, now } = known
  const [before] = await tx.select().from(ownData).where(eq(ownData.userId, userId)).for('update')
  if (before?.state === 'making') return ownDataState(tx, known)
  if (before) await deleteFilesLater(tx, [archiveKey(before.archiveId)])
  const fresh = {
    archiveId: randomBytes(16).toString('hex'),
    ...{ state: 'making' as const, done: 0, total: PART_COUNT, bytes: null },
    ...{ askedAt: now, workedAt: now, readyAt: null, endsAt: null },
  }
  await tx
    .insert(ownData)
    .values({ userId, ...fresh })
    .onConflictDoUpdate({ target: ownData.userId, set: fresh })
  await enqueue(tx, { name: MAKE_JOB, payload: { archiveId: fresh.archiveId }, key: `${MAKE_JOB}:${fresh.archiveId}` })
  return ownDataState(tx, known)
}

/** @throws OWN_DATA_ENDED */
export async function downloadOwnData(db: Db, known: Known, { files }: CallContext): Promise<File> {
  const row = await ownRow(db, known)
  if (row?.state !== 'ready' || row.readyAt === null) throw refuse('OWN_DATA_ENDED')
  const key = archiveKey(row.archiveId)
  if (!(await files.exists(key))) throw refuse('OWN_DATA_ENDED')
  const name = ownDataFile(formatSeinengappi(dayInJapan(row.readyAt)))
  return new StreamedFile(await files.getStream(key), name, OWN_DATA_TYPE)
}
