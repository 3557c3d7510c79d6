// Hair behind the head, and the tails and braids that fall over the shoulders in front of the clothes.

import type { HairBack, Kit, Traits } from './types.ts'
import { both, fill, line, mirrored, oval } from './types.ts'

const round =
  'M256 82C174 82 144 146 147 226C148 262 158 286 176 300L206 320H306L336 300C354 286 364 262 365 226C368 146 338 82 256 82Z'
const shapes: Record<Exclude<HairBack, 'none'>, string> = {
  long: 'M256 82C166 82 138 150 141 236C144 330 124 404 112 476L176 500H336L400 476C388 404 368 330 371 236C374 150 346 82 256 82Z',
  bob: 'M256 82C168 82 134 150 138 240C140 300 126 336 138 372C160 394 198 396 214 378H298C314 396 352 394 374 372C386 336 372 300 374 240C378 150 344 82 256 82Z',
  wavy: 'M256 80C164 80 132 150 138 226C142 268 106 292 114 332C120 364 92 384 98 420C102 450 92 474 106 500H406C420 474 410 450 414 420C420 384 392 364 398 332C406 292 370 268 374 226C380 150 348 80 256 80Z',
  short: round,
  twintails: round,
  braids: round,
  bun: round,
  sidetail: round,
  lowtail: round,
  fluffy:
    'M256 78C226 62 192 72 184 98C150 92 124 118 132 150C104 162 98 200 120 220C98 240 102 280 128 292C112 318 128 352 160 354C176 376 214 376 226 356H286C298 376 336 376 352 354C384 352 400 318 384 292C410 280 414 240 392 220C414 200 408 162 380 150C388 118 362 92 328 98C320 72 286 62 256 78Z',
  curls:
    'M256 76C170 70 122 130 136 200C104 214 96 258 120 280C92 300 92 346 122 362C106 392 126 430 160 428C180 452 220 440 226 412H286C292 440 332 452 352 428C386 430 406 392 390 362C420 346 420 300 392 280C416 258 408 214 376 200C390 130 342 70 256 76Z',
  mane: 'M256 70C160 66 120 130 128 214C112 222 100 224 84 222C96 244 110 258 126 266C112 288 98 300 82 308C102 320 122 322 140 318C134 346 124 366 112 384C148 384 178 370 200 350H312C334 370 364 384 400 384C388 366 378 346 372 318C390 322 410 320 430 308C414 300 400 288 386 266C402 258 416 244 428 222C412 224 400 222 384 214C392 130 352 66 256 70Z',
}

export function drawHairBack(t: Traits, kit: Kit): string {
  if (t.back === 'none') return ''
  const [base, dark] = t.hair
  const tone = kit.linear(
    [
      [0, base],
      [0.45, dark],
      [1, dark],
    ],
    [0, 90, 0, 420],
  )
  let out = ''
  if (t.back === 'twintails') {
    out += both(
      fill(
        'M350 150C392 130 436 158 448 222C460 290 436 346 456 424C414 408 388 362 384 306C380 258 366 214 344 186Z',
        tone,
      ) +
        line('M372 170C404 190 416 250 412 330', base, 7, 'opacity=".6"') +
        fill('M342 146l30 -10l12 34l-30 14z', t.cloth[1]),
    )
  }
  if (t.back === 'bun')
    out += oval(256, 74, 58, 50, tone) + line('M216 74q38 -34 80 -4M226 96q34 -22 62 0', base, 5, 'opacity=".7"')
  if (t.back === 'sidetail')
    out +=
      fill(
        'M340 140C390 122 428 160 430 226C432 290 414 330 432 396C392 384 372 334 372 282C372 240 362 206 336 184Z',
        tone,
      ) +
      line('M366 168C396 190 402 250 398 310', base, 7, 'opacity=".6"') +
      fill('M334 138l28 -12l16 34l-30 16z', t.cloth[1])
  if (t.back === 'fluffy')
    out +=
      fill(shapes.fluffy, tone) +
      line(
        'M132 150q20 0 30 16M120 220q20 -6 34 6M128 292q16 -10 32 -2M380 150q-20 0 -30 16M392 220q-20 -6 -34 6M384 292q-16 -10 -32 -2',
        base,
        6,
        'opacity=".55"',
      )
  else out += fill(shapes[t.back], tone)
  if (t.back === 'long' || t.back === 'wavy')
    out += line(
      'M150 300C146 360 138 420 130 480M172 330C172 380 166 430 160 490M362 300C366 360 374 420 382 480M340 330C340 380 346 430 352 490',
      base,
      5,
      'opacity=".45"',
    )
  if (t.back === 'curls')
    out += both(
      line(
        'M376 200c24 14 20 60 -8 66M390 282c22 16 14 62 -18 64M388 362c10 26 -18 48 -42 40',
        base,
        8,
        'opacity=".6"',
      ),
    )
  return out
}

const braid = (x: number, y: number, lean: number, base: string, dark: string, light: string, tie: string): string => {
  let out = ''
  for (let i = 0; i < 6; i++) {
    const px = x + lean * i
    const py = y + i * 25
    const r = 23 - i * 1.8
    out += `<g transform="rotate(${i % 2 ? 24 : -24} ${px} ${py})">${oval(px, py, r, r * 0.82, i % 2 ? base : dark)}${oval(px - 3, py - 5, r * 0.5, r * 0.26, light, 'opacity=".5"')}</g>`
  }
  const ex = x + lean * 6
  return (
    out +
    fill(`M${ex - 10} ${y + 136}h20l10 40l-14 -6l-8 12l-6 -12l-14 6z`, base) +
    fill(`M${ex - 13} ${y + 130}h26v13h-26z`, tie)
  )
}

/** Hair that falls over the shoulders, drawn after the clothes. */
export function drawHairOver(t: Traits): string {
  const [base, dark, light] = t.hair
  const side =
    fill('M352 262C366 300 362 344 372 380C356 372 344 350 342 318C341 298 344 280 346 264Z', base) +
    line('M354 290C356 318 358 342 364 362', dark, 3.4, 'opacity=".5"')
  switch (t.back) {
    case 'braids':
      return (
        braid(156, 320, -2, base, dark, light, t.cloth[1]) +
        mirrored(braid(156, 320, -2, base, dark, light, t.cloth[1]))
      )
    case 'lowtail':
      return (
        fill(
          'M176 318C150 344 138 392 150 440C156 466 150 488 138 506C176 500 200 470 198 430C196 392 204 362 206 338Z',
          base,
        ) +
        line('M182 340C168 372 168 410 174 450', dark, 5, 'opacity=".5"') +
        fill('M166 340l44 10l-4 18l-44 -10z', t.cloth[1])
      )
    case 'long':
      return both(side)
    case 'wavy':
      return both(
        fill(
          'M350 256C372 300 344 336 370 372C388 400 368 428 380 458C352 446 336 418 342 388C348 356 330 330 338 290Z',
          base,
        ) + line('M356 300C362 330 350 350 362 380', dark, 4, 'opacity=".45"'),
      )
    default:
      return ''
  }
}
