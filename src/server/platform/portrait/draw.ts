// Drawn portraits of characters: a bust on its world's evening ground, made to be cropped to a circle, for characters
// without a picture.

import { drawGlasses, drawInHair, drawOnFace } from './adorn.ts'
import { drawClothes } from './clothes.ts'
import { derive, hashOf } from './derive.ts'
import { drawEars, drawHead, drawNeck } from './face.ts'
import { drawBrows, drawEyes, drawMouth } from './features.ts'
import { drawGround } from './ground.ts'
import { drawHairBack, drawHairOver } from './hair-back.ts'
import { drawHairFront, frontShape } from './hair-front.ts'
import { drawBehindHead, drawHeadwear } from './headwear.ts'
import { makeKit, type Traits } from './types.ts'

/** Extras that need room above the head. */
const towering: ReadonlySet<string> = new Set([
  'station-cap',
  'watch-cap',
  'pillbox',
  'wide-hat',
  'cat-hood',
  'stick',
  'horns',
  'ox-horns',
  'cat-ears',
])

/**
 * @param key seed of the face: equal keys give equal faces
 * @param t traits of a face described by hand, instead of those from the key
 */
export function portraitSvg(key: string, t: Traits = derive(key), size = 512): string {
  const kit = makeKit(`p${hashOf(key).toString(36)}-`)
  const ground = drawGround(t, kit)
  // Children stand lower and smaller, heavy people and bare heads fill more of the picture.
  const tall = t.extras.some(name => towering.has(name))
  const scale =
    t.age === 'child'
      ? 'translate(256 512) scale(.98) translate(-256 -510)'
      : t.face === 'broad' || tall
        ? 'translate(256 512) scale(1.02) translate(-256 -516)'
        : 'translate(256 512) scale(1.07) translate(-256 -506)'
  const figure = [
    drawBehindHead(t),
    drawHairBack(t, kit),
    drawNeck(t),
    drawClothes(t, kit),
    drawEars(t),
    drawHead(t, kit, frontShape(t)),
    drawEyes(t),
    drawMouth(t),
    drawOnFace(t),
    drawHairFront(t, kit),
    drawBrows(t),
    drawGlasses(t),
    drawHairOver(t),
    drawHeadwear(t),
    drawInHair(t),
  ].join('')
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512" width="${size}" height="${size}">` +
    kit.defs() +
    ground +
    `<g transform="${scale}">${figure}</g></svg>`
  )
}
