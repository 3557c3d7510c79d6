// Addresses of the office's desks, and the subjects of their drafts and writes.

/** Part of the address of a desk in place of an id, for what is not yet. */
export const NEW = 'new'
/** Subject of what is written there. */
export const targetOf = (id: number | null): string => (id === null ? NEW : String(id))

/** Page of the list of a desk; without a state it has all. */
export type DeskPlace<State extends string> = { state: State | undefined; page: number }
export const firstOfDesk: DeskPlace<never> = { state: undefined, page: 1 }
