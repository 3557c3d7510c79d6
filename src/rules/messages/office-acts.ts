// Words of the acts about forms, campaigns, pages of events and the office's pictures (see acts.ts).
import type { Facts, Words } from './acts.ts'
import { acted, words } from './words.ts'

const formSteps: Record<string, Words> = {
  publish: acted('フォームの公開', 'フォームを公開'),
  close: words('フォームの受付終了', 'フォームの受付を終えました', 'フォームの受付を終えられませんでした'),
  remove: acted('フォームの削除', 'フォームの下書きを削除'),
}
const campaignSteps: Record<string, Words> = {
  publish: acted('キャンペーンの公開', 'キャンペーンを公開'),
  withdraw: words(
    'キャンペーンの取り下げ',
    'キャンペーンを下書きに戻しました',
    'キャンペーンを下書きに戻せませんでした',
  ),
  remove: acted('キャンペーンの削除', 'キャンペーンの下書きを削除'),
}

const eventPageSteps: Record<string, Words> = {
  publish: acted('イベントのページの公開', 'イベントのページを公開'),
  withdraw: words(
    'イベントのページの取り下げ',
    'イベントのページを下書きに戻しました',
    'イベントのページを下書きに戻せませんでした',
  ),
  remove: acted('イベントのページの削除', 'イベントのページの下書きを削除'),
}

export const officeActs = {
  'form.answer': ({ isChange }: Facts) =>
    isChange === 1
      ? words('回答の変更', '回答を直しました', '回答を直せませんでした')
      : words('回答の送信', '回答を送りました', '回答を送れませんでした'),
  'form.picture': () => words('回答の画像の送信', '回答の画像を送りました', '回答の画像を送れませんでした'),
  'form.save': () => acted('フォームの保存', 'フォームを保存'),
  'form.step': ({ step }: Facts) =>
    formSteps[String(step)] ?? words('フォームの変更', 'フォームを変えました', 'フォームを変えられませんでした'),
  'form.copy': () => acted('フォームのコピー', 'フォームをコピー'),
  'campaign.save': () => acted('キャンペーンの保存', 'キャンペーンを保存'),
  'campaign.step': ({ step }: Facts) =>
    campaignSteps[String(step)] ??
    words('キャンペーンの変更', 'キャンペーンを変えました', 'キャンペーンを変えられませんでした'),
  'eventPage.save': () => acted('イベントのページの保存', 'イベントのページを保存'),
  'eventPage.step': ({ step }: Facts) =>
    eventPageSteps[String(step)] ??
    words('イベントのページの変更', 'イベントのページを変えました', 'イベントのページを変えられませんでした'),
  'eventPage.rename': () => words('アドレスの変更', 'アドレスを変えました', 'アドレスを変えられませんでした'),
  'eventPage.saveTop': () =>
    words('トップの告知の予定', 'トップの告知の予定を決めました', 'トップの告知の予定を決められませんでした'),
  'eventPage.removeTop': () =>
    words('トップの告知の取りやめ', 'トップの告知をやめました', 'トップの告知をやめられませんでした'),
  'eventPage.upload': () => words('ライブラリへの追加', 'ライブラリに加えました', 'ライブラリに加えられませんでした'),
  'eventPage.renameBlob': () => words('絵の名前の変更', '絵の名前を変えました', '絵の名前を変えられませんでした'),
  'eventPage.deleteBlob': () => acted('ライブラリの絵の削除', 'ライブラリの絵を削除'),
  'asset.upload': () => words('画像の追加', '画像を加えました', '画像を加えられませんでした'),
  'asset.remove': () => acted('画像の削除', '画像を削除'),
}
