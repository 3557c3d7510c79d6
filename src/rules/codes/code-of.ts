// The type of the codes of a table: the values of its constant.

export type CodeOf<Table> = Table[keyof Table]
