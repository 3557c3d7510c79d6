// Way of missions that wait for a sign-in.
import type { MissionWays } from '#app/shared/mission/way.ts'

export const loginWays = {
  Login: () => ({ label: 'ホームへ', path: '/' }),
} satisfies MissionWays
