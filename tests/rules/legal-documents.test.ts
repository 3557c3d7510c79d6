import { expect, test } from 'vitest'
import { legalParts } from '#rules/legal-documents.ts'

test('lines that begin with the sign are the headings of what follows', () => {
  expect(legalParts('はじめに\r\n\n■ 第1条\n一行目\n二行目\n■第2条\n')).toEqual([
    { heading: null, text: 'はじめに' },
    { heading: '第1条', text: '一行目\n二行目' },
    { heading: '第2条', text: '' },
  ])
})

test('an empty text has no parts, and a sign within a line is no heading', () => {
  expect(legalParts('\n \n')).toEqual([])
  expect(legalParts('あ■い')).toEqual([{ heading: null, text: 'あ■い' }])
})
