// Neck, head, ears and the skin's own marks: shadow side, blush, nose, signs of age.

import type { FaceShape, Kit, SkinName, Traits } from './types.ts'
import { both, dot, fill, line, oval } from './types.ts'

type Skin = { base: string; shade: string; blush: string; lip: string }

export const skins: Record<SkinName, Skin> = {
  pale: { base: '#FAE6D8', shade: '#B9786C', blush: '#F08E86', lip: '#B4524C' },
  fair: { base: '#F7D9C0', shade: '#A9624E', blush: '#EE8572', lip: '#A84A40' },
  peach: { base: '#F2CAA6', shade: '#9A5840', blush: '#E57C5E', lip: '#9C4436' },
  tan: { base: '#DFA97E', shade: '#7C432C', blush: '#D4684A', lip: '#8A3A2C' },
  brown: { base: '#B98059', shade: '#57301F', blush: '#B9553C', lip: '#6E2C24' },
  deep: { base: '#8F5E44', shade: '#3E2016', blush: '#9A4634', lip: '#4E1F1A' },
  crimson: { base: '#C9584C', shade: '#641A26', blush: '#E98A5C', lip: '#571420' },
  rose: { base: '#EBA79C', shade: '#9A4050', blush: '#E8606C', lip: '#8E2C40' },
  lilac: { base: '#D8C2E2', shade: '#7A4F92', blush: '#D983B4', lip: '#7E3F78' },
  mint: { base: '#D3E6D4', shade: '#4F8674', blush: '#E39C92', lip: '#5E6A5C' },
  bone: { base: '#F6EFDF', shade: '#8E7660', blush: '#F6EFDF', lip: '#4A3A34' },
}

const heads: Record<FaceShape, string> = {
  soft: 'M170 232C166 150 204 108 256 108S346 150 342 232C341 286 310 322 269 341Q256 347 243 341C202 322 171 286 170 232Z',
  round:
    'M165 238C161 152 202 110 256 110S351 152 347 238C346 292 312 326 266 336Q256 338 246 336C200 326 166 292 165 238Z',
  sharp:
    'M172 230C168 150 206 106 256 106S344 150 340 230C339 278 328 304 302 328L272 351Q256 360 240 351L210 328C184 304 173 278 172 230Z',
  long: 'M175 226C173 146 208 104 256 104S339 146 337 226C337 284 326 316 296 340Q256 370 216 340C186 316 175 284 175 226Z',
  broad:
    'M160 228C156 146 200 104 256 104S356 146 352 228C353 286 344 314 314 337Q256 370 198 337C168 314 159 286 160 228Z',
  skull:
    'M162 220C158 138 202 98 256 98S354 138 350 220C350 260 340 284 320 296L316 330Q312 350 292 352H220Q200 350 196 330L192 296C172 284 162 260 162 220Z',
}

/** Height of the eyes; a child's face has them lower, like the mouth. */
export const eyeLine = (t: Traits): number => (t.age === 'child' ? 264 : t.face === 'skull' ? 236 : 256)
export const mouthLine = (t: Traits): number =>
  t.age === 'child' ? 312 : t.face === 'long' || t.face === 'broad' ? 322 : 316

export function drawNeck(t: Traits): string {
  const skin = skins[t.skin]
  if (t.face === 'skull') {
    return fill('M236 336h40l6 70h-52z', '#D9CDB8') + line('M232 364h48M230 382h52', skin.shade, 5, 'opacity=".6"')
  }
  const w = t.face === 'broad' ? 48 : t.age === 'child' ? 29 : t.face === 'sharp' || t.face === 'long' ? 40 : 35
  return (
    fill(
      `M${256 - w} 300V386C${256 - w} 404 ${256 - w - 20} 410 ${256 - w - 44} 414L256 470L${256 + w + 44} 414C${256 + w + 20} 410 ${256 + w} 404 ${256 + w} 386V300Z`,
      skin.base,
    ) +
    fill(
      `M${256 - w} 322C${256 - w + 20} 352 ${256 + w - 20} 356 ${256 + w} 322V386C${256 + w} 404 ${256 + w + 20} 410 ${256 + w + 44} 414L300 430C286 396 ${256 - w + 22} 394 ${256 - w} 366Z`,
      skin.shade,
      'opacity=".34"',
    )
  )
}

