import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatCount, formatHeldToken, formatReward, formatRewards, formatToken, tokenLabel } from '#rules/rewards.ts'

test.each([
  [0, '0'],
  [999, '999'],
  [1000, '1,000'],
  [12480, '12,480'],
  [100000, '100,000'],
  [1234567, '1,234,567'],
  [-1234567, '-1,234,567'],
])('%i is written %s', (count, text) => {
  expect(formatCount(count)).toBe(text)
})

test('counts are written as the locale would, and lose nothing', () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), count => {
      expect(formatCount(count)).toBe(count.toLocaleString('en-US'))
    }),
  )
})

// The tokens of the five worlds.
test.each([
  ['ゴールド', 'G', '1,200 G'],
  ['オーブ', 'Orb', '1,200 Orb'],
  ['円', '円', '1,200円'],
  ['カルマ', 'カルマ', 'カルマ 1,200'],
  ['EP', 'EP', '1,200 EP'],
  ['魔界ドル', '＄', '魔界ドル 1,200'],
  ['ピトス', 'ピトス', 'ピトス 1,200'],
])('1200 of %s with the sign %s is written %s', (name, sign, text) => {
  expect(formatToken({ name, sign }, 1200)).toBe(text)
})

test.each([
  [{ kind: 'LP', amount: 1500 } as const, 'LP 1,500'],
  [{ kind: 'AC', amount: 50 } as const, 'AC 50'],
  [{ kind: 'token', token: { name: 'ゴールド', sign: 'G' }, amount: 300 } as const, '300 G'],
  [{ kind: 'item', itemName: '霧晶のかけら', amount: 2 } as const, '霧晶のかけら ×2'],
])('%o is written %s', (reward, text) => {
  expect(formatReward(reward)).toBe(text)
})

test('several rewards are joined by a dot', () => {
  expect(
    formatRewards([
      { kind: 'token', token: { name: 'ゴールド', sign: 'G' }, amount: 1200 },
      { kind: 'item', itemName: '霧晶のかけら', amount: 2 },
    ]),
  ).toBe('1,200 G・霧晶のかけら ×2')
  expect(formatRewards([])).toBe('')
})

test.each([
  ['ゴールド', 'G', 'ゴールド (G)'],
  ['オーブ', 'Orb', 'オーブ (Orb)'],
  ['魔界ドル', '＄', '魔界ドル (＄)'],
  ['円', '円', '円'],
  ['カルマ', 'カルマ', 'カルマ'],
  ['カルマ', '', 'カルマ'],
])('the label of %s with the sign %s is %s', (name, sign, label) => {
  expect(tokenLabel({ name, sign })).toBe(label)
  expect(formatHeldToken({ name, sign }, 1200)).toBe(`${label} 1,200`)
})
