// Rights of the calls of scenarios by who stands where in one: `writer` is the player whose things a sample names,
// `participant` another one of the same phase, `outsider` a player who is not in it, `master` its master, `otherMaster` one of
// another scenario, `office` an admin who leads none.
import type { Contract } from '#contract/index.ts'

export const scenarioViewers = ['writer', 'participant', 'outsider', 'master', 'otherMaster', 'office'] as const
export type ScenarioViewer = (typeof scenarioViewers)[number]
/** `ok` or the code of the refusal. */
type Rights = Record<ScenarioViewer, string>

const same = (code: string): Rights =>
  Object.fromEntries(scenarioViewers.map(viewer => [viewer, code])) as Record<ScenarioViewer, string>
const everybody = same('ok')
const character: Rights = { ...same('NOT_YOUR_CHARACTER'), writer: 'ok' }
const masters: Rights = { ...same('FORBIDDEN'), master: 'ok', otherMaster: 'ok', office: 'ok' }
/** The scenario's master alone. */
const itsMaster: Rights = { ...masters, otherMaster: 'SCENARIO_NOT_FOUND', office: 'SCENARIO_NOT_FOUND' }
const itsMasterAndOffice: Rights = { ...itsMaster, office: 'ok' }
const office: Rights = { ...same('FORBIDDEN'), office: 'ok' }
const board: Rights = { ...everybody, outsider: 'BOARD_CLOSED', otherMaster: 'BOARD_CLOSED' }
const others = (code: string): Partial<Rights> => ({ participant: code, master: code, office: code })

type Areas = 'scenario' | 'scenarioPlaying' | 'scenarioBoard' | 'scenarioInfo' | 'scenarioOffice'
type Rows = { [Area in Areas]: Record<keyof Contract[Area], Rights> }

export const scenarioRights: Rows = {
  scenario: {
    ...{ getOpeningList: everybody, getWritingList: everybody, getReplayList: everybody, search: everybody },
    ...{ getScenarioDetail: everybody, getLottery: everybody, getOwnList: everybody },
    ...{ participation: character, reserve: character, confirm: character, cancel: character },
  },
  scenarioPlaying: {
    ...{ get: character, save: character, delete: character, setSavesBlank: character },
    ...{ getTagList: character, getTagCharacters: character, addTag: character, renameTag: character },
    getTagTitle: { ...everybody, outsider: 'SCENARIO_NOT_FOUND', otherMaster: 'SCENARIO_NOT_FOUND' },
    removeTag: { ...same('TAG_NOT_FOUND'), writer: 'ok' },
  },
  scenarioBoard: {
    ...{ getPosts: board, getDigest: board, setRead: board, setRole: character, pin: board },
    post: { ...board, ...others('ENTRY_NOT_FOUND') },
    edit: { ...board, ...others('POST_NOT_FOUND') },
    delete: { ...board, participant: 'POST_NOT_FOUND' },
  },
  scenarioInfo: {
    ...{ getAssignedWorld: masters, readNotice: masters, getHome: masters, getDeskList: masters },
    ...{ getScenarioInfoForRelease: masters, getSettings: masters, saveSettings: masters },
    create: { ...masters, otherMaster: 'WORLD_NOT_ASSIGNED' },
    ...{ update: itsMaster, act: itsMaster, extend: itsMaster, getTexts: itsMaster },
    ...{ getInfo: itsMasterAndOffice, downloadCSV: itsMasterAndOffice },
  },
  scenarioOffice: {
    ...{ getScenarioInfoForApproval: office, getScenarioInfo: office, updateInfo: office, check: office },
    ...{ updateRelatedCharacter: office, getStaffList: office, createStaff: office, schedule: office },
    ...{ getRepair: office, repair: office, repairNumbers: office, removeEntry: office, openText: office },
    ...{ setNewMaster: office, getNpcList: office, saveNpc: office, postNotice: office },
  },
}

/** Everybody who reads the text that was sent for the writer's character, by call. */
export const textReaders: Record<string, readonly ScenarioViewer[]> = {
  'scenarioPlaying.get': ['writer'],
  'scenarioInfo.getTexts': ['master'],
  'scenarioInfo.downloadCSV': ['master', 'office'],
  'scenarioOffice.openText': ['office'],
}
