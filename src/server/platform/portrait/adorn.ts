// Small distinguishing things: glasses, earrings, pins, beards. Hats, horns and ears are in headwear.ts.

import { eyeLine, mouthLine, skins } from './face.ts'
import type { Traits } from './types.ts'
import { blossom, both, dot, fill, layers, line, mirrored, oval } from './types.ts'

const gold = '#D9A441'

export function drawOnFace(t: Traits): string {
  const has = (name: Traits['extras'][number]): boolean => t.extras.includes(name)
  const y = eyeLine(t)
  const m = mouthLine(t)
  const [base, dark, light] = t.hair
  let out = ''
  if (has('stubble'))
    out += layers`
    ${fill(`M196 ${m - 10}C206 ${m + 26} 236 ${m + 40} 256 ${m + 40}S306 ${m + 26} 316 ${m - 10}C300 ${m + 2} 290 ${m - 16} 256 ${m - 16}S212 ${m + 2} 196 ${m - 10}Z`, dark, 'opacity=".22"')}
  `
  if (has('beard')) {
    out += layers`
      ${fill(`M164 ${y + 6}C170 ${y + 60} 160 ${m + 30} 196 ${m + 60}C214 ${m + 84} 238 ${m + 96} 256 ${m + 104}C274 ${m + 96} 298 ${m + 84} 316 ${m + 60}C352 ${m + 30} 342 ${y + 60} 348 ${y + 6}C336 ${y + 40} 316 ${m - 22} 290 ${m - 18}C270 ${m - 26} 242 ${m - 26} 222 ${m - 18}C196 ${m - 22} 176 ${y + 40} 164 ${y + 6}Z`, base)}
      ${fill(`M300 ${m - 18}C330 ${m - 20} 342 ${y + 40} 348 ${y + 6}C342 ${y + 60} 352 ${m + 30} 316 ${m + 60}C298 ${m + 84} 274 ${m + 96} 256 ${m + 104}C296 ${m + 60} 306 ${m + 20} 300 ${m - 18}Z`, dark, 'opacity=".35"')}
      ${line(`M214 ${m + 20}q10 34 30 52M298 ${m + 20}q-10 34 -30 52M256 ${m + 34}v44M188 ${m + 2}q4 30 18 48M324 ${m + 2}q-4 30 -18 48`, dark, 3.6, 'opacity=".35"')}
    `
  }
  if (has('moustache'))
    out += layers`
    ${both(fill(`M256 ${m - 16}C276 ${m - 26} 300 ${m - 16} 322 ${m + 6}C328 ${m + 12} 336 ${m + 12} 340 ${m + 6}C338 ${m + 26} 314 ${m + 28} 296 ${m + 14}C280 ${m + 4} 266 ${m + 2} 256 ${m + 2}Z`, base) + line(`M268 ${m - 8}q24 0 44 22`, light, 3, 'opacity=".5"'))}
  `
  return out
}

