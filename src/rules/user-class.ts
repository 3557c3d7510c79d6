// Classes a user may act as (lastClass of codes.tsv) and their names.

export const userClassLabels = [
  'プレイヤー',
  'マスター',
  'イラストレーター',
  'ボイスクリエイター',
  'ライター',
  '運営',
] as const

/** The name of the highest class a user has. */
export const classLabel = (classes: readonly number[]): string =>
  userClassLabels[Math.max(0, ...classes)] ?? userClassLabels[0]
