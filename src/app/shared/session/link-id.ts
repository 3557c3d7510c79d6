// Secret of the link of a mail: kept in this tab alone, so that it leaves the address and a reload still finds it.
import { dropFromTab, keepInTab, keptInTab } from '#app/platform/tab-storage.ts'

/** @param given what the address holds; none after it was taken out of it */
export function keptLinkId(place: string, given: string | undefined): string | null {
  if (given !== undefined) keepInTab(place, given)
  return given ?? keptInTab(place)
}

export const forgetLinkId = (place: string): void => dropFromTab(place)
