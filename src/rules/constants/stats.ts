// Numbers of the stat calculation, the weight rule and the percentage helper (constants.tsv; rules §§5, 6, 15).

export const parameterCount = 30
export const heavyEffectHoseiIndex = 16

// Weight rule: the ratios at which its bands begin, and the change in each band.
export const weightHeavyRatio = 0.85
export const weightSemiHeavyRatio = 0.7
export const weightSemiLightRatio = 0.3
export const weightLightRatio = 0.15
export const weightHeavyParam7 = -2
export const weightSemiHeavyParam7 = -1
export const weightSemiLightParam7 = 1
export const weightLightParam7 = 2
export const weightOtherwise = 0
export const weightHeavyPercent = -20
export const weightSemiHeavyPercent = -10
export const weightSemiLightPercent = 10
export const weightLightPercent = 20
export const weightParameterA = 7
export const weightParameterB = 3
export const weightParameterC = 11

// Percentage helper; the amounts of kind 8 are added to the base.
export const percentageFactor = 100
export const percentageHeavy = 85
export const percentageSemiHeavy = 70
export const percentageSemiLight = 30
export const percentageLight = 15
export const percentageKind8Heavy = -2
export const percentageKind8SemiHeavy = -1
export const percentageKind8Light = 2
export const percentageKind8SemiLight = 1
export const percentageKind8Otherwise = 0
export const percentageKinds4And12Heavy = 80
export const percentageKinds4And12SemiHeavy = 90
export const percentageKinds4And12Light = 120
export const percentageKinds4And12SemiLight = 110
export const percentageKinds4And12Otherwise = 100
