// Words for an empty list of novels, by the chosen criteria.
import type { NovelAddress } from './address.ts'

type Nothing = { title: string; note?: string; action?: string }

const action = 'すべてのノベルを見る'
const title = '条件に合うノベルはありません。'

/** @param count number on other pages */
export function nothingFound({ keyword, tags }: NovelAddress, count: number): Nothing {
  if (count > 0) return { title: 'このページにノベルはありません。', action }
  if (keyword && tags.length > 0) return { title, note: '言葉を変えるか、タグを減らしてみてください。', action }
  if (keyword) return { title, note: '言葉を短くするか、変えてみてください。', action }
  if (tags.length > 1) return { title, note: 'タグを減らしてみてください。', action }
  if (tags.length === 1) return { title, note: 'ほかのタグを選んでみてください。', action }
  return { title: 'ノベルはまだありません。' }
}
