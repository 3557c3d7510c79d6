// Pixels of a picture, upright and in sRGB, by the decoders that sharp brings. Runs only in the child process for pictures.
import sharp, { type Sharp, type SharpOptions } from 'sharp'
import type { ImageHeader } from '#rules/validation/image-header.ts'
import { MOST_PIXELS } from './work.ts'

export interface Pixels {
  readonly data: Uint8Array
  readonly width: number
  readonly height: number
  readonly channels: 1 | 2 | 3 | 4
}

/** @throws when the picture cannot be read to its end */
export function readPixels(bytes: Buffer, header: ImageHeader): Promise<Pixels> {
  if (header.type === 'svg') return drawSvg(bytes, header)
  return header.type === 'jpg' ? readJpg(bytes) : rawOf(open(bytes))
}

const open = (bytes: Buffer, options?: SharpOptions) =>
  sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error', pages: 1, ...options }).autoOrient()

export async function rawOf(picture: Sharp): Promise<Pixels> {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height, channels: info.channels as Pixels['channels'] }
}

/** Reads a jpg. The decoder only warns of missing data and fills it in; but it also warns of harmless faults of cameras. */
async function readJpg(bytes: Buffer): Promise<Pixels> {
  try {
    return await rawOf(open(bytes, { failOn: 'warning' }))
  } catch (error) {
    if (/premature end|Huffman/i.test((error as Error).message)) throw error
    return rawOf(open(bytes))
  }
}

const DENSITY = 72
/** Ratio of the decoder's 72 pixels per inch to the 96 of browsers. */
const UNIT = DENSITY / 96

/** Draws an svg at the size at which browsers show it. */
async function drawSvg(bytes: Buffer, { width, height }: ImageHeader): Promise<Pixels> {
  const own = await open(bytes).metadata()
  const isNear = (factor: number) =>
    Math.abs(own.width - width * factor) <= 1 && Math.abs(own.height - height * factor) <= 1
  if (isNear(1)) return rawOf(open(bytes).resize(width, height, { fit: 'fill' }))
  if (!isNear(UNIT)) throw new Error('styled to another size than it says')
  // The density counts twice for lengths in such units.
  return rawOf(open(bytes, { density: DENSITY / Math.sqrt(UNIT) }).resize(width, height, { fit: 'fill' }))
}
