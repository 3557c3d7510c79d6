// Cutting a square out of a picture in the browser: its place, and the bytes that are sent.
import { ICON_BYTES_MOST, ICON_SIZE } from '#rules/icons.ts'

export type Crop = {
  /** Magnification, 1 (the whole shorter side) to 4. */
  zoom: number
  /** Middle of the square, as a share of the picture. */
  x: number
  y: number
}

export const firstCrop: Crop = { zoom: 1, x: 0.5, y: 0.5 }
export const MOST_ZOOM = 4

type Size = { width: number; height: number }

/** Side of the square in pixels of the picture. */
const sideOf = ({ width, height }: Size, zoom: number): number => Math.min(width, height) / zoom

/** The crop that is nearest to the wanted one and lies within the picture. */
export function within(size: Size, { zoom, x, y }: Crop): Crop {
  const kept = Math.min(MOST_ZOOM, Math.max(1, zoom))
  const side = sideOf(size, kept)
  const clamp = (value: number, whole: number): number => {
    const half = side / 2 / whole
    return Math.min(1 - half, Math.max(half, value))
  }
  return { zoom: kept, x: clamp(x, size.width), y: clamp(y, size.height) }
}

/** Visible part of the picture, in its pixels. */
export function squareOf(size: Size, crop: Crop): { left: number; top: number; side: number } {
  const side = sideOf(size, crop.zoom)
  return { left: crop.x * size.width - side / 2, top: crop.y * size.height - side / 2, side }
}

/** Reads a picture of the device. @throws when the browser cannot show it */
export async function openPicture(file: Blob): Promise<HTMLImageElement> {
  const address = URL.createObjectURL(file)
  try {
    const picture = new Image()
    picture.src = address
    await picture.decode()
    if (picture.naturalWidth === 0 || picture.naturalHeight === 0) throw new Error('The picture has no size.')
    return picture
  } catch (error) {
    URL.revokeObjectURL(address)
    throw error
  }
}

/** The square as a small file in base64: WebP where the browser writes it, else jpg. @throws when it cannot be drawn */
export async function cutOut(picture: HTMLImageElement, crop: Crop): Promise<string> {
  const size = { width: picture.naturalWidth, height: picture.naturalHeight }
  const { left, top, side } = squareOf(size, crop)
  const canvas = document.createElement('canvas')
  canvas.width = ICON_SIZE
  canvas.height = ICON_SIZE
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('The browser draws nothing.')
  pen.imageSmoothingQuality = 'high'
  pen.drawImage(picture, left, top, side, side, 0, 0, ICON_SIZE, ICON_SIZE)
  for (const [type, quality] of [
    ['image/webp', 0.9],
    ['image/jpeg', 0.88],
    ['image/jpeg', 0.6],
  ] as const) {
    const made = await new Promise<Blob | null>(resolve => canvas.toBlob(resolve, type, quality))
    if (made?.type === type && made.size <= ICON_BYTES_MOST) return asBase64(made)
  }
  throw new Error('The picture stays too large.')
}

async function asBase64(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer())
  let text = ''
  for (let at = 0; at < bytes.length; at += 8_192) text += String.fromCharCode(...bytes.subarray(at, at + 8_192))
  return btoa(text)
}
