// Shapes of the data from which stats are calculated (rules §15): those of a world, and those of a character.
import * as z from 'zod'
import { parameterCount } from '#rules/constants/stats.ts'
import { closed } from './shapes.ts'

/** Values of all parameters, the nth for parameter n + 1. */
export const parameters = z.array(z.number().int()).length(parameterCount)

const CalcRow = closed({
  parameterId: z.number().int(),
  groupId: z.number().int(),
  calcTarget: z.string(),
  calcMethod: z.number().int(),
  parameter: z.number().nullable(),
})

/** Data of a world for the calculation. Items and skills cannot change a parameter with a null itemSkillOrder. */
export const calculationOfWorld = {
  parameterList: z.array(
    closed({ id: z.number().int(), name: z.string(), itemSkillOrder: z.number().int().nullable() }),
  ),
  parameterCalcInnerGroupList: z.array(CalcRow),
  parameterCalcBetweenGroupList: z.array(CalcRow),
}

const PlainClass = closed({ className: z.string(), kijun: parameters, hosei: parameters })

/**
 * Data of a character for the calculation, without the items. rules/stats/plain-source.ts turns it into the
 * calculation's source.
 */
export const statSource = {
  level: z.number().int(),
  classA: PlainClass.nullable(),
  classB: PlainClass.nullable(),
  classC: PlainClass.nullable(),
  skills: z.array(closed({ skillHaneiFlg: z.boolean(), parameters })),
  /** Sum of all changes. */
  changeHistory: parameters,
}

/** Data of a character for the calculation, with the items that count. */
export const WholeStatSource = closed({
  ...statSource,
  items: z.array(
    closed({
      equipPositionId: z.string(),
      statusRefFlg: z.boolean(),
      itemCost: z.number().int(),
      parameters,
    }),
  ),
})
