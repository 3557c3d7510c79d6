// The refusals of the area form: code, status, what users read.
import { refusalRows } from './rows.ts'

export const formRefusals = /* @__PURE__ */ refusalRows({
  FORM_NOT_FOUND: [404, 'このフォームは見つかりませんでした。'],
  FORM_CLOSED: [409, '受付は終了しました。'],
  FORM_OTHER: [409, 'フォームの質問が変わりました。読み込み直して、答えをお確かめください。'],
  FORM_ANSWER_WRONG: [422, '答えに、足りないところか、正しくないところがあります。'],
  FORM_ONCE: [409, 'このフォームには、もう答えています。前の答えを直せます。'],
  FORM_ANSWERS_MOST: [409, 'このフォームに送れる数を超えています。'],
  FORM_NEEDS_LOGIN: [403, 'このフォームに答えるには、ログインしてください。'],
  FORM_NEEDS_CHARACTER: [422, '答えるキャラクターを選んでください。'],
  FORM_ANSWER_NOT_FOUND: [404, 'この回答は見つかりませんでした。'],
  FORM_FILE_UNREADABLE: [422, 'この画像は読み取れませんでした。ほかの画像を選んでください。'],
  FORM_FILE_NOT_FOUND: [404, 'この画像は見つかりませんでした。'],
  FORM_FILES_MOST: [409, 'まだ送っていない画像が多すぎます。答えを送ってから、もう一度お試しください。'],
  FORM_CHANGED: [409, 'このフォームは別の画面で変更されています。読み込み直してください。'],
  FORM_STATE: [409, 'フォームがこの操作のできる状態ではありません。読み込み直してください。'],
  FORM_FAULT: [422, 'フォームに、足りないところか、正しくないところがあります。'],
  FORM_ANSWERED: [409, '回答のあるフォームでは、質問と選択肢を消したり、種類を変えたりできません。'],
})
