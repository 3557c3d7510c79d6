// Ways of missions that wait for friends.
import { type MissionWays, pageOf } from '#app/shared/mission/way.ts'

export const friendWays = {
  FriendAsk: pageOf('キャラクターを探す', 'worldSearch/character'),
  FriendMake: pageOf('キャラクターを探す', 'worldSearch/character'),
} satisfies MissionWays
