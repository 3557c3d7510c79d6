// Orders for tests of screens: a request of three in which two have joined and one is asked by name.
import type { Order } from '#app/areas/order/queries.ts'
import type { OrderState } from '#rules/order/states.ts'

export const NOW = '2026-11-21T03:00:00.000Z'
const listed = (characterId: string, characterFullName: string) => ({
  ...{ characterId, characterFullName, icon: null, className: '霧読み', level: 4, shogo: null },
  ...{ isNpc: false, isResting: false },
})

export const member = (
  characterId: string,
  name: string,
  more: Partial<Order['memberList'][number]> = {},
): Order['memberList'][number] => ({
  character: listed(characterId, name) as Order['memberList'][number]['character'],
  ...{ isOwner: false, isMine: false, isFolded: false, state: 'joined', share: 1_200, held: 1_200, joinedAt: NOW },
  ...more,
})

export const logged = (act: string, to: OrderState, hour: number): Order['logList'][number] => ({
  ...{ act, from: null, to, reason: null },
  createdAt: `2026-11-20T0${hour}:00:00.000Z`,
})

export const givenOrder = (more: Partial<Order> = {}): Order => ({
  ...{ orderId: 7, worldId: 'world0', type: 'RequestScenario', purpose: '三人で、終電を見送る', textType: 'Long' },
  ...{ state: 'Inviting', status: 'Inviting', masterName: '夜半 朔', ownerName: '久瀬 千景', party: 'owner' },
  ...{ turn: 'guest', isMyTurn: false, dueAt: '2026-11-23T14:59:00.000Z', orderCoin: 3_600, seats: 3, joinedCount: 2 },
  ...{ privateFlg: true, scenarioId: null, createdAt: '2026-11-17T03:00:00.000Z', stateSince: NOW },
  ...{ orderContent: '四両目の窓を、あけておいてください。', masterId: 'P-master', masterIcon: null, isOpen: false },
  ...{ lastDecision: null, reason: null, scenarioState: null, writingDays: 21, inviteDays: 5, relatedList: [] },
  ...{ templateId: null, omnibusId: null, held: 2_400, ownerRest: 2_400, share: 1_200, cancelFee: 0 },
  cancelTerms: { preparing: 30, handedIn: 50 },
  memberList: [
    member('chikage', '久瀬 千景', { isOwner: true, isMine: true }),
    member('jin', '日下部 仁'),
    member('mio', '白石 みお', { state: 'asked', held: 0, joinedAt: null }),
  ],
  invitation: { hash: 'a-secret-of-22-letters', visits: 3 },
  isInvited: false,
  actList: ['closeInvitation', 'confirm', 'cancel', 'revise', 'swap', 'renewLink', 'askFriend', 'write'],
  ...{ logList: [], messageCount: 0, revision: 1, version: 1, serverTime: NOW },
  ...more,
})
