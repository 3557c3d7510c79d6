// Large pictures of a device that saves data come in half their width.
import { afterEach, expect, test, vi } from 'vitest'
import { pictureWidth } from '#app/ui/saves-data.ts'
import { imageSource } from '#rules/images.ts'

afterEach(() => vi.unstubAllGlobals())

test.each([
  [false, 1200],
  [true, 640],
])('with data saver %s the width is %i', (saveData, width) => {
  vi.stubGlobal('navigator', { connection: { saveData } })
  expect(imageSource('sea', 'assets', pictureWidth(1200))).toBe(`/files/assets/sea.${width}.webp`)
})

test('a browser that says nothing of it loads the whole width', () => {
  vi.stubGlobal('navigator', {})
  expect(pictureWidth(1200)).toBe(1200)
})
