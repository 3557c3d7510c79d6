// The five calculation methods (rules §15, G19).
import { calcMethod } from '../codes/stats.ts'
import { finite, roundHalfUp } from '../numbers.ts'

/** Applies a method to the running value and an operand; an unknown method leaves the value (rules §15). */
export function calculate(method: number, value: number, operand: number): number {
  const [a, b] = [finite(value), finite(operand)]
  switch (method) {
    case calcMethod.add:
      return finite(a + b)
    case calcMethod.subtract:
      return finite(a - b)
    case calcMethod.multiplyAndRound:
      return roundHalfUp(a * b)
    case calcMethod.divideAndRound:
      return b === 0 ? 0 : roundHalfUp(a / b)
    case calcMethod.divideAndFloor:
      return b === 0 ? 0 : finite(Math.floor(a / b))
    default:
      return a
  }
}
