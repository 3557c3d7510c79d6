// Prices of an order: the share of a guest, the part of its owner, the fee of a late cancellation. Whole coins.
import type { CancelTerms } from './cancel-terms.ts'

/** Most characters of an order, its owner's among them. */
export const ORDER_SEATS_MOST = 8

/** Part of a guest: the price over the seats that are offered, rounded up to 1. */
export const guestShare = (orderCoin: number, seats: number): number =>
  seats <= 1 ? orderCoin : Math.ceil(orderCoin / seats)

/** Part that the owner has held while guests are still expected: what their shares leave. */
export const ownerShare = (orderCoin: number, seats: number): number =>
  orderCoin - guestShare(orderCoin, seats) * (seats - 1)

/**
 * Part of the owner when the order is confirmed: what the joined guests do not bear; free places are the owner's.
 * @param shares coins that each joined guest has held
 */
export const ownerRest = (orderCoin: number, shares: readonly number[]): number =>
  Math.max(0, orderCoin - shares.reduce((sum, share) => sum + share, 0))

/**
 * Part of a guest after the price has changed: never more than what was agreed to, less when the new share is smaller.
 */
export const changedShare = (agreed: number, orderCoin: number, seats: number): number =>
  Math.min(agreed, guestShare(orderCoin, seats))

/** Fee of a cancellation by the owner after a master took the order; borne by the owner alone, from the owner's part. */
export const cancelFee = (terms: CancelTerms, orderCoin: number, ownerCoins: number, isHandedIn: boolean): number =>
  Math.min(ownerCoins, Math.floor((orderCoin * terms[isHandedIn ? 'handedIn' : 'preparing']) / 100))
