// People of scenarios and orders as a reader is shown them. Nobody vanishes, so that counts stay as they are: who blocked somebody
// sees that person folded, and everybody else sees everybody as ever.

/**
 * @param people rows of people, or of what they wrote; a character of the service is met always, whoever plays it
 * @param blocked users that the reader blocked (`blockedBy`)
 */
export const shownPeople = <Person extends { userId: string; isNpc?: boolean | null }>(
  people: readonly Person[],
  blocked: ReadonlySet<string>,
): (Person & { isFolded: boolean })[] =>
  people.map(person => ({ ...person, isFolded: person.isNpc !== true && blocked.has(person.userId) }))
