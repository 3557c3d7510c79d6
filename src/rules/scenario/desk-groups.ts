// Groups of a master's openings by how far they have come, apart from the states in them: addresses need their names alone.

/** Groups of a master's openings, in the order of their tabs. */
export const DESK_GROUPS = ['draft', 'waiting', 'open', 'writing', 'over'] as const
export type DeskGroup = (typeof DESK_GROUPS)[number]
