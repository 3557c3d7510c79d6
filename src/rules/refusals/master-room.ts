// The refusals of the areas masterRoom and masterCall: code, status, what users read.
import { refusalRows } from './rows.ts'

export const masterRoomRefusals = /* @__PURE__ */ refusalRows({
  MASTER_UNKNOWN: [404, 'このマスターは見つかりませんでした。'],
  ROOM_CLOSED: [404, 'このマスタールームは、いま閉じています。'],
  ROOM_FAULT: [422, 'マスタールームの内容をお確かめください。'],
  ROOM_STALE: [409, 'ほかの画面で、マスタールームが保存されていました。'],
  ROOM_POST_EMPTY: [422, '発言を入力してください。'],
  ROOM_POST_TOO_LONG: [422, '発言は500文字以内で入力してください。'],
  ROOM_POST_TOO_MANY: [422, '1つの掲示板に書けるのは、24時間に20件までです。'],
  ROOM_POST_NOT_FOUND: [404, 'この発言は見つかりませんでした。'],
  ROOM_REASON: [422, '理由は1文字以上、500文字以内で入力してください。'],
  ROOM_NOTICE_FAULT: [422, 'お知らせの内容をお確かめください。'],
  ROOM_NOTICE_TOO_MANY: [422, 'お知らせは200件までです。古いものを削除してください。'],
  ROOM_NOTICE_NOT_FOUND: [404, 'このお知らせは見つかりませんでした。'],
  ROOM_DAY_FAULT: [422, '予定の内容をお確かめください。'],
  ROOM_DAY_TOO_MANY: [422, '予定は40件までです。'],
  ROOM_DAY_NOT_FOUND: [404, 'この予定は見つかりませんでした。'],
  FOLLOW_MASTER_SELF: [422, '自分はフォローできません。'],
  CALL_EMPTY: [422, 'マスター、ワールド、種別のどれかを選んでください。'],
  CALL_TOO_MANY: [422, '呼び出しは30件までです。'],
  CALL_NOT_FOUND: [404, 'この呼び出しは見つかりませんでした。'],
})
