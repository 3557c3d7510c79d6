// The ground of a portrait: the world's evening colours, a soft lamp behind the head and a hint of the place.

import type { Kit, Traits } from './types.ts'
import { dot, fill, line, oval } from './types.ts'

type Ground = readonly [top: string, bottom: string, halo: string]

const grounds: Record<Traits['world'], readonly [Ground, ...Ground[]]> = {
  world0: [
    ['#243468', '#D39A78', '#FBE6B8'],
    ['#4A4482', '#B79CC4', '#F2E4F2'],
    ['#3D4A5E', '#C9B58E', '#F4E7C6'],
    ['#2E3B58', '#9AA3B8', '#DFE4EA'],
    ['#1F5E6C', '#A8D0C4', '#E4F4E6'],
    ['#1B3560', '#7FA0C0', '#F6DFC0'],
  ],
  world1: [
    ['#0C3340', '#6FA89E', '#F6E8BC'],
    ['#123F4A', '#C29A6A', '#FBE7B4'],
    ['#20303E', '#C98F4E', '#FFE3A0'],
    ['#0E2A44', '#5E8FA4', '#DDEBE4'],
    ['#26343C', '#9DB0A6', '#E9E6D0'],
    ['#12464E', '#8FC2BE', '#F2F7EC'],
  ],
  world2: [
    ['#2F7F78', '#E9E3B4', '#FFF6D2'],
    ['#4B8F58', '#DCE6A8', '#FBF6CF'],
    ['#2C7296', '#BFE0DA', '#F0FAF2'],
    ['#5F7F4A', '#EBCF9A', '#FFF0CC'],
    ['#3F8A6C', '#F3D3C0', '#FFF3E2'],
    ['#4F7C70', '#D9B98C', '#FBEBC8'],
  ],
  Bullbre: [
    ['#7A1F3C', '#F4A268', '#FFE0AC'],
    ['#3A1034', '#C8404A', '#FFB27A'],
    ['#8A2F48', '#FFC98E', '#FFF0CC'],
    ['#48205A', '#B8508A', '#FFD9C4'],
    ['#4A1A3C', '#D9785C', '#FFE9C4'],
    ['#2A1238', '#8A4668', '#FFC890'],
  ],
  insomnia1999: [
    ['#1C1450', '#7E5CB8', '#CFF5E4'],
    ['#2A1B4C', '#A8688E', '#F3D9E4'],
    ['#35125C', '#E0609C', '#D9F8F4'],
    ['#241040', '#9A4A8C', '#F6D79E'],
    ['#1E2668', '#C56A94', '#FFE0C4'],
    ['#2B1A66', '#6FA8B8', '#F4FFF2'],
  ],
}

