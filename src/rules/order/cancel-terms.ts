// Terms of cancellation, which the office sets for orders to come.

/** Percentages of the price that a cancellation costs once a master took it: before and after the opening was handed in. */
export type CancelTerms = { preparing: number; handedIn: number }

/** Terms until the office has set its own. */
export const USUAL_CANCEL_TERMS: CancelTerms = { preparing: 30, handedIn: 50 }

/** Whether terms can be: of the whole price at most, and never less once the opening was handed in. */
export const areCancelTerms = ({ preparing, handedIn }: CancelTerms): boolean =>
  preparing >= 0 && preparing <= handedIn && handedIn <= 100
