// Numbers as they are written on screens: equal to the browser's own format for Japanese.
import { expect, test } from 'vitest'
import { formatCount, formatTenths } from '#rules/counts.ts'

test.each([0, 7, 999, 1_000, 12_480, 999_999, 1_000_000, 2_147_483_647, -5, -1_240])('%d', count => {
  expect(formatCount(count)).toBe(count.toLocaleString('ja-JP'))
})

test.each([0, 0.04, 0.25, 1.05, 12.5, 999.94, 1_234.56, 98_765.4, -0.25, -1_234.5])(
  '%d with a digit after the point',
  value => {
    expect(formatTenths(value)).toBe(value.toLocaleString('ja-JP', { maximumFractionDigits: 1 }))
  },
)
