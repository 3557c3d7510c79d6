// A request at the desks of office and master, as the server answers.
import type { AnswerOf } from '../../support/fake-server.ts'

export const NOW = '2036-11-20T12:00:00.000Z'
type Order = AnswerOf<'scenarioOrder.getOrderDetail'>
type Card = AnswerOf<'scenarioOrder.getOrderList'>['orderList'][number]

const facts: Omit<Card, 'icon'> = {
  ...{ orderId: 7, worldId: 'world0', type: 'RequestScenario', purpose: '三人で、終電を見送る', textType: 'Normal' },
  ...{ state: 'CheckingByDirector', status: 'CheckingByDirector', masterName: 'しおり', ownerName: 'リネット' },
  ...{ party: 'director', turn: 'director', isMyTurn: true, dueAt: '2036-11-25T14:30:00.000Z', orderCoin: 1_300 },
  ...{
    seats: 2,
    joinedCount: 2,
    privateFlg: false,
    scenarioId: null,
    createdAt: NOW,
    stateSince: '2036-11-18T09:00:00.000Z',
  },
}

const member = (characterId: string, characterFullName: string, isOwner: boolean): Order['memberList'][number] => ({
  character: {
    ...{ characterId, characterFullName, icon: null, className: '霧読み', level: 4, shogo: null },
    ...{ isNpc: false, isResting: false },
  },
  ...{ isOwner, isMine: false, isFolded: false, state: 'joined', share: 650, held: 650, joinedAt: NOW },
})

export const card = (more: Partial<Card> = {}): Card => ({ ...facts, icon: null, ...more })

export const order = (more: Partial<Order> = {}): Order => ({
  ...facts,
  ...{ orderContent: '四両目の窓をあけておきます。', masterId: 'P-master', masterIcon: null, isOpen: false },
  ...{ lastDecision: null, reason: null, scenarioState: null, writingDays: 21, inviteDays: 5, templateId: null },
  relatedList: [{ scenarioId: 4, phase: 1, worldId: 'world0', scenarioTitle: '舌のない霧笛' }],
  memberList: [member('linette', 'リネット', true), member('garo', 'ガロ', false)],
  ...{ omnibusId: null, held: 1_300, ownerRest: 650, share: 650, cancelFee: 0, invitation: null, isInvited: false },
  cancelTerms: { preparing: 30, handedIn: 50 },
  ...{ actList: ['passOn', 'returnByDirector', 'stop'], logList: [], messageCount: 0, revision: 1, version: 3 },
  ...{ serverTime: NOW, ...more },
})
