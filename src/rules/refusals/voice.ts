// The refusals of the area voice: code, status, what users read.
import { refusalRows } from './rows.ts'

export const voiceRefusals = /* @__PURE__ */ refusalRows({
  VOICE_NOT_YOURS: [403, '声を付けられるのは、キャラクターのプレイヤーとこのシナリオのマスターだけです。'],
  VOICE_NOT_FOUND: [404, 'この声は、もうこの行に付いていません。'],
  CLIP_NOT_FOUND: [404, 'このボイスは見つかりませんでした。'],
  LINE_NOT_SPOKEN: [422, 'この行はせりふではないので、声を付けられません。'],
  LINE_OF_ANOTHER: [422, 'この行を話しているのは、このボイスのキャラクターではありません。'],
})
