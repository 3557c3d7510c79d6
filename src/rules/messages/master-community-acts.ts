// Words of the acts in a masters' community (see acts.ts).
import type { Facts } from './acts.ts'
import { acted, words } from './words.ts'

export const masterCommunityActs = {
  'staff.makeThread': () =>
    words('マスターの掲示板のスレッドの作成', 'スレッドをつくりました', 'スレッドをつくれませんでした'),
  'staff.updateThread': () => acted('マスターの掲示板のスレッドの変更', 'スレッドを変更'),
  'staff.solve': ({ isSolved }: Facts) =>
    isSolved === 0
      ? words('未解決に戻す操作', '未解決に戻しました', '未解決に戻せませんでした')
      : words('解決の印', '解決済みにしました', '解決済みにできませんでした'),
  'staff.deleteThread': () => acted('マスターの掲示板のスレッドの削除', 'マスターの掲示板のスレッドを削除'),
  'staff.post': () => acted('マスターコミュニティの発言', 'マスターコミュニティで発言'),
  'staff.editPost': () =>
    words(
      'マスターコミュニティの発言の変更',
      'マスターコミュニティの発言を直しました',
      'マスターコミュニティの発言を直せませんでした',
    ),
  'staff.deletePost': () => acted('マスターコミュニティの発言の削除', 'マスターコミュニティの発言を削除'),
  'staff.pin': ({ isPinned }: Facts) =>
    isPinned === 0 ? acted('発言の固定の解除', '発言の固定を解除') : acted('発言の固定', '発言を固定'),
  'staff.savePage': () => acted('ハンドブックの保存', 'ハンドブックのページを保存'),
  'staff.orderPages': () =>
    words('ハンドブックの並べ替え', 'ページを並べ替えました', 'ページを並べ替えられませんでした'),
  'staff.removePage': ({ isRemoved }: Facts) =>
    isRemoved === 0
      ? words('ページを戻す操作', 'ページを戻しました', 'ページを戻せませんでした')
      : words('ページの取り下げ', 'ページを取り下げました', 'ページを取り下げられませんでした'),
  'staff.saveBoard': () => acted('掲示板の保存', '掲示板を保存'),
  'staff.orderBoards': () => words('掲示板の並べ替え', '掲示板を並べ替えました', '掲示板を並べ替えられませんでした'),
  'staff.assign': ({ isAssigned }: Facts) =>
    isAssigned === 0
      ? words('担当から外す操作', '担当から外しました', '担当から外せませんでした')
      : words('担当への追加', '担当に加えました', '担当に加えられませんでした'),
}
