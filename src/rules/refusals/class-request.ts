// The refusals of applications to become something: code, status, what users read.
import { refusalRows } from './rows.ts'

export const classRequestRefusals = /* @__PURE__ */ refusalRows({
  MASTER_NAME_MISSING: [422, 'マスター名を入力してください'],
  MASTER_CAREER_MISSING: [422, 'マスター経歴を入力してください'],
  CREATOR_NAME_MISSING: [422, 'クリエイター名を入力してください'],
  CREATOR_CAREER_MISSING: [422, 'クリエイター経歴を入力してください'],
  CLASS_NAME_TOO_LONG: [422, '名前は16文字以内の1行で入力してください'],
  CAREER_TOO_LONG: [422, '経歴は1000文字以内で入力してください'],
  EXAM_ANSWER_MISSING: [422, '回答を入力してください'],
  EXAM_ANSWER_TOO_LONG: [422, '回答は600文字以内で入力してください'],
  CLASS_HELD: [409, 'このクラスは、もう承認されています。'],
  CLASS_APPLYING: [409, 'もう申請中です。結果をお待ちください。'],
  EXAM_NEEDED: [409, '先にストーリーサポーター試験に合格してください。'],
  SUPPORT_CLOSED: [409, 'このワールドは、ストーリーサポーターを募集していません。'],
  CLASS_REQUEST_NOT_FOUND: [404, '申請が見つかりませんでした。'],
  CLASS_REQUEST_DECIDED: [409, 'この申請はもう申請中ではありません。読み込み直してください。'],
  CLASS_REQUEST_REASON: [422, '却下の理由を200文字以内で入力してください'],
  SUPPORTER_NAMES: [422, 'お名前は1行にひとりずつ、40文字以内で入力してください'],
  SUPPORTERS_CHANGED: [409, '一覧が別の画面で変わっています。読み込み直してください。'],
})

export type ClassRequestRefusal = keyof typeof classRequestRefusals
