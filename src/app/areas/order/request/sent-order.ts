// An order as its player sends it, of whatever kind.
import type { WrittenDraft } from '#app/shared/draft/use-hand-in.ts'
import type { OrderFields } from './order-fields.ts'

/** Choices of the player. */
export type PlacedOrder = WrittenDraft & {
  characterId: string
  fields: OrderFields
  /** Part of the owner that was shown. */
  cost: number
  /** Version of the terms of cancellation that was shown. */
  termsVersion: number
}

export const sentOrder = ({ characterId, fields, cost, termsVersion, text, draftId }: PlacedOrder) => ({
  ...{ characterId, cost, termsVersion, draftId, orderContent: text, inviteFlg: fields.seats > 1, seats: fields.seats },
  ...{ inviteDays: fields.inviteDays, privateFlg: fields.privateFlg },
})
