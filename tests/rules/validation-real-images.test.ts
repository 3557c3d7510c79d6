// The header reader against an encoder that knows the formats: pictures made by the server's own library (doc3 §5).
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { readImageHeader } from '#rules/validation/image-header.ts'

const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: { r: 90, g: 40, b: 120, alpha: 0.5 } } })

describe('a picture as an encoder writes it', () => {
  test.each([
    ['png', blank(37, 411).png()],
    ['png', blank(37, 411).png({ palette: true })],
    ['jpg', blank(37, 411).jpeg()],
    ['jpg', blank(37, 411).jpeg({ progressive: true }).withMetadata({ icc: 'p3' })],
    ['gif', blank(37, 411).gif()],
    ['webp', blank(37, 411).webp()],
    ['webp', blank(37, 411).removeAlpha().webp()],
    ['webp', blank(37, 411).webp({ lossless: true })],
    ['webp', blank(37, 411).webp().withMetadata({ icc: 'srgb' })],
  ] as const)('%s', async (type, picture) => {
    expect(readImageHeader(await picture.toBuffer())).toEqual({ type, width: 37, height: 411 })
  })

  test.each([1, 2, 3, 4, 5, 6, 7, 8])('jpg, held as %i says', async orientation => {
    const bytes = await blank(30, 20).jpeg().withMetadata({ orientation }).toBuffer()
    const { autoOrient } = await sharp(bytes).metadata()
    expect(readImageHeader(bytes)).toEqual({ type: 'jpg', ...autoOrient })
  })

  test('avif and tiff are none of the six', async () => {
    expect(readImageHeader(await blank(8, 8).avif({ effort: 0 }).toBuffer())).toBeNull()
    expect(readImageHeader(await blank(8, 8).tiff().toBuffer())).toBeNull()
  })
})

const folder = join(import.meta.dirname, '../../public')
const drawn = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(name => name.endsWith('.svg'))

describe('the drawings of the app', () => {
  test.each(drawn)('%s', async name => {
    const bytes = readFileSync(join(folder, name))
    const { width, height } = await sharp(bytes).metadata()
    expect(readImageHeader(bytes)).toEqual({ type: 'svg', width, height })
  })
})
