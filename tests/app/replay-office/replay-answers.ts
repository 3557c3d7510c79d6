// Answers of the server for a replay that waits for the office's check.
import { parameterCount } from '#rules/constants/stats.ts'
import type { CastResult, Replay } from '#rules/scenario/replay.ts'
import type { AnswerOf } from '../../support/fake-server.ts'

export type Reviewed = AnswerOf<'scenarioReplay.getDetail'>

export const NOW = '2036-11-20T12:00:00.000Z'
const LATER = '2036-12-08T14:30:00.000Z'

const card: Reviewed['card'] = {
  ...{ scenarioId: 4, phase: 1, worldId: 'world0', scenarioTitle: '雨宿りの切符売場', masterName: 'しおり' },
  ...{ isStaff: false, scenarioType: 'Normal', scenarioKind: 1, difficultyNo: 1, rewardNo: 2, textType: 'Normal' },
  ...{ privateReplayFlg: false, status: 5, statusName: 'Released', state: 'resolving', openingComment: '' },
  ...{ picture: null, seats: 6, minimum: 4, applicants: 0, seated: 2, cost: 500, reservingCost: 100 },
  dates: {
    ...{ openAt: null, reservationUntil: null, drawAt: null, confirmUntil: null, recruitUntil: null },
    ...{ playingUntil: NOW, replayDueAt: LATER },
  },
  publishedAt: NOW,
}

const result = (entryId: number, more: Partial<CastResult> = {}) => ({
  ...{ entryId, result: 'Success' as const, experience: 120, money: 1_800, items: [], title: '', mvpReason: null },
  ...{ deletedItems: [], ...more },
})

export const replayOf = (more: Partial<Replay> = {}): Reviewed['replay'] =>
  ({
    body: '雨は降っていた。\n\n「片方でも、帰る支度は支度だよ」',
    result: 'Success',
    castList: [result(1, { mvpReason: '火を分けた。' }), result(2)],
    partList: [],
    ...more,
  }) as Reviewed['replay']

const member = (entryId: number, characterFullName: string): Reviewed['castList'][number] => ({
  entryId,
  character: {
    ...{ characterId: `c${entryId}`, characterFullName, icon: null, className: '霧読み', level: 5 },
    ...{ shogo: null, isNpc: false, isResting: false },
  },
  ...{ chooseId: null, tagName: null, playing: null, omakaseFlg: false, consumeItem: [], attached: null },
  ...{ sentBy: entryId === 1 ? ('player' as const) : null, receivedAt: null, nameList: [characterFullName] },
  ...{ firstPerson: '', secondPerson: '', tone: '', personality: '', settingList: [], note: '', questionList: [] },
  ...{ names: [], calls: [] },
  stats: {
    ...{ level: 5, classA: null, classB: null, classC: null, items: [], skills: [] },
    changeHistory: Array.from({ length: parameterCount }, () => 0),
  },
})

export const reviewed = (more: Partial<Reviewed> = {}): Reviewed => ({
  card,
  ...{ state: 'checking', replay: replayOf(), version: 5, scenarioChoiceList: [], publishAt: null, isOwn: false },
  castList: [member(1, 'スイ'), member(2, 'ガロ')],
  itemList: [{ itemCode: 'shard', itemName: '霧晶のかけら' }],
  ...{ moneyName: 'ゴールド', commentList: [], serverTime: NOW },
  versionList: [
    { version: 4, state: 'checking', userName: 'しおり', comment: null, createdAt: '2036-11-17T11:00:00.000Z' },
  ],
  ...more,
})
