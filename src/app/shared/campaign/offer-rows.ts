// Pages on offer as rows of a form, as a draft keeps them and as they are sent.
import { type Raw, textOf, textOrNull } from '#app/shared/form/table.ts'
import { type Offer, offerKinds } from '#rules/campaigns.ts'
import type { ShownOffer } from './queries.ts'

export type OfferRow = ShownOffer & { key: number }

export const offerRows = (offers: readonly ShownOffer[]): readonly OfferRow[] =>
  offers.map((offer, key) => ({ ...offer, key }))

export const offerOf = ({ kind, worldId, id, note }: Offer): Offer => ({ kind, worldId, id, note })

/** Row of a draft; null where it is none. */
export function offerFrom(raw: Raw, key: number): OfferRow | null {
  const kind = offerKinds.find(one => one === raw.kind)
  if (!kind) return null
  return {
    ...{ key, kind, id: textOf(raw.id, ''), note: textOf(raw.note, ''), title: textOf(raw.title, '') },
    ...{ worldId: textOrNull(raw.worldId, null), worldName: textOrNull(raw.worldName, null) },
    phase: Number.isInteger(raw.phase) ? Number(raw.phase) : null,
  }
}
