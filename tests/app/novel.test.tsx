// Calculating parts of the novel screens.
import { render, screen } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { novelSearch } from '#app/areas/novel/address.ts'
import { chapterName, lengthOf, toggled } from '#app/areas/novel/facts.ts'
import { NovelText } from '#app/areas/novel/NovelText.tsx'
import { bookAddress } from '#app/areas/novel/queries.ts'

vi.mock('#app/shared/story/StoryText.tsx', () => ({ StoryText: ({ text }: { text: string }) => <p>{text}</p> }))

const picture = (line: number, description: string) => ({
  ...{ line, description, picture: 'quay', imagePath: '/files/assets/quay.1200.webp', width: 1200, height: 800 },
})

/** The text between the pictures. */
function parts(body: string, pictures: ReturnType<typeof picture>[]): string[] {
  render(<NovelText body={body} pictureList={pictures} />)
  const elements = [...screen.getByRole('article').querySelectorAll('img, p')]
  return elements.map(element => element.getAttribute('alt') ?? element.textContent ?? '')
}

describe('pictures stand before their line', () => {
  test('in the middle', () => expect(parts('一\n二\n三', [picture(2, '絵')])).toEqual(['一', '絵', '二\n三']))
  test('at the start', () => expect(parts('一\n二', [picture(1, '絵')])).toEqual(['絵', '一\n二']))
  test('two of them', () =>
    expect(parts('一\n二\n三', [picture(2, '甲'), picture(3, '乙')])).toEqual(['一', '甲', '二', '乙', '三']))
  test('none at all', () => expect(parts('一\n二', [])).toEqual(['一\n二']))
  test('past the end they are still shown', () => expect(parts('一', [picture(9, '絵')])).toContain('絵'))
})

test('facts are said in words', () => {
  expect(chapterName({ chapterNumber: 2, chapterTitle: '舟の夜' })).toBe('第2章 舟の夜')
  expect(chapterName({ chapterNumber: null, chapterTitle: null })).toBe('')
  expect(lengthOf({ characters: 12_345, minutes: 25 })).toBe('12,345字・約25分')
  expect(lengthOf({ characters: 12_345.5, minutes: 25 })).toBe('12,345.5字・約25分')
})

test('a tag that is pressed joins the others, pressed again it leaves', () => {
  expect(toggled(['夜'], '連載')).toEqual(['夜', '連載'])
  expect(toggled(['夜', '連載'], '夜')).toEqual(['連載'])
})

test('one tag is a word in the address, several are a list, none is nothing', () => {
  expect(novelSearch(['夜'])).toEqual({ tags: '夜', page: 1 })
  expect(novelSearch(['夜', '駅'], 2)).toEqual({ tags: ['夜', '駅'], page: 2 })
  expect(novelSearch([])).toEqual({ tags: undefined, page: 1 })
})

test('a book has an address of its own, of a piece or of a series', () => {
  expect(bookAddress({ novelId: 3 }, 'vertical')).toBe('/api/Novel/epub?novelId=3&direction=vertical')
  expect(bookAddress({ seriesId: 1 }, 'horizontal')).toBe('/api/Novel/epub?seriesId=1&direction=horizontal')
})
