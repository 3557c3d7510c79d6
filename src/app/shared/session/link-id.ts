// Secret of the link of a mail: kept in this tab alone, so that it leaves the address and a reload still finds it.

/** @param given what the address holds; none after it was taken out of it */
export function keptLinkId(place: string, given: string | undefined): string | null {
  try {
    if (given !== undefined) sessionStorage.setItem(place, given)
    return given ?? sessionStorage.getItem(place)
  } catch {
    return given ?? null
  }
}

export function forgetLinkId(place: string): void {
  try {
    sessionStorage.removeItem(place)
  } catch {
    // Nothing was kept then.
  }
}
