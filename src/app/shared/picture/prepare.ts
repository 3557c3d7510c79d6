// Pictures of the device made ready for sending: read, drawn small, written as webP where the browser can, else as jpg.
import { asBase64 } from '#app/platform/base64.ts'
import { SENT_PICTURE_BYTES_MOST } from '#rules/form-files.ts'

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

/** Types and qualities that are tried, the best first. */
export type Written = readonly (readonly [type: 'image/webp' | 'image/jpeg', quality: number])[]

/** A drawing as a file of at most so many bytes, in base64. @returns null when every way stays too large */
export async function writeCanvas(canvas: HTMLCanvasElement, ways: Written, mostBytes: number): Promise<string | null> {
  const made = await canvasFile(canvas, ways, mostBytes)
  return made && asBase64(made)
}

async function canvasFile(canvas: HTMLCanvasElement, ways: Written, mostBytes: number): Promise<Blob | null> {
  for (const [type, quality] of ways) {
    const made = await new Promise<Blob | null>(resolve => canvas.toBlob(resolve, type, quality))
    if (made?.type === type && made.size <= mostBytes) return made
  }
  return null
}

const ways: Written = [
  ['image/webp', 0.88],
  ['image/jpeg', 0.88],
  ['image/webp', 0.7],
  ['image/jpeg', 0.7],
]
/** A picture that stays too large is drawn smaller, this often at most. */
const TRIES = 4
const SMALLER = 0.75

/** The whole picture, its longer side at most `side` long, in base64. @throws when it cannot be read or drawn */
export const shrinkPicture = async (file: Blob, side: number): Promise<string> => asBase64(await shrunkFile(file, side))

/** The same as a file, which may wait on the device. @throws when it cannot be read or drawn */
export async function shrunkFile(file: Blob, side: number): Promise<Blob> {
  const picture = await openPicture(file)
  try {
    const { naturalWidth, naturalHeight } = picture
    let scale = Math.min(1, side / Math.max(naturalWidth, naturalHeight))
    for (let tried = 0; tried < TRIES; tried++, scale *= SMALLER) {
      const canvas = document.createElement('canvas')
      canvas.width = Math.max(1, Math.round(naturalWidth * scale))
      canvas.height = Math.max(1, Math.round(naturalHeight * scale))
      const pen = canvas.getContext('2d')
      if (!pen) throw new Error('The browser draws nothing.')
      pen.imageSmoothingQuality = 'high'
      pen.drawImage(picture, 0, 0, canvas.width, canvas.height)
      const written = await canvasFile(canvas, ways, SENT_PICTURE_BYTES_MOST)
      if (written) return written
    }
    throw new Error('The picture stays too large.')
  } finally {
    URL.revokeObjectURL(picture.src)
  }
}
