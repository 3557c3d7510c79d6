// Pictures of all six kinds as encoders write them: decoding agrees with the header that the browser reads, and only pixels
// are stored (doc3 §5, reliability rule 20).
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { readImageHeader } from '#rules/validation/image-header.ts'
import * as decode from '#server/platform/pictures/decode.ts'
import type { Wanted } from '#server/platform/pictures/work.ts'
import { createTurns } from '#server/platform/turns.ts'
import { bitmapKinds, bitmapOf } from '../../support/bitmaps.ts'
import { whenFree } from '../../support/when-free.ts'

const decodedFacts = (bytes: Buffer) => whenFree(() => decode.decodedFacts(bytes))
const decodedAsWebp = (bytes: Buffer, wanted: Wanted) => whenFree(() => decode.decodedAsWebp(bytes, wanted))
const toWebp = (bytes: Buffer, side: number) => whenFree(() => decode.toWebp(bytes, side, side))

const noisy = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, background: 'red', noise: { type: 'gaussian', mean: 128, sigma: 50 } },
  })
const drawing = (attributes: string, inside = '') =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`)

type Make = (width: number, height: number) => Promise<Buffer> | Buffer

const kinds: Readonly<Record<string, Make>> = {
  jpg: (width, height) => noisy(width, height).jpeg().toBuffer(),
  'jpg, progressive, in four inks': (width, height) =>
    noisy(width, height).toColourspace('cmyk').jpeg({ progressive: true }).toBuffer(),
  'jpg with a profile and a note': (width, height) =>
    noisy(width, height)
      .jpeg()
      .withMetadata({ icc: 'p3' })
      .withExif({ IFD0: { Artist: 'x' } })
      .toBuffer(),
  png: (width, height) => noisy(width, height).ensureAlpha(0.5).png().toBuffer(),
  'png, interlaced, with a palette': (width, height) =>
    noisy(width, height).png({ palette: true, progressive: true }).toBuffer(),
  'png of 16 bits in grey': (width, height) => noisy(width, height).toColourspace('grey16').png().toBuffer(),
  gif: (width, height) => noisy(width, height).gif().toBuffer(),
  webp: (width, height) => noisy(width, height).webp().toBuffer(),
  'webp without loss': (width, height) => noisy(width, height).ensureAlpha(0.5).webp({ lossless: true }).toBuffer(),
  'webp with a profile': (width, height) => noisy(width, height).webp().withMetadata({ icc: 'srgb' }).toBuffer(),
  svg: (width, height) => drawing(`width="${width}" height="${height}"`, '<circle r="9"/>'),
  'svg with points': (width, height) => drawing(`width="${width * 0.75}pt" height="${height / 16}pc"`),
  'svg with a box': (width, height) => drawing(`width="100%" viewBox="-3 -3 ${width} ${height - 0.4}"`),
  ...Object.fromEntries(
    Object.entries(bitmapKinds)
      .filter((_, place) => place % 4 === 0)
      .map(([name, kind]) => [`bmp of ${name}`, (width: number, height: number) => bitmapOf(kind, width, height)]),
  ),
}

describe('a good picture', () => {
  test.concurrent.each(Object.entries(kinds))('%s is what its header says', async (name, make) => {
    const side = fc.integer({ min: 4, max: 300 })
    await fc.assert(
      fc.asyncProperty(side, side, async (width, height) => {
        const bytes = await make(width, height)
        const decoded = await decodedFacts(bytes)
        expect(decoded).toEqual({ type: name.slice(0, name.startsWith('webp') ? 4 : 3), width, height })
        expect(decoded).toEqual(readImageHeader(bytes))
      }),
      { numRuns: 1 },
    )
  })

  test.concurrent.each([1, 2, 3, 4, 5, 6, 7, 8])('jpg held as %i says is upright', async orientation => {
    // The upper left corner is red, wherever it lies in the file.
    const upright = sharp({ create: { width: 40, height: 24, channels: 3, background: 'blue' } }).composite([
      { input: { create: { width: 12, height: 12, channels: 3, background: 'red' } }, left: 0, top: 0 },
    ])
    const turns = [
      {},
      { flop: 1 },
      { turn: 180 },
      { flip: 1 },
      { turn: 90, flop: 1 },
      { turn: 270 },
      { turn: 270, flop: 1 },
      { turn: 90 },
    ]
    const {
      turn = 0,
      flop = 0,
      flip = 0,
    }: { turn?: number; flop?: number; flip?: number } = turns[orientation - 1] ?? {}
    const turned = await sharp(await upright.png().toBuffer())
      .rotate(turn)
      .png()
      .toBuffer()
    const bytes = await sharp(turned)
      .flop(flop === 1)
      .flip(flip === 1)
      .jpeg({ quality: 100 })
      .withMetadata({ orientation })
      .toBuffer()
    const decoded = await decodedAsWebp(bytes, { width: 100, height: 100, fit: 'inside' })
    expect(decoded?.facts).toEqual({ type: 'jpg', width: 40, height: 24 })
    expect(readImageHeader(bytes)).toEqual(decoded?.facts)
    const { data, info } = await sharp(decoded?.webp).raw().toBuffer({ resolveWithObject: true })
    const red = (column: number, row: number) => data[(row * info.width + column) * info.channels] ?? 0
    expect([red(4, 4), red(36, 4), red(4, 20), red(36, 20)].map(value => value > 128)).toEqual([
      true,
      false,
      false,
      false,
    ])
  })

  test('drawings of the app', async () => {
    const folder = join(import.meta.dirname, '../../../public')
    const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(name => name.endsWith('.svg'))
    for (const name of names) {
      const bytes = readFileSync(join(folder, name))
      expect(await decodedFacts(bytes)).toEqual(readImageHeader(bytes))
    }
  })
})

describe('a picture to be kept', () => {
  test('lies within its box, is never enlarged, and carries nothing else', async () => {
    const bytes = await noisy(400, 200)
      .jpeg()
      .withMetadata({ icc: 'p3' })
      .withExif({ IFD0: { Artist: 'x' } })
      .toBuffer()
    const small = await decodedAsWebp(bytes, { width: 100, height: 100, fit: 'inside' })
    const { format, width, height, exif, icc, xmp } = await sharp(small?.webp).metadata()
    expect({ format, width, height }).toEqual({ format: 'webp', width: 100, height: 50 })
    expect([exif, icc, xmp]).toEqual([undefined, undefined, undefined])
    const same = await decodedAsWebp(bytes, { width: 999, height: 999, fit: 'inside' })
    expect(readImageHeader(same?.webp ?? Buffer.alloc(0))).toEqual({ type: 'webp', width: 400, height: 200 })
  })

  test('fills a size', async () => {
    const made = await decodedAsWebp(bitmapOf({ bits: 24 }, 30, 90), { width: 48, height: 48, fit: 'cover' })
    expect(made?.facts).toEqual({ type: 'bmp', width: 30, height: 90 })
    expect(readImageHeader(made?.webp ?? Buffer.alloc(0))).toEqual({ type: 'webp', width: 48, height: 48 })
  })

  test.each(['gif', 'webp'] as const)('%s that moves is its first frame', async format => {
    const frame = (background: string) => sharp({ create: { width: 20, height: 10, channels: 3, background } }).png()
    const frames = await Promise.all(['lime', 'red', 'blue'].map(colour => frame(colour).toBuffer()))
    const bytes = await sharp(frames, { join: { animated: true } })
      [format]()
      .toBuffer()
    expect((await sharp(bytes).metadata()).pages).toBe(3)
    const made = await decodedAsWebp(bytes, { width: 20, height: 20, fit: 'inside' })
    expect(made?.facts).toEqual({ type: format, width: 20, height: 10 })
    expect((await sharp(made?.webp).metadata()).pages).toBeUndefined()
    const [red = 0, green = 0, blue = 0] = await sharp(made?.webp).raw().toBuffer()
    expect([red < 40, green > 200, blue < 40]).toEqual([true, true, true])
  })

  test('of another site is no drawing and no bitmap', async () => {
    expect(readImageHeader((await toWebp(await noisy(30, 20).png().toBuffer(), 16)) ?? Buffer.alloc(0))).toEqual({
      type: 'webp',
      width: 16,
      height: 16,
    })
    expect(await toWebp(drawing('width="9" height="9"'), 16)).toBeNull()
    expect(await toWebp(bitmapOf({ bits: 24 }, 9, 9), 16)).toBeNull()
  })
})

test('only so many are decoded at once, and only so many may wait', async () => {
  const inTurn = createTurns(2, 3)
  const order: number[] = []
  let running = 0
  const answers = await Promise.allSettled(
    [0, 1, 2, 3, 4, 5, 6].map(place =>
      inTurn(async () => {
        expect(++running).toBeLessThanOrEqual(2)
        await new Promise(resolve => setTimeout(resolve, 5))
        order.push(place)
        running--
        if (place === 1) throw new Error('no picture')
      }),
    ),
  )
  expect(order).toEqual([0, 1, 2, 3, 4])
  const failures = answers.flatMap(each => (each.status === 'rejected' ? [(each.reason as Error).name] : []))
  expect(failures).toEqual(['Error', 'TooBusy', 'TooBusy'])
  await expect(inTurn(async () => 'free again')).resolves.toBe('free again')
})
