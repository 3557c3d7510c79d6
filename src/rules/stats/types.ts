// Types of the data that the stat calculation reads of a world and of a character. Field names are the specification's (doc3 §3).

/** Fields that end in the number of a parameter: noryokuKijun3, noryokuHosei3, parameter3. */
export type Numbered<Prefix extends string> = { readonly [Field in `${Prefix}${number}`]?: number | null }

/** A row of parameterCalcInnerGroupList or parameterCalcBetweenGroupList. */
export interface CalcRow {
  readonly parameterId: number
  readonly groupId: number
  readonly calcTarget: string
  readonly calcMethod: number
  /** For Number and heavyEffectWorld0 a constant, for pastParm the id of an earlier parameter. */
  readonly parameter?: number | string | null
}

export interface ParameterCalculation {
  readonly parameterCalcInnerGroupList: readonly CalcRow[]
  readonly parameterCalcBetweenGroupList: readonly CalcRow[]
}

export type Flagged = number | string | boolean | null

export type ClassStats = Numbered<'noryokuKijun'> & Numbered<'noryokuHosei'> & { readonly level?: number | null }

export type ItemStats = Numbered<'parameter'> & {
  /** Slot of a worn item; empty when the item is not worn. */
  readonly equipPositionId?: number | string | null
  readonly statusRefFlg?: Flagged
  readonly itemCost?: number | null
}

export type SkillStats = Numbered<'parameter'> & { readonly skillHaneiFlg?: Flagged }

/** Data of a character for the calculation. */
export interface StatSource {
  readonly classA?: ClassStats | null
  readonly classB?: ClassStats | null
  readonly classC?: ClassStats | null
  readonly items: readonly ItemStats[]
  readonly skills: readonly SkillStats[]
  readonly level: number
  readonly changeHistory?: Numbered<'parameter'> | null
  /** Calculates with a load that has no effect, so that the effect of the real load can be found. */
  readonly ignoresLoad?: boolean
}
