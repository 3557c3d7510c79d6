// Words of switching between classes and of applying for them (see acts.ts).
import type { Facts, Words } from './acts.ts'
import { acted, words } from './words.ts'

export const classActs = {
  'account.switch': (): Words =>
    words('クラスの切り替え', 'クラスを切り替えました', 'クラスを切り替えられませんでした'),
  'classRequest.send': (): Words => acted('クラスの申請', '申請'),
  'classRequest.exam': (): Words => acted('試験の回答', '回答を提出'),
  'classRequest.permission': (): Words => acted('許可の申請', '許可を申請'),
  'classRequest.withdraw': (): Words =>
    words('クラスの申請の取り下げ', 'クラスの申請を取り下げました', 'クラスの申請を取り下げられませんでした'),
  'classRequest.decide': ({ isApproved }: Facts): Words =>
    isApproved === 0
      ? acted('クラスの申請の却下', 'クラスの申請を却下')
      : acted('クラスの申請の承認', 'クラスの申請を承認'),
  'supporters.save': (): Words => acted('お名前の保存', 'お名前を保存'),
}
