// A case of the form catalogue: a row of the specification, its check, values on both sides, the message.
import type { Check } from '#rules/validation/check.ts'

export interface Case {
  /** first cell of a row of validation.tsv, and the second where the first names several */
  readonly row: string
  readonly check: Check
  readonly accepts: readonly unknown[]
  readonly refuses: readonly unknown[]
  readonly message: string
}

export const given = (row: string, check: Check) => ({
  accepts: (...accepts: readonly unknown[]) => ({
    refuses: (...refuses: readonly unknown[]) => ({
      saying: (message: string): Case => ({ row, check, accepts, refuses, message }),
    }),
  }),
})
