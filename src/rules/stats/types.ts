// Types of the data that the stat calculation reads of a world and of a character. Field names are the specification's (doc3 §3).

/** Fields with the number of a parameter at their end: noryokuKijun3, noryokuHosei3, parameter3. */
export type Numbered<Prefix extends string> = { readonly [Field in `${Prefix}${number}`]?: number | null }

/** A row of parameterCalcInnerGroupList or parameterCalcBetweenGroupList. */
export interface CalcRow {
  readonly parameterId: number
  readonly groupId: number
  readonly calcTarget: string
  readonly calcMethod: number
  /** a constant of Number and of heavyEffectWorld0, the id of an earlier parameter of pastParm */
  readonly parameter?: number | string | null
}

export interface ParameterCalculation {
  readonly parameterCalcInnerGroupList: readonly CalcRow[]
  readonly parameterCalcBetweenGroupList: readonly CalcRow[]
}

export type Flagged = number | string | boolean | null

export type ClassStats = Numbered<'noryokuKijun'> & Numbered<'noryokuHosei'> & { readonly level?: number | null }

export type ItemStats = Numbered<'parameter'> & {
  /** where it is worn; nothing when it is not */
  readonly equipPositionId?: number | string | null
  readonly statusRefFlg?: Flagged
  readonly itemCost?: number | null
}

export type SkillStats = Numbered<'parameter'> & { readonly skillHaneiFlg?: Flagged }

/** A character as its stats are made of. */
export interface StatSource {
  readonly classA?: ClassStats | null
  readonly classB?: ClassStats | null
  readonly classC?: ClassStats | null
  readonly items: readonly ItemStats[]
  readonly skills: readonly SkillStats[]
  readonly level: number
  readonly changeHistory?: Numbered<'parameter'> | null
  /** As if the load were one that changes nothing: to see what it does. */
  readonly ignoresLoad?: boolean
}
