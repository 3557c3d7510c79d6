// Name in the place of a writer whom nobody is told: of a letter without a name.
export const HIDDEN_WRITER = '匿名の相手'
