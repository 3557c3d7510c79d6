// Eyes, brows and mouths. Each eye is drawn around its own centre; the outer corner is to the right.

import { eyeLine, mouthLine, skins } from './face.ts'
import type { Traits } from './types.ts'
import { dot, fill, line, oval } from './types.ts'

const deepen = (hex: string, by: number): string =>
  '#' +
  [1, 3, 5]
    .map(i =>
      Math.round(parseInt(hex.slice(i, i + 2), 16) * by)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')

function openEye(
  white: string,
  iris: readonly [number, number, number, number],
  lash: string,
  color: string,
  ink: string,
  glint: readonly [number, number],
): readonly [string, string] {
  const [ix, iy, rx, ry] = iris
  const ball =
    fill(white, '#FFFCF6') +
    oval(ix, iy, rx, ry, color) +
    fill(
      `M${ix - rx} ${iy}A${rx} ${ry} 0 0 1 ${ix + rx} ${iy}C${ix + rx * 0.6} ${iy + ry * 0.1} ${ix - rx * 0.6} ${iy + ry * 0.1} ${ix - rx} ${iy}Z`,
      deepen(color, 0.55),
    ) +
    oval(ix, iy + 1, rx * 0.42, ry * 0.5, deepen(color, 0.3)) +
    oval(ix, iy + ry * 0.62, rx * 0.55, ry * 0.2, '#FFFFFF', 'opacity=".3"')
  const shine =
    dot(ix + glint[0], iy + glint[1], rx * 0.34, '#fff') +
    dot(ix - glint[0] * 0.9, iy + ry * 0.42, rx * 0.17, '#fff', 'opacity=".85"')
  return [ball + fill(lash, ink), shine]
}

/** One eye in two parts: the one to be mirrored, and the light, which is not. */
function eye(t: Traits, ink: string): readonly [string, string] {
  const skin = skins[t.skin]
  const big = t.age === 'child' ? 1.12 : t.age === 'elder' ? 0.9 : 1
  const grow = (pair: readonly [string, string]): readonly [string, string] => [
    `<g transform="scale(${big})">${pair[0]}</g>`,
    `<g transform="scale(${big})">${pair[1]}</g>`,
  ]
  switch (t.eyes) {
    case 'wide':
      return grow(
        openEye(
          'M-23 2C-21 -16 -8 -23 4 -23C16 -22 24 -10 24 2C21 15 10 20 0 20C-10 20 -20 14 -23 2Z',
          [1, 0, 15, 19],
          'M-27 7C-24 -18 -9 -29 4 -29C19 -28 29 -15 33 2L27 1C22 -11 14 -18 4 -19C-8 -19 -18 -11 -22 5Z',
          t.iris,
          ink,
          [-5, -7],
        ),
      )
    case 'gentle':
      return grow(
        openEye(
          'M-23 2C-19 -12 -8 -17 3 -17C14 -16 22 -8 25 4C20 14 10 17 0 17C-10 17 -19 12 -23 2Z',
          [0, 1, 13.5, 16],
          'M-26 5C-21 -14 -8 -23 4 -23C18 -22 28 -10 32 8L25 6C20 -6 12 -13 3 -14C-8 -14 -17 -8 -21 5Z',
          t.iris,
          ink,
          [-4.5, -6],
        ),
      )
    case 'sharp':
      return grow(
        openEye(
          'M-22 5C-16 -7 -6 -11 4 -13C14 -14 22 -12 27 -6C22 7 12 13 2 13C-8 13 -17 11 -22 5Z',
          [2, 0, 12, 13.5],
          'M-25 7C-18 -11 -6 -18 6 -20C18 -21 28 -17 35 -14L27 -3C20 -10 12 -11 4 -10C-6 -9 -14 -4 -20 7Z',
          t.iris,
          ink,
          [-4, -5],
        ),
      )
    case 'sleepy': {
      const [ball, shine] = openEye(
        'M-23 2C-14 -4 12 -6 25 0C20 13 10 16 0 16C-10 16 -19 11 -23 2Z',
        [1, 4, 13, 13],
        'M-26 4C-20 -7 -6 -10 4 -10C18 -10 27 -4 32 3L26 4C18 -2 10 -4 2 -3.500C-8 -3 -16 -1 -22 5Z',
        t.iris,
        ink,
        [-4, 2],
      )
      return grow([
        fill('M-26 4C-22 -14 -8 -21 4 -21C20 -20 28 -8 31 3Z', skin.base) +
          line('M-22 -8C-12 -18 12 -20 26 -8', skin.shade, 2.6, 'opacity=".5"') +
          ball,
        shine,
      ])
    }
    case 'closed':
      return [
        fill('M-25 -1C-14 13 12 14 27 -3L32 0C20 22 -16 20 -28 3Z', ink) + line('M22 8l8 6M12 13l4 7', ink, 3.4),
        '',
      ]
    case 'smiling':
      return [fill('M-26 12C-16 -16 16 -18 28 10L22 11C12 -6 -10 -6 -21 13Z', ink), '']
    default:
      return [
        oval(2, 2, 31, 33, '#33241F') +
          oval(2, 6, 24, 24, '#1E1412') +
          dot(2, 4, 8, t.iris) +
          dot(2, 4, 15, t.iris, 'opacity=".3"'),
        '',
      ]
  }
}

export function drawEyes(t: Traits): string {
  const y = eyeLine(t)
  const skin = skins[t.skin]
  const ink = t.world === 'Bullbre' ? '#2A0A1E' : t.age === 'elder' ? '#4A3A3A' : '#2B1D2C'
  const [part, shine] = eye(t, ink)
  const at = (x: number, flip: number, svg: string): string =>
    svg ? `<g transform="translate(${x} ${y})${flip < 0 ? ' scale(-1 1)' : ''}">${svg}</g>` : ''
  const gap = t.age === 'child' ? 45 : 43
  let out = at(256 + gap, 1, part) + at(256 - gap, -1, part) + at(256 + gap, 1, shine) + at(256 - gap, 1, shine)
  if (t.eyes !== 'hollow' && t.eyes !== 'closed' && t.eyes !== 'smiling') {
    out +=
      at(256 + gap, 1, line('M-12 23Q4 27 18 19', skin.shade, 2.4, 'opacity=".4"')) +
      at(256 - gap, -1, line('M-12 23Q4 27 18 19', skin.shade, 2.4, 'opacity=".4"'))
  }
  return out
}

export function drawBrows(t: Traits): string {
  if (t.brows === 'none') return ''
  const y = eyeLine(t) - (t.age === 'child' ? 44 : 42)
  const color = t.hair[1]
  const shapes: Record<Exclude<Traits['brows'], 'none'>, string> = {
    soft: 'M-24 6C-12 -6 10 -8 26 4C10 -2 -10 0 -23 9Z',
    straight: 'M-25 4C-8 -4 14 -4 28 2L27 6C12 3 -8 4 -24 10Z',
    raised: 'M-24 2C-12 -14 12 -14 27 2C12 -6 -10 -5 -22 6Z',
    heavy: 'M-28 4C-10 -10 16 -11 33 -1L31 5C14 2 -8 6 -26 13Z',
    worried: 'M-26 -4C-12 -8 10 -2 26 10C10 4 -10 0 -25 0Z',
  }
  const brow = fill(shapes[t.brows], color, 'opacity=".92"')
  return `<g transform="translate(299 ${y})">${brow}</g><g transform="translate(213 ${y}) scale(-1 1)">${brow}</g>`
}

export function drawMouth(t: Traits): string {
  const { lip, shade } = skins[t.skin]
  const y = mouthLine(t)
  const under = line(`M248 ${y + 15}q8 4 16 0`, shade, 3, 'opacity=".35"')
  const inner = '#6E2430'
  switch (t.mouth) {
    case 'smile':
      return line(`M236 ${y - 2}Q256 ${y + 13} 276 ${y - 2}`, lip, 5) + under
    case 'calm':
      return line(`M240 ${y + 1}Q256 ${y + 6} 272 ${y + 1}`, lip, 5) + under
    case 'open':
      return (
        fill(`M235 ${y - 4}Q256 ${y + 3} 277 ${y - 4}Q274 ${y + 19} 256 ${y + 19}T235 ${y - 4}Z`, inner) +
        fill(`M245 ${y + 13}Q256 ${y + 5} 267 ${y + 13}Q262 ${y + 19} 256 ${y + 19}T245 ${y + 13}Z`, '#E0746C') +
        fill(`M239 ${y - 3}Q256 ${y + 3} 273 ${y - 3}L271 ${y + 2}Q256 ${y + 7} 241 ${y + 2}Z`, '#FFFAF2')
      )
    case 'smirk':
      return line(`M238 ${y + 3}Q258 ${y + 9} 276 ${y - 7}`, lip, 5) + under
    case 'pout':
      return line(`M243 ${y + 4}Q256 ${y - 6} 269 ${y + 4}`, lip, 5)
    case 'fang':
      return line(`M234 ${y - 3}Q256 ${y + 13} 278 ${y - 3}`, lip, 5) + fill(`M267 ${y + 2}l8 -4l-1 13z`, '#FFFAF0')
    case 'grin':
      return (
        fill(`M228 ${y - 6}Q256 ${y + 4} 284 ${y - 6}Q280 ${y + 20} 256 ${y + 20}T228 ${y - 6}Z`, inner) +
        fill(`M233 ${y - 4}Q256 ${y + 4} 279 ${y - 4}L276 ${y + 4}Q256 ${y + 10} 236 ${y + 4}Z`, '#FFFAF2')
      )
    default:
      return (
        line(`M214 ${y + 6}H298`, '#5A4840', 4) +
        line(`M226 ${y - 4}v20M240 ${y - 5}v22M256 ${y - 5}v22M272 ${y - 5}v22M286 ${y - 4}v20`, '#5A4840', 3.4)
      )
  }
}
