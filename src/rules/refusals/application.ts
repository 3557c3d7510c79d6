// The refusals of the area application: code, status, what users read.
import { refusalRows } from './rows.ts'

export const applicationRefusals = /* @__PURE__ */ refusalRows({
  APPLICATION_NOT_FOUND: [404, '申請が見つかりませんでした。'],
  APPLICATION_DECIDED: [409, 'この申請はもう申請中ではありません。読み込み直してください。'],
  APPLICATION_STALE: [409, '申請のあとで内容が変わったため、承認できません。理由を書いて却下してください。'],
  APPLICATION_COIN: [409, '使うコインが変わりました。もう一度お確かめください。'],
  SETTING_CHANGED: [409, '自由設定が別の画面で変わっています。読み込み直してください。'],
  SETTING_STATE: [409, 'この自由設定は、いま申請できません。読み込み直してください。'],
  ORIGINAL_NAME: [422, '名前は20文字以内の1行で入力してください'],
  ORIGINAL_TEXT: [422, '説明は200文字以内で入力してください'],
  ORIGINAL_NOT_HELD: [422, '名前をつけられるものを持っていません。装備しているものは、外してからお試しください。'],
  ORIGINAL_APPLYING: [409, 'このスキルはもう申請中か、名前がついています。'],
  CLASS_TEXT: [422, '説明は必ず、400文字以内で入力してください'],
  CLASS_NUMBERS: [422, '能力値が決められた範囲を超えています。'],
  CLASS_NAME_TAKEN: [409, '同じ名前のクラスがあるか、申請されています。ほかの名前を考えてください。'],
  CLASS_TOO_MANY: [422, '審査を待つ提案は3件までです。結果が出てから、もう一度お試しください。'],
  CLASS_NOT_FOUND: [404, 'クラスが見つかりませんでした。'],
  REJECTION_REASON: [422, '却下の理由を200文字以内で入力してください'],
})

export type ApplicationRefusal = keyof typeof applicationRefusals
