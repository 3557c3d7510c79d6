// Orders for tests: placed by the typed callers where their story matters, written as rows in a state where it does not.
import type { OrderState } from '#rules/order/states.ts'
import { newHash } from '#server/areas/order/place-order.ts'
import { scenarioOrder, scenarioOrderMember } from '#server/areas/order/tables/order.ts'
import { orderRequestSetting } from '#server/areas/order/tables/plan.ts'
import type { Db } from '#server/db/client.ts'
import { PLAY_NOW } from './play.ts'

const LATER = new Date('2037-01-01T00:00:00+09:00')

type Wanted = {
  ownerId: string
  characterId: string
  masterId?: string | null
  state?: OrderState
  seats?: number
  isPrivate?: boolean
  isOpen?: boolean
}

/** A request of the harbour in a state that lasts for years, with its owner and no coins. */
export async function givenOrder(db: Db, wanted: Wanted) {
  const { ownerId, characterId, masterId = null, state = 'PreOrder', seats = 3, isPrivate = false } = wanted
  const [order] = await db
    .insert(scenarioOrder)
    .values({
      ...{
        type: 'RequestScenario',
        worldId: 'harbor',
        ownerId,
        masterId,
        isOpen: wanted.isOpen ?? masterId === null,
        state,
      },
      ...{
        stateSince: PLAY_NOW,
        dueAt: LATER,
        purpose: '三人で終電を見送る',
        orderContent: '窓を開けておいてください。',
      },
      ...{ textType: 'Normal', orderCoin: 1_300, seats, inviteDays: 5, isPrivate, hash: newHash(), writingDays: 21 },
      createdAt: PLAY_NOW,
    })
    .returning()
  if (!order) throw new Error('No order was made.')
  const [owner] = await db
    .insert(scenarioOrderMember)
    .values({
      ...{ orderId: order.orderId, userId: ownerId, characterId, isOwner: true, state: 'joined', share: 0 },
      ...{ createdAt: PLAY_NOW, joinedAt: PLAY_NOW },
    })
    .returning()
  if (!owner) throw new Error('No owner was made.')
  return { ...order, owner }
}

/** A guest with a place in an order. */
export async function givenGuest(
  db: Db,
  orderId: number,
  guest: { userId: string; characterId: string; state?: 'asked' | 'joined' },
) {
  const { userId, characterId, state = 'joined' } = guest
  const [made] = await db
    .insert(scenarioOrderMember)
    .values({
      ...{ orderId, userId, characterId, isOwner: false, state, share: 0, createdAt: PLAY_NOW },
      joinedAt: state === 'joined' ? PLAY_NOW : null,
    })
    .returning()
  if (!made) throw new Error('No guest was made.')
  return made
}

/** Terms of a master who takes requests in the harbour. */
export const givenTerms = (db: Db, masterId: string, mostAtOnce = 20) =>
  db
    .insert(orderRequestSetting)
    .values({
      masterId,
      worldId: 'harbor',
      isAccepting: true,
      mostAtOnce,
      writingDays: 21,
      words: '',
      updatedAt: PLAY_NOW,
    })
    .onConflictDoUpdate({
      target: [orderRequestSetting.masterId, orderRequestSetting.worldId],
      set: { isAccepting: true, mostAtOnce },
    })
