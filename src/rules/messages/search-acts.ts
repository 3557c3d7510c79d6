// Words of the acts about kept searches (see acts.ts).
import type { Facts } from './acts.ts'
import { acted, words } from './words.ts'

export const searchActs = {
  'search.save': () => acted('検索の保存', '検索を保存'),
  'search.rename': () => words('検索の名前の変更', '検索の名前を変えました', '検索の名前を変えられませんでした'),
  'search.setCalling': ({ isCalling }: Facts) =>
    isCalling === 0
      ? words('検索の知らせの停止', '検索の知らせを止めました', '検索の知らせを止められませんでした')
      : acted('検索の知らせの再開', '検索の知らせを再開'),
  'search.remove': () => acted('保存した検索の削除', '保存した検索を削除'),
}
