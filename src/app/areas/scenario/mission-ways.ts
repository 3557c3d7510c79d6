// Ways of missions that wait for scenarios.
import { type MissionWays, pageOf } from '#app/shared/mission/way.ts'

export const scenarioWays = {
  ScenarioEntry: pageOf('シナリオを探す', 'scenario/opening'),
  ScenarioPost: pageOf('シナリオへ', 'scenario/opening'),
  PlayingSend: pageOf('シナリオへ', 'scenario/opening'),
} satisfies MissionWays
