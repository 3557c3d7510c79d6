// Way of missions that wait for something made.
import { type MissionWays, pageOf } from '#app/shared/mission/way.ts'

export const exchangeWays = {
  ItemSynth: pageOf('アイテム交換へ', 'itemSynth'),
} satisfies MissionWays
