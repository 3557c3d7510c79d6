/** Error of a transfer that takes more than its holder has. */
export class InsufficientBalance extends Error {
  currency: string
  constructor(currency: string) {
    super(`The balance of ${currency} is too low.`)
    this.currency = currency
  }
}
