// Words of the acts about themes (オムニバス): of masters and of the office (see acts.ts).
import type { Facts, Words } from './acts.ts'
import { acted, words } from './words.ts'

const actWords: Record<string, Words> = {
  takeBack: words('提出の取り消し', '提出を取り消しました', '提出を取り消せませんでした'),
  close: words('テーマの終了', 'テーマを終えました', 'テーマを終えられませんでした'),
  reopen: acted('テーマの再開', 'テーマを再開'),
  remove: words('下書きの削除', '下書きを捨てました', '下書きを捨てられませんでした'),
}

export const omnibusActs = {
  'omnibus.save': ({ submits, isCorrection }: Facts) =>
    isCorrection === 1
      ? words('テーマの修正', 'テーマを直しました', 'テーマを直せませんでした')
      : submits === 1
        ? acted('テーマの提出', 'テーマを提出')
        : acted('テーマの保存', 'テーマを保存'),
  'omnibus.act': ({ act }: Facts) =>
    actWords[String(act)] ?? words('テーマの変更', 'テーマを変えました', 'テーマを変えられませんでした'),
  'omnibus.setting': ({ isOpen }: Facts) =>
    isOpen === 1
      ? words('オーダー受付の設定', 'オーダーの受付と価格を決めました', 'オーダーの受付と価格を決められませんでした')
      : words('オーダー受付の設定', 'オーダーの受付を止めました', 'オーダーの受付を止められませんでした'),
  'omnibus.review': ({ isApproved }: Facts) =>
    isApproved === 0
      ? words('テーマの差し戻し', 'テーマを差し戻しました', 'テーマを差し戻せませんでした')
      : acted('テーマの承認', 'テーマを承認'),
  'omnibus.end': () => words('テーマの終了', 'テーマを終えました', 'テーマを終えられませんでした'),
  'omnibus.template': () => acted('テンプレートの保存', 'テンプレートを保存'),
  'omnibus.deleteTemplate': () => acted('テンプレートの削除', 'テンプレートを削除'),
}
