// The size of a jpg. The reader goes through its segments to the one that begins the picture; when the camera noted
// that it was held sideways, width and height are swapped, as browsers do when they show it.
import type { ByteReader } from './byte-reader.ts'
import type { PictureSize } from './image-header.ts'

const EXIF_SEGMENT = 0xe1
const ORIENTATION = 0x0112
// First orientation in which the picture lies on its side.
const FIRST_TURNED = 5

/** Start of frame: C0 to CF without the three that define tables. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc

export function readJpeg(reader: ByteReader): PictureSize | null {
  const { bytes, byte, big16, hasText } = reader
  if (!hasText(0, '\xff\xd8\xff')) return null
  let isTurned = false
  for (let at = 2; at < bytes.length; ) {
    if (byte(at) !== 0xff) return null
    const marker = byte(at + 1)
    if (marker === 0xff) {
      // Fill bytes: any number of them may stand before a marker.
      at += 1
      continue
    }
    const length = big16(at + 2)
    if (isFrame(marker)) {
      if (at + 9 > bytes.length) return null
      const [height, width] = [big16(at + 5), big16(at + 7)]
      return isTurned ? { width: height, height: width } : { width, height }
    }
    if (marker === EXIF_SEGMENT && hasText(at + 4, 'Exif\0\0')) {
      isTurned = orientation(reader, at + 10, at + 2 + length) >= FIRST_TURNED
    }
    // A length shorter than its own field: not a segment.
    if (length < 2) return null
    at += 2 + length
  }
  return null
}

/** Orientation from the first directory of the Exif note between `start` and `end`; 1 when there is none. */
function orientation({ hasText, big16, big32, little16, little32 }: ByteReader, start: number, end: number): number {
  const isLittle = hasText(start, 'II')
  if (!isLittle && !hasText(start, 'MM')) return 1
  const [short, long] = isLittle ? [little16, little32] : [big16, big32]
  const directory = start + long(start + 4)
  const firstEntry = directory + 2
  const endOfEntries = Math.min(end, firstEntry + short(directory) * 12)
  for (let at = firstEntry; at + 12 <= endOfEntries; at += 12) {
    if (short(at) === ORIENTATION) return short(at + 8)
  }
  return 1
}
