import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type ImageType, imageKey, imageSource, imageWidths } from '#rules/images.ts'

const types = Object.keys(imageWidths) as ImageType[]

test.each([
  ['shouhin', '/files/shouhin/a1.96.webp'],
  ['character', '/files/character/main-images/a1.96.webp'],
  ['assets', '/files/assets/a1.240.webp'],
  ['user', '/files/user/icons/a1.96.webp'],
  ['creator', '/files/creator/icons/a1.96.webp'],
  ['master', '/files/master/icons/a1.96.webp'],
] as const)('a picture of the type %s is at %s', (type, address) => {
  expect(imageSource('a1', type)).toBe(address)
})

test('an item is meant unless said otherwise', () => {
  expect(imageSource('a1')).toBe(imageSource('a1', 'shouhin'))
})

describe('the width', () => {
  test.each([
    [0, 96],
    [96, 96],
    [97, 192],
    [192, 192],
    [512, 512],
    [513, 512],
  ])('asked %i px, a portrait of %i px is given', (asked, given) => {
    expect(imageSource('a1', 'character', asked)).toContain(`.${given}.webp`)
  })

  test('is at least what was asked, or the widest there is', () => {
    fc.assert(
      fc.property(fc.constantFrom(...types), fc.integer({ min: 0, max: 4_000 }), (type, asked) => {
        const given = Number(/\.(\d+)\.webp$/.exec(imageSource('a1', type, asked))?.[1])
        expect(imageWidths[type]).toContain(given)
        expect(given >= asked || given === Math.max(...imageWidths[type])).toBe(true)
      }),
    )
  })

  test.each(types)('widths of the type %s are stored smallest first', type => {
    expect(imageWidths[type]).toEqual([...imageWidths[type]].sort((a, b) => a - b))
  })
})

test('an id never leaves its folder', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), id => {
      const { pathname } = new URL(imageSource(id, 'shouhin'), 'http://localhost')
      expect(pathname.split('/')).toHaveLength(4)
    }),
  )
  expect(imageSource('../../x')).toBe('/files/shouhin/..%2F..%2Fx.96.webp')
})

test('the key in storage is the address without its front', () => {
  expect(imageSource('a1', 'user', 150)).toBe(`/files/${imageKey('a1', 'user', 192)}`)
})
