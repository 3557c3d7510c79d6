// Type and size of a picture, read from its first bytes (doc3 §5, reliability rule 20): enough to warn the user before
// a file is sent. The server uses it only to choose the decoder and the limits, then decodes the whole picture and
// trusts that alone. Pure, bounded, and no input makes it throw.
import { type ByteReader, createByteReader } from './byte-reader.ts'
import { readJpeg } from './image-header-jpeg.ts'
import { readSvg } from './image-header-svg.ts'

export type PictureType = 'jpg' | 'png' | 'gif' | 'bmp' | 'webp' | 'svg'

export interface PictureSize {
  readonly width: number
  readonly height: number
}

export interface ImageHeader extends PictureSize {
  readonly type: PictureType
}

/** Bytes of a file that are read at most: cameras put previews and colour tables before the size of a jpg. */
export const IMAGE_HEADER_BYTES = 512 * 1024

const readers: Readonly<Record<PictureType, (reader: ByteReader) => PictureSize | null>> = {
  png: readPng,
  jpg: readJpeg,
  gif: readGif,
  bmp: readBmp,
  webp: readWebp,
  svg: readSvg,
}

/** Type of a picture and its shown size in pixels; null for files of other types or without a size. */
export function readImageHeader(bytes: Uint8Array): ImageHeader | null {
  const reader = createByteReader(bytes.subarray(0, IMAGE_HEADER_BYTES))
  for (const [type, read] of Object.entries(readers)) {
    const size = read(reader)
    if (size && size.width > 0 && size.height > 0) return { type: type as PictureType, ...size }
  }
  return null
}

function readPng({ bytes, hasText, big32 }: ByteReader): PictureSize | null {
  if (!hasText(0, '\x89PNG\r\n\x1a\n') || !hasText(12, 'IHDR') || bytes.length < 24) return null
  return { width: big32(16), height: big32(20) }
}

function readGif({ bytes, hasText, little16 }: ByteReader): PictureSize | null {
  if ((!hasText(0, 'GIF87a') && !hasText(0, 'GIF89a')) || bytes.length < 10) return null
  return { width: little16(6), height: little16(8) }
}

function readBmp({ bytes, hasText, little16, little32 }: ByteReader): PictureSize | null {
  if (!hasText(0, 'BM') || bytes.length < 26) return null
  const headerLength = little32(14)
  // The oldest header has 16-bit numbers; in all others a height below zero means rows from top to bottom.
  if (headerLength === 12) return { width: little16(18), height: little16(20) }
  return headerLength < 40 ? null : { width: little32(18), height: Math.abs(little32(22) | 0) }
}

function readWebp({ bytes, hasText, byte, little16, little32 }: ByteReader): PictureSize | null {
  if (!hasText(0, 'RIFF') || !hasText(8, 'WEBP') || bytes.length < 30) return null
  if (hasText(12, 'VP8X')) return { width: 1 + (little32(24) & 0xffffff), height: 1 + (little32(27) & 0xffffff) }
  if (hasText(12, 'VP8L') && byte(20) === 0x2f) {
    const packed = little32(21)
    return { width: 1 + (packed & 0x3fff), height: 1 + ((packed >>> 14) & 0x3fff) }
  }
  if (!hasText(12, 'VP8 ') || !hasText(23, '\x9d\x01\x2a')) return null
  return { width: little16(26) & 0x3fff, height: little16(28) & 0x3fff }
}
