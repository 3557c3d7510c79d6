// Answers of the server for an opening that waits for the office, and for a scenario at the repair tool.
import type { AnswerOf } from '../../support/fake-server.ts'

type Reviewed = AnswerOf<'scenarioOffice.getScenarioInfo'>
export type Repair = AnswerOf<'scenarioOffice.getRepair'>

export const NOW = '2036-11-20T12:00:00.000Z'
export const WISH = '2036-11-24T11:00:00.000Z'

export const reviewed = (patch: Partial<Reviewed['info']> = {}): Reviewed => ({
  info: {
    ...{ worldId: 'world0', scenarioId: 12, phase: 1, state: 'submitted', status: 9, scenarioTitle: '雨を数える灯台' },
    ...{ masterId: 'shiori', masterName: 'しおり', isStaff: false, isNewMaster: true, reason: null, version: 3 },
    ...{ openDateTime: WISH, difficultyNo: 1, rewardNo: 2, recruitmentPeriod: 24, privateReplayFlg: false },
    ...{ openingComment: '雨の夜の話。', openingContent: '雨が灯を数えている。', scenarioDescription: '説明。' },
    ...{ masterMsg: '', scenarioKind: 1, textType: 'Normal', scenarioChoiceList: [], picture: null },
    settings: {
      ...{ seats: 8, minimum: 4, cost: 500, reservingCost: 100, playingMax: 600, reservationHours: 24 },
      ...{ lotteryMinutes: 30, confirmingHours: 24, consultationDays: 5, writingDays: 14 },
      ...{ allowsSeveral: false, allowsLateTags: true },
    },
    ...{ characterConditionList: [{ kind: 'class', value: 'c1' }], relatedCharacterList: [], relatedList: [] },
    ...patch,
  },
  scenarioType: 'Normal' as const,
  conditionWords: ['クラス：霧読み'],
  newMasterFlg: null,
  submittedAt: '2036-11-17T11:00:00.000Z',
  logList: [
    {
      ...{ logId: 1, act: 'submit', from: 'draft', to: 'submitted', userName: 'しおり', reason: null },
      createdAt: '2036-11-17T11:00:00.000Z',
    },
  ],
  serverTime: NOW,
})

const card: Repair['card'] = {
  ...{ scenarioId: 4, phase: 1, worldId: 'world0', scenarioTitle: '三日さきの日誌', masterName: 'しおり' },
  ...{ isStaff: false, scenarioType: 'Normal', scenarioKind: 1, difficultyNo: 1, rewardNo: 2, textType: 'Normal' },
  ...{ privateReplayFlg: false, status: 4, statusName: 'Released', state: 'consultation', openingComment: '' },
  ...{ picture: null, seats: 6, minimum: 4, applicants: 1, seated: 1, cost: 500, reservingCost: 100 },
  dates: {
    ...{ openAt: null, reservationUntil: null, drawAt: null, confirmUntil: null, recruitUntil: null },
    ...{ playingUntil: '2036-11-24T14:30:00.000Z', replayDueAt: '2036-12-08T14:30:00.000Z' },
  },
  publishedAt: '2036-11-15T12:00:00.000Z',
}

export const repair = (patch: Partial<Repair> = {}): Repair => ({
  card,
  worldName: '灯守のエルダ',
  actList: ['repairRecruitAgain', 'withdraw'],
  entryList: [
    {
      ...{ entryId: 9, state: 'seated', hasText: true },
      character: {
        ...{ characterId: 'emil', characterFullName: 'エミル', icon: null, className: '霧読み', level: 5 },
        ...{ shogo: null, isNpc: false, isResting: false },
      },
    },
  ],
  logList: [],
  serverTime: NOW,
  ...patch,
})
