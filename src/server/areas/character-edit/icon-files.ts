// The files of icons: of an upload as it was decoded, of a portrait as it is drawn.
import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { portraitKey } from '#rules/icons.ts'
import { imageKey, imageWidths } from '#rules/images.ts'
import { portraitSvg } from '../../demo/pictures/portrait.ts'
import type { Files } from '../../platform/files.ts'
import { decodedAsWebp } from '../../platform/pictures/decode.ts'
import { refuse } from '../../platform/refuse.ts'

const widths = imageWidths.character
const widest = Math.max(...widths)

export type IconPictures = ReadonlyMap<number, Uint8Array>

/**
 * An upload in every width, made of nothing but its pixels.
 * @throws ICON_UNREADABLE, and PicturesBusy
 */
export async function decodedIcon(base64: string): Promise<IconPictures> {
  const asSquare = async (bytes: Uint8Array, width: number): Promise<Buffer> => {
    const picture = await decodedAsWebp(bytes, { width, height: width, fit: 'cover' })
    if (!picture) throw refuse('ICON_UNREADABLE')
    return picture.webp
  }
  // The smaller ones come from the first, which is small: a picture of many pixels is decoded once.
  const first = await asSquare(Buffer.from(base64, 'base64'), widest)
  const made = new Map<number, Uint8Array>([[widest, first]])
  for (const width of widths) if (width !== widest) made.set(width, await asSquare(first, width))
  return made
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

/** The id of a drawn portrait. A drawing has one id and never changes, so that writing it again changes nothing. */
export async function storePortrait(files: Files, named: Named, variant: number): Promise<string> {
  const svg = drawPortrait(named, variant)
  const id = `drawn-${createHash('sha256').update(svg).digest('hex').slice(0, 24)}`
  if (await files.exists(imageKey(id, 'character', widths[0] ?? widest))) return id
  const drawn = await sharp(Buffer.from(svg)).resize({ width: widest }).png().toBuffer()
  // The smallest last: where it is, all are.
  for (const width of widths.toReversed()) {
    await files.put(
      imageKey(id, 'character', width),
      await sharp(drawn).resize({ width }).webp({ quality: 82 }).toBuffer(),
    )
  }
  return id
}
