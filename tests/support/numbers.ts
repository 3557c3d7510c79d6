// Numbers of every kind, for calculations that must survive all of them.
import fc from 'fast-check'

/** Any number, NaN, both infinities, both zeros, the smallest and the greatest included. */
export const anyNumber = fc.oneof(
  fc.double(),
  fc.integer(),
  fc.constantFrom(Number.NaN, Infinity, -Infinity, 0, -0, 1e308, -1e308, 5e-324, 2 ** 53, 0.5, -0.5),
)
