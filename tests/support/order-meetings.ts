// Calls of orders, situations, themes and requests by which one user meets the player of another character, for the test of what
// a block hides and refuses.
import { eq } from 'drizzle-orm'
import { scenarioOrder } from '#server/areas/order/tables/order.ts'
import { givenCoins } from './applications.ts'
import type { createCallers } from './callers.ts'
import type { TestDatabase } from './database.ts'
import { givenLetter } from './letters-between.ts'
import { isDone, type Meeting, makeMaster, otherThan, publicIdOf, type Side } from './master-meetings.ts'
import { givenNote } from './notes.ts'
import { givenTheme } from './omnibus.ts'
import { givenGuest, givenOrder, givenTerms } from './orders.ts'
import { givenReact, givenReactTerms } from './reacts.ts'

type Database = Pick<TestDatabase, 'db' | 'users'>

const HARBOR = { worldId: 'harbor' }
const page = { page: 1, perPage: 50 }
/** Input of an order without guests. */
const alone = { inviteFlg: false, orderContent: '霧の濃い夜に。', draftId: null }

export function orderMeetings(database: Database, { as }: Pick<ReturnType<typeof createCallers>, 'as'>) {
  const { db, users } = database
  const otherOf = ({ viewer }: Side) => users[otherThan(viewer)]
  /** Gives the viewer coins for an order, and ends earlier orders, because a player may have ten at a time. */
  const purse = async ({ viewer }: Side) => {
    await db.update(scenarioOrder).set({ state: 'Cancel' }).where(eq(scenarioOrder.ownerId, users[viewer]))
    await givenCoins(db, users[viewer], 'LP', 2_000)
  }

  /** Asks the viewer by name to an order of the other user, before or after the block. */
  async function invited(side: Side) {
    const { orderId, hash } = await givenOrder(db, {
      ...{ ownerId: otherOf(side), characterId: side.met, state: 'Inviting' },
    })
    await givenGuest(db, orderId, { userId: users[side.viewer], characterId: side.own, state: 'asked' })
    return { orderId, hash }
  }
  /** A request of the other user that is offered to all masters, of whom the viewer is one. */
  async function offered(side: Side) {
    await makeMaster(database, side.viewer)
    await givenTerms(db, users[side.viewer])
    const { orderId } = await givenOrder(db, {
      ...{ ownerId: otherOf(side), characterId: side.met, state: 'OpenRequesting' },
    })
    return orderId
  }
  /** Makes the other user a master who takes requests, situations or themes. */
  async function master(side: Side) {
    await makeMaster(database, otherThan(side.viewer))
    await givenTerms(db, otherOf(side))
    return publicIdOf(otherThan(side.viewer))
  }
  async function situation(side: Side) {
    const masterId = await master(side)
    const { templateId } = await givenReact(db, { createdBy: users.admin })
    await givenReactTerms(db, templateId, otherOf(side))
    return { templateId, masterId }
  }
  const theme = async (side: Side) => {
    await master(side)
    return (await givenTheme(db, { masterId: otherOf(side), officeId: users.admin })).omnibusId
  }

  return {
    'scenarioOrder.getInvitingList': async side => {
      const { orderId } = await invited(side)
      const { orderList } = await as[side.viewer].scenarioOrder.getInvitingList({ characterId: side.own })
      return orderList.some(order => order.orderId === orderId)
    },
    'scenarioOrder.getOrderList': async side => {
      const asked = await invited(side)
      const offer = await offered(side)
      const { orderList } = await as[side.viewer].scenarioOrder.getOrderList(page)
      const found = [asked.orderId, offer].map(id => orderList.some(order => order.orderId === id))
      expectAlike(found)
      return found[0] === true
    },
    'scenarioOrder.getOnGoingRequestScenarioList': async side => {
      const orderId = await offered(side)
      const { orderList } = await as[side.viewer].scenarioOrder.getOnGoingRequestScenarioList(HARBOR)
      return orderList.some(order => order.orderId === orderId)
    },
    'scenarioOrder.participation': async side => {
      const { viewer, own } = side
      await givenCoins(db, users[viewer], 'LP', 600)
      const { orderId, hash } = await invited(side)
      return isDone(as[viewer].scenarioOrder.participation({ orderId, characterId: own, hash }), 'ORDER_NOT_FOUND')
    },
    'scenarioOrder.askFriend': async ({ viewer, own, met }) => {
      const { orderId } = await givenOrder(db, { ownerId: users[viewer], characterId: own, state: 'Inviting' })
      return isDone(as[viewer].scenarioOrder.askFriend({ orderId, characterId: met }), 'ORDER_GUEST')
    },
    'scenarioOrder.take': async side =>
      isDone(as[side.viewer].scenarioOrder.take({ orderId: await offered(side) }), 'ORDER_NOT_FOUND'),
    // The portal names the other user by a note, a letter or an invitation.
    'portal.getMember': async side => {
      const { viewer, own, met } = side
      await givenNote(database, otherOf(side), { characterId: met })
      await givenLetter(db, { fromId: met, toId: own })
      await invited(side)
      const { noteList, letterList, invitationList } = await as[viewer].portal.getMember({})
      const found = [
        noteList.some(({ character }) => character.characterId === met),
        letterList.some(({ characterId, isMakai }) => characterId === own && !isMakai),
        invitationList.some(({ worldId }) => worldId === HARBOR.worldId),
      ]
      expectAlike(found)
      return found[0] === true
    },
    'waiting.home': async side => {
      // Orders that the viewer has taken as a master would be listed despite the block, so they are ended.
      await db.update(scenarioOrder).set({ state: 'Cancel' }).where(eq(scenarioOrder.masterId, users[side.viewer]))
      await invited(side)
      const { todoList } = await as[side.viewer].waiting.home({})
      return todoList.some(({ kind }) => kind === 'order')
    },
    'scenarioRequest.getMasterList': async side => {
      const id = await master(side)
      const { masterList } = await as[side.viewer].scenarioRequest.getMasterList(HARBOR)
      return masterList.some(({ masterId }) => masterId === id)
    },
    'scenarioRequest.order': async side => {
      const masterId = await master(side)
      await purse(side)
      const words = { purpose: '灯台のあかりを見に行く', textType: 'Normal', orderCoin: 1_300 } as const
      const order = { ...HARBOR, ...alone, ...words, relatedScenarioId1: null, relatedScenarioId2: null }
      const sent = as[side.viewer].scenarioRequest.order({ ...order, masterId, characterId: side.own })
      return isDone(sent, 'MASTER_UNKNOWN')
    },
    'scenarioReact.getMasterList': async side => {
      const { templateId, masterId } = await situation(side)
      const { masterList } = await as[side.viewer].scenarioReact.getMasterList({ ...HARBOR, templateId })
      return masterList.some(one => one.masterId === masterId)
    },
    'scenarioReact.getWorldMasterList': async side => {
      const { masterId } = await situation(side)
      const { masterList } = await as[side.viewer].scenarioReact.getWorldMasterList(HARBOR)
      return masterList.some(one => one.masterId === masterId)
    },
    'scenarioReact.order': async side => {
      const of = await situation(side)
      await purse(side)
      const sent = as[side.viewer].scenarioReact.order({ ...HARBOR, ...alone, ...of, characterId: side.own })
      return isDone(sent, 'MASTER_UNKNOWN')
    },
    'scenarioOmnibus.getMasterList': async side => {
      const omnibusId = await theme(side)
      const { masterList } = await as[side.viewer].scenarioOmnibus.getMasterList({ ...HARBOR, omnibusId })
      return masterList.some(one => one.omnibusId === omnibusId)
    },
    'scenarioOmnibus.order': async side => {
      const omnibusId = await theme(side)
      await purse(side)
      const sent = as[side.viewer].scenarioOmnibus.order({ ...HARBOR, ...alone, omnibusId, characterId: side.own })
      return isDone(sent, 'OMNIBUS_NOT_FOUND')
    },
  } satisfies Record<string, Meeting>
}

function expectAlike(found: readonly boolean[]): void {
  if (new Set(found).size > 1) throw new Error(`What they meet by is not alike: ${found.join(', ')}.`)
}
