// Rules on pictures (doc3 §5), judged by content: in the browser by the first bytes, on the server by the result of
// decoding the whole picture (its platform/pictures/checks.ts), which has the shape of a header too.
import { asList } from './files.ts'
import { IMAGE_HEADER_BYTES, type ImageHeader, type PictureType, readImageHeader } from './image-header.ts'
import { passes } from './value.ts'

const passesAsPicture = (value: unknown, test: (picture: ImageHeader) => boolean): boolean =>
  passes(value, picture => {
    const header = picture instanceof Uint8Array ? readImageHeader(picture) : picture
    return isHeader(header) && test(header)
  })

const isHeader = (value: unknown): value is ImageHeader => {
  const { type, width, height } = (value ?? {}) as Partial<ImageHeader>
  return typeof type === 'string' && typeof width === 'number' && typeof height === 'number'
}

const pictureTypes: readonly PictureType[] = ['jpg', 'svg', 'png', 'bmp', 'gif', 'webp']

/** image: a picture of a type that browsers show: jpg, svg, png, bmp, gif or webp. */
export const image = (value: unknown): boolean => passesAsPicture(value, ({ type }) => pictureTypes.includes(type))

/** width_height, and the standard rule of exact dimensions: a picture of exactly this size. */
export const widthHeight = (value: unknown, width: number, height: number): boolean =>
  passesAsPicture(value, picture => image(picture) && picture.width === width && picture.height === height)

/**
 * dimensions_max: at most this wide and high, and jpg (jpeg), svg, png, bmp or gif; webp is not in the document's list.
 */
export const dimensionsMax = (value: unknown, width: number, height: number): boolean =>
  passesAsPicture(
    value,
    picture => image(picture) && picture.type !== 'webp' && picture.width <= width && picture.height <= height,
  )

/** Stands for a file that could not be read; no rule on pictures accepts it. */
export const UNREADABLE = Symbol('unreadable')

/** Whether the value contains a file, which has to be read before it can be judged. */
export function hasFile(value: unknown): boolean {
  try {
    const list = asList(value)
    return Array.isArray(list) ? list.some(isFile) : isFile(list)
  } catch {
    return false
  }
}

const isFile = (value: unknown): value is Blob => value instanceof Blob

/** First bytes of each file in the value of a form, for the rules above; other values stay unchanged. */
export async function pictureBytes(value: unknown): Promise<unknown> {
  const list = asList(value)
  return Array.isArray(list) ? Promise.all(list.map(beginning)) : beginning(list)
}

async function beginning(value: unknown): Promise<unknown> {
  if (!isFile(value)) return value
  try {
    return new Uint8Array(await value.slice(0, IMAGE_HEADER_BYTES).arrayBuffer())
  } catch {
    // The file was moved or changed on the disk after it was chosen.
    return UNREADABLE
  }
}
