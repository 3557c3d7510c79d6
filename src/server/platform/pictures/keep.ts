// Pictures for pages, kept as webP in three widths: those that the office uploads, and those that people post.
import { imageKey, imageWidths } from '#rules/images.ts'
import type { Files } from '../files.ts'
import { decodedInSizes } from './decode.ts'

const widths = imageWidths.assets.toSorted((a, b) => b - a)
/** Largest height as a multiple of the width, so that a very long picture does not become a very large file. */
const HEIGHTS_TO_WIDTH = 3

/** Keys of the files of a picture, the widest first. */
export const pictureKeys = (id: string): string[] => widths.map(width => imageKey(id, 'assets', width))

/** Size of the widest stored picture: inside its bounds, never enlarged. */
function sizeInside({ width, height }: { width: number; height: number }): { width: number; height: number } {
  const [most = 0] = widths
  const scale = Math.min(1, most / width, (most * HEIGHTS_TO_WIDTH) / height)
  return { width: Math.round(width * scale), height: Math.round(height * scale) }
}

/** A completely decoded picture. @property sent width of the sent file; width and height are those of the widest stored one */
export type DecodedPicture = {
  sent: number
  width: number
  height: number
  bytes: number
  keep: (files: Files, id: string) => Promise<void>
}

/** Decodes a picture in every width; null when it is none. @throws TooBusy */
export async function decodedPicture(bytes: Uint8Array): Promise<DecodedPicture | null> {
  const made = await decodedInSizes(
    bytes,
    widths.map(width => ({ width, height: width * HEIGHTS_TO_WIDTH, fit: 'inside' as const })),
  )
  const widest = made?.pictures[0]
  if (!made || !widest) return null
  return {
    ...{ sent: made.facts.width, ...sizeInside(made.facts), bytes: widest.length },
    keep: async (files, id) => {
      // The widest file is written last, because others look for that one to find a picture.
      for (const [place, key] of [...pictureKeys(id).entries()].reverse()) {
        const webp = made.pictures[place]
        if (webp) await files.put(key, webp)
      }
    },
  }
}
