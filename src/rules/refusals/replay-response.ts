// The refusals of the area replayResponse: code, status, what users read.
import { refusalRows } from './rows.ts'

export const replayResponseRefusals = /* @__PURE__ */ refusalRows({
  RESPONSES_CLOSED: [403, 'このリプレイの感想は、リプレイを読める人だけのものです。'],
  COMMENT_EMPTY: [422, 'コメントを入力してください。'],
  COMMENT_TOO_LONG: [422, 'コメントは300文字以内で入力してください。'],
  COMMENT_NOT_FOUND: [404, 'このコメントは見つかりませんでした。'],
})
