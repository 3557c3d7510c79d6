/** A holder has less than a transfer takes. */
export class InsufficientBalance extends Error {
  currency: string
  constructor(currency: string) {
    super(`The balance of ${currency} is too low.`)
    this.currency = currency
  }
}
