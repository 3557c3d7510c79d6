// Calls of the desks of scenarios with input for the suites of all calls. The admin leads the scenarios of the samples: the
// office may do what masters do.
import { eq } from 'drizzle-orm'
import { scenarioKind } from '#rules/codes/scenario.ts'
import { defaultSettings } from '#rules/scenario/settings.ts'
import type { ScenarioState } from '#rules/scenario/states.ts'
import { scenario, scenarioPhase } from '#server/areas/scenario/tables/scenario.ts'
import { masterDesk, masterNotice, masterWorld } from '#server/areas/scenario-desk/tables.ts'
import type { TestDatabase } from '../support/database.ts'
import { PLAY_NOW } from '../support/play.ts'
import { type AreaRows, admins } from './row.ts'
import { named, onlyPhase } from './scenario-given.ts'

const { recruitingHours, ...settings } = defaultSettings(scenarioKind.short)

/** A complete opening. */
export const opening = {
  ...{
    scenarioTitle: '霧笛の夜',
    difficultyNo: 1,
    openDateTime: null,
    rewardNo: 2,
    recruitmentPeriod: recruitingHours,
  },
  ...{ privateReplayFlg: false, openingComment: '霧の夜の話です。', openingContent: '霧笛が鳴った。'.repeat(40) },
  ...{
    scenarioDescription: '港を守ります。',
    masterMsg: 'お待ちしています。',
    scenarioKind: 1,
    textType: 'Normal',
    settings,
  },
  scenarioChoiceList: [{ name: '灯台へ行く', description: '灯りをともします。' }],
  characterConditionList: [{ kind: 'levelFrom', value: '1' }],
  relatedCharacterList: ['harbor-rinne'],
  picture: null,
}

/** A phase in a state with a finished opening, led by the admin. */
async function inState(database: TestDatabase, state: ScenarioState, isStaff = false) {
  const of = await onlyPhase(database, state, state === 'consultation' ? 'seated' : null)
  const texts = { openingComment: opening.openingComment, openingContent: opening.openingContent }
  await database.db
    .update(scenarioPhase)
    .set({ ...texts, description: opening.scenarioDescription })
    .where(eq(scenarioPhase.scenarioId, of.scenarioId))
  if (isStaff) await database.db.update(scenario).set({ isStaff }).where(eq(scenario.scenarioId, of.scenarioId))
  return of
}
const keyOf = async (...given: Parameters<typeof inState>) => named(await inState(...given))
const withoutPhase = async (...given: Parameters<typeof inState>) => {
  const { worldId, scenarioId } = await inState(...given)
  return { worldId, scenarioId }
}
const entryOf = async (database: TestDatabase) => {
  const { entryId, ...of } = await inState(database, 'consultation')
  return { ...named({ ...of, entryId }), entryId, reason: '確認のため' }
}

async function noticed({ db, users }: TestDatabase) {
  const [made] = await db
    .insert(masterNotice)
    .values({
      worldId: null,
      title: '締切の前日',
      body: '早めにお知らせください。',
      createdBy: users.admin,
      createdAt: PLAY_NOW,
    })
    .returning({ noticeId: masterNotice.noticeId })
  return { noticeId: made?.noticeId ?? 0 }
}

const assigned = async ({ db, users }: TestDatabase) => {
  await db.insert(masterWorld).values({ userId: users.admin, worldId: 'harbor', since: PLAY_NOW }).onConflictDoNothing()
  await db.insert(masterDesk).values({ userId: users.admin }).onConflictDoNothing()
  return { worldId: 'harbor', ...opening, draftId: null }
}

