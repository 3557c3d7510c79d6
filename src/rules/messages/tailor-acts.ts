// Words of the acts about creators, commissions and works (see acts.ts).
import type { Facts, Words } from './acts.ts'
import { acted, liking, words } from './words.ts'

/** Words of the changes of a commission that its parties make. */
const changes: Record<string, Words> = {
  accept: words('発注の引き受け', '発注を引き受けました', '発注を引き受けられませんでした'),
  decline: words('発注のお断り', '発注をお断りしました', '発注をお断りできませんでした'),
  cancel: words('発注の取り消し', '発注を取り消しました', '発注を取り消せませんでした'),
  pass: words('納品の確認', '作品をお客さまに渡しました', '作品を渡せませんでした'),
  returnByOffice: words('修正のお願い', 'クリエイターに修正をお願いしました', '修正をお願いできませんでした'),
  askCorrection: words('修正のお願い', '修正をお願いしました', '修正をお願いできませんでした'),
  receive: words('作品の受け取り', '作品を受け取りました', '作品を受け取れませんでした'),
  giveUp: words('制作の中止', '制作を中止しました', '制作を中止できませんでした'),
  stop: words('発注の中止', '発注を中止しました', '発注を中止できませんでした'),
}
const change = acted('発注の変更', '発注を変更')

export const tailorActs = {
  'commission.place': () => acted('発注', '発注'),
  'commission.act': ({ act }: Facts) => changes[String(act)] ?? change,
  'commission.say': () => words('発注の言葉', '言葉を送りました', '言葉を送れませんでした'),
  'commission.deliver': () => acted('納品', '納品'),
  'tailor.likeCreator': liking,
  'tailor.rate': () => words('クリエイターの評価', '評価を送りました', '評価を送れませんでした'),
  'tailor.saveRoom': () => words('紹介の保存', 'クリエイターの紹介を保存しました', '紹介を保存できませんでした'),
  'tailor.setWindow': ({ isOpen }: Facts) =>
    isOpen === 0
      ? words('受付の停止', '発注の受付を止めました', '発注の受付を止められませんでした')
      : words('窓を開ける操作', '発注の受付を開きました', '発注の受付を開けませんでした'),
  'tailor.saveOffer': () => words('受付条件の保存', '受付の条件を保存しました', '受付の条件を保存できませんでした'),
  'tailor.uploadSample': () =>
    words('サンプルの送信', 'サンプルの画像を送りました', 'サンプルの画像を送れませんでした'),
  'tailor.addSample': () => words('サンプルの追加', 'サンプルを載せました', 'サンプルを載せられませんでした'),
  'tailor.removeSample': () => acted('サンプルの削除', 'サンプルを削除'),
  'tailor.saveProduct': () => acted('商品の保存', '商品を保存'),
  'gallery.like': liking,
  'gallery.limit': ({ isLimited }: Facts) =>
    isLimited === 0
      ? words('ギャラリーへの公開', 'ギャラリーに出しました', 'ギャラリーに出せませんでした')
      : words('ギャラリーの非公開', 'ギャラリーから外しました', 'ギャラリーから外せませんでした'),
} as const
