// Our decoder of bmp: every supported kind, pixel by pixel, and refusal of every false header (reliability rule 20).
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decodeBitmap } from '#server/platform/pictures/bitmap.ts'
import { bitmapKinds, bitmapOf, colourOf, valueAt } from '../../support/bitmaps.ts'

const kinds = Object.entries(bitmapKinds)

describe('a bmp', () => {
  test.each(kinds)('of %s has just its pixels, whatever its size', (_, kind) => {
    const side = fc.integer({ min: 1, max: 40 })
    fc.assert(
      fc.property(side, side, (width, height) => {
        const value = valueAt(kind)
        const places = Array.from({ length: width * height }, (_, place) => [place % width, Math.floor(place / width)])
        const expected = places.flatMap(([column = 0, row = 0]) => colourOf(kind, value(column, row)))
        const read = decodeBitmap(bitmapOf(kind, width, height))
        expect([read?.width, read?.height]).toEqual([width, height])
        expect(Buffer.from(read?.data ?? []).equals(Buffer.from(expected))).toBe(true)
      }),
      { numRuns: 20 },
    )
  })

  test.each(kinds)('of %s that is cut anywhere is none', (_, kind) => {
    const whole = bitmapOf(kind, 13, 5)
    const ends = Array.from({ length: whole.length }, (_, end) => end)
    expect(ends.filter(end => decodeBitmap(whole.subarray(0, end)) !== null)).toEqual([])
  })

  test('with wrong bytes is none or has all its pixels', () => {
    const change = fc.tuple(fc.nat(80), fc.integer({ min: 0, max: 255 }))
    const kind = fc.constantFrom(...kinds.map(([, each]) => bitmapOf(each, 13, 5)))
    fc.assert(
      fc.property(kind, fc.array(change, { minLength: 1, maxLength: 4 }), (whole, changes) => {
        const bytes = Buffer.from(whole)
        for (const [at, value] of changes) bytes[at] = value
        const read = decodeBitmap(bytes)
        if (read) expect(read.data.length).toBe(read.width * read.height * 4)
      }),
      { numRuns: 1000 },
    )
  })

  test('has parts that runs leave out, which stay transparent', () => {
    const bytes = bitmapOf({ bits: 8, isRunLength: true }, 4, 2)
    // Two pixels, then one to the right and one up, a pixel, the end.
    const runs = Buffer.from([2, 1, 0, 2, 1, 1, 1, 2, 0, 1])
    const read = decodeBitmap(Buffer.concat([bytes.subarray(0, 14 + 40 + 1024), runs]))
    const alpha = read && [...read.data].filter((_, place) => place % 4 === 3)
    expect(alpha).toEqual([0, 0, 0, 255, 255, 255, 0, 0])
  })

  test('may have a row that is written longer than it is', () => {
    const bytes = bitmapOf({ bits: 4, isRunLength: true }, 3, 1)
    const read = decodeBitmap(Buffer.concat([bytes.subarray(0, 14 + 40 + 64), Buffer.from([4, 0x11, 0, 0, 0, 1])]))
    expect(read?.data.length).toBe(12)
  })
})

const plain = bitmapOf({ bits: 8 }, 8, 4)
const runStart = bitmapOf({ bits: 8, isRunLength: true }, 8, 4).subarray(0, 14 + 40 + 1024)
const runs = (...bytes: number[]) => Buffer.concat([runStart, Buffer.from(bytes)])
const put = (at: number, value: number, length = 4, of = plain) => {
  const bytes = Buffer.from(of)
  bytes.writeUIntLE(value, at, length)
  return bytes
}
const masked = (...masks: number[]) => bitmapOf({ bits: 32, masks }, 4, 4)

test.each([
  ['pixels before the header', put(10, 0)],
  ['pixels in the header', put(10, 30)],
  ['pixels in the palette', put(10, 100)],
  ['pixels behind the end', put(10, plain.length)],
  ['pixels far away', put(10, 0xffff_ffff)],
  ['a header of no length', put(14, 0)],
  ['a header of another length', put(14, 41)],
  ['a header longer than the file', put(14, 124, 4, bitmapOf({ bits: 24 }, 1, 1))],
  ['no width', put(18, 0)],
  ['a width below zero', put(18, 0xffff_fff8)],
  ['one column more', put(18, 9)],
  ['no height', put(22, 0)],
  ['one row more', put(22, 5)],
  ['the lowest height', put(22, 0x8000_0000)],
  ['more pixels than may be', put(18, 0x7fff_ffff)],
  ['no plane', put(26, 0, 2)],
  ['2 bits', put(28, 2, 2)],
  ['64 bits', put(28, 64, 2)],
  ['a jpg within', put(30, 4)],
  ['a png within', put(30, 5)],
  ['masks of 8 bits', put(30, 3)],
  ['runs of the other kind', put(30, 2)],
  ['a palette larger than can be', put(46, 257)],
  ['a palette of four thousand millions', put(46, 0xffff_ffff)],
  ['pixels that are not in the palette', put(46, 1)],
  ['masks that share bits', masked(0xff0000, 0xff8000, 0xff)],
  ['a mask with a hole', masked(0xff0000, 0xfd00, 0xff)],
  ['no mask for blue', masked(0xff0000, 0xff00, 0)],
  ['runs from top to bottom', put(22, 0xffff_fffc, 4, runs(0, 1))],
  ['runs without an end', runs(8, 1, 0, 0)],
  ['runs that end in the middle', runs(8)],
  ['runs above the top', runs(0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 1)],
  ['a move above the top', runs(0, 2, 0, 4, 1, 1, 0, 1)],
  ['a move to the right of all', runs(0, 2, 9, 0, 1, 1, 0, 1)],
  ['own values behind the end', runs(0, 200, 1, 2, 3)],
])('a bmp with %s is none', (_, bytes) => {
  expect(decodeBitmap(bytes)).toBeNull()
})
