// Words of the acts about notes and their tags (see acts.ts).
import type { Facts, Words } from './acts.ts'
import { acted, liking, words } from './words.ts'

const deskWords: Record<string, Words> = {
  add: words('タグの追加', 'タグを加えました', 'タグを加えられませんでした'),
  order: words('タグの並べ替え', 'タグを並べ替えました', 'タグを並べ替えられませんでした'),
  merge: acted('タグの統合', 'タグを統合'),
  remove: acted('タグの削除', 'タグを削除'),
}

export const noteActs = {
  'note.save': () => acted('ノートの保存', 'ノートを保存'),
  'note.setRemoved': ({ isRemoved }: Facts) =>
    isRemoved === 0
      ? words('ノートを戻す操作', 'ノートをもとに戻しました', 'ノートをもとに戻せませんでした')
      : acted('ノートの削除', 'ノートを削除'),
  'noteBook.save': () => acted('ノートブックの保存', 'ノートブックを保存'),
  'noteBook.setRemoved': ({ isRemoved }: Facts) =>
    isRemoved === 0
      ? words('ノートブックを戻す操作', 'ノートブックをもとに戻しました', 'ノートブックをもとに戻せませんでした')
      : acted('ノートブックの削除', 'ノートブックを削除'),
  'note.like': liking,
  'note.comment': () => acted('ノートへのコメント', 'コメント'),
  'note.removeComment': () => acted('コメントの削除', 'コメントを削除'),
  'note.tag': ({ isLinked }: Facts) =>
    isLinked === 0 ? acted('タグの紐づけの解除', 'タグの紐づけを解除') : acted('タグの紐づけ', 'タグを紐づけ'),
  'noteTag.desk': ({ act }: Facts) =>
    deskWords[String(act)] ?? words('タグの変更', 'タグを変えました', 'タグを変えられませんでした'),
}
