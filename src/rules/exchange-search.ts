// Search of the exchange list, and its pages (rules §11).
import { exchangePageSize } from './constants/exchange.ts'
import { pageOffset } from './paging.ts'

type ItemSynthId = string | number

export interface ExchangeEntry {
  readonly itemSynthId: ItemSynthId
  readonly itemName: string
  readonly description: string
}

export interface NamedMaterial {
  readonly itemSynthId: ItemSynthId
  readonly itemName: string
}

/** Entries whose name, description or name of a material contains the text (rules §11). */
export function searchExchange<Entry extends ExchangeEntry>(
  entries: readonly Entry[],
  materials: readonly NamedMaterial[],
  text: string,
): readonly Entry[] {
  const found = new Set(materials.filter(each => each.itemName.includes(text)).map(each => each.itemSynthId))
  return entries.filter(
    entry => entry.itemName.includes(text) || entry.description.includes(text) || found.has(entry.itemSynthId),
  )
}

/** Entries of a page: getList has no page parameter, so the client cuts the list itself (rules §11). */
export function exchangePage<Entry>(entries: readonly Entry[], page: number): readonly Entry[] {
  const offset = pageOffset(page, exchangePageSize)
  return entries.slice(offset, offset + exchangePageSize)
}
