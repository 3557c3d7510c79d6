// The drawings of the demo and the ids of their pictures, which carry a hash of the drawing.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, parse } from 'node:path'
import type { ImageType } from '#rules/images.ts'

export type Drawing = { name: string; svg: string; type: ImageType }

const FOLDER = join(import.meta.dirname, 'pictures')

const drawingOf = (name: string, type: ImageType): Drawing => ({
  name,
  svg: readFileSync(join(FOLDER, `${name}.svg`), 'utf8'),
  type,
})

export const drawingsIn = (folder: string, type: ImageType): Drawing[] =>
  readdirSync(join(FOLDER, folder))
    .filter(file => file.endsWith('.svg'))
    .map(file => drawingOf(`${folder}/${parse(file).name}`, type))

export function pictureId({ name, svg }: Pick<Drawing, 'name' | 'svg'>): string {
  const hash = createHash('sha256').update(svg).digest('hex').slice(0, 8)
  return `${name.split('/')[1]}-${hash}`
}

/** The id of a picture by its folder and name: news/lamp-festival. */
export const assetId = (name: string): string => pictureId(drawingOf(name, 'assets'))
