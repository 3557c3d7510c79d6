// Stored pictures for a book.
import { imageSource } from '#rules/images.ts'
import type { Services } from '../context.ts'
import type { BookPicture } from './book.ts'

type Wanted = { picture: string; width: number; height: number; description?: string }

/** Pictures as JPEG, which every reading device shows. A missing one is left out of the book. */
export async function storedPictures(
  { files, log }: Pick<Services, 'files' | 'log'>,
  wanted: readonly Wanted[],
): Promise<BookPicture[]> {
  if (wanted.length === 0) return []
  const each = [...new Map(wanted.map(one => [one.picture, one])).values()]
  const { default: sharp } = await import('sharp')
  const found = await Promise.all(
    each.map(async ({ picture, ...facts }) => {
      try {
        const webp = await files.getBytes(imageSource(picture, 'assets', facts.width).replace(/^\/files\//, ''))
        return [{ id: picture, jpeg: await sharp(webp).jpeg({ quality: 86 }).toBuffer(), ...facts }]
      } catch (error) {
        log.warn({ picture, reason: (error as Error).message }, 'a picture of a book could not be read')
        return []
      }
    }),
  )
  return found.flat()
}
