// Storage of this tab alone, which outlives its reloads (session storage). Where a browser has none, nothing is kept.

export function keptInTab(place: string): string | null {
  try {
    return sessionStorage.getItem(place)
  } catch {
    return null
  }
}

/** @returns whether this tab has it now */
export function keepInTab(place: string, value: string): boolean {
  try {
    sessionStorage.setItem(place, value)
    return true
  } catch {
    return false
  }
}

export function dropFromTab(place: string): void {
  try {
    sessionStorage.removeItem(place)
  } catch {
    // A browser without storage has kept nothing.
  }
}
