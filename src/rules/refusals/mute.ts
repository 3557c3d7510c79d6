// The refusals of the area mute: code, status, what users read.
import { refusalRows } from './rows.ts'

export const muteRefusals = /* @__PURE__ */ refusalRows({
  MUTE_WORD_EMPTY: [422, 'ミュートする言葉を入力してください。'],
  MUTE_WORD_LONG: [422, 'ミュートする言葉は30文字以内で入力してください。'],
  MUTE_WORDS_MOST: [422, 'ミュートする言葉の数が上限の100個に達しています。'],
  MUTE_CHARACTER_UNKNOWN: [404, 'このキャラクターは見つかりませんでした。'],
  MUTE_OWN: [422, '自分のキャラクターはミュートできません。'],
  MUTE_CHARACTERS_MOST: [422, 'ミュートするキャラクターの数が上限の300人に達しています。'],
})