export function drawGlasses(t: Traits): string {
  const has = (name: Traits['extras'][number]): boolean => t.extras.includes(name)
  const y = eyeLine(t)
  const g = t.age === 'child' ? 45 : 43
  if (has('round-glasses'))
    return layers`
    ${both(`${dot(256 + g, y, 35, '#EAF6F4', 'opacity=".1"')}<circle cx="${256 + g}" cy="${y}" r="35" fill="none" stroke="#3A2A24" stroke-width="5.500"/>${line(`M${256 + g + 35} ${y - 6}L344 ${y - 12}`, '#3A2A24', 5)}`)}
    ${line(`M${256 - g + 34} ${y - 5}Q256 ${y - 15} ${256 + g - 34} ${y - 5}`, '#3A2A24', 5.5)}
    ${line(`M186 ${y + 8}q-2 -14 6 -22M272 ${y + 8}q-2 -14 6 -22`, '#fff', 4, 'opacity=".8"')}
  `
  if (has('square-glasses'))
    return layers`
    ${both(`<rect x="${256 + g - 37}" y="${y - 27}" width="75" height="54" rx="13" fill="#EAF6F4" fill-opacity=".1" stroke="#1E2A34" stroke-width="6"/>${line(`M${256 + g + 38} ${y - 12}L346 ${y - 16}`, '#1E2A34', 6)}`)}
    ${line(`M${256 - g + 37} ${y - 10}Q256 ${y - 17} ${256 + g - 37} ${y - 10}`, '#1E2A34', 6)}
    ${line(`M184 ${y + 14}v-24M270 ${y + 14}v-24`, '#fff', 4, 'opacity=".75"')}
  `
  if (has('monocle'))
    return layers`
    ${dot(299, y, 36, '#F6F0FF', 'opacity=".26"')}
    ${`<circle cx="299" cy="${y}" r="36" fill="none" stroke="${gold}" stroke-width="6"/>`}
    ${line(`M332 ${y + 14}C346 ${y + 50} 342 ${y + 96} 322 ${y + 150}`, gold, 3)}
    ${line(`M282 ${y - 16}l12 -11`, '#fff', 5, 'opacity=".8"')}
  `
  if (has('loupe'))
    return layers`
    ${line(`M168 ${y - 52}C200 ${y - 40} 240 ${y - 34} 270 ${y - 32}M330 ${y - 34}C340 ${y - 40} 346 ${y - 46} 350 ${y - 54}`, '#5A3A22', 8)}
    ${dot(299, y, 39, '#6A4A22')}
    ${dot(299, y, 33, gold)}
    ${dot(299, y, 25, '#263A40')}
    ${dot(299, y, 25, '#8FD0C0', 'opacity=".35"')}
    ${fill(`M284 ${y + 6}A18 18 0 0 1 303 ${y - 16}L306 ${y - 9}A12 12 0 0 0 291 ${y + 8}Z`, '#fff', 'opacity=".85"')}
  `
  if (has('visor'))
    return layers`
    ${fill(`M164 ${y - 26}C220 ${y - 40} 292 ${y - 40} 348 ${y - 26}L342 ${y + 20}C310 ${y + 30} 276 ${y + 22} 256 ${y + 14}C236 ${y + 22} 202 ${y + 30} 170 ${y + 20}Z`, '#3FF0D0', 'opacity=".42"')}
    ${line(`M164 ${y - 26}C220 ${y - 40} 292 ${y - 40} 348 ${y - 26}L342 ${y + 20}C310 ${y + 30} 276 ${y + 22} 256 ${y + 14}C236 ${y + 22} 202 ${y + 30} 170 ${y + 20}Z`, '#D9FFF6', 4)}
    ${fill(`M190 ${y - 22}l30 -6l-22 40l-16 2z`, '#fff', 'opacity=".5"')}
  `
  return ''
}

function hangings(t: Traits): string {
  const has = (name: Traits['extras'][number]): boolean => t.extras.includes(name)
  let out = ''
  if (has('lamp-earring'))
    out += layers`
    ${line('M160 288v28', gold, 5)}
    ${dot(160, 342, 52, '#FFE6A6', 'opacity=".13"')}
    ${dot(160, 342, 40, '#FFE6A6', 'opacity=".16"')}
    ${dot(160, 342, 28, '#FFE6A6', 'opacity=".2"')}
    ${fill('M150 316h20l-4 -8h-12z', '#8A6414')}
    ${fill('M148 318h24l6 40h-36z', '#FFE9AE')}
    ${fill('M154 318h12l3 40h-18z', '#FFFDF0')}
    ${fill('M140 357h40v8h-40z', '#8A6414')}
  `
  if (has('drop-earring'))
    out += layers`
    ${both(line('M356 286v12', '#E9E6DA', 4) + fill('M356 296C344 314 342 324 348 332C354 338 366 336 368 326C370 318 364 308 356 296Z', t.cloth[1]) + dot(352, 322, 4, '#fff', 'opacity=".8"'))}
  `
  if (has('ring-earring'))
    out += layers`
    ${both('<circle cx="357" cy="300" r="16" fill="none" stroke="#E9C46A" stroke-width="6"/>')}
  `
  if (has('tag'))
    out += layers`
    ${line('M352 286l6 22', '#7A5A3A', 4)}
    ${fill('M342 310l18 -10l18 10v52h-36z', '#E9CF9C')}
    ${dot(360, 314, 5, '#7A5A3A')}
    ${line('M350 334h20M350 346h14', '#B9955E', 4)}
  `
  return out
}

