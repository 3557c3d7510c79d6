// Pictures of others, decoded whole before anything is believed about them (reliability rule 20). Of a picture that moves
// the first frame is decoded and kept; whatever else a file carries is left behind, because only pixels are written again.
import { type ImageHeader, type PictureType, readImageHeader } from '#rules/validation/image-header.ts'
import { runChild } from './run-child.ts'
import { END_OF_FACTS, type Found, MOST_BYTES, MOST_PIXELS, type Wanted } from './work.ts'

/** Made by decoding alone: what only looks like it is no such object. */
export interface DecodedPicture {
  /** Kind and size as every browser shows it. */
  readonly facts: ImageHeader
  readonly webp: Buffer
}

/**
 * Kind and size of a picture of which every pixel could be read; null for anything else: cut, broken, none of the six kinds,
 * not what its own header says, too large, too slow.
 * @throws TooBusy
 */
export async function decodedPicture(bytes: Uint8Array): Promise<ImageHeader | null> {
  return (await decode(bytes, []))?.facts ?? null
}

/**
 * The same with the picture as webP in sRGB, without anything but its pixels, as a file that is stored has to be.
 * @throws TooBusy
 */
export async function decodedAsWebp(bytes: Uint8Array, wanted: Wanted): Promise<DecodedPicture | null> {
  const decoded = await decode(bytes, [wanted])
  const webp = decoded?.pictures[0]
  return decoded && webp ? { facts: decoded.facts, webp } : null
}

/**
 * The same in several sizes at once, the largest first.
 * @throws TooBusy
 */
export async function decodedInSizes(bytes: Uint8Array, wanted: readonly Wanted[]): Promise<readonly Buffer[] | null> {
  return (await decode(bytes, wanted))?.pictures ?? null
}

const previewTypes: readonly PictureType[] = ['jpg', 'png', 'gif', 'webp']

/**
 * A picture of another site cut to a size, null for what is none: a page has no reason to name a drawing or a bitmap.
 * @throws TooBusy
 */
export async function toWebp(bytes: Uint8Array, width: number, height: number): Promise<Buffer | null> {
  return (await decode(bytes, [{ width, height, fit: 'cover' }], previewTypes))?.pictures[0] ?? null
}

async function decode(
  bytes: Uint8Array,
  wanted: readonly Wanted[],
  types?: readonly PictureType[],
): Promise<{ facts: ImageHeader; pictures: readonly Buffer[] } | null> {
  if (bytes.length > MOST_BYTES) return null
  // Bounded and cheap, so most of what is no picture costs no process.
  const header = readImageHeader(bytes)
  if (header === null || types?.includes(header.type) === false) return null
  if (header.width * header.height > MOST_PIXELS) return null
  const answer = await runChild(bytes, { header, wanted })
  const end = answer?.indexOf(END_OF_FACTS) ?? -1
  const found = answer && readFound(answer.toString('utf8', 0, end))
  if (!found || !keepsPromise(found, header)) return null
  const pictures = cutApart(answer.subarray(end + 1), found.lengths)
  // Nothing else is believed of a process that its picture may have taken over.
  const isWanted = pictures.length === wanted.length && wanted.every((size, place) => isWebp(pictures[place], size))
  return isWanted ? { facts: header, pictures } : null
}

function readFound(line: string): Partial<Found> | null {
  try {
    return JSON.parse(line)
  } catch {
    return null
  }
}

/** Whether what was decoded is what the first bytes said. */
const keepsPromise = ({ type, width, height }: Partial<Found>, header: ImageHeader): boolean =>
  type === header.type && width === header.width && height === header.height

/** None where the lengths are not those of all that was written. */
function cutApart(bytes: Buffer, lengths: unknown): readonly Buffer[] {
  if (!Array.isArray(lengths) || !lengths.every(length => Number.isSafeInteger(length) && length > 0)) return []
  let at = 0
  const parts = lengths.map((length: number) => {
    at += length
    return bytes.subarray(at - length, at)
  })
  return at === bytes.length ? parts : []
}

/** Nothing but one webP, up to its last byte. */
function isWebp(bytes: Buffer | undefined, wanted: Wanted): boolean {
  const made = bytes && readImageHeader(bytes)
  if (made?.type !== 'webp' || made.width > wanted.width || made.height > wanted.height) return false
  return bytes !== undefined && bytes.readUInt32LE(4) + 8 === bytes.length
}
