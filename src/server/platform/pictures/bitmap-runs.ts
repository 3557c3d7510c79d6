// Reads the pixels of a bmp that are stored in runs (RLE4 and RLE8).
import type { BitmapLayout } from './bitmap-layout.ts'

const END_OF_ROW = 0
const END = 1
const MOVE = 2

/**
 * Calls `put` for every stored pixel; skipped ones stay transparent. Pixels beyond the end of a row are dropped, because
 * encoders pad rows of an odd width.
 * @returns whether the runs came to their end, none lay outside, and `put` accepted all pixels
 */
export function readRuns(
  bytes: Uint8Array,
  { width, height, bits }: BitmapLayout,
  put: (row: number, column: number, value: number) => boolean,
): boolean {
  let row = 0
  let column = 0

  /** Puts the values of the bytes from `from`, or the same byte again and again. */
  const write = (count: number, from: number, isRepeated: boolean): boolean => {
    if (row >= height) return false
    const end = Math.min(count, width - column)
    for (let place = 0; place < end; place++) {
      const at = isRepeated ? from : from + (bits === 8 ? place : place >> 1)
      const byte = bytes[at] ?? 0
      const nibble = place % 2 === 0 ? byte >> 4 : byte & 15
      if (!put(row, column + place, bits === 8 ? byte : nibble)) return false
    }
    column += Math.max(0, end)
    return true
  }

  for (let at = 0; at + 1 < bytes.length; ) {
    const [count = 0, code = 0] = bytes.subarray(at, at + 2)
    at += 2
    if (count > 0) {
      if (!write(count, at - 1, true)) return false
    } else if (code === END) return true
    else if (code === END_OF_ROW) {
      row++
      column = 0
    } else if (code === MOVE) {
      column += bytes[at] ?? 0
      row += bytes[at + 1] ?? 0
      at += 2
      if (column > width || row >= height) return false
    } else {
      // The code counts values, padded to an even number of bytes.
      const length = bits === 8 ? code : Math.ceil(code / 2)
      if (at + length > bytes.length || !write(code, at, false)) return false
      at += length + (length % 2)
    }
  }
  return false
}
