// Calls of themes (オムニバス) with input for the suites of all calls. The admin is the office and the master of the samples: the
// office may do what masters do. The player orders.
import { eq } from 'drizzle-orm'
import type { OmnibusState } from '#rules/order/omnibus.ts'
import { getCancelTerms } from '#server/areas/order/cancel-terms.ts'
import { scenarioOrder } from '#server/areas/order/tables/order.ts'
import { scenarioOmnibus } from '#server/areas/order/tables/plan.ts'
import { masterWorld } from '#server/areas/scenario-desk/tables.ts'
import { givenCoins } from '../support/applications.ts'
import type { TestDatabase } from '../support/database.ts'
import { givenTemplate, givenTheme, templateTexts, themeTexts } from '../support/omnibus.ts'
import { PLAY_NOW } from '../support/play.ts'
import { type AreaRows, admins, everybody, ownersCharacter, signedIn } from './row.ts'

const CHARACTER = 'harbor-rinne'
const inHarbor = { worldId: 'harbor' }
const periods = [{ past: true }, { current: true }]

const template = ({ db, users }: TestDatabase) => givenTemplate(db, { createdBy: users.admin })
const templateFields = {
  ...{ ...inHarbor, ...templateTexts, textType: 'Normal', seatsMost: 4 },
  ...{ openFrom: '2026-11-20T03:00:00.000Z', openUntil: '2027-11-20T03:00:00.000Z', picture: 'fog-1' },
}

/** The only theme of the admin that has not ended, in a state: samples are made by the hundred, and there is a limit. */
async function theme({ db, users }: TestDatabase, state: OmnibusState = 'approved') {
  await db.update(scenarioOmnibus).set({ state: 'closed' }).where(eq(scenarioOmnibus.masterId, users.admin))
  const { omnibusId } = await givenTheme(db, { masterId: users.admin, officeId: users.admin, state })
  return { omnibusId }
}
const read = async (database: TestDatabase, state?: OmnibusState) => ({
  ...inHarbor,
  ...(await theme(database, state)),
})
const info = { ...themeTexts, picture: 'fog-1' }
const terms = { acceptFlg: true, orderCoin: 1_400, seats: 2, writingDays: 21 }

export const scenarioOmnibusRows: AreaRows<'scenarioOmnibus'> = {
  getTemplateList: {
    sample: async database => {
      await template(database)
      return { ...inHarbor, page: 1, perPage: 20 }
    },
    rights: admins,
  },
  createTemplate: { sample: () => ({ scenarioOmnibusTemplateMaster: templateFields, draftId: null }), rights: admins },
  updateTemplate: {
    sample: async database => {
      const { templateId } = await template(database)
      return { scenarioOmnibusTemplateMaster: { ...templateFields, templateId, baseVersion: 1 }, draftId: null }
    },
    rights: admins,
  },
  deleteTemplate: {
    sample: async database => ({ ...inHarbor, templateId: (await template(database)).templateId }),
    rights: admins,
  },
  getReviewList: {
    sample: async database => {
      await theme(database, 'checking')
      return inHarbor
    },
    rights: admins,
  },
  getReviewDetail: { sample: database => theme(database, 'checking'), rights: admins },
  reviewResult: {
    sample: async database => ({
      ...(await theme(database, 'checking')),
      ...{ status: 'approved', comment: 'よいテーマです。', baseVersion: 1, draftId: null },
    }),
    rights: admins,
  },
  updateOmnibusInfo: {
    sample: async database => ({
      scenarioOmnibusInfo: { ...(await theme(database)), baseVersion: 1, ...info },
      ...{ characterList: [CHARACTER], draftId: null },
    }),
    rights: admins,
  },
  getMasterTemplateList: { sample: () => inHarbor, more: periods, rights: admins },
  getMasterTemplate: {
    sample: async database => ({ ...inHarbor, templateId: (await template(database)).templateId }),
    rights: admins,
  },
  createOmnibus: {
    sample: async database => {
      const { db, users } = database
      await theme(database, 'closed')
      await db
        .insert(masterWorld)
        .values({ userId: users.admin, ...inHarbor, since: PLAY_NOW })
        .onConflictDoNothing()
      const { templateId } = await template(database)
      return {
        scenarioOmnibusInfo: { ...inHarbor, templateId, ...info },
        ...{ relatedCharacterList: [CHARACTER], submits: true, draftId: null },
      }
    },
    rights: admins,
  },
  updateOmnibus: {
    sample: async database => ({
      scenarioOmnibusInfo: { ...(await theme(database, 'draft')), baseVersion: 1, ...info },
      ...{ relatedCharacterList: [CHARACTER], submits: true, draftId: null },
    }),
    rights: admins,
  },
  getScenarioListForOrder: { sample: () => ({}), rights: admins },
  orderSetting: {
    sample: async database => ({ settingInfoList: [{ ...(await theme(database)), ...terms }] }),
    rights: admins,
  },
  getOwnList: { sample: () => inHarbor, more: periods, rights: admins },
  getOwn: { sample: database => theme(database), rights: admins },
  act: {
    sample: async database => ({ ...(await theme(database)), baseVersion: 1, act: 'close' }),
    rights: admins,
  },
  remove: {
    sample: async database => ({ ...(await theme(database, 'draft')), baseVersion: 1 }),
    rights: admins,
  },
  getOmnibusList: {
    sample: async database => {
      await theme(database)
      return inHarbor
    },
    rights: everybody,
  },
  getOmnibusDetail: { sample: database => theme(database), rights: everybody },
  getMasterList: { sample: database => read(database), rights: signedIn },
  getRelatedOmnibusList: { sample: database => read(database), rights: everybody },
  order: {
    sample: async database => {
      const { db, users } = database
      await givenCoins(db, users.player, 'LP', 1_300)
      await db.update(scenarioOrder).set({ state: 'Cancel' }).where(eq(scenarioOrder.ownerId, users.player))
      return {
        ...(await read(database)),
        ...{ characterId: CHARACTER, inviteFlg: true, seats: 3, inviteDays: 5, privateFlg: true, cost: 432 },
        ...{ orderContent: '雨の夜の話を。', draftId: null, termsVersion: (await getCancelTerms(db)).version },
      }
    },
    rights: ownersCharacter,
  },
}