/** Pins, leaves and flowers in the hair, and things that hang from the ears. */
export function drawInHair(t: Traits): string {
  const has = (name: Traits['extras'][number]): boolean => t.extras.includes(name)
  let out = hangings(t)
  if (has('star-pin'))
    out += layers`
    ${`<g transform="translate(180 186) rotate(-14)">${fill('M0 -24L7 -8L24 -7L11 4L16 22L0 12L-16 22L-11 4L-24 -7L-7 -8Z', '#FFD95E')}${fill('M0 -24L7 -8L24 -7L11 4L16 22L0 12Z', '#E9A93A', 'opacity=".6"')}</g>`}
  `
  if (has('hair-clip'))
    out += layers`
    ${`<g transform="translate(336 208) rotate(64)"><rect x="-26" y="-8" width="52" height="9" rx="4.500" fill="${t.cloth[1]}"/><rect x="-24" y="6" width="48" height="9" rx="4.500" fill="${t.cloth[1]}"/></g>`}
  `
  if (has('leaf'))
    out += layers`
    ${`<g transform="translate(176 170) rotate(-28)">${fill('M0 10C-34 -6 -36 -40 -22 -62C6 -54 20 -24 0 10Z', '#63AE6E')}${fill('M4 10C12 -20 34 -30 54 -26C52 -4 32 12 4 10Z', '#8CC97F')}${line('M-2 6C-10 -16 -14 -34 -20 -54M6 8C20 -4 34 -14 48 -22', '#3A7D50', 3)}</g>`}
  `
  if (has('berries'))
    out += layers`
    ${fill('M330 150C344 126 372 118 392 126C388 150 362 164 330 150Z', '#4F8A54')}
    ${fill('M326 146C318 122 328 100 346 90C356 110 350 134 326 146Z', '#6FA968')}
    ${dot(330, 158, 16, '#C8322E')}
    ${dot(356, 166, 14, '#D9453A')}
    ${dot(338, 182, 13, '#B2262A')}
    ${dot(325, 152, 4, '#fff', 'opacity=".8"')}
    ${dot(352, 161, 3.6, '#fff', 'opacity=".8"')}
    ${dot(334, 178, 3.4, '#fff', 'opacity=".8"')}
  `
  if (has('flower')) out += blossom(346, 172, '#F7B9C8')
  if (has('stick'))
    out += layers`
    ${line('M206 34L318 112', '#C9C2B4', 8)}
    ${line('M306 34L194 112', '#C9C2B4', 8)}
    ${dot(200, 28, 15, 'none', 'stroke="#A8452E" stroke-width="7"')}
    ${dot(312, 28, 15, 'none', 'stroke="#A8452E" stroke-width="7"')}
  `
  if (has('gear'))
    out += layers`
    ${[0, 45, 90, 135, 180, 225, 270, 315].map(a => `<rect x="334" y="138" width="16" height="16" rx="2" transform="rotate(${a} 342 178)" fill="#B98A3A"/>`).join('')}
    ${dot(342, 178, 30, '#C99A48')}
    ${dot(342, 178, 19, '#8A6326')}
    ${dot(342, 178, 9, '#E9C46A')}
  `
  if (has('headphones')) {
    const color = t.cloth[1]
    out += layers`
      ${line('M152 246C140 130 190 66 256 66S372 130 360 246', '#2A2438', 17)}
      ${line('M158 226C152 136 196 78 256 78', '#fff', 4, 'opacity=".35"')}
      ${both(`<rect x="338" y="222" width="44" height="76" rx="20" fill="${color}"/><rect x="338" y="222" width="18" height="76" rx="9" fill="#2A2438"/>${dot(366, 260, 9, '#fff', 'opacity=".45"')}`)}
    `
  }
  if (has('goggles'))
    out += layers`
    ${line('M150 178C200 152 312 152 362 178', '#4A3424', 17)}
    ${both(dot(298, 158, 35, '#6A4A22') + dot(298, 158, 28, '#C99A48') + dot(298, 158, 22, '#3B6A74') + fill('M282 164A18 18 0 0 1 304 142L308 149A11 11 0 0 0 290 166Z', '#D9FFF6', 'opacity=".85"'))}
  `
  if (has('cat-ears')) {
    const ear = (fur: string, skin: string): string => layers`
      ${fill('M300 104C322 66 352 38 384 26C398 70 394 118 364 156Z', fur)}
      ${fill('M322 104C338 80 356 60 374 50C380 82 376 112 360 136Z', skin)}
    `
    const coat = has('calico')
    const own = ear(t.hair[0], skins[t.skin].blush)
    out = layers`
      ${coat ? ear('#E58A3C', '#F3B7A6') : own}
      ${mirrored(coat ? ear('#4A3430', '#F3B7A6') : own)}
      ${out}
    `
  }
  if (has('horns'))
    out += layers`
    ${both(fill('M306 112C318 80 346 62 362 34C374 70 364 110 336 134Z', '#3A2030') + fill('M350 60C358 50 360 44 362 34C374 70 364 110 336 134C352 108 356 84 350 60Z', '#6A3A4C') + line('M318 106q12 4 18 14M330 88q12 2 18 12', '#7A4A5A', 4))}
  `
  return out + (t.face === 'skull' ? oval(196, 140, 20, 12, '#fff', 'opacity=".5"') : '')
}
