// Pictures from users and other sites, decoded completely before anything about them is trusted (reliability rule 20). Of an
// animated picture the first frame is decoded and kept; other contents of a file are dropped, because only pixels are
// written again.
import { type ImageHeader, type PictureType, readImageHeader } from '#rules/validation/image-header.ts'
import { runChild } from './run-child.ts'
import { END_OF_FACTS, type Found, MOST_BYTES, MOST_PIXELS, type Wanted } from './work.ts'

/** A decoded picture. Only the functions of this file make one. */
export interface DecodedPicture {
  /** Type and size as every browser shows it. */
  readonly facts: ImageHeader
  readonly webp: Buffer
}

/**
 * Type and size of a picture of which every pixel could be read; null for others: cut, broken, none of the six types,
 * different from its own header, too large, too slow.
 * @throws TooBusy
 */
export async function decodedFacts(bytes: Uint8Array): Promise<ImageHeader | null> {
  return (await decode(bytes, []))?.facts ?? null
}

/**
 * Decodes a picture and makes a webP in sRGB with nothing but its pixels, the form in which files are stored; null as above.
 * @throws TooBusy
 */
export async function decodedAsWebp(bytes: Uint8Array, wanted: Wanted): Promise<DecodedPicture | null> {
  const decoded = await decode(bytes, [wanted])
  const webp = decoded?.pictures[0]
  return decoded && webp ? { facts: decoded.facts, webp } : null
}

/**
 * Decodes a picture and makes webPs in several sizes, the largest first; null as above.
 * @returns type and size of the picture itself, and the webPs
 * @throws TooBusy
 */
export const decodedInSizes = (
  bytes: Uint8Array,
  wanted: readonly Wanted[],
): Promise<{ facts: ImageHeader; pictures: readonly Buffer[] } | null> => decode(bytes, wanted)

const previewTypes: readonly PictureType[] = ['jpg', 'png', 'gif', 'webp']

/**
 * Picture of another site cut to a size; null for other files, and for drawings and bitmaps, which pages have no reason to
 * name.
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
  // A cheap, bounded check, so that most files that are no pictures cost no process.
  const header = readImageHeader(bytes)
  if (header === null || types?.includes(header.type) === false) return null
  if (header.width * header.height > MOST_PIXELS) return null
  const answer = await runChild(bytes, { header, wanted })
  const end = answer?.indexOf(END_OF_FACTS) ?? -1
  const found = answer && readFound(answer.toString('utf8', 0, end))
  if (!found || !keepsPromise(found, header)) return null
  const pictures = cutApart(answer.subarray(end + 1), found.lengths)
  // The process may have been taken over by its picture, so its output is checked and trusted no further.
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

/** Whether type and size of the decoded picture agree with its header. */
const keepsPromise = ({ type, width, height }: Partial<Found>, header: ImageHeader): boolean =>
  type === header.type && width === header.width && height === header.height

/** The pictures of the answer; none when the lengths do not match the bytes. */
function cutApart(bytes: Buffer, lengths: unknown): readonly Buffer[] {
  if (!Array.isArray(lengths) || !lengths.every(length => Number.isSafeInteger(length) && length > 0)) return []
  let at = 0
  const parts = lengths.map((length: number) => {
    at += length
    return bytes.subarray(at - length, at)
  })
  return at === bytes.length ? parts : []
}

/** Whether the bytes are one webP, up to the last byte, within the wanted size. */
function isWebp(bytes: Buffer | undefined, wanted: Wanted): boolean {
  const made = bytes && readImageHeader(bytes)
  if (made?.type !== 'webp' || made.width > wanted.width || made.height > wanted.height) return false
  return bytes !== undefined && bytes.readUInt32LE(4) + 8 === bytes.length
}
