// A long text that is written section by section: the text stays one whatever is opened, typed, pasted or put in from elsewhere.
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import fc from 'fast-check'
import { createRef } from 'react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { LineReader } from '#app/ui/editor/sections/contents.ts'
import { SectionEditor } from '#app/ui/editor/sections/SectionEditor.tsx'
import { TextBook } from '#app/ui/editor/sections/text-book.ts'
import type { EditorHandle } from '#app/ui/editor/types.ts'
import { replaceCount } from '#rules/text/count.ts'
import { LONGEST_PIECE } from '#rules/text/pieces.ts'
import { anyText } from '../../../support/any-text.ts'
import { stubPhone } from '../../../support/browser-parts.ts'

beforeAll(() => {
  stubPhone()
  vi.stubGlobal('scrollTo', () => {})
})
afterEach(cleanup)

const first = '■ 潮\n波が寄せる。'
const second = '■ 風\n霧が晴れる。'
const third = '■ 朝\n鐘が鳴る。'
const whole = [first, second, third].join('\n')

function open(initialText = whole, place = 0) {
  const ref = createRef<EditorHandle>()
  const texts: string[] = []
  const book = new TextBook()
  render(
    <SectionEditor
      ref={ref}
      book={book}
      place={place}
      label="本文"
      initialText={initialText}
      onText={text => texts.push(text)}
      count={replaceCount}
      limit={100_000}
    />,
  )
  const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^本文/ })
  const type = (value: string) => fireEvent.input(field(), { target: { value } })
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
  return { ref, texts, book, field, type, press }
}

test('one section is in the field; what is typed there is told as the whole text', () => {
  const { ref, texts, field, type } = open()
  expect(field().value).toBe(first)
  type(`${first}潮が満ちる。`)
  expect(texts.at(-1)).toBe(`${first}潮が満ちる。\n${second}\n${third}`)
  expect(ref.current?.text()).toBe(texts.at(-1))
})

test('the neighbours are opened one after the other, and the ends say so', () => {
  const { ref, field, press, texts } = open()
  press('次の節')
  expect(field().value).toBe(second)
  press('次の節')
  expect(field().value).toBe(third)
  expect(screen.getByRole('button', { name: '次の節' }).getAttribute('aria-disabled')).toBe('true')
  press('前の節')
  press('前の節')
  expect(field().value).toBe(first)
  expect(ref.current?.text()).toBe(whole)
  expect(texts).toEqual([])
})

test('the section of the last visit opens first', () => {
  expect(open(whole, whole.indexOf('霧')).field().value).toBe(second)
})

test('a heading that is typed divides a section, one that is removed joins it with the one before', () => {
  const { book, field, type, press } = open()
  press('次の節')
  type('霧が晴れる。\n■ 昼\n日が差す。')
  act(() => book.readAgain())
  expect(book.get().contents.pieces.map(({ name }) => name)).toEqual(['潮', '昼', '朝'])
  press('次の節')
  expect(field().value).toBe(third)
  press('前の節')
  expect(field().value).toBe('■ 昼\n日が差す。')
  press('前の節')
  expect(field().value).toBe(`${first}\n霧が晴れる。`)
})

test('a whole text that is pasted over a section is divided again, and the section comes back', async () => {
  const { ref, field, type, press } = open()
  const long = Array.from({ length: 8 }, (_, no) => `■ ${no}番めの夜\n${'霧が出た。\n'.repeat(700)}`).join('')
  press('次の節')
  type(long)
  await waitFor(() => expect(field().value.length).toBeLessThan(LONGEST_PIECE))
  expect(ref.current?.text()).toBe(`${first}\n${long}\n${third}`)
})

test('a text from elsewhere changes the field where it differs there, and opens it anew where it differs elsewhere', () => {
  const { ref, texts, field, press } = open()
  press('次の節')
  act(() => ref.current?.replaceText(whole.replace('晴れる', '深まる')))
  expect(field().value).toBe('■ 風\n霧が深まる。')
  expect(texts.at(-1)).toBe(whole.replace('晴れる', '深まる'))
  act(() => ref.current?.replaceText(whole.replace('寄せる', '引く')))
  expect(texts.at(-1)).toBe(whole.replace('寄せる', '引く'))
  expect(ref.current?.text()).toBe(whole.replace('寄せる', '引く'))
  press('前の節')
  expect(field().value).toBe('■ 潮\n波が引く。')
})

test('what arrives in a composition waits for its end', async () => {
  const { ref, field } = open()
  fireEvent.compositionStart(field())
  act(() => ref.current?.replaceText('■ 夜\n星が出る。'))
  expect(field().value).toBe(first)
  fireEvent.compositionEnd(field())
  await waitFor(() => expect(field().value).toBe('■ 夜\n星が出る。'))
})

test('undo does not lead into the text of another section', () => {
  const { ref, field, press } = open()
  act(() => ref.current?.replaceText(whole.replace('波が寄せる。', '波。\n'.repeat(40))))
  press('次の節')
  fireEvent.keyDown(field(), { key: 'z', ctrlKey: true })
  expect(field().value).toBe(second)
})

test('a line and words are found in the whole text', () => {
  const { book, field } = open()
  act(() => book.openRow(6))
  expect(field().value.slice(field().selectionStart, field().selectionEnd)).toBe('鐘が鳴る。')
  expect(book.find('■', 2)).toEqual({ places: [0, first.length + 1], all: 3 })
})

test('the count is that of the whole text', () => {
  const { press } = open()
  press('次の節')
  const shown = () => document.querySelector('[data-count]')?.getAttribute('data-count')
  return waitFor(() => expect(shown()).toBe(String(replaceCount(whole))))
})

test('lines are counted as the text is, and pieces are the text', () => {
  const reader = new LineReader()
  fc.assert(
    fc.property(fc.array(anyText, { maxLength: 6 }), texts => {
      const text = texts.join('\n■ 節\n').replace(/\r\n?/g, '\n')
      const { pieces, count } = reader.read(text)
      expect(count).toBe(replaceCount(text))
      const alike = (words: string) => words.replace(/[\u2028\u2029]/g, '\n')
      expect(alike(pieces.map(({ start, end }) => text.slice(start, end)).join('\n'))).toBe(alike(text))
    }),
  )
})
