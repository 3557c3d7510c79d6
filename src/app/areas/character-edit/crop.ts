// Cutting a square out of a picture in the browser: its place, and the bytes that are sent.
import { type Written, writeCanvas } from '#app/shared/picture/prepare.ts'
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

const ways: Written = [
  ['image/webp', 0.9],
  ['image/jpeg', 0.88],
  ['image/jpeg', 0.6],
]

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
  const made = await writeCanvas(canvas, ways, ICON_BYTES_MOST)
  if (made === null) throw new Error('The picture stays too large.')
  return made
}
