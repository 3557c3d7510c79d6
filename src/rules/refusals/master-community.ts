// The refusals of the area master-community: code, status, what users read.
import { refusalRows } from './rows.ts'

export const masterCommunityRefusals = /* @__PURE__ */ refusalRows({
  MASTER_COMMUNITY_NOT_FOUND: [404, 'このワールドのマスターコミュニティは見つかりませんでした。'],
  HANDBOOK_PAGE_NOT_FOUND: [404, 'このページは見つかりませんでした。'],
  HANDBOOK_PAGE_CHANGED: [409, 'ほかの画面で先に書き換えられています。読み込み直して、お確かめください。'],
  HANDBOOK_PAGES_MOST: [422, 'ページの数が上限の100に達しています。'],
  STAFF_FAULT: [422, '入力の内容をお確かめください。'],
  STAFF_BOARD_NOT_FOUND: [404, 'この掲示板は見つかりませんでした。'],
  STAFF_BOARDS_MOST: [422, '掲示板の数が上限の30に達しています。'],
  STAFF_BOARD_CLOSED: [409, 'この掲示板は、書きこみを終えています。'],
  STAFF_THREAD_NOT_FOUND: [404, 'このスレッドは見つかりませんでした。'],
  STAFF_THREAD_CLOSED: [409, 'このスレッドは、書きこみを終えています。'],
  STAFF_THREAD_NOT_EMPTY: [409, 'ほかの人の発言があるスレッドは、消せません。'],
  STAFF_POST_EMPTY: [422, '発言を入力してください。'],
  STAFF_POST_TOO_LONG: [422, '発言は2,000文字以内で入力してください。'],
  STAFF_POST_NOT_FOUND: [404, 'この発言は見つかりませんでした。'],
  STAFF_POST_NOT_NOW: [409, '発言を直せるのは、書きこんでから5分までです。'],
  STAFF_PINS_MOST: [422, '固定できる発言は、10件までです。'],
  STAFF_MEMBER_NOT_FOUND: [404, 'このマスターは見つかりませんでした。'],
  STAFF_MEMBER_BUSY: [409, '公開中か執筆中のシナリオがあるマスターは、担当から外せません。'],
})
