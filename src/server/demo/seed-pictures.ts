// Renders the drawn pictures of the demo to webP, in every width the app asks for.
import { availableParallelism } from 'node:os'
import sharp from 'sharp'
import { imageKey, imageWidths } from '#rules/images.ts'
import type { Files } from '../platform/files.ts'
import { portraitSvg } from '../platform/portrait/draw.ts'
import { demoCharacters, demoLooks } from './content.ts'
import { type Drawing, drawingsIn, pictureId } from './drawings.ts'
import { residents } from './residents.ts'

/** Picture id by kind and name: `worlds/world0`, `items/fog-crystal`, `news/lamp-festival`, `characters/world0-linette`. */
export type Pictures = ReadonlyMap<string, string>

/** Stores the pictures that are not stored yet. Ids carry a hash of the drawing, so that a redrawn picture is a new one. */
export async function storePictures(files: Files): Promise<Pictures> {
  const drawings = [
    ...drawingsIn('worlds', 'assets'),
    ...drawingsIn('news', 'assets'),
    ...drawingsIn('novels', 'assets'),
    ...drawingsIn('tweets', 'assets'),
    ...drawingsIn('note-books', 'assets'),
    ...drawingsIn('items', 'shouhin'),
    ...residents.map(
      ({ characterId }): Drawing => ({
        name: `characters/${characterId}`,
        svg: portraitSvg(characterId),
        type: 'character',
      }),
    ),
    ...demoCharacters.map(
      ({ key }): Drawing => ({ name: `characters/${key}`, svg: portraitSvg(key, demoLooks[key]), type: 'character' }),
    ),
  ]
  const ids = new Map(drawings.map(drawing => [drawing.name, pictureId(drawing)]))
  const queue = [...drawings]
  const work = async (): Promise<void> => {
    for (let drawing = queue.shift(); drawing; drawing = queue.shift()) await store(files, drawing)
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
  return ids
}

async function store(files: Files, drawing: Drawing): Promise<void> {
  const id = pictureId(drawing)
  const widest = Math.max(...imageWidths[drawing.type])
  if (await files.exists(imageKey(id, drawing.type, widest))) return
  const svg = sharp(Buffer.from(drawing.svg)).resize({ width: widest })
  const { data, info: raw } = await svg.raw().toBuffer({ resolveWithObject: true })
  for (const width of imageWidths[drawing.type]) {
    // Half the time of the usual effort for a few bytes more: a first start waits for all of them.
    const webp = await sharp(data, { raw }).resize({ width }).webp({ quality: 82, effort: 2 }).toBuffer()
    await files.put(imageKey(id, drawing.type, width), webp)
  }
}
