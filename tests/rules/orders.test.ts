// Orders: the table of their life, what each party may press in each state, parts and fees, dates, texts.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { orderActs } from '#rules/order/acts.ts'
import { areCancelTerms, USUAL_CANCEL_TERMS } from '#rules/order/cancel-terms.ts'
import { drawOrders } from '#rules/order/drawing.ts'
import { orderNews } from '#rules/order/news.ts'
import { requestErrors } from '#rules/order/order.ts'
import { cancelFee, changedShare, guestShare, ownerRest, ownerShare } from '#rules/order/prices.ts'
import { orderDueAt, turnOf } from '#rules/order/schedule.ts'
import { isOrderOver, ORDER_STATES, textOfOrder } from '#rules/order/states.ts'
import { ORDER_PARTIES, ORDER_TRANSITIONS, type OrderTransition, orderChangeByClock } from '#rules/order/transitions.ts'
import { actsOfOrder } from '../support/order-acts.ts'
import { projectRoot } from '../support/paths.ts'

const request = { isRequest: true, isOpen: false, isFull: false }
const rows = ORDER_TRANSITIONS as readonly OrderTransition[]

test('the README draws the table', () => {
  const readme = readFileSync(join(projectRoot, 'src/rules/order/README.md'), 'utf8')
  expect(/```mermaid\n([\s\S]*?)\n```/.exec(readme)?.[1]).toBe(drawOrders())
})

describe('the table', () => {
  test.each(ORDER_STATES.filter(state => !isOrderOver(state)))('%s ends: by time, or by whoever has to act', state => {
    expect(orderChangeByClock(state, request)).not.toBeNull()
    expect(orderDueAt(state, new Date('2026-11-21T03:00:00Z'), 5)).not.toBeNull()
    expect(turnOf(state, false)).not.toBeNull()
  })
  test.each([
    [false, 'openingMissing', 'master'],
    [true, 'openingUnseen', 'director'],
  ])('an accepted one whose opening was handed in (%s) ends by %s, and waits for the %s', (isHandedIn, name, party) => {
    expect(orderChangeByClock('Ordered', { ...request, isHandedIn })?.name).toBe(name)
    expect(turnOf('Ordered', isHandedIn)).toBe(party)
  })
  test('whoever has to act has a sentence that reminds', () => {
    for (const party of ORDER_PARTIES) expect(orderNews('remind', party), party).not.toBeNull()
  })
  test('what has ended stays', () => expect(rows.filter(({ from }) => from.some(isOrderOver))).toEqual([]))
  test('every way to a cancellation settles the coins', () =>
    expect(rows.filter(({ to, coins }) => to === 'Cancel' && !coins?.startsWith('return'))).toEqual([]))
  test('each party that is told has a sentence', () => {
    const silent = rows.flatMap(({ name, tells }) =>
      tells.filter(party => orderNews(name, party) === null).map(party => `${name} ${party}`),
    )
    expect(silent).toEqual([])
  })
})

describe.each(ORDER_STATES)('acts in %s', state => {
  test.each(ORDER_PARTIES)('of %s', party => {
    const acts = orderActs({ state, party, guest: party === 'guest' ? 'joined' : null, facts: request })
    expect([...acts].sort()).toEqual([...actsOfOrder[state][party]].sort())
  })
  test('of who is asked', () =>
    expect(orderActs({ state, party: 'guest', guest: 'asked', facts: request })).toEqual(
      state === 'Inviting' ? ['join', 'refuse'] : [],
    ))
})

test.each([
  [{ state: 'PreOrder', lastDecision: 'returnByDirector', scenarioState: null }, 'ReturnedByDirector'],
  [{ state: 'PreOrder', lastDecision: 'returnByMaster', scenarioState: null }, 'ReturnedByMaster'],
  [{ state: 'PreOrder', lastDecision: null, scenarioState: null }, 'PreOrder'],
  [{ state: 'Ordered', lastDecision: null, scenarioState: 'submitted' }, 'Submitting'],
  [{ state: 'Ordered', lastDecision: null, scenarioState: 'rejected' }, 'Returned'],
  [{ state: 'Ordered', lastDecision: null, scenarioState: 'draft' }, 'Ordered'],
  [{ state: 'Released', lastDecision: null, scenarioState: 'consultation' }, 'Released'],
] as const)('%o stands as %s', (standing, text) => expect(textOfOrder(standing)).toBe(text))

describe('prices', () => {
  test.each([
    [1_300, 1, 1_300, 1_300],
    [1_300, 3, 434, 432],
    [2_600, 8, 325, 325],
    [1_300, 7, 186, 184],
  ])('%i over %i places: a guest %i, the owner %i', (coin, seats, guest, owner) => {
    expect([guestShare(coin, seats), ownerShare(coin, seats)]).toEqual([guest, owner])
  })
  test('the parts are the whole, whatever the places', () => {
    for (let coin = 1_300; coin <= 4_600; coin += 100)
      for (let seats = 1; seats <= 8; seats += 1) {
        const guest = guestShare(coin, seats)
        expect(ownerShare(coin, seats) + guest * (seats - 1)).toBe(coin)
        expect(ownerShare(coin, seats)).toBeGreaterThan(0)
        for (let come = 0; come < seats; come += 1)
          expect(ownerRest(coin, Array(come).fill(guest)) + guest * come).toBe(coin)
      }
  })
  test('a part never grows', () => {
    expect(changedShare(434, 2_600, 3)).toBe(434)
    expect(changedShare(534, 1_300, 3)).toBe(434)
  })
  test('a fee is no more than the owner has held', () => {
    expect(cancelFee(USUAL_CANCEL_TERMS, 1_300, 432, false)).toBe(390)
    expect(cancelFee(USUAL_CANCEL_TERMS, 1_300, 432, true)).toBe(432)
  })
  test.each([
    [0, 0, true, 0, 0],
    [0, 100, true, 0, 1_300],
    [33, 67, true, 429, 871],
    [50, 49, false, 650, 637],
    [0, 101, false, 0, 1_313],
    [-1, 0, false, -13, 0],
  ])('terms of %i%% and %i%% can be: %s', (preparing, handedIn, can, early, late) => {
    const terms = { preparing, handedIn }
    expect(areCancelTerms(terms)).toBe(can)
    expect([cancelFee(terms, 1_300, 9_999, false), cancelFee(terms, 1_300, 9_999, true)]).toEqual([early, late])
  })
})

test.each([
  [{}, []],
  [{ purpose: ' ' }, ['purpose']],
  [{ purpose: 'あ'.repeat(41) }, ['purpose']],
  [{ orderContent: '' }, ['orderContent']],
  [{ orderContent: 'あ'.repeat(2_001) }, ['orderContent']],
  [{ orderCoin: 1_350 }, ['orderCoin']],
  [{ textType: 'DecisiveBattle' }, ['orderCoin']],
  [{ seats: 9 }, ['seats']],
  [{ inviteDays: 0 }, ['inviteDays']],
] as const)('a request with %o has faults in %o', (more, fields) => {
  const whole = {
    purpose: '終電',
    orderContent: '窓。',
    textType: 'Normal',
    orderCoin: 1_300,
    seats: 3,
    inviteDays: 5,
  } as const
  expect(Object.keys(requestErrors({ ...whole, ...more }))).toEqual(fields)
})
