// Words of switching between classes and of applying for them (see acts.ts).
import type { Facts, Words } from './acts.ts'

const words = (name: string, done: string, notDone: string): Words => ({ name, done, notDone })

export const classActs = {
  'account.switch': (): Words =>
    words('クラスの切り替え', 'クラスを切り替えました', 'クラスを切り替えられませんでした'),
  'classRequest.send': (): Words => words('クラスの申請', '申請しました', '申請できませんでした'),
  'classRequest.exam': (): Words => words('試験の回答', '回答を提出しました', '回答を提出できませんでした'),
  'classRequest.permission': (): Words => words('許可の申請', '許可を申請しました', '許可を申請できませんでした'),
  'classRequest.withdraw': (): Words =>
    words('クラスの申請の取り下げ', 'クラスの申請を取り下げました', 'クラスの申請を取り下げられませんでした'),
  'classRequest.decide': ({ isApproved }: Facts): Words =>
    isApproved === 0
      ? words('クラスの申請の却下', 'クラスの申請を却下しました', 'クラスの申請を却下できませんでした')
      : words('クラスの申請の承認', 'クラスの申請を承認しました', 'クラスの申請を承認できませんでした'),
  'supporters.save': (): Words => words('お名前の保存', 'お名前を保存しました', 'お名前を保存できませんでした'),
}
