// Whole bmp files of every kind that is read, and the pixels they stand for.

export interface BitmapKind {
  readonly bits: 1 | 4 | 8 | 16 | 24 | 32
  readonly headerLength?: 12 | 40 | 56 | 108 | 124
  readonly masks?: readonly number[]
  readonly isDownwards?: boolean
  readonly isRunLength?: boolean
  /** number of colours of the palette; the largest possible when it is missing */
  readonly colours?: number
}

export const bitmapKinds: Readonly<Record<string, BitmapKind>> = {
  '1 bit': { bits: 1 },
  '4 bits': { bits: 4 },
  '4 bits with five colours': { bits: 4, colours: 5 },
  '8 bits': { bits: 8 },
  '8 bits downwards': { bits: 8, isDownwards: true },
  '8 bits of the oldest kind': { bits: 8, headerLength: 12 },
  '4 bits in runs': { bits: 4, isRunLength: true },
  '8 bits in runs': { bits: 8, isRunLength: true },
  '16 bits': { bits: 16 },
  '16 bits with masks': { bits: 16, masks: [0xf800, 0x07e0, 0x001f] },
  '24 bits': { bits: 24 },
  '24 bits of the oldest kind': { bits: 24, headerLength: 12 },
  '24 bits with colour spaces': { bits: 24, headerLength: 124 },
  '32 bits': { bits: 32, isDownwards: true },
  '32 bits with masks': { bits: 32, masks: [0xff, 0xff00, 0xff0000] },
  '32 bits with ten-bit masks': { bits: 32, masks: [0x3ff00000, 0xffc00, 0x3ff] },
  '32 bits with alpha': { bits: 32, headerLength: 108, masks: [0xff0000, 0xff00, 0xff, 0xff000000] },
}

type PixelAt = (column: number, row: number) => number

/** A value for each place, the same in every run of a few so that runs are worth it. */
export const valueAt =
  ({ bits, colours = 2 ** Math.min(bits, 8) }: BitmapKind): PixelAt =>
  (column, row) => {
    const place = Math.floor(column / 3) * 2_654_435_761 + row * 40_503
    return bits > 8 ? place % 2 ** bits : place % colours
  }

const paletteColour = (place: number): readonly number[] => [
  (place * 37) % 256,
  (place * 91) % 256,
  255 - (place % 256),
]

const plainMasks = { 16: [0x7c00, 0x03e0, 0x001f], 24: [0xff0000, 0xff00, 0xff], 32: [0xff0000, 0xff00, 0xff] }

/** The colour of one value, as four numbers up to 255. */
export function colourOf(kind: BitmapKind, value: number): readonly number[] {
  const { bits } = kind
  if (bits === 1 || bits === 4 || bits === 8) return [...paletteColour(value), 255]
  const [red = 0, green = 0, blue = 0, alpha = 0] = kind.masks ?? plainMasks[bits]
  return [red, green, blue, alpha].map(mask => {
    if (mask === 0) return 255
    const digits = mask.toString(2)
    const ones = digits.replaceAll('0', '').length
    const part = Math.floor(value / 2 ** (digits.length - ones)) % 2 ** ones
    return ones > 8 ? Math.floor(part / 2 ** (ones - 8)) : Math.round((part * 255) / (2 ** ones - 1))
  })
}

export function bitmapOf(kind: BitmapKind, width: number, height: number, at: PixelAt = valueAt(kind)): Buffer {
  const { bits, headerLength = 40, masks = [], colours = bits > 8 ? 0 : 2 ** bits } = kind
  const header = Buffer.alloc(14 + headerLength)
  if (headerLength === 12)
    for (const [place, value] of [width, height, 1, bits].entries()) header.writeUInt16LE(value, 18 + place * 2)
  else {
    header.writeInt32LE(width, 18)
    header.writeInt32LE(kind.isDownwards ? -height : height, 22)
    header.writeUInt16LE(1, 26)
    header.writeUInt16LE(bits, 28)
    header.writeUInt32LE(kind.isRunLength ? (bits === 8 ? 1 : 2) : masks.length > 0 ? 3 : 0, 30)
    header.writeUInt32LE(kind.colours ?? 0, 46)
  }
  const after = Buffer.alloc(masks.length * 4)
  for (const [place, mask] of masks.entries()) after.writeUInt32LE(mask, place * 4)
  if (headerLength > 40) after.copy(header, 54)
  const palette = Array.from({ length: colours }, (_, place) => {
    const [red = 0, green = 0, blue = 0] = paletteColour(place)
    return headerLength === 12 ? [blue, green, red] : [blue, green, red, 0]
  }).flat()
  const start = Buffer.concat([header, headerLength > 40 ? Buffer.alloc(0) : after, Buffer.from(palette)])
  const rows = Array.from({ length: height }, (_, place) => (kind.isDownwards ? place : height - 1 - place))
  const write = kind.isRunLength ? runsOf : rowOf
  const pixels = rows.map(row =>
    write(
      bits,
      Array.from({ length: width }, (_, column) => at(column, row)),
    ),
  )
  start.write('BM')
  start.writeUInt32LE(start.length, 10)
  start.writeUInt32LE(headerLength, 14)
  const file = Buffer.concat([start, ...pixels, ...(kind.isRunLength ? [Buffer.from([0, 1])] : [])])
  file.writeUInt32LE(file.length, 2)
  return file
}

function rowOf(bits: number, values: readonly number[]): Buffer {
  const row = Buffer.alloc(Math.ceil((values.length * bits) / 32) * 4)
  for (const [column, value] of values.entries()) {
    if (bits >= 16) row.writeUIntLE(value, (column * bits) / 8, bits / 8)
    else {
      const byte = (column * bits) >> 3
      row[byte] = (row[byte] ?? 0) | (value << (8 - bits - ((column * bits) & 7)))
    }
  }
  return row
}

/** Runs of the same value, mixed with single values, as encoders write them. */
function runsOf(bits: number, values: readonly number[]): Buffer {
  const bytes: number[] = []
  for (let column = 0; column < values.length; ) {
    const value = values[column] ?? 0
    const own = values.slice(column, column + 5)
    if (column % 6 === 3 && own.length === 5) {
      const packed = bits === 8 ? own : [0, 2, 4].map(place => ((own[place] ?? 0) << 4) | (own[place + 1] ?? 0))
      bytes.push(0, 5, ...packed, ...(packed.length % 2 === 1 ? [0] : []))
      column += 5
      continue
    }
    let count = 1
    while (values[column + count] === value) count++
    bytes.push(count, bits === 8 ? value : value * 17)
    column += count
  }
  return Buffer.from([...bytes, 0, 0])
}
