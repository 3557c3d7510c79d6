// People that a reader is shown in a scenario. Every read of people uses this file: blocks between players will be applied
// in this place alone. A block never takes a seat away, so counts stay as they are.

/** @param userId the reader; null for guests */
export const shownPeople = <Person extends { userId: string }>(
  people: readonly Person[],
  _userId: string | null,
): Person[] => [...people]
