// Words for the states of acts: all kinds follow one grammar, 〜（送信待ち）, 〜しました, 〜できませんでした.
import { expect, test } from 'vitest'
import { actKinds, actWords } from '#rules/messages/acts.ts'
import { exchangeMessages } from '#rules/messages/exchange.ts'
import { missionMessages } from '#rules/messages/mission.ts'

/** Facts on which the words of a kind depend; kinds that are not listed have the same words for all facts. */
const variants: Record<string, Record<string, string | number>[]> = {
  'follow.character': [{ wanted: 1 }, { wanted: 0 }],
  'friend.act': ['ask', 'accept', 'relation', 'part:invited', 'part:asked', 'part:friend'].map(act => ({ act })),
  'character.hide': [{ isHidden: 1 }, { isHidden: 0 }],
  'character.rest': [{ isResting: 1 }, { isResting: 0 }],
  'scenario.changeTag': ['rename', 'remove'].map(act => ({ act })),
  'application.decide': [{ isApproved: 1 }, { isApproved: 0 }],
  'news.step': ['save', 'publish', 'withdraw', 'remove'].map(step => ({ step })),
  'shop.buy': [{ isSkill: 0 }, { isSkill: 1 }],
  'distribution.link': ['make', 'stop', 'resume'].map(doing => ({ doing })),
  'mission.reward': [{ reward: 'LP 10' }, { reward: '800 G' }, { reward: '灯油壺' }],
}
const all = [...actKinds, 'of.anotherVersion'].flatMap(kind =>
  [{}, ...(variants[kind] ?? [])].map(facts => [kind, JSON.stringify(facts), facts] as const),
)

test.each(all)('%s %s', (kind, _, facts) => {
  const { name, waiting, done, notDone } = actWords({ kind, facts })
  expect(name).not.toMatch(/ます|ました|[。、]/)
  expect(waiting).toBe(`${name}（送信待ち）`)
  expect(done).toMatch(/(ました)$/)
  expect(notDone).toMatch(kind === 'exchange.create' ? /に失敗しました$/ : /ませんでした$/)
  expect([name, waiting, done, notDone].join()).not.toMatch(/undefined|null|NaN|をを|を送りましたを/)
})

test('no two acts are told by the same words', () => {
  const named = all.filter(([kind]) => kind !== 'of.anotherVersion' && kind !== 'mission.reward')
  const words = named.map(([kind, , facts]) => JSON.stringify(actWords({ kind, facts })))
  // With no facts a kind says what its first variant says, or something more general.
  expect(new Set(words).size).toBeGreaterThanOrEqual(named.length - 7)
})

test('sentences that the documents print are theirs', () => {
  expect(actWords({ kind: 'exchange.create', facts: {} })).toMatchObject({
    done: exchangeMessages.created,
    notDone: exchangeMessages.createFailed,
  })
  const { done } = actWords({ kind: 'mission.allLp', facts: {} }, { totalLp: 370 })
  expect(done).toBe(missionMessages.receivedAllLp.replace('{totalLp}', '370'))
})
