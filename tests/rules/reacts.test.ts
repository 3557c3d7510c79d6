// Situations (リアクト) and templates of the office: what they lack, when they are open, how they end; terms of masters.
import { describe, expect, test } from 'vitest'
import { textType } from '#rules/codes/scenario.ts'
import { type Plan, planPeriod, termsFaults, usualTerms } from '#rules/order/plan.ts'
import { isLengthFree, offeredSeats, planOrderFaults, reactEnding, reactFaults } from '#rules/order/react.ts'

const NOW = Date.parse('2026-11-20T12:00:00+09:00')
const whole: Plan = {
  ...{ title: '灯台のつかない夜', catchcopy: '', description: '岬の灯台に、今夜はあかりがつかない。船が待っている。' },
  ...{ textType: textType.normal, seatsMost: 4, openFrom: null, openUntil: null },
}

describe('a situation', () => {
  test('that is whole has no fault', () => {
    expect(reactFaults(whole, NOW)).toEqual({})
  })

  test.each<[Partial<Plan>, keyof Plan, string]>([
    [{ title: ' ' }, 'title', '題名を入力してください。'],
    [{ title: 'あ'.repeat(41) }, 'title', '題名は40文字以内で入力してください。'],
    [{ catchcopy: 'あ'.repeat(61) }, 'catchcopy', 'ひとことは60文字以内で入力してください。'],
    [{ description: '短い。' }, 'description', 'シチュエーションは20文字以上で入力してください。'],
    [{ description: 'あ'.repeat(4_001) }, 'description', 'シチュエーションは4,000文字以内で入力してください。'],
    [{ textType: textType.decisiveBattle }, 'textType', '長さを選んでください。'],
    [{ seatsMost: 9 }, 'seatsMost', '人数は1〜8人です。'],
    [{ openUntil: '2026-11-20T11:00:00+09:00' }, 'openUntil', '終わりは、始まりよりあとにしてください。'],
  ])('%j is told of', (more, name, words) => {
    expect(reactFaults({ ...whole, ...more }, NOW)).toEqual({ [name]: words })
  })

  test.each([
    [{ openFrom: '2026-11-21T00:00:00+09:00', openUntil: null }, 'coming'],
    [{ openFrom: '2026-11-20T12:00:00+09:00', openUntil: null }, 'current'],
    [{ openFrom: '2026-11-01T00:00:00+09:00', openUntil: '2026-11-20T12:00:01+09:00' }, 'current'],
    [{ openFrom: '2026-11-01T00:00:00+09:00', openUntil: '2026-11-20T12:00:00+09:00' }, 'past'],
  ])('%j is %s', (period, expected) => {
    expect(planPeriod(period, NOW)).toBe(expected)
  })

  test.each([
    [0, null, 'delete'],
    [0, '2026-11-19T00:00:00+09:00', 'delete'],
    [1, null, 'close'],
    [3, '2026-12-01T00:00:00+09:00', 'close'],
    [1, '2026-11-19T00:00:00+09:00', null],
  ])('with %i orders, open until %s, ends by %s', (orders, openUntil, expected) => {
    expect(reactEnding({ openFrom: '2026-11-01T00:00:00+09:00', openUntil, orders }, NOW)).toBe(expected)
  })

  test('keeps its length once it was ordered or a price was named', () => {
    expect(isLengthFree({ orders: 0, settings: 0 })).toBe(true)
    expect(isLengthFree({ orders: 0, settings: 1 })).toBe(false)
    expect(isLengthFree({ orders: 1, settings: 0 })).toBe(false)
  })
})

describe('terms of a master', () => {
  const of = { textType: textType.normal, seatsMost: 4 }

  test('begin with the least price, all places and three weeks, and are closed', () => {
    expect(usualTerms(of)).toEqual({ acceptFlg: false, orderCoin: 1_300, seats: 4, writingDays: 21 })
    expect(termsFaults(usualTerms(of), of)).toEqual({})
  })

  test.each([
    [{ orderCoin: 1_250 }, { orderCoin: '価格を選びなおしてください。' }],
    [{ seats: 5 }, { seats: '人数は1〜4人です。' }],
    [{ writingDays: 61 }, { writingDays: '執筆の日数は1〜60日です。' }],
  ])('%j is refused', (more, expected) => {
    expect(termsFaults({ ...usualTerms(of), ...more }, of)).toEqual(expected)
  })

  test('offer no more places than the situation has now', () => {
    expect([offeredSeats(4, 2), offeredSeats(2, 4)]).toEqual([2, 2])
  })
})

test.each([
  [{ orderContent: '', seats: 3, inviteDays: 5 }, {}],
  [{ orderContent: 'あ'.repeat(401), seats: 3, inviteDays: 5 }, { orderContent: '400文字以内で入力してください。' }],
  [{ orderContent: '', seats: 4, inviteDays: 5 }, { seats: '人数は1〜3人です。' }],
  [{ orderContent: '', seats: 1, inviteDays: 15 }, { inviteDays: '招待は1〜14日です。' }],
])('an order with %j for three', (order, expected) => {
  expect(planOrderFaults(order, 3)).toEqual(expected)
})
