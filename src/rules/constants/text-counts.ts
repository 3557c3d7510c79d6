// Weights of characters when texts are counted (constants.tsv; rules §§2-3).

export const wordCountHalf = 0.5
export const wordCountNewline = 0
export const wordCountOther = 1

export const maxDigitsHalf = 0.5
export const maxDigitsFull = 1
export const maxDigitsNewlineBracket = 1
