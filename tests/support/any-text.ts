// Texts of any code points, halves of characters included. fast-check has them too, but makes a table of all 1.1 million of
// them first, in every process.
import fc from 'fast-check'

/** Any code point; small ones, with which people write, come more often. */
export const anyPoint: fc.Arbitrary<string> = fc
  .oneof(
    fc.integer({ min: 0, max: 0xffff }),
    fc.integer({ min: 0, max: 0x1_ffff }),
    fc.integer({ min: 0, max: 0x10_ffff }),
  )
  .map(point => String.fromCodePoint(point))

export const anyText: fc.Arbitrary<string> = fc.string({ unit: anyPoint })
