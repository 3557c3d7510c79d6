// Types of a portrait: the traits of one character and the small drawing kit that the layers share.
import type { portraitParts } from './parts.ts'

/** Styles of dress and ground, named for the worlds they were drawn for. Other worlds get one of them. */
export const portraitWorlds = ['world0', 'world1', 'world2', 'Bullbre', 'insomnia1999'] as const

/** Base, shadow and light of one colour. */
export type Tone = readonly [base: string, dark: string, light: string]

type Part<Feature extends keyof typeof portraitParts> = (typeof portraitParts)[Feature][number]
export type SkinName = Part<'skin'>
export type FaceShape = Part<'face'>
export type HairFront = Part<'front'>
export type HairBack = Part<'back'>
export type Extra = Part<'extras'>

export type Traits = {
  world: (typeof portraitWorlds)[number]
  /** Number of one of the world's six grounds, 0 to 5. */
  ground: number
  age: Part<'age'>
  skin: SkinName
  face: FaceShape
  front: HairFront
  back: HairBack
  hair: Tone
  eyes: Part<'eyes'>
  iris: string
  brows: Part<'brows'>
  mouth: Part<'mouth'>
  clothes: Part<'clothes'>
  /** Colours of cloth, trim and shirt. */
  cloth: readonly [main: string, trim: string, inner: string]
  extras: readonly Extra[]
}

/** Collects gradients and clips under names that are unique on a page with many portraits. */
export type Kit = {
  linear: (
    stops: readonly (readonly [number, string, number?])[],
    box?: readonly [number, number, number, number],
  ) => string
  radial: (stops: readonly (readonly [number, string, number?])[]) => string
  clip: (shapes: string) => string
  defs: () => string
}

export function makeKit(prefix: string): Kit {
  const parts: string[] = []
  const next = (): string => `${prefix}${parts.length}`
  const stopsOf = (stops: readonly (readonly [number, string, number?])[]): string =>
    stops
      .map(
        ([at, color, alpha]) =>
          `<stop offset="${at}" stop-color="${color}"${alpha === undefined ? '' : ` stop-opacity="${alpha}"`}/>`,
      )
      .join('')
  return {
    linear(stops, box = [0, 0, 0, 1]) {
      const id = next()
      const [x1, y1, x2, y2] = box
      const units = box.some(n => n > 1) ? ' gradientUnits="userSpaceOnUse"' : ''
      parts.push(
        `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"${units}>${stopsOf(stops)}</linearGradient>`,
      )
      return `url(#${id})`
    },
    radial(stops) {
      const id = next()
      parts.push(`<radialGradient id="${id}">${stopsOf(stops)}</radialGradient>`)
      return `url(#${id})`
    },
    clip(shapes) {
      const id = next()
      parts.push(`<clipPath id="${id}">${shapes}</clipPath>`)
      return `url(#${id})`
    },
    defs: () => `<defs>${parts.join('')}</defs>`,
  }
}

export const fill = (d: string, color: string, more = ''): string =>
  `<path d="${d}" fill="${color}"${more && ` ${more}`}/>`
export const line = (d: string, color: string, width: number, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${more && ` ${more}`}/>`
export const dot = (x: number, y: number, r: number, color: string, more = ''): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${color}"${more && ` ${more}`}/>`
export const oval = (x: number, y: number, rx: number, ry: number, color: string, more = ''): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${color}"${more && ` ${more}`}/>`

/** Joins pieces in the order from back to front; the white space between them is only for reading. */
export const layers = (_gaps: TemplateStringsArray, ...pieces: readonly string[]): string => pieces.join('')

/** The drawing mirrored to the other side of the face (the axis is x = 256). */
export const mirrored = (svg: string): string => `<g transform="matrix(-1 0 0 1 512 0)">${svg}</g>`
export const both = (svg: string): string => svg + mirrored(svg)

/** A small five-petalled flower with its heart at (x, y). */
export const blossom = (x: number, y: number, color: string): string => layers`
  ${[0, 72, 144, 216, 288].map(a => fill('M0 0C-16 -10 -16 -30 0 -34C16 -30 16 -10 0 0Z', color, `transform="translate(${x} ${y}) rotate(${a})"`)).join('')}
  ${dot(x, y, 9, '#F4D06A')}
`
