// Address of an order and the secret of its link. Apart from the players' addresses: what guests need too is loaded by every first visit.

export const readOrderId = (value: string): number | null => (/^[1-9]\d{0,8}$/.test(value) ? Number(value) : null)

/** Word that stands for the secret in the address of an invitation, once this tab keeps the secret. */
export const KEPT_HASH = 'link'
export const isOrderHash = (value: unknown): value is string =>
  typeof value === 'string' && /^[A-Za-z0-9_-]{16,64}$/.test(value)
