// Address of an order and the secret of its link. Apart from the players' addresses: what guests need too is loaded by every first visit.

/** Word that stands for the secret in the address of an invitation, once this tab keeps the secret. */
export const KEPT_HASH = 'link'
export const isOrderHash = (value: unknown): value is string =>
  typeof value === 'string' && /^[A-Za-z0-9_-]{16,64}$/.test(value)
