import { expect, test } from 'vitest'
import { signsIn } from '#rules/token-signs.ts'

test.each([
  [['1,200 G・霧晶のかけら ×2'], ['ゴールド (G)']],
  [
    ['LP 10', '霧晶のかけら ×2・3 Orb', '800 G'],
    ['ゴールド (G)', 'オーブ (Orb)'],
  ],
  [['5 SP', '1 SP・LP 3'], ['スキルポイント (SP)']],
  [['魔界ドル 300'], ['魔界ドル (＄)']],
  [['2 WP'], ['悪徳ポイント (WP)']],
  // Their label has no sign.
  [['300円', 'カルマ 3', '4 EP', 'ピトス 1'], []],
  // Names of items are no tokens.
  [['銀貨 G ×2', '2 Gの杯 ×1', 'AC 5'], []],
  [[], []],
])('rewards %j need the labels %j', (texts, labels) => {
  expect(signsIn(texts)).toEqual(labels)
})
