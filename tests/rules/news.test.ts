import { expect, test } from 'vitest'
import { newsCategoryLabels } from '#rules/news.ts'
import { newsCategories, parseNewsCategory, parseNewsState } from '#rules/news-address.ts'

test.each([
  ['important', '重要'],
  ['event', 'イベント'],
  ['update', '更新'],
  ['guide', 'ご案内'],
] as const)('%s is called %s', (category, label) => {
  expect(newsCategories).toContain(category)
  expect(newsCategoryLabels[category]).toBe(label)
  expect(parseNewsCategory(category)).toBe(category)
})

test.each(['', 'all', 'Event', null, undefined, 1, ['event'], 'toString'])(
  '%o of the address is no category',
  value => {
    expect(parseNewsCategory(value)).toBeUndefined()
  },
)

test('a state of the address is one of the four, or none', () => {
  expect(['draft', 'scheduled', 'published', 'withdrawn', 'Draft', 'all', '', null, 1].map(parseNewsState)).toEqual([
    ...['draft', 'scheduled', 'published', 'withdrawn'],
    ...[undefined, undefined, undefined, undefined, undefined],
  ])
})
