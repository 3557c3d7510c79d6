// The refusals of notices: code, status, what users read.
import { refusalRows } from './rows.ts'

export const noticeRefusals = /* @__PURE__ */ refusalRows({
  NOTICE_LOCKED: [409, 'この通知は、止めることができません。'],
  PUSH_ENDPOINT: [409, 'このブラウザーの通知サービスには対応していません。'],
  PUSH_GONE: [409, 'この端末の登録は終わっています。もう一度オンにしてください。'],
  PUSH_LATER: [409, '通知サービスにつながりませんでした。しばらくしてから、もう一度お試しください。'],
})
