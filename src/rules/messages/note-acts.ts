// Words of the acts about notes and their tags (see acts.ts).
import type { Facts, Words } from './acts.ts'

const words = (name: string, done: string, notDone: string): Words => ({ name, done, notDone })

const deskWords: Record<string, Words> = {
  add: words('タグの追加', 'タグを加えました', 'タグを加えられませんでした'),
  order: words('タグの並べ替え', 'タグを並べ替えました', 'タグを並べ替えられませんでした'),
  merge: words('タグの統合', 'タグを統合しました', 'タグを統合できませんでした'),
  remove: words('タグの削除', 'タグを削除しました', 'タグを削除できませんでした'),
}

export const noteActs = {
  'note.save': () => words('ノートの保存', 'ノートを保存しました', 'ノートを保存できませんでした'),
  'note.setRemoved': ({ isRemoved }: Facts) =>
    isRemoved === 0
      ? words('ノートを戻す操作', 'ノートをもとに戻しました', 'ノートをもとに戻せませんでした')
      : words('ノートの削除', 'ノートを削除しました', 'ノートを削除できませんでした'),
  'noteBook.save': () =>
    words('ノートブックの保存', 'ノートブックを保存しました', 'ノートブックを保存できませんでした'),
  'noteBook.setRemoved': ({ isRemoved }: Facts) =>
    isRemoved === 0
      ? words('ノートブックを戻す操作', 'ノートブックをもとに戻しました', 'ノートブックをもとに戻せませんでした')
      : words('ノートブックの削除', 'ノートブックを削除しました', 'ノートブックを削除できませんでした'),
  'note.like': ({ isLiked }: Facts) =>
    isLiked === 0
      ? words('いいねの取り消し', 'いいねを取り消しました', 'いいねを取り消せませんでした')
      : words('いいね', 'いいねしました', 'いいねできませんでした'),
  'note.comment': () => words('ノートへのコメント', 'コメントしました', 'コメントできませんでした'),
  'note.removeComment': () => words('コメントの削除', 'コメントを削除しました', 'コメントを削除できませんでした'),
  'note.tag': ({ isLinked }: Facts) =>
    isLinked === 0
      ? words('タグの紐づけの解除', 'タグの紐づけを解除しました', 'タグの紐づけを解除できませんでした')
      : words('タグの紐づけ', 'タグを紐づけしました', 'タグを紐づけできませんでした'),
  'noteTag.desk': ({ act }: Facts) =>
    deskWords[String(act)] ?? words('タグの変更', 'タグを変えました', 'タグを変えられませんでした'),
}
