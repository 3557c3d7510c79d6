// Pictures of others, decoded whole before anything is believed about them (reliability.md rule 20). Of a picture that moves
// the first frame is decoded and kept; whatever else a file carries is left behind, because only pixels are written again.
import { type ImageHeader, type PictureType, readImageHeader } from '#rules/validation/image-header.ts'
import { runChild } from './run-child.ts'
import { END_OF_FACTS, MOST_BYTES, MOST_PIXELS, type Wanted } from './work.ts'

/** Made by decoding alone: what only looks like it is no such object. */
export interface DecodedPicture {
  /** Kind and size as every browser shows it. */
  readonly facts: ImageHeader
  readonly webp: Buffer
}

/**
 * Kind and size of a picture of which every pixel could be read; null for anything else: cut, broken, none of the six kinds,
 * not what its own header says, too large, too slow.
 * @throws PicturesBusy
 */
export async function decodedPicture(bytes: Uint8Array): Promise<ImageHeader | null> {
  return (await decode(bytes, null))?.facts ?? null
}

/**
 * The same with the picture as webP in sRGB, without anything but its pixels, as a file that is stored has to be.
 * @throws PicturesBusy
 */
export const decodedAsWebp = (bytes: Uint8Array, wanted: Wanted): Promise<DecodedPicture | null> =>
  decode(bytes, wanted)

const previewTypes: readonly PictureType[] = ['jpg', 'png', 'gif', 'webp']

/**
 * A picture of another site cut to a size, null for what is none: a page has no reason to name a drawing or a bitmap.
 * @throws PicturesBusy
 */
export async function toWebp(bytes: Uint8Array, width: number, height: number): Promise<Buffer | null> {
  return (await decode(bytes, { width, height, fit: 'cover' }, previewTypes))?.webp ?? null
}

async function decode(
  bytes: Uint8Array,
  wanted: Wanted | null,
  types?: readonly PictureType[],
): Promise<DecodedPicture | null> {
  if (bytes.length > MOST_BYTES) return null
  // Bounded and cheap, so most of what is no picture costs no process.
  const header = readImageHeader(bytes)
  if (header === null || types?.includes(header.type) === false) return null
  if (header.width * header.height > MOST_PIXELS) return null
  const answer = await runChild(bytes, { header, wanted })
  const end = answer?.indexOf(END_OF_FACTS) ?? -1
  if (answer === null || !keepsPromise(answer.toString('utf8', 0, end), header)) return null
  const webp = answer.subarray(end + 1)
  // Nothing else is believed of a process that its picture may have taken over.
  return wanted === null || isWebp(webp, wanted) ? { facts: header, webp } : null
}

/** Whether what was decoded is what the first bytes said. */
function keepsPromise(facts: string, header: ImageHeader): boolean {
  try {
    const { type, width, height }: Partial<ImageHeader> = JSON.parse(facts) ?? {}
    return type === header.type && width === header.width && height === header.height
  } catch {
    return false
  }
}

function isWebp(bytes: Uint8Array, wanted: Wanted): boolean {
  const made = readImageHeader(bytes)
  return made?.type === 'webp' && made.width <= wanted.width && made.height <= wanted.height
}
