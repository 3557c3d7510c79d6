// The refusals of the area mission: code, status, what users read.
import { refusalRows } from './rows.ts'

export const missionRefusals = /* @__PURE__ */ refusalRows({
  MISSION_NOT_FOUND: [404, 'このミッションの報酬は見つかりませんでした。'],
  MISSION_ALREADY_RECEIVED: [409, 'この報酬はすでに受け取っています。'],
  MISSION_NEEDS_CHARACTER: [422, '報酬を受け取るキャラクターを選んでください。'],
  MISSION_NO_CHARACTER: [422, 'この報酬はキャラクターを選ばずに受け取ります。'],
  CHARACTER_NOT_YOURS: [403, 'このキャラクターでは受け取れません。'],
})
