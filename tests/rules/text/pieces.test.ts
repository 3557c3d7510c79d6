// Pieces in which a long text is edited.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LONGEST_PIECE, piecesOf } from '#rules/text/pieces.ts'
import { markOf } from '#rules/text/sections.ts'

const linesOf = (text: string) => text.split('\n').map(line => ({ mark: markOf(line), length: line.length }))
const cut = (text: string): string[] => {
  const lines = text.split('\n')
  return piecesOf(linesOf(text)).map(({ from, to }) => lines.slice(from - 1, to).join('\n'))
}
const prose = (length: number): string =>
  '霧が出た。\n灯りが揺れる。\n\n'.repeat(Math.ceil(length / 15)).slice(0, length)

test('a short text is one piece, an empty one too', () => {
  expect(cut('')).toEqual([''])
  expect(cut('霧。\n\n波。')).toEqual(['霧。\n\n波。'])
  expect(piecesOf(linesOf(''))).toEqual([{ title: null, from: 1, to: 1, part: 1, parts: 1 }])
})

test('pieces are the sections, and what stands before them belongs to the first', () => {
  expect(cut('\n■ 潮\n波。\n\n■ 風\n霧。')).toEqual(['\n■ 潮\n波。\n', '■ 風\n霧。'])
  expect(piecesOf(linesOf('霧。\n■ 潮\n波。')).map(({ title }) => title)).toEqual([null, '潮'])
})

test('a long text without headings is cut behind blank lines into parts of about one length', () => {
  const parts = cut(prose(20_000))
  expect(parts).toHaveLength(4)
  for (const part of parts) {
    expect(part.length).toBeLessThan(LONGEST_PIECE)
    expect(part.length).toBeGreaterThan(4_000)
  }
  for (const part of parts.slice(1)) expect(part).toMatch(/^霧が出た。/)
})

test('without blank lines it is cut between lines; an endless line is not cut', () => {
  expect(cut('霧が出た。\n'.repeat(1_900)).length).toBe(2)
  expect(cut('霧'.repeat(50_000))).toHaveLength(1)
  expect(cut(`${'霧'.repeat(50_000)}\n波。`)).toHaveLength(2)
})

test('together the pieces are the whole text, and no part of many short lines is too long', () => {
  const unit = fc.constantFrom('■ 潮\n', '\n', '＊＊＊\n', '霧。\n', `${'霧'.repeat(200)}\n`, prose(4_000), '波。')
  fc.assert(
    fc.property(fc.string({ unit, maxLength: 60 }), text => {
      const pieces = piecesOf(linesOf(text))
      const rows = pieces.flatMap(({ from, to }) => Array.from({ length: to - from + 1 }, (_, at) => from + at))
      expect(rows).toEqual(text.split('\n').map((_, index) => index + 1))
      for (const piece of cut(text)) expect(piece.length).toBeLessThan(1.3 * LONGEST_PIECE)
    }),
  )
})
