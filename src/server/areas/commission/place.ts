// Ordering a work: judged by what its creator offers at that moment; the price is held.
import { sql } from 'drizzle-orm'
import type { CreatorType } from '#rules/codes/user.ts'
import { commissionDueAt, OVER } from '#rules/commission/transitions.ts'
import { commissionFaults, commissionPrice, RUNNING_COMMISSIONS_MOST, slotsLeft } from '#rules/tailor.ts'
import type { Tx } from '../../db/client.ts'
import { countOf } from '../../db/select.ts'
import { lockCharacter, type OwnCharacter } from '../../platform/own-character.ts'
import { refuse } from '../../platform/refuse.ts'
import { submitDraft } from '../draft/end-draft.ts'
import { type CreatorRow, creatorRow, reachedCreator } from '../tailor/creator-row.ts'
import { offersNow } from '../tailor/creators.ts'
import { logAct, waitForCommission } from './change.ts'
import { holdPrice } from './coins.ts'
import { commission, commissionOption } from './tables.ts'

type Placed = {
  userId: string
  own: OwnCharacter
  creatorId: string
  itemKbn: number
  people: number
  optionNoList: readonly number[]
  title: string
  wish: string
  price: number
  draftId: string | null
  now: Date
}

/**
 * @throws CREATOR_NOT_FOUND, COMMISSION_SELF, COMMISSION_CLOSED, COMMISSION_FULL, COMMISSION_FAULT, COMMISSION_PRICE,
 * COMMISSIONS_MOST, COIN_SHORT
 */
export async function place(tx: Tx, placed: Placed) {
  const { userId, own, creatorId, itemKbn, people, title, wish, draftId, now } = placed
  const reached = await reachedCreator(tx, creatorId, userId)
  if (reached.userId === userId) throw refuse('COMMISSION_SELF')
  await lockBoth(tx, userId, reached.userId)
  await lockCharacter(tx, own)
  await judgeRunning(tx, userId)
  // Read again under the lock: another order may have taken the last slot meanwhile.
  const creator = await creatorRow(tx, creatorId, userId)
  const offer = await offered(tx, creator, itemKbn)
  const { product } = offer
  const options = product.optionList.filter(({ optionNo }) => placed.optionNoList.includes(optionNo))
  if (options.length < new Set(placed.optionNoList).size || people > product.peopleMost)
    throw refuse('COMMISSION_FAULT')
  if (Object.keys(commissionFaults({ title, wish }, product.wishMost)).length > 0) throw refuse('COMMISSION_FAULT')
  const price = commissionPrice({ price: offer.price, personPrice: product.personPrice }, people, options)
  if (price !== placed.price) throw refuse('COMMISSION_PRICE')
  const dueAt = commissionDueAt('placed', now, offer.days)
  const [made] = await tx
    .insert(commission)
    .values({
      ...{ clientId: userId, characterId: own.characterId, worldId: own.worldId, creatorUserId: creator.userId },
      ...{ classCode: creator.classCode, creatorKbn: product.creatorKbn as CreatorType, itemKbn, people, price },
      ...{ shouhinmei: product.shouhinmei, charactersMost: product.charactersMost, days: offer.days },
      ...{ title: title.trim(), wish, state: 'placed', stateSince: now, dueAt, createdAt: now },
    })
    .returning()
  if (!made) throw new Error('A commission was not written.')
  const { commissionId } = made
  if (options.length > 0) await tx.insert(commissionOption).values(options.map(one => ({ commissionId, ...one })))
  await holdPrice(tx, now, made)
  await submitDraft(tx, userId, draftId, now)
  await logAct(tx, { commissionId, act: 'place', party: 'client', userId, words: '', now })
  await waitForCommission(tx, commissionId, dueAt)
  return { commissionId, price }
}

/** Holds the rows of both users, in one order for all, so that orders of a client and slots of a creator are counted one after the other. */
async function lockBoth(tx: Tx, ...userIds: string[]): Promise<void> {
  for (const userId of [...userIds].sort())
    await tx.execute(sql`select 1 from app_user where user_id = ${userId} for no key update`)
}

async function judgeRunning(tx: Tx, userId: string): Promise<void> {
  const running = await countOf(tx, sql`commission where client_id = ${userId} and state not in ${[...OVER]}`)
  if (running >= RUNNING_COMMISSIONS_MOST) throw refuse('COMMISSIONS_MOST')
}

/** Terms of a creator for a product, while a slot is left. @throws COMMISSION_CLOSED, COMMISSION_FULL */
async function offered(tx: Tx, creator: CreatorRow, itemKbn: number) {
  const offer = (await offersNow(tx, creator)).find(({ product }) => product.itemKbn === itemKbn)
  const isOpen = creator.opens === true
  if (!offer || !isOpen) throw refuse('COMMISSION_CLOSED')
  if (slotsLeft({ isOpen, slots: creator.slots ?? 0, busy: creator.busy }) === 0) throw refuse('COMMISSION_FULL')
  return offer
}
