// Limits of an extra: what cannot be saved, what cannot be handed in, prices as they are typed.
import { describe, expect, test } from 'vitest'
import {
  EXTRA_LEAST,
  EXTRA_MOST,
  EXTRA_PRICE_MOST,
  type Extra,
  extraErrors,
  extraFaults,
  extraPrice,
  extraPriceWords,
} from '#rules/scenario/extra.ts'

const whole: Extra = { title: '灯台守の朝', teaser: '事件のあと。', body: 'あ'.repeat(EXTRA_LEAST), price: 120 }

describe('what cannot be saved', () => {
  test.each<[string, Partial<Extra>, (keyof Extra)[]]>([
    ['whole', {}, []],
    ['empty', { title: '', teaser: '', body: '', price: 0 }, []],
    ['limits', { title: 'あ'.repeat(EXTRA_MOST.title), teaser: 'あ'.repeat(EXTRA_MOST.teaser) }, []],
    ['a long title', { title: 'あ'.repeat(EXTRA_MOST.title + 1) }, ['title']],
    ['a long teaser', { teaser: 'あ'.repeat(EXTRA_MOST.teaser + 1) }, ['teaser']],
    ['a long body', { body: 'あ'.repeat(EXTRA_MOST.body + 1) }, ['body']],
    ['a body whose readings do not count', { body: `${'あ'.repeat(EXTRA_MOST.body - 1)}｜灯《ともしび》` }, []],
    ['the highest price', { price: EXTRA_PRICE_MOST }, []],
    ['a higher price', { price: EXTRA_PRICE_MOST + 1 }, ['price']],
    ['a price below zero', { price: -1 }, ['price']],
    ['half a coin', { price: 0.5 }, ['price']],
    ['no price', { price: null }, ['price']],
  ])('%s', (_, more, faults) => {
    expect(Object.keys(extraFaults({ ...whole, ...more }))).toEqual(faults)
  })
})

test.each<[string, Partial<Extra>, (keyof Extra)[]]>([
  ['whole', {}, []],
  ['free', { price: 0 }, []],
  ['no title', { title: ' ' }, ['title']],
  ['no teaser', { teaser: '\n' }, ['teaser']],
  ['a short body', { body: 'あ'.repeat(EXTRA_LEAST - 1) }, ['body']],
  ['too much of everything', { title: 'あ'.repeat(99), price: 9_999 }, ['title', 'price']],
])('what cannot be handed in: %s', (_, more, faults) => {
  expect(Object.keys(extraErrors({ ...whole, ...more }))).toEqual(faults)
})

test.each([
  ['120', 120],
  ['１２０', 120],
  ['1,000', 1_000],
  [' 0 ', 0],
  ['', null],
  ['-1', null],
  ['1.5', null],
  ['百', null],
  ['9999999', null],
])('price of %s', (typed, price) => expect(extraPrice(typed)).toBe(price))

test('prices in words', () => {
  expect([0, 120, 1_000].map(extraPriceWords)).toEqual(['無料', 'コイン 120', 'コイン 1,000'])
})
