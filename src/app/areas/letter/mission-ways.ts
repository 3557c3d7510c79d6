// Way of missions that wait for letters.
import { type MissionWays, pageOf } from '#app/shared/mission/way.ts'

export const letterWays = {
  LetterSend: pageOf('手紙を書く', 'message'),
} satisfies MissionWays
