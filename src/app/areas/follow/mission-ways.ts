// Way of missions that wait for somebody who is followed.
import { type MissionWays, pageOf } from '#app/shared/mission/way.ts'

export const followWays = {
  Follow: pageOf('キャラクターを探す', 'worldSearch/character'),
} satisfies MissionWays
