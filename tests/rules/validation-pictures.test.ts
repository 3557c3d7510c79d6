// The rules on pictures, which judge by content (doc3 §5, reliability rule 20).
import { describe, expect, test } from 'vitest'
import { dimensionsMax, hasFile, image, pictureBytes, widthHeight } from '#rules/validation/pictures.ts'
import { makers, png, svgOf } from '../support/pictures.ts'

describe('the rules', () => {
  test('a picture is judged by its content, in lists too', () => {
    expect(image([png(1, 1), makers.webpLossy?.(2, 2)])).toBe(true)
    expect(image([png(1, 1), svgOf('x')])).toBe(false)
    expect(image({ type: 'tiff', width: 1, height: 1 })).toBe(false)
    expect(image({ name: 'a.png', size: 3, type: 'image/png' })).toBe(false)
    for (const empty of [null, undefined, '', []]) expect(image(empty)).toBe(true)
  })

  test('at most that size: equal is valid, webp is not', () => {
    expect(dimensionsMax(png(100, 50), 100, 50)).toBe(true)
    expect(dimensionsMax(png(101, 50), 100, 50)).toBe(false)
    expect(dimensionsMax(png(100, 51), 100, 50)).toBe(false)
    expect(dimensionsMax({ type: 'webp', width: 1, height: 1 }, 100, 50)).toBe(false)
  })

  test('just that size, in any format', () => {
    expect(widthHeight({ type: 'webp', width: 10, height: 5 }, 10, 5)).toBe(true)
    expect(widthHeight({ type: 'webp', width: 5, height: 10 }, 10, 5)).toBe(false)
  })

  test('files are read from their beginning, whatever they are called', async () => {
    const file = new File([png(8, 8)], 'メモ.txt', { type: 'text/plain' })
    expect(hasFile(file) && hasFile([null, file])).toBe(true)
    expect(hasFile('x') || hasFile([])).toBe(false)
    expect(image(await pictureBytes(file))).toBe(true)
    expect(widthHeight(await pictureBytes([file, file]), 8, 8)).toBe(true)
    expect(image(await pictureBytes(new File(['文章'], '絵.png', { type: 'image/png' })))).toBe(false)
  })

  test('a file that can no longer be read is refused', async () => {
    const gone = new File([], 'a.png')
    gone.slice = () => {
      throw new Error('NotReadableError')
    }
    expect(image(await pictureBytes(gone))).toBe(false)
  })
})
