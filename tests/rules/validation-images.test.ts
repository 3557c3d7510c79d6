// Format and size of a picture, read from its first bytes (doc3 §5, reliability rule 20).
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { IMAGE_HEADER_BYTES, readImageHeader } from '#rules/validation/image-header.ts'
import { makers, svgOf, turnedJpg } from '../support/pictures.ts'
import { limitSeconds } from '../support/size.ts'

const kinds = Object.entries(makers)

describe('the header', () => {
  test.each(kinds)('of %s tells type and size', (name, make) => {
    const header = readImageHeader(make(640, 480))
    expect(header).toMatchObject({ width: 640, height: 480 })
    expect(name.toLowerCase()).toContain(header?.type)
  })

  test.each(kinds)('of %s holds for every size, wherever the bytes lie', (_, make) => {
    const side = fc.integer({ min: 1, max: 16_383 })
    fc.assert(
      fc.property(side, side, (width, height) => {
        const bytes = make(width, height)
        const within = new Uint8Array(bytes.length + 9)
        within.set(bytes, 5)
        const read = readImageHeader(within.subarray(5, 5 + bytes.length))
        expect([read?.width, read?.height]).toEqual([width, height])
      }),
    )
  })

  test.each(kinds)('of %s cut short anywhere is null or the same', (_, make) => {
    const whole = make(640, 480)
    for (let end = 0; end < whole.length; end++) {
      const read = readImageHeader(whole.subarray(0, end))
      if (read) expect(read).toEqual(readImageHeader(whole))
    }
  })

  test.each(kinds.filter(([name]) => name !== 'webpLossless' && name !== 'webpExtended'))(
    'of %s without a size is none',
    (_, make) => {
      expect(readImageHeader(make(0, 10))).toBeNull()
    },
  )

  test.each([
    ['空のファイル', ''],
    ['文章', 'これは画像ではありません'],
    ['HTML', '<!DOCTYPE html><svg width="1" height="1">'],
    ['実行ファイル', 'MZ\0\0'],
    ['別の画像形式', '\0\0\0\x18ftypavif'],
  ])('%s is no picture', (_, text) => {
    expect(readImageHeader(svgOf(text))).toBeNull()
  })

  test('any bytes give a size above zero or nothing', () => {
    const starts = kinds.map(([, make]) => make(300, 200))
    const bytes = fc
      .tuple(fc.constantFrom(new Uint8Array(), ...starts), fc.uint8Array({ maxLength: 60 }), fc.nat({ max: 60 }))
      .map(([start, more, cut]) => Uint8Array.from([...start.subarray(0, cut), ...more]))
    fc.assert(
      fc.property(bytes, each => {
        const read = readImageHeader(each)
        if (read) expect(read.width > 0 && read.height > 0).toBe(true)
      }),
      { numRuns: 2000 },
    )
  })

  test('hostile bytes of two megabytes are not felt', { timeout: limitSeconds(10) }, () => {
    const fill = (piece: Uint8Array, start = new Uint8Array()) => {
      const bytes = new Uint8Array(2_000_000)
      for (let at = 0; at + piece.length <= bytes.length; at += piece.length) bytes.set(piece, at)
      bytes.set(start)
      return bytes
    }
    const jpgStart = Uint8Array.from([0xff, 0xd8, 0xff])
    const exif = Uint8Array.from([0xff, 0xe1, 0, 16, ...svgOf('Exif\0\0MM\0*\0\0\0\x08'), 0xff, 0xff])
    const inputs = [
      fill(Uint8Array.from([0xff]), jpgStart),
      fill(Uint8Array.from([0xff, 0xe0, 0, 2]), Uint8Array.from([0xff, 0xd8])),
      fill(exif, jpgStart.subarray(0, 2)),
      ...[' ', '<!--', '<!---->', '<?', '<!DOCTYPE svg>', '<!DOCTYPE svg', '<?x?>'].map(text => fill(svgOf(text))),
      ...[' a="1"', ' ', ' a', " a='", ' width="1'].map(text => fill(svgOf(text), svgOf('<svg '))),
    ]
    const started = performance.now()
    for (const bytes of inputs) expect(() => readImageHeader(bytes)).not.toThrow()
    expect(performance.now() - started).toBeLessThan(limitSeconds(3))
  })

  test('is looked for at the beginning only', () => {
    const late = new Uint8Array(IMAGE_HEADER_BYTES + 100).fill(0xff)
    late.set(Uint8Array.from([0xff, 0xd8]))
    late.set(turnedJpg(5, 5, true).subarray(2), IMAGE_HEADER_BYTES)
    expect(readImageHeader(late)).toBeNull()
  })
})

describe('an svg', () => {
  test.each([
    ['寸法', '<svg width="300" height="200">', [300, 200]],
    ['単位つき', "<svg height='1in' width=' 72pt '>", [96, 96]],
    ['viewBoxだけ', '<svg viewBox="0 0 24 12">', [24, 12]],
    ['viewBoxと横幅', '<svg width="48px" viewBox="0,0,24,12"/>', [48, 24]],
    ['viewBoxと高さ', '<svg height="6" viewBox="0 0 24 12">', [12, 6]],
    ['割合とviewBox', '<svg width="100%" height="100%" viewBox="-5 -5 10.4 20">', [10, 20]],
    [
      '宣言とコメント',
      '\ufeff<?xml version="1.0"?>\n<!-- 絵 -->\n<!DOCTYPE svg>\n<svg\n width="3" height="4">',
      [3, 4],
    ],
  ])('with %s has a size', (_, text, [width, height]) => {
    expect(readImageHeader(svgOf(text))).toEqual({ type: 'svg', width, height })
  })

  test.each([
    ['寸法なし', '<svg xmlns="http://www.w3.org/2000/svg">'],
    ['割合だけ', '<svg width="50%" height="50%">'],
    ['横幅だけ', '<svg width="50">'],
    ['負の寸法', '<svg width="-5" height="5">'],
    ['数でない寸法', '<svg width="1.2.3" height="5">'],
    ['ゼロのviewBox', '<svg viewBox="0 0 0 12">'],
    ['実体宣言', '<!DOCTYPE svg [<!ENTITY a "b">]><svg width="3" height="4">'],
    ['別の要素', '<svgs width="3" height="4">'],
    ['閉じないコメント', '<!-- <svg width="3" height="4">'],
  ])('with %s has none', (_, text) => {
    expect(readImageHeader(svgOf(text))).toBeNull()
  })
})