export const scenarioInfoRows: AreaRows<'scenarioInfo'> = {
  getAssignedWorld: { sample: () => ({}), rights: admins },
  readNotice: { sample: noticed, rights: admins },
  getHome: { sample: () => ({}), rights: admins },
  getDeskList: { sample: () => ({ group: 'draft', worldId: 'harbor', pageStart: 1, perPage: 20 }), rights: admins },
  getInfo: { sample: database => keyOf(database, 'draft'), rights: admins },
  getScenarioInfoForRelease: { sample: () => ({ worldId: 'harbor' }), rights: admins },
  create: { sample: assigned, rights: admins },
  update: {
    sample: async database => ({ ...(await keyOf(database, 'draft')), baseVersion: 1, ...opening, draftId: null }),
    rights: admins,
  },
  act: {
    sample: async database => ({ ...(await keyOf(database, 'draft')), act: 'submit', reason: null }),
    rights: admins,
  },
  extend: {
    sample: async database => ({
      ...(await keyOf(database, 'consultation')),
      ...{ date: 'playingUntil', until: '2037-01-02T00:00:00.000Z' },
    }),
    rights: admins,
  },
  getTexts: { sample: database => keyOf(database, 'consultation'), rights: admins, namesUser: true },
  downloadCSV: { sample: database => withoutPhase(database, 'consultation'), rights: admins },
  getSettings: { sample: () => ({}), rights: admins },
  saveSettings: {
    sample: () => ({ settings, recruitmentPeriod: recruitingHours, refusals: '残酷な描写は書きません。' }),
    rights: admins,
  },
}

export const scenarioOfficeRows: AreaRows<'scenarioOffice'> = {
  getScenarioInfoForApproval: { sample: () => ({ worldId: 'harbor', perPage: 40 }), rights: admins },
  getScenarioInfo: { sample: database => withoutPhase(database, 'submitted'), rights: admins },
  updateInfo: {
    sample: async database => ({ ...(await keyOf(database, 'submitted')), baseVersion: 1, ...opening, draftId: null }),
    rights: admins,
  },
  check: {
    sample: async database => ({
      ...(await withoutPhase(database, 'submitted')),
      ...{ status: 11, version: 1, openDateTime: null, reason: null },
    }),
    rights: admins,
  },
  updateRelatedCharacter: {
    sample: async database => ({
      ...(await withoutPhase(database, 'submitted')),
      relatedCharacterList: ['harbor-rinne'],
    }),
    rights: admins,
    namesUser: true,
  },
  setNewMaster: {
    sample: async database => ({
      ...(await withoutPhase(database, 'submitted')),
      ...{ newMasterFlg: true, reason: 'はじめの話を確かめるため' },
    }),
    rights: admins,
  },
  getStaffList: { sample: () => ({ pageStart: 1, perPage: 20 }), rights: admins },
  createStaff: { sample: () => ({ worldId: 'harbor', ...opening, draftId: null }), rights: admins },
  schedule: {
    sample: async database => ({ ...(await keyOf(database, 'draft', true)), openDateTime: null }),
    rights: admins,
  },
  getRepair: {
    sample: async database => ({ scenarioId: (await inState(database, 'consultation')).scenarioId }),
    rights: admins,
    namesUser: true,
  },
  repair: {
    sample: async database => ({
      ...(await keyOf(database, 'consultation')),
      ...{ act: 'repairRecruitAgain', reason: '早く始まりすぎたため' },
    }),
    rights: admins,
  },
  repairNumbers: {
    sample: async database => ({
      ...(await keyOf(database, 'consultation')),
      ...{ until: '2037-01-02T00:00:00.000Z', seats: 10, minimum: 2, reason: '席を増やすため' },
    }),
    rights: admins,
  },
  removeEntry: { sample: entryOf, rights: admins },
  openText: { sample: entryOf, rights: admins, namesUser: true },
  getNpcList: { sample: () => ({ worldId: 'harbor' }), rights: admins },
  saveNpc: {
    sample: () => ({
      ...{ worldId: 'harbor', characterId: null, characterFullName: '灯台守', kana: 'トウダイモリ', className: '灯守' },
      ...{ level: 10, profile: '港の灯台に住む。', masterId: null, isLent: true, note: 'ゆっくり話す。' },
    }),
    rights: admins,
  },
  postNotice: {
    sample: () => ({ worldId: 'harbor', title: '締切', body: '早めにお知らせください。' }),
    rights: admins,
  },
}
