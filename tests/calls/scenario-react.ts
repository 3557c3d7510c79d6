// Calls of situations (リアクト) with input for the suites of all calls. The admin is the office, and the master of the samples; the
// player orders.
import { eq } from 'drizzle-orm'
import { appUser } from '#server/areas/identity/tables.ts'
import { getCancelTerms } from '#server/areas/order/cancel-terms.ts'
import { scenarioOrder } from '#server/areas/order/tables/order.ts'
import { scenarioReact, scenarioReactCharacter } from '#server/areas/order/tables/plan.ts'
import { givenCoins } from '../support/applications.ts'
import type { TestDatabase } from '../support/database.ts'
import { PLAY_NOW } from '../support/play.ts'
import { givenReact, givenReactTerms, reactTexts } from '../support/reacts.ts'
import { type AreaRows, admins, everybody, ownersCharacter, signedIn } from './row.ts'
import { onlyPhase } from './scenario-given.ts'

const CHARACTER = 'harbor-rinne'
const inHarbor = { worldId: 'harbor' }
const page = { page: 1, perPage: 20 }

const fields = {
  ...{ ...inHarbor, ...reactTexts, picture: 'fog-1', textType: 'Normal', seatsMost: 4 },
  ...{ openFrom: '2026-11-20T03:00:00.000Z', openUntil: '2027-11-20T03:00:00.000Z' },
}

/** The only situation of the harbour: samples are made by the hundred, and lists are bounded. */
async function react({ db, users }: TestDatabase, openUntil: Date | null = null) {
  await db.update(scenarioReact).set({ deletedAt: PLAY_NOW })
  const { templateId } = await givenReact(db, { createdBy: users.admin, openUntil })
  await db.insert(scenarioReactCharacter).values({ templateId, characterId: 'harbor-garo', place: 1 })
  return { ...inHarbor, templateId }
}

/** One that the admin takes as a master. */
async function taken(database: TestDatabase) {
  const of = await react(database)
  await givenReactTerms(database.db, of.templateId, database.users.admin)
  return of
}

export const scenarioReactRows: AreaRows<'scenarioReact'> = {
  getList: {
    sample: async database => {
      await taken(database)
      return { ...inHarbor, ...page }
    },
    rights: admins,
  },
  get: { sample: taken, rights: admins },
  create: {
    sample: () => ({ scenarioReactMaster: fields, characterRelationList: [CHARACTER], draftId: null }),
    rights: admins,
  },
  update: {
    sample: async database => ({
      scenarioReactMaster: { ...fields, templateId: (await react(database)).templateId, baseVersion: 1 },
      ...{ characterRelationList: [CHARACTER], draftId: null },
    }),
    rights: admins,
  },
  remove: { sample: database => react(database), rights: admins },
  getMasterReactList: {
    sample: async database => {
      await taken(database)
      return { ...inHarbor, ...page }
    },
    rights: admins,
  },
  getMasterReact: { sample: taken, rights: admins },
  getOrderSetting: {
    sample: async database => {
      await taken(database)
      return {}
    },
    rights: admins,
  },
  saveOrderSetting: {
    sample: async database => {
      const { templateId } = await taken(database)
      const terms = { acceptFlg: true, orderCoin: 1_400, seats: 2, writingDays: 21, baseAt: PLAY_NOW.toISOString() }
      return { scenarioReactOrderSettingList: [{ templateId, ...terms }] }
    },
    rights: admins,
  },
  getPastList: {
    sample: async database => {
      await react(database, new Date(PLAY_NOW.getTime() - 60_000))
      return inHarbor
    },
    rights: everybody,
  },
  getCurrentList: {
    sample: async database => {
      await taken(database)
      return inHarbor
    },
    rights: everybody,
  },
  getReactDetail: { sample: taken, rights: everybody },
  getMasterList: { sample: taken, rights: signedIn },
  getWorldMasterList: {
    sample: async database => {
      await taken(database)
      return inHarbor
    },
    rights: signedIn,
  },
  order: {
    sample: async database => {
      const { db, users } = database
      const of = await taken(database)
      // Whoever has a published scenario is known as a master.
      await onlyPhase(database, 'completed', 'seated')
      await givenCoins(db, users.player, 'LP', 1_300)
      await db.update(scenarioOrder).set({ state: 'Cancel' }).where(eq(scenarioOrder.ownerId, users.player))
      const [master] = await db
        .select({ masterId: appUser.publicUserId })
        .from(appUser)
        .where(eq(appUser.userId, users.admin))
      return {
        ...{ ...of, masterId: master?.masterId ?? '', characterId: CHARACTER, inviteFlg: true, seats: 3 },
        ...{ inviteDays: 5, privateFlg: true, cost: 432, orderContent: '霧の濃い夜にしてください。', draftId: null },
        termsVersion: (await getCancelTerms(db)).version,
      }
    },
    rights: ownersCharacter,
  },
}
