// Calls of orders and requests with input for the suites of all calls. The play world's `player` owns the orders of the samples; the
// admin is the office, and the master who is asked where a master acts.
import { eq, notInArray } from 'drizzle-orm'
import type { OrderState } from '#rules/order/states.ts'
import { appUser } from '#server/areas/identity/tables.ts'
import { getCancelTerms } from '#server/areas/order/cancel-terms.ts'
import { scenarioOrder } from '#server/areas/order/tables/order.ts'
import { orderRequestSetting } from '#server/areas/order/tables/plan.ts'
import { masterDesk, masterWorld } from '#server/areas/scenario-desk/tables.ts'
import { givenCoins } from '../support/applications.ts'
import type { TestDatabase } from '../support/database.ts'
import { givenStanding } from '../support/friends.ts'
import { givenGuest, givenOrder, givenTerms } from '../support/orders.ts'
import { PLAY_NOW } from '../support/play.ts'
import { type AreaRows, admins, ownersCharacter, ownersOnly, type Rights, signedIn } from './row.ts'
import { opening } from './scenario-desk.ts'
import { onlyPhase } from './scenario-given.ts'

const CHARACTER = 'harbor-rinne'
const page = { page: 1, perPage: 20 }

/** Acts of the owner: the office knows of the order, and may not do them. */
const ofOwner: Rights = { ...ownersOnly('ORDER_NOT_FOUND'), admin: 'ORDER_STATE' }

const own = async ({ db, users }: TestDatabase, state: OrderState = 'PreOrder', more: { masterId?: string } = {}) =>
  givenOrder(db, { ownerId: users.player, characterId: CHARACTER, state, ...more })
const idOf = async (...given: Parameters<typeof own>) => ({ orderId: (await own(...given)).orderId })

/** A writer of the harbour who takes requests: the admin. */
async function accepting({ db, users }: TestDatabase): Promise<string> {
  await db.insert(masterWorld).values({ userId: users.admin, worldId: 'harbor', since: PLAY_NOW }).onConflictDoNothing()
  await db.insert(masterDesk).values({ userId: users.admin, isNewMaster: false }).onConflictDoNothing()
  // Samples are made by the hundred, and there is a limit of requests at a time.
  await db.update(scenarioOrder).set({ state: 'Cancel' }).where(eq(scenarioOrder.masterId, users.admin))
  await givenTerms(db, users.admin)
  const [master] = await db
    .select({ publicId: appUser.publicUserId })
    .from(appUser)
    .where(eq(appUser.userId, users.admin))
  return master?.publicId ?? ''
}

/** An invitation of somebody else's for the player. */
async function invitation(database: TestDatabase) {
  const { db, users } = database
  await givenCoins(db, users.player, 'LP', 600)
  const { orderId, hash } = await givenOrder(db, {
    ownerId: users.other,
    characterId: 'harbor-garo',
    state: 'Inviting',
  })
  // By name too, so that the link may be left out.
  await givenGuest(db, orderId, { userId: users.player, characterId: CHARACTER, state: 'asked' })
  return { orderId, hash }
}

export const scenarioRequestRows: AreaRows<'scenarioRequest'> = {
  getMasterList: {
    sample: async database => {
      await accepting(database)
      return { worldId: 'harbor' }
    },
    rights: signedIn,
  },
  order: {
    sample: async database => {
      const { db, users } = database
      const masterId = await accepting(database)
      await givenCoins(db, users.player, 'LP', 1_300)
      await db.update(scenarioOrder).set({ state: 'Cancel' }).where(eq(scenarioOrder.ownerId, users.player))
      const { scenarioId } = await onlyPhase(database, 'completed', 'seated')
      return {
        ...{ masterId, characterId: CHARACTER, worldId: 'harbor', purpose: '終電', orderContent: '見送りたい。' },
        ...{ textType: 'Normal', orderCoin: 1_300, relatedScenarioId1: scenarioId, relatedScenarioId2: null },
        ...{ inviteFlg: true, seats: 3, inviteDays: 5, privateFlg: true, draftId: null },
        termsVersion: (await getCancelTerms(db)).version,
      }
    },
    more: [{ cost: 432 }],
    rights: ownersCharacter,
  },
  getSetting: { sample: () => ({}), rights: admins },
  saveSetting: {
    sample: async database => {
      await accepting(database)
      return { worldId: 'harbor', acceptFlg: true, mostAtOnce: 20, writingDays: 21, words: 'お待ちしています。' }
    },
    rights: admins,
  },
}

/** An accepted order whose master is the admin, with an opening to hand in. */
async function handing(database: TestDatabase) {
  await accepting(database)
  const { orderId } = await own(database, 'Ordered', { masterId: database.users.admin })
  return { orderId, scenarioInfo: opening, writingPeriod: 21, characterList: [CHARACTER], draftId: null }
}

