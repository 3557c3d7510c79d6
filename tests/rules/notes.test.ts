// Rules of notes and of their tags.
import { describe, expect, test } from 'vitest'
import { isTagFound, noteTagErrors, noteTagKey } from '#rules/note-tags.ts'
import { NOTE_COMMENT_MAX, NOTE_MOST, noteCommentFault, noteErrors } from '#rules/notes.ts'

test.each([
  ['a title and a body', { title: '霧', body: '灯。' }, []],
  ['a title at the limit', { title: 'あ'.repeat(NOTE_MOST.title), body: '灯。' }, []],
  ['a title above it', { title: 'あ'.repeat(NOTE_MOST.title + 1), body: '灯。' }, ['title']],
  ['half width, which counts half', { title: 'a'.repeat(2 * NOTE_MOST.title), body: '灯。' }, []],
  ['a body whose notation does not count', { title: '霧', body: '｜あ《い》'.repeat(NOTE_MOST.body) }, []],
  ['a body above the limit', { title: '霧', body: 'あ'.repeat(NOTE_MOST.body + 1) }, ['body']],
  ['nothing', { title: '　', body: ' \n' }, ['title', 'body']],
])('a note with %s', (_, written, faults) => {
  expect(Object.keys(noteErrors(written))).toEqual(faults)
})

test.each([
  ['', 'NOTE_COMMENT_EMPTY'],
  ['　', 'NOTE_COMMENT_EMPTY'],
  ['あ'.repeat(NOTE_COMMENT_MAX), null],
  ['あ'.repeat(NOTE_COMMENT_MAX + 1), 'NOTE_COMMENT_TOO_LONG'],
])('a comment %#', (body, fault) => {
  expect(noteCommentFault(body)).toBe(fault)
})

describe('a tag', () => {
  test.each([
    ['霧', '', []],
    ['霧', 'きり・キリー', []],
    ['', 'きり', ['name']],
    ['あ'.repeat(21), '', ['name']],
    ['霧', '霧', ['reading']],
    ['霧', 'あ'.repeat(41), ['reading']],
  ])('%s (%s)', (name, reading, faults) => {
    expect(Object.keys(noteTagErrors({ name, reading }))).toEqual(faults)
  })

  test('is the same in other letters', () => {
    expect(noteTagKey(' ﾆｯｼ  Ａ')).toBe(noteTagKey('にっし a'))
  })

  const tag = { name: '灯室日誌', reading: 'ひむろにっし', aliases: ['航海録'] }
  test.each([
    ['日誌', true],
    ['ヒムロ', true],
    ['航海', true],
    ['灯室 にっし', true],
    ['日誌 料理', false],
    ['', true],
  ])('is found by %s: %s', (typed, isFound) => {
    expect(isTagFound(tag, typed)).toBe(isFound)
  })
})
