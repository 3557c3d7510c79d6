// Checks of pictures on the server (doc3 §5, reliability rule 20): by decoding, not by the header alone.
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { Check } from '#rules/validation/check.ts'
import * as byHeader from '#rules/validation/header-checks.ts'
import * as checks from '#server/platform/pictures/checks.ts'
import { bitmapOf } from '../../support/bitmaps.ts'
import { bmp, gif, jpg, png, svg, webpLossy } from '../../support/pictures.ts'
import { whenFree } from '../../support/when-free.ts'

const passes = async (check: Check, value: unknown): Promise<boolean> =>
  (await whenFree(() => z.unknown().check(check).safeParseAsync(value))).success

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 90, g: 40, b: 120 } } })
const good = {
  jpg: await plain(40, 30).jpeg().toBuffer(),
  png: await plain(40, 30).png().toBuffer(),
  gif: await plain(40, 30).gif().toBuffer(),
  webp: await plain(40, 30).webp().toBuffer(),
  svg: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><path d="M0 0h9v9z"/></svg>'),
  bmp: bitmapOf({ bits: 24 }, 40, 30),
}
const turned = await plain(30, 40).jpeg().withMetadata({ orientation: 6 }).toBuffer()
const half = (bytes: Buffer) => bytes.subarray(0, bytes.length - Math.ceil(bytes.length / 8))

describe('a good picture', () => {
  test.concurrent.each(Object.entries(good))(
    '%s passes by what it is, not by what it is called',
    async (type, bytes) => {
      const file = new File([new Uint8Array(bytes)], 'メモ.txt', { type: 'text/plain' })
      const check = type === 'webp' ? checks.image('絵') : checks.dimensionsMax('絵', 40, 30)
      expect(await passes(check, file)).toBe(true)
    },
  )

  test('is measured as it is shown', async () => {
    expect(await passes(checks.widthHeight('絵', 40, 30), [turned, good.webp])).toBe(true)
    expect(await passes(checks.dimensions('絵', 30, 40), turned)).toBe(false)
    expect(await passes(checks.dimensionsMax('絵', 39, 30), good.gif)).toBe(false)
    expect(await passes(checks.dimensionsMax('絵', 40, 30), good.webp)).toBe(false)
  })

  test('or none at all: nothing but `required` objects to an empty value', async () => {
    for (const empty of ['', null, undefined, [], [null, '']])
      expect(await passes(checks.image('絵'), empty)).toBe(true)
  })
})

describe('what the header promises and the picture does not keep', () => {
  const headers = { jpg: jpg(40, 30), png: png(40, 30), gif: gif(40, 30), webp: webpLossy(40, 30), bmp: bmp(40, 30) }
  const cut = Object.entries(good).map(([type, bytes]) => [`${type}, cut`, half(bytes)] as const)
  const only = Object.entries(headers).map(([type, bytes]) => [`${type}, nothing but its header`, bytes] as const)

  test.concurrent.each([...cut, ...only])('%s', async (_, bytes) => {
    expect(await passes(byHeader.image('絵'), bytes)).toBe(true)
    expect(await passes(byHeader.widthHeight('絵', 40, 30), bytes)).toBe(true)
    expect(await passes(checks.widthHeight('絵', 40, 30), new File([new Uint8Array(bytes)], '絵.png'))).toBe(false)
  })
})

test.each([
  ['an object that says it is a picture', { type: 'png', width: 40, height: 30 }],
  ['one that says so in a list', [{ type: 'png', width: 40, height: 30 }]],
  ['a good picture beside a broken one', [good.png, half(good.png)]],
  ['a list within a list', [[good.png]]],
  ['a text', '絵.png'],
  ['no bytes', new Uint8Array()],
  ['an empty file', new File([], '絵.png', { type: 'image/png' })],
  ['a file of a text', new File(['文章'], '絵.png', { type: 'image/png' })],
  ['a number', 5],
  [
    'a file larger than any picture',
    new File([good.png as Uint8Array<ArrayBuffer>, new Uint8Array(21 * 1024 * 1024)], '絵.png'),
  ],
])('%s does not pass', async (_, value) => {
  expect(await passes(checks.image('絵'), value)).toBe(false)
})

test('a file that looks like a drawing to the header is one when it is drawn', async () => {
  expect(await passes(checks.image('絵'), svg(40, 30))).toBe(true)
  const unclosed = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><g>')
  expect(await passes(byHeader.image('絵'), unclosed)).toBe(true)
  expect(await passes(checks.image('絵'), unclosed)).toBe(false)
})
