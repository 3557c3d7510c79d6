// Words of the acts about kept searches (see acts.ts).
import type { Facts, Words } from './acts.ts'

const words = (name: string, done: string, notDone: string): Words => ({ name, done, notDone })

export const searchActs = {
  'search.save': () => words('検索の保存', '検索を保存しました', '検索を保存できませんでした'),
  'search.rename': () => words('検索の名前の変更', '検索の名前を変えました', '検索の名前を変えられませんでした'),
  'search.setCalling': ({ isCalling }: Facts) =>
    isCalling === 0
      ? words('検索の知らせの停止', '検索の知らせを止めました', '検索の知らせを止められませんでした')
      : words('検索の知らせの再開', '検索の知らせを再開しました', '検索の知らせを再開できませんでした'),
  'search.remove': () =>
    words('保存した検索の削除', '保存した検索を削除しました', '保存した検索を削除できませんでした'),
}