/** Small things at the rim, which are seen in the large picture and do not disturb in the small one. */
const places: Record<Traits['world'], (soft: string) => string> = {
  world0: soft => {
    const lamp = (x: number, y: number, s: number): string =>
      dot(x, y, 30 * s, soft) + fill(`M${x - 6 * s} ${y - 7 * s}h${12 * s}l${3 * s} ${14 * s}h${-18 * s}z`, '#FFE6A6')
    return (
      lamp(66, 168, 1) +
      lamp(440, 120, 0.9) +
      lamp(466, 282, 1.1) +
      lamp(110, 76, 0.7) +
      fill('M52 512L60 330H84L92 512Z', '#1B2547', 'opacity=".55"') +
      fill('M56 330h32v-8H56zM62 322v-26h20v26z', '#1B2547', 'opacity=".55"') +
      dot(72, 308, 66, soft) +
      fill('M65 298h14v24h-14zM58 296l14 -18l14 18z', '#FFE6A6', 'opacity=".9"')
    )
  },
  world1: () =>
    fill('M0 512V250h44v-40h52v60h34v242zM512 512V220h-60v60h-40v232z', '#062029', 'opacity=".42"') +
    line(
      'M22 280v10M60 246v10M78 290v10M30 330v10M62 340v10M100 320v10M440 310v10M470 256v10M492 300v10M466 340v10M438 360v10',
      '#FFE7AE',
      9,
      'opacity=".75"',
    ) +
    line(
      'M90 60l-8 44M150 30l-6 36M420 70l-8 44M470 130l-7 40M380 24l-6 34M40 140l-7 38',
      '#DFF5EE',
      3,
      'opacity=".4"',
    ),
  world2: () =>
    fill(
      'M0 120C70 96 130 130 150 190C92 196 30 176 0 150ZM512 90C450 80 396 112 384 168C436 176 490 150 512 126Z',
      '#2F6F58',
      'opacity=".55"',
    ) +
    fill(
      'M0 350C60 300 116 310 140 356C92 392 34 396 0 384ZM512 330C462 296 408 310 388 352C430 384 486 384 512 372Z',
      '#3F8A62',
      'opacity=".5"',
    ) +
    line(
      'M0 136C50 142 100 158 140 184M512 108C468 122 424 140 396 160M0 368C50 356 92 346 126 346',
      '#DCEBC0',
      3,
      'opacity=".5"',
    ) +
    dot(100, 250, 6, '#FFF6D8', 'opacity=".8"') +
    dot(430, 226, 7, '#FFF6D8', 'opacity=".8"') +
    dot(60, 420, 6, '#F3B6C4', 'opacity=".8"'),
  Bullbre: soft => {
    const lantern = (x: number, y: number, s: number): string =>
      dot(x, y, 60 * s, soft) +
      oval(x, y, 24 * s, 21 * s, '#E2492F') +
      oval(x - 2 * s, y, 12 * s, 21 * s, '#FF9A5C') +
      fill(
        `M${x - 10 * s} ${y - 25 * s}h${20 * s}v${6 * s}h${-20 * s}zM${x - 10 * s} ${y + 19 * s}h${20 * s}v${6 * s}h${-20 * s}z`,
        '#6A1826',
      )
    return (
      line('M-10 70Q120 130 256 96T522 60', '#2A0A20', 3, 'opacity=".7"') +
      lantern(60, 128, 1) +
      lantern(450, 118, 1.05) +
      lantern(130, 76, 0.6) +
      lantern(388, 70, 0.6)
    )
  },
  insomnia1999: () =>
    fill('M0 512V300h110v212zM512 512V270H410v242z', '#150B33', 'opacity=".45"') +
    line('M24 336h16M66 372h16M440 310h16M472 352h16M440 396h16', '#CFF7EA', 14, 'opacity=".7"') +
    line(
      'M450 270V190M414 204l76 -8M426 190v26M440 188v26M454 186v26M468 186v24M482 186v20',
      '#150B33',
      4,
      'opacity=".7"',
    ) +
    line('M-10 110Q140 170 300 120T522 96M-10 140Q150 196 310 142T522 124', '#150B33', 3, 'opacity=".55"') +
    dot(80, 60, 3, '#fff', 'opacity=".8"') +
    dot(150, 34, 2.4, '#fff', 'opacity=".7"') +
    dot(400, 44, 3, '#fff', 'opacity=".8"') +
    dot(468, 66, 2.2, '#fff', 'opacity=".7"'),
}

export function drawGround(t: Traits, kit: Kit): string {
  const choices = grounds[t.world]
  const [top, bottom, halo] = choices[t.ground % choices.length] ?? choices[0]
  const [flame, ember] = t.world === 'Bullbre' ? (['#FFC070', '#FF8A50'] as const) : (['#FFE9B4', '#FFDB90'] as const)
  const soft = kit.radial([
    [0, flame, 0.75],
    [1, ember, 0],
  ])
  return (
    `<rect width="512" height="512" fill="${kit.linear([
      [0, top],
      [1, bottom],
    ])}"/>` +
    places[t.world](soft) +
    dot(
      256,
      212,
      236,
      kit.radial([
        [0, halo, 0.9],
        [0.62, halo, 0.62],
        [0.82, halo, 0.2],
        [1, halo, 0],
      ]),
    ) +
    dot(256, 212, 168, halo, 'opacity=".38"')
  )
}
