// Files of icons: of decoded uploads, and of drawn portraits.
import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { portraitKey } from '#rules/icons.ts'
import { imageKey, imageWidths } from '#rules/images.ts'
import type { Files } from '../../platform/files.ts'
import { decodedInSizes } from '../../platform/pictures/decode.ts'
import { portraitSvg } from '../../platform/portrait/draw.ts'
import { refuse } from '../../platform/refuse.ts'

const widths = imageWidths.character
const widest = Math.max(...widths)

export type IconPictures = ReadonlyMap<number, Uint8Array>

/**
 * An upload in every width, made from its pixels alone.
 * @throws ICON_UNREADABLE, and TooBusy
 */
export async function decodedIcon(base64: string): Promise<IconPictures> {
  const sizes = widths.toSorted((a, b) => b - a)
  const made = await decodedInSizes(
    Buffer.from(base64, 'base64'),
    sizes.map(width => ({ width, height: width, fit: 'cover' })),
  )
  if (!made) throw refuse('ICON_UNREADABLE')
  return new Map(made.pictures.map((picture, place) => [sizes[place] ?? 0, picture]))
}

export async function putIcon(files: Files, iconId: string, pictures: IconPictures): Promise<void> {
  for (const [width, webp] of pictures) await files.put(imageKey(iconId, 'character', width), webp)
}

export async function deleteIcon(files: Files, iconId: string): Promise<void> {
  for (const width of widths) await files.delete(imageKey(iconId, 'character', width)).catch(() => {})
}

type Named = { worldId: string; familyName: string; givenName: string; middleName: string }

export const drawPortrait = (named: Named, variant: number): string =>
  portraitSvg(portraitKey(named.worldId, named, variant))

/**
 * Stores a drawn portrait and returns its id. A drawing has one id and never changes, so writing it again changes nothing.
 */
export async function storePortrait(files: Files, named: Named, variant: number): Promise<string> {
  const svg = drawPortrait(named, variant)
  const id = `drawn-${createHash('sha256').update(svg).digest('hex').slice(0, 24)}`
  if (await files.exists(imageKey(id, 'character', widths[0] ?? widest))) return id
  const drawn = await sharp(Buffer.from(svg)).resize({ width: widest }).png().toBuffer()
  // The smallest is written last: if it exists, all do.
  for (const width of widths.toReversed()) {
    await files.put(
      imageKey(id, 'character', width),
      await sharp(drawn).resize({ width }).webp({ quality: 82 }).toBuffer(),
    )
  }
  return id
}
