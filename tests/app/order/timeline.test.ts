// Steps of an order on its page: what is done, what is under way and until when, for each state.
import { describe, expect, test } from 'vitest'
import { timelineOf } from '#app/areas/order/detail/timeline.ts'
import { thenWords, turnWords } from '#app/areas/order/order-words.ts'
import { turnOf } from '#rules/order/schedule.ts'
import { ORDER_STATES } from '#rules/order/states.ts'
import { givenOrder, logged, NOW } from './orders.ts'

const told = (...more: Parameters<typeof givenOrder>) =>
  timelineOf(givenOrder(...more)).map(({ name, standing }) => `${standing} ${name}`)

describe('a request', () => {
  test('of three gathers, and the rest comes', () => {
    expect(told()).toEqual([
      'done 依頼を書いた',
      'now 三人をあつめる',
      'coming 運営の確認',
      'coming マスターの返事',
      'coming オープニング',
      'coming 相談とプレイング',
      'coming リプレイ',
    ])
  })

  test('goes on step by step, with the dates of what was done', () => {
    const logList = [logged('confirm', 'CheckingByDirector', 1), logged('passOn', 'CheckingByMaster', 2)]
    const steps = timelineOf(givenOrder({ state: 'CheckingByMaster', logList }))
    expect(steps.map(({ standing }) => standing).slice(0, 4)).toEqual(['done', 'done', 'done', 'now'])
    expect(steps[1]?.at).toBe(logList[0]?.createdAt)
    expect(steps[2]?.at).toBe(logList[1]?.createdAt)
  })

  test('that was sent back stands at its gathering again, and what was confirmed before counts no longer', () => {
    const logList = [logged('confirm', 'CheckingByDirector', 1), logged('returnByDirector', 'PreOrder', 2)]
    const steps = timelineOf(givenOrder({ state: 'PreOrder', logList }))
    expect(steps[1]).toMatchObject({ standing: 'now' })
    expect(steps[2]).toMatchObject({ standing: 'coming', at: null })
  })

  test('that was cancelled ends where it was', () => {
    const logList = [
      logged('confirm', 'CheckingByDirector', 1),
      { ...logged('cancel', 'Cancel', 2), from: 'CheckingByDirector' as const },
    ]
    expect(told({ state: 'Cancel', logList })).toEqual(['done 依頼を書いた', 'done 三人をあつめる', 'now 取り消し'])
  })

  test('that has become a story is played, written and told', () => {
    const at = (scenarioState: 'consultation' | 'resolving' | 'completed') =>
      told({ state: 'Released', scenarioState }).slice(-2)
    expect(at('consultation')).toEqual(['now 相談とプレイング', 'coming リプレイ'])
    expect(at('resolving')).toEqual(['done 相談とプレイング', 'now リプレイ'])
    expect(at('completed')).toEqual(['done 相談とプレイング', 'done リプレイ'])
  })
})

test('a situation has no check by the office', () => {
  expect(told({ type: 'React', templateId: 1 })).not.toContain('coming 運営の確認')
})

test.each(ORDER_STATES)('in %s it is said whose turn it is, and what happens at the date', state => {
  const turn = turnOf(state, false)
  const order = givenOrder({ state, status: state, turn, dueAt: NOW })
  expect(turnWords(order) === '').toBe(turn === null)
  expect(thenWords(order) === '').toBe(turn === null)
})
