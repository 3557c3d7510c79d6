// Character portraits for the demo: a bust on its world's evening ground, made to be cropped to a circle.
// The demo characters have looks of their own (portrait/traits.ts); any other key gets a face from its hash.

import { drawGlasses, drawInHair, drawOnFace } from './portrait/adorn.ts'
import { drawClothes } from './portrait/clothes.ts'
import { derive, hashOf } from './portrait/derive.ts'
import { drawEars, drawHead, drawNeck } from './portrait/face.ts'
import { drawBrows, drawEyes, drawMouth } from './portrait/features.ts'
import { drawGround } from './portrait/ground.ts'
import { drawHairBack, drawHairOver } from './portrait/hair-back.ts'
import { drawHairFront, frontShape } from './portrait/hair-front.ts'
import { drawBehindHead, drawHeadwear } from './portrait/headwear.ts'
import { handMade } from './portrait/traits.ts'
import { makeKit } from './portrait/types.ts'

/** What needs room above the head. */
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

export function portraitSvg(key: string, size = 512): string {
  const t = handMade[key] ?? derive(key)
  const kit = makeKit(`p${hashOf(key).toString(36)}-`)
  const ground = drawGround(t, kit)
  // children stand lower and smaller, heavy people and bare heads fill more of the picture
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
