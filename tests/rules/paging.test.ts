import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { MISSION_PAGE_LINKS, MISSION_PAGE_SIZE } from '#rules/mission.ts'
import { clampPage, pageCount, pageOffset, pageWindow } from '#rules/paging.ts'

test('the mission screen shows 10 a page and links 7 pages', () => {
  expect([MISSION_PAGE_SIZE, MISSION_PAGE_LINKS]).toEqual([10, 7])
})

test.each([
  [1, 0],
  [2, 10],
  [7, 60],
])('page %i begins at %i', (page, offset) => {
  expect(pageOffset(page, 10)).toBe(offset)
})

test.each([
  [0, 0],
  [1, 1],
  [10, 1],
  [11, 2],
  [20, 2],
  [21, 3],
  [-5, 0],
])('%i rows are %i pages', (total, pages) => {
  expect(pageCount(total, 10)).toBe(pages)
})

// The table of rules §16.
test.each([
  [3, 20, 2],
  [2, 11, 2],
  [2, 10, 1],
  [4, 0, 1],
])('page %i of what is %i rows afterwards shows page %i', (page, total, shown) => {
  expect(clampPage(page, total, MISSION_PAGE_SIZE)).toBe(shown)
})

describe('the window of page links', () => {
  test.each([
    [1, 0, []],
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [3, 7, [1, 2, 3, 4, 5, 6, 7]],
    [1, 20, [1, 2, 3, 4, 5, 6, 7]],
    [4, 20, [1, 2, 3, 4, 5, 6, 7]],
    [5, 20, [2, 3, 4, 5, 6, 7, 8]],
    [17, 20, [14, 15, 16, 17, 18, 19, 20]],
    [20, 20, [14, 15, 16, 17, 18, 19, 20]],
  ])('of page %i out of %i', (page, pages, links) => {
    expect(pageWindow(page, pages, MISSION_PAGE_LINKS)).toEqual(links)
  })

  test('holds the page, is consecutive, within the pages and as long as it can be', () => {
    const cases = fc
      .integer({ min: 1, max: 500 })
      .chain(pages => fc.tuple(fc.integer({ min: 1, max: pages }), fc.constant(pages), fc.integer({ min: 1, max: 9 })))
    fc.assert(
      fc.property(cases, ([page, pages, links]) => {
        const shown = pageWindow(page, pages, links)
        expect(shown).toContain(page)
        expect(shown).toHaveLength(Math.min(links, pages))
        expect(shown.every((link, index) => link === (shown[0] ?? 0) + index)).toBe(true)
        expect(shown[0]).toBeGreaterThanOrEqual(1)
        expect(shown.at(-1)).toBeLessThanOrEqual(pages)
      }),
    )
  })
})

test('a clamped page always has rows, unless there are none', () => {
  const rows = fc.integer({ min: 0, max: 10_000 })
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2_000 }), rows, fc.integer({ min: 1, max: 50 }), (page, total, pageSize) => {
      const shown = clampPage(page, total, pageSize)
      expect(shown).toBeGreaterThanOrEqual(1)
      expect(shown).toBeLessThanOrEqual(Math.max(1, page))
      if (total > 0) expect(pageOffset(shown, pageSize)).toBeLessThan(total)
    }),
  )
})