export const scenarioOrderRows: AreaRows<'scenarioOrder'> = {
  cancelOrder: { sample: async database => ({ ...(await idOf(database)), fee: 0 }), rights: ofOwner },
  confirmOrder: {
    sample: async database => {
      await givenCoins(database.db, database.users.player, 'LP', 1_300)
      return { ...(await idOf(database)), ownerCoin: 1_300 }
    },
    rights: ofOwner,
  },
  getOrderList: {
    sample: async database => {
      await idOf(database)
      return { ...page, worldId: 'harbor' }
    },
    more: [{ party: 'owner' }, { group: 'running' }, { type: 'RequestScenario' }, { scenarioId: 1 }],
    rights: signedIn,
  },
  getOrderDetail: {
    sample: idOf,
    more: [{ hash: 'AAAAAAAAAAAAAAAAAAAAAA' }],
    rights: { anonymous: 'ORDER_NOT_FOUND', owner: 'ok', other: 'ORDER_NOT_FOUND', admin: 'ok' },
    // The office sees whose it is.
    namesUser: true,
  },
  getInvitingList: { sample: () => ({ characterId: CHARACTER }), rights: ownersCharacter },
  participation: {
    sample: async database => ({ ...(await invitation(database)), characterId: CHARACTER, cost: 434 }),
    rights: ownersCharacter,
  },
  swap: {
    sample: async database => ({
      ...(await idOf(database)),
      ...{ beforeCharacterId: CHARACTER, afterCharacterId: 'harbor-mina' },
    }),
    rights: ofOwner,
  },
  getSubOrderList: { sample: () => ({ ...page, worldId: 'harbor' }), rights: signedIn },
  getOnGoingRequestScenarioList: { sample: () => ({ worldId: 'harbor' }), rights: signedIn },
  submitRequestScenario: { sample: handing, rights: admins },
  updateRequestScenario: { sample: handing, more: [{ baseVersion: 1 }], rights: admins },
  act: {
    sample: async database => ({ ...(await idOf(database)), act: 'invite', reason: null }),
    rights: ofOwner,
  },
  take: {
    // The player is a master who takes the request of somebody else.
    sample: async ({ db, users }) => {
      await db.update(scenarioOrder).set({ state: 'Cancel' }).where(eq(scenarioOrder.masterId, users.player))
      // No other master takes requests, whatever other calls have set.
      await db.delete(orderRequestSetting).where(notInArray(orderRequestSetting.masterId, [users.admin]))
      await givenTerms(db, users.player)
      const wanted = { ownerId: users.other, characterId: 'harbor-garo', state: 'OpenRequesting' } as const
      return { orderId: (await givenOrder(db, wanted)).orderId }
    },
    rights: { ...signedIn, other: 'ORDER_STATE', admin: 'ORDER_STATE' },
  },
  leave: {
    sample: async ({ db, users }) => {
      const { orderId } = await givenOrder(db, { ownerId: users.other, characterId: 'harbor-garo', state: 'Inviting' })
      await givenGuest(db, orderId, { userId: users.player, characterId: CHARACTER })
      return { orderId, act: 'leave' }
    },
    rights: { ...signedIn, other: 'ORDER_STATE', admin: 'ORDER_STATE' },
  },
  revise: {
    sample: async database => {
      await givenCoins(database.db, database.users.player, 'LP', 1_400)
      const { orderId, version } = await own(database)
      return {
        ...{ orderId, baseVersion: version, purpose: '終電', orderContent: '見送りたい。', textType: 'Normal' },
        ...{ orderCoin: 1_400, relatedScenarioId1: null, relatedScenarioId2: null, seats: 2, inviteDays: 3 },
        ...{ privateFlg: true, draftId: null },
      }
    },
    rights: ofOwner,
  },
  askFriend: {
    sample: async database => {
      await givenStanding(database.db, CHARACTER, 'harbor-garo', 'friend')
      return { ...(await idOf(database, 'Inviting')), characterId: 'harbor-garo' }
    },
    rights: ofOwner,
  },
  renewLink: { sample: database => idOf(database, 'Inviting'), rights: ofOwner },
  visit: { sample: invitation, rights: signedIn },
  getCancelTerms: { sample: () => ({}), rights: signedIn },
  saveCancelTerms: {
    sample: async ({ db }) => ({ ...(await getCancelTerms(db)), preparing: 20, handedIn: 40 }),
    rights: admins,
  },
  getMessages: {
    sample: async database => ({ ...(await idOf(database)), ...page }),
    rights: { ...ownersOnly('ORDER_NOT_FOUND'), admin: 'ok' },
  },
  writeMessage: {
    sample: async database => ({ ...(await idOf(database)), body: '窓をあけておきます。', draftId: null }),
    rights: { ...ownersOnly('ORDER_NOT_FOUND'), admin: 'ok' },
  },
}