export function drawEars(t: Traits): string {
  if (t.face === 'skull' || t.extras.includes('cat-ears')) return ''
  const skin = skins[t.skin]
  const demon = t.world === 'Bullbre'
  const ear = demon
    ? fill('M338 236C352 214 386 204 402 206C398 236 378 280 346 286Z', skin.base) +
      fill('M346 246C358 230 376 220 390 216C384 238 370 264 350 272Z', skin.shade, 'opacity=".34"')
    : fill('M334 234C346 222 364 228 363 248C362 270 352 288 336 286Z', skin.base) +
      fill('M344 242C352 238 358 244 356 254C354 266 348 274 342 274Z', skin.shade, 'opacity=".32"')
  return both(ear)
}

export function drawHead(t: Traits, kit: Kit, hairShadow: string): string {
  const skin = skins[t.skin]
  const head = heads[t.face]
  const y = eyeLine(t)
  const inside = kit.clip(`<path d="${head}"/>`)
  let out = `${fill(head, skin.base)}<g clip-path="${inside}">`
  // The side away from the lamp, with a soft edge along brow, cheek and chin.
  out += fill(
    `M300 100C312 160 306 200 316 ${y}C324 ${y + 30} 306 ${y + 56} 262 372H400V90Z`,
    skin.shade,
    'opacity=".17"',
  )
  out += fill('M150 320C190 356 322 356 362 320V400H150Z', skin.shade, 'opacity=".1"')
  if (hairShadow) out += `<g transform="translate(3 13)" fill="${skin.shade}" opacity=".36">${hairShadow}</g>`
  if (t.face !== 'skull') {
    const strong = t.age === 'child' || t.age === 'young' ? 0.34 : 0.2
    out += both(oval(318, y + 33, 23, 12, skin.blush, `opacity="${strong}"`))
  }
  out += '</g>'
  return out + drawMarks(t, skin)
}

function drawMarks(t: Traits, skin: Skin): string {
  const y = eyeLine(t)
  if (t.face === 'skull') {
    return (
      fill(
        'M256 276C250 284 244 294 247 298C250 301 254 299 256 296C258 299 262 301 265 298C268 294 262 284 256 276Z',
        '#4A3A34',
      ) +
      line('M196 168q14 -20 34 -26M322 150l-12 18l8 10', '#C9BBA2', 4) +
      both(fill('M322 288C312 300 308 312 310 328C318 320 324 306 322 288Z', '#8E7660', 'opacity=".3"'))
    )
  }
  const ny = y + 32
  let out = line(`M258 ${ny - 8}q-8 11 -9 15q4 4 10 2`, skin.shade, 4, 'opacity=".55"')
  if (t.age === 'elder') {
    out +=
      both(
        line(
          `M330 ${y + 18}q10 4 16 12M284 ${y + 26}q14 10 30 5M283 ${ny + 10}q13 11 14 30`,
          skin.shade,
          3,
          'opacity=".4"',
        ),
      ) + line('M226 150q30 -9 60 0M236 166q20 -6 40 0', skin.shade, 3, 'opacity=".26"')
  } else if (t.age === 'adult') {
    out += both(line(`M288 ${y + 27}q10 5 20 2`, skin.shade, 2.6, 'opacity=".3"'))
  }
  if (t.extras.includes('freckles')) {
    for (const [x, dy] of [
      [206, 28],
      [218, 36],
      [196, 38],
      [230, 30],
      [306, 28],
      [294, 36],
      [316, 38],
      [282, 30],
    ] as const)
      out += dot(x, y + dy, 3, skin.shade, 'opacity=".42"')
  }
  if (t.extras.includes('eye-bags')) out += both(line(`M280 ${y + 25}q20 12 42 0`, '#5A3A78', 5, 'opacity=".42"'))
  if (t.extras.includes('mole')) out += dot(304, mouthLine(t) - 8, 4, '#4A2430')
  if (t.extras.includes('scar'))
    out += line(`M198 ${y - 30}l22 66M200 ${y + 6}l14 -5M206 ${y + 22}l14 -5`, skin.shade, 4.4, 'opacity=".6"')
  if (t.extras.includes('whiskers'))
    out += both(line(`M312 ${y + 44}l46 -8M312 ${y + 54}l46 4`, '#FFF8EC', 3, 'opacity=".9"'))
  if (t.extras.includes('smudge'))
    out += fill(`M196 ${y + 34}c10 -8 24 -6 30 0c-4 8 -10 6 -14 10c-6 4 -16 2 -16 -10z`, '#3A4450', 'opacity=".45"')
  if (t.extras.includes('plaster'))
    out += `<g transform="rotate(-14 262 ${ny - 4})"><rect x="240" y="${ny - 12}" width="44" height="16" rx="8" fill="#F6E3C0"/><rect x="254" y="${ny - 12}" width="16" height="16" fill="#E2C08E"/></g>`
  return out
}
