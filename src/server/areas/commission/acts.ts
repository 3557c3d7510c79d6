// Acts of the parties on a commission: changes by one press, words to each other, handing a work in.
import { and, eq, gt, sql } from 'drizzle-orm'
import { type CommissionTransitionName, commissionChanges, OVER } from '#rules/commission/transitions.ts'
import { actFaults, COMMISSION_WORDS_A_DAY, makesPictures, STORY_MOST } from '#rules/tailor.ts'
import { lengthCount } from '#rules/text/count.ts'
import type { Tx } from '../../db/client.ts'
import { refuse } from '../../platform/refuse.ts'
import { submitDraft } from '../draft/end-draft.ts'
import { changeCommission, judgeWords, logAct } from './change.ts'
import { type CommissionRow, findCommission, lockCommission, type OwnCommission } from './own-commission.ts'
import { workPictures } from './pictures.ts'
import { commission, commissionLog } from './tables.ts'

const DAY_MS = 86_400_000

type Acting = { own: OwnCommission; userId: string; commissionId: number; now: Date }

/** @throws COMMISSION_STATE, COMMISSION_FAULT */
export async function act(
  tx: Tx,
  { own, userId, commissionId, act: name, words, now }: Acting & { act: CommissionTransitionName; words: string },
) {
  const row = await lockCommission(tx, commissionId)
  await changeCommission(tx, row, { name, by: own.party, userId, words, now })
  return { commissionId, status: (await findCommission(tx, commissionId)).state }
}

/** @throws COMMISSION_STATE, COMMISSION_FAULT, COMMISSION_WORDS_MOST */
export async function say(
  tx: Tx,
  { own, userId, commissionId, words, draftId, now }: Acting & { words: string; draftId: string | null },
) {
  const row = await lockCommission(tx, commissionId)
  if (OVER.includes(row.state)) throw refuse('COMMISSION_STATE')
  judgeWords(words, true)
  const today = and(
    eq(commissionLog.userId, userId),
    eq(commissionLog.act, 'say'),
    gt(commissionLog.createdAt, new Date(now.getTime() - DAY_MS)),
  )
  if ((await tx.$count(commissionLog, today)) >= COMMISSION_WORDS_A_DAY) throw refuse('COMMISSION_WORDS_MOST')
  await submitDraft(tx, userId, draftId, now)
  await logAct(tx, { commissionId, act: 'say', party: own.party, userId, words: words.trim(), now })
  return { commissionId }
}

type Delivered = Acting & {
  workTitle: string
  body: string
  pictureId: string | null
  words: string
  draftId: string | null
}

/** @throws COMMISSION_STATE, COMMISSION_FAULT, COMMISSION_WORK_MISSING, TAILOR_PICTURE_NOT_FOUND */
export async function deliver(tx: Tx, sent: Delivered) {
  const { own, userId, commissionId, workTitle, body, pictureId, words, draftId, now } = sent
  const row = await lockCommission(tx, commissionId)
  if (!commissionChanges(row.state, own.party, row.corrections).some(({ name }) => name === 'deliver'))
    throw refuse('COMMISSION_STATE')
  if (Object.keys(actFaults({ workTitle })).length > 0) throw refuse('COMMISSION_FAULT')
  const isPicture = makesPictures(row.creatorKbn)
  if (isPicture) await handPictureIn(tx, row, { userId, pictureId })
  else judgeStory(body, row.charactersMost ?? STORY_MOST)
  await tx
    .update(commission)
    .set({ workTitle: workTitle.trim(), body: isPicture ? '' : body })
    .where(eq(commission.commissionId, commissionId))
  await submitDraft(tx, userId, draftId, now)
  await changeCommission(tx, row, { name: 'deliver', by: own.party, userId, words, now })
  return { commissionId, status: (await findCommission(tx, commissionId)).state }
}

function judgeStory(body: string, most: number): void {
  if (body.trim() === '') throw refuse('COMMISSION_WORK_MISSING')
  if (lengthCount(body) > most) throw refuse('COMMISSION_FAULT')
}

/** Takes the picture in place of the one that was handed in before; without an id that one stays. */
async function handPictureIn(
  tx: Tx,
  { commissionId }: CommissionRow,
  { userId, pictureId }: { userId: string; pictureId: string | null },
): Promise<void> {
  if (pictureId === null) {
    const { rows } = await tx.execute(sql`select 1 from commission_picture where commission_id = ${commissionId}`)
    if (rows.length === 0) throw refuse('COMMISSION_WORK_MISSING')
    return
  }
  await workPictures.remove(tx, commissionId, pictureId)
  const { rowCount } = await tx.execute(sql`
    update commission_picture set commission_id = ${commissionId} where user_id = ${userId}
      and picture_id = ${pictureId} and stored_at is not null and (commission_id is null or commission_id = ${commissionId})`)
  if (!rowCount) throw refuse('TAILOR_PICTURE_NOT_FOUND')
}
