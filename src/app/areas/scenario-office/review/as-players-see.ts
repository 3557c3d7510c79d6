// Opening as players will see it on the day of its publication, with its conditions in the server's words.
import { scenarioOfForm } from '#app/areas/scenario/phase/preview.ts'
import type { Scenario } from '#app/areas/scenario/queries.ts'
import { groundOf } from '#app/shared/scenario/opening-fields.ts'
import type { ReviewedOpening } from '../queries.ts'

export function asPlayersSee({ info, scenarioType: type, conditionWords }: ReviewedOpening, now: number): Scenario {
  const { worldId, scenarioId, phase, masterName, isStaff, openDateTime } = info
  const isAhead = openDateTime !== null && Date.parse(openDateTime) > now
  // Shown as written, even if its master may not choose that difficulty. A wish in the past is ignored.
  const ground = groundOf({ ...info, isNewMaster: false, openDateTime: isAhead ? openDateTime : null })
  const around = { worldId, of: { scenarioId, phase }, masterName, isStaff, type, nameOf: () => null, now }
  const scenario = scenarioOfForm(ground, around)
  return {
    ...scenario,
    characterConditionList: scenario.characterConditionList.map((condition, index) => ({
      ...condition,
      words: conditionWords[index] ?? condition.words,
    })),
  }
}
