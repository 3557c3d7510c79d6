// Ways of missions that wait for characters and their profiles.
import { type MissionWays, pageOf } from '#app/shared/mission/way.ts'

export const characterWays = {
  CharacterCreate: pageOf('キャラクターを作る', 'characterRegistration'),
  CharacterEdit: () => ({ label: 'キャラクターへ', path: '/myPage/character' }),
} satisfies MissionWays
