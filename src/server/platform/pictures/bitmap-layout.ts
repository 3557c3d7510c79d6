// Layout of a bmp from its headers: place and form of its pixels; null for headers that contradict themselves or the file's
// length.
import { createByteReader } from '#rules/validation/byte-reader.ts'
import { MOST_PIXELS } from './work.ts'

export type Masks = readonly [red: number, green: number, blue: number, alpha: number]

export interface BitmapLayout {
  readonly width: number
  readonly height: number
  /** Whether rows run from top to bottom; usually the lowest comes first. */
  readonly isDownwards: boolean
  readonly bits: number
  readonly isRunLength: boolean
  /** Offset of the pixels. */
  readonly offset: number
  /** Colours of pictures with up to 8 bits, each packed into one number of RGBA. */
  readonly palette: readonly number[]
  /** Bits of each colour in pictures with 16, 24 or 32 bits. */
  readonly masks: Masks
}

const FILE_HEADER = 14
const CORE = 12
const INFO = 40
// The headers with masks, with alpha, of OS/2, and with colour spaces, which are not read.
const headerLengths: readonly number[] = [CORE, INFO, 52, 56, 64, 108, 124]

const [PLAIN, RUNS_OF_8, RUNS_OF_4, FIELDS, FIELDS_WITH_ALPHA] = [0, 1, 2, 3, 6]
const runBits = new Map([
  [RUNS_OF_8, 8],
  [RUNS_OF_4, 4],
])

const plainMasks: Readonly<Record<number, Masks>> = {
  16: [0x7c00, 0x03e0, 0x001f, 0],
  24: [0xff0000, 0xff00, 0xff, 0],
  32: [0xff0000, 0xff00, 0xff, 0],
}

export function readBitmapLayout(bytes: Uint8Array): BitmapLayout | null {
  const { hasText, little16, little32 } = createByteReader(bytes)
  const length = little32(FILE_HEADER)
  const isCore = length === CORE
  if (!hasText(0, 'BM') || !headerLengths.includes(length) || bytes.length < FILE_HEADER + length) return null
  const offset = little32(10)
  const width = isCore ? little16(18) : little32(18)
  const signedHeight = isCore ? little16(20) : little32(22) | 0
  const height = Math.abs(signedHeight)
  const [planes, bits] = isCore ? [little16(22), little16(24)] : [little16(26), little16(28)]
  const compression = isCore ? PLAIN : little32(30)
  if (width === 0 || height === 0 || width * height > MOST_PIXELS || planes !== 1) return null

  const isRunLength = runBits.get(compression) === bits
  const hasFields = (compression === FIELDS || compression === FIELDS_WITH_ALPHA) && (bits === 16 || bits === 32)
  if (compression !== PLAIN && !isRunLength && !(hasFields && length !== 64)) return null
  if (isRunLength && signedHeight < 0) return null

  const maskCount = compression === FIELDS_WITH_ALPHA || length >= 56 ? 4 : 3
  // The shortest header has no room for masks; they follow it.
  const start = FILE_HEADER + length + (hasFields && length === INFO ? 4 * maskCount : 0)
  if (start > offset || offset >= bytes.length) return null

  const layout = { width, height, isDownwards: signedHeight < 0, bits, isRunLength, offset }
  if (bits === 1 || bits === 4 || bits === 8) {
    const palette = readPalette(bytes.subarray(start, offset), bits, isCore ? null : little32(46))
    return palette && fits(layout, bytes) ? { ...layout, palette, masks: [0, 0, 0, 0] } : null
  }
  const at = FILE_HEADER + INFO
  const masks: Masks | undefined = hasFields
    ? [little32(at), little32(at + 4), little32(at + 8), maskCount === 4 ? little32(at + 12) : 0]
    : plainMasks[bits]
  return masks && areMasks(masks, bits) && fits(layout, bytes) ? { ...layout, palette: [], masks } : null
}

/** Bytes of a row, which fills whole groups of four. */
export const rowLength = (width: number, bits: number): number => Math.ceil((width * bits) / 32) * 4

const fits = (
  { width, height, bits, isRunLength, offset }: Omit<BitmapLayout, 'palette' | 'masks'>,
  bytes: Uint8Array,
) => isRunLength || offset + rowLength(width, bits) * height <= bytes.length

/** @param colours number of colours in the header, 0 for all; null for the oldest header, which has as many as fit */
function readPalette(bytes: Uint8Array, bits: number, colours: number | null): number[] | null {
  const most = 2 ** bits
  const entry = colours === null ? 3 : 4
  const count = colours === null ? Math.min(most, Math.floor(bytes.length / entry)) : colours || most
  if (count === 0 || count > most || count * entry > bytes.length) return null
  return Array.from({ length: count }, (_, place) => {
    const [blue = 0, green = 0, red = 0] = bytes.subarray(place * entry)
    return (red | (green << 8) | (blue << 16) | (255 << 24)) >>> 0
  })
}

/** Whether each colour has neighbouring bits in the pixel that no other colour has. */
function areMasks(masks: Masks, bits: number): boolean {
  let seen = 0
  for (const mask of masks) {
    const ones = mask >>> firstBit(mask)
    if (mask >= 2 ** bits || (seen & mask) !== 0 || (ones & (ones + 1)) !== 0) return false
    seen |= mask
  }
  return masks.slice(0, 3).every(mask => mask !== 0)
}

/** Position of the lowest bit of a mask. */
export const firstBit = (mask: number): number => (mask === 0 ? 0 : 31 - Math.clz32(mask & -mask))
