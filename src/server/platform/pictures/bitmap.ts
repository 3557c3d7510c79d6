// Decodes bmp, which sharp's libraries cannot: 1, 4, 8, 16, 24 and 32 bits, plain, with masks or in runs. A file that
// contradicts itself is no picture. Runs only in the child process for pictures.
import { type BitmapLayout, firstBit, readBitmapLayout, rowLength } from './bitmap-layout.ts'
import { readRuns } from './bitmap-runs.ts'
import type { Pixels } from './pixels.ts'

/** Pixels of a bmp; null for other files and incomplete ones. */
export function decodeBitmap(bytes: Uint8Array): Pixels | null {
  const layout = readBitmapLayout(bytes)
  if (layout === null) return null
  const { width, height } = layout
  const data = layout.palette.length > 0 ? withPalette(bytes, layout) : withMasks(bytes, layout)
  return data && { data, width, height, channels: 4 }
}

const lineOf = ({ height, isDownwards }: BitmapLayout, row: number): number => (isDownwards ? row : height - 1 - row)

function withPalette(bytes: Uint8Array, layout: BitmapLayout): Uint8Array | null {
  const { width, height, palette, bits, offset, isRunLength } = layout
  const pixels = new Uint32Array(width * height)
  const put = (row: number, column: number, place: number): boolean => {
    const colour = palette[place]
    if (colour === undefined) return false
    pixels[lineOf(layout, row) * width + column] = colour
    return true
  }
  const data = new Uint8Array(pixels.buffer)
  if (isRunLength) return readRuns(bytes.subarray(offset), layout, put) ? data : null
  const length = rowLength(width, bits)
  const most = 2 ** bits - 1
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const bit = column * bits
      const byte = bytes[offset + row * length + (bit >>> 3)] ?? 0
      if (!put(row, column, (byte >>> (8 - bits - (bit & 7))) & most)) return null
    }
  }
  return data
}

function withMasks(bytes: Uint8Array, layout: BitmapLayout): Uint8Array {
  const { width, height, bits, offset, masks } = layout
  const data = new Uint8Array(width * height * 4)
  const size = bits / 8
  const length = rowLength(width, bits)
  const channels = masks.map(channelOf)
  for (let row = 0; row < height; row++) {
    let from = offset + row * length
    let to = lineOf(layout, row) * width * 4
    for (const end = to + width * 4; to < end; from += size) {
      let pixel = 0
      for (let place = size - 1; place >= 0; place--) pixel = (pixel << 8) | (bytes[from + place] ?? 0)
      for (const { mask, shift, values } of channels) data[to++] = values[(pixel & mask) >>> shift] ?? 0
    }
  }
  return data
}

/** Converts the bits of a mask to 0 to 255 by the highest eight of them; without a mask everything is opaque. */
function channelOf(mask: number) {
  if (mask === 0) return { mask, shift: 0, values: Uint8Array.of(255) }
  const shift = Math.max(firstBit(mask), 32 - Math.clz32(mask) - 8)
  const most = mask >>> shift
  return { mask, shift, values: Uint8Array.from({ length: most + 1 }, (_, value) => Math.round((value * 255) / most)) }
}
