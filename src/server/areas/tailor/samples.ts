// Samples on a creator's page: pictures or short texts, the newest first.
import { eq, sql } from 'drizzle-orm'
import { creatorFaults, makesPictures, SAMPLES_MOST } from '#rules/tailor.ts'
import type { Db, Tx } from '../../db/client.ts'
import { columnsOf, countOf, type RowOf } from '../../db/select.ts'
import type { Own } from '../../platform/own.ts'
import { refuse } from '../../platform/refuse.ts'
import { ownCreator } from './own-creator.ts'
import { samplePictures } from './pictures.ts'
import { type creatorPicture, creatorSample } from './tables.ts'

const columns = columnsOf(creatorSample, 's', ['sampleId', 'title', 'body'])
type Picture = Pick<typeof creatorPicture.$inferSelect, 'picture' | 'width' | 'height'>
type Of = { userId: string; classCode: number }

export async function samplesOf(db: Db | Tx, { userId, classCode }: Of) {
  const { rows } = await db.execute<RowOf<typeof columns> & { picture: Picture | null }>(sql`
    select ${columns}, (select json_build_object('picture', p.picture, 'width', p.width, 'height', p.height)
      from creator_picture p where p.sample_id = s.sample_id) as picture
    from creator_sample s where s.user_id = ${userId} and s.class_code = ${classCode} order by s.sample_id desc`)
  return rows
}

type Added = {
  userId: string
  creatorKbn: number
  title: string
  body: string
  pictureId: string | null
  now: Date
}

/** @throws CREATOR_NOT_FOUND, CREATOR_FAULT, SAMPLES_MOST, TAILOR_PICTURE_NOT_FOUND */
export async function addSample(tx: Tx, { userId, creatorKbn, title, body, pictureId, now }: Added) {
  const own = await ownCreator(tx, { userId, creatorKbn })
  const isPicture = makesPictures(own.creatorKbn)
  const faults = { ...creatorFaults({ sampleTitle: title }), ...(isPicture ? {} : creatorFaults({ sampleBody: body })) }
  if (Object.keys(faults).length > 0 || isPicture !== (pictureId !== null)) throw refuse('CREATOR_FAULT')
  // Samples of a creator are counted one after the other.
  await tx.execute(sql`select 1 from app_user where user_id = ${userId} for no key update`)
  const kept = await countOf(tx, sql`creator_sample where user_id = ${userId} and class_code = ${own.classCode}`)
  if (kept >= SAMPLES_MOST) throw refuse('SAMPLES_MOST')
  const [made] = await tx
    .insert(creatorSample)
    .values({ userId, classCode: own.classCode, title: title.trim(), body: isPicture ? '' : body, createdAt: now })
    .returning({ sampleId: creatorSample.sampleId })
  const sampleId = made?.sampleId ?? 0
  if (pictureId !== null) {
    const { rowCount } = await tx.execute(sql`
      update creator_picture set sample_id = ${sampleId} where user_id = ${userId} and picture_id = ${pictureId}
        and stored_at is not null and sample_id is null`)
    if (!rowCount) throw refuse('TAILOR_PICTURE_NOT_FOUND')
  }
  const found = (await samplesOf(tx, own)).find(sample => sample.sampleId === sampleId)
  if (!found) throw new Error('A sample was not written.')
  return found
}

export async function removeSample(tx: Tx, { own: { sampleId } }: { own: Own<{ sampleId: number }> }) {
  await samplePictures.remove(tx, sampleId)
  await tx.delete(creatorSample).where(eq(creatorSample.sampleId, sampleId))
  return { sampleId }
}
