// The refusals of the area report: code, status, what users read.
import { refusalRows } from './rows.ts'

export const reportRefusals = /* @__PURE__ */ refusalRows({
  REPORT_TARGET_NOT_FOUND: [404, '通報するものが見つかりませんでした。すでに削除されたのかもしれません。'],
  REPORT_OWN: [422, '自分の書いたものは通報できません。'],
  REPORT_ALREADY: [409, 'すでに通報を受け付けています。運営が確かめるまで、お待ちください。'],
  REPORT_TOO_MANY: [409, '確認待ちの通報が30件に達しています。運営が確かめるまで、お待ちください。'],
  REPORT_WORDS_NEEDED: [422, 'どこに問題があるかを書いてください。'],
  REPORT_WORDS_LONG: [422, '400文字以内で入力してください。'],
  REPORT_NOT_FOUND: [404, 'この通報は見つかりませんでした。'],
  REPORT_DECIDED: [409, 'この通報は、ほかの人が判断しました。'],
  REPORT_ANSWER_NEEDED: [422, '通報した方への言葉を入力してください。'],
  REPORT_TOLD_NEEDED: [422, '書いた方への言葉を入力してください。'],
  REPORT_GONE: [409, 'すでに削除されています。ほかの判断を選んでください。'],
  REPORT_STAYS: [422, 'キャラクターは、ここからは削除できません。'],
})
