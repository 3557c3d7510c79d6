// Quotation cards: how a line is cut into sentences, which passages are cards, what their line of rights says; and the few words
// around a found one.
import { expect, test } from 'vitest'
import { archiveBytes, plainReplay, sizeWords } from '#rules/archive.ts'
import { passageFault, rightsLine, sentencesOf, sourceLine } from '#rules/quotations.ts'
import { snippetOf } from '#rules/scenario/found.ts'

test.each([
  ['霧が出た。灯りは消えた！　そして', ['霧が出た。', '灯りは消えた！', '　そして']],
  ['「もう行くのか。早いな」と彼は言った。', ['「もう行くのか。早いな」と彼は言った。']],
  ['｜門《もん。》が開く。《《来た！》》と叫ぶ', ['｜門《もん。》', 'が開く。', '《《来た！》》', 'と叫ぶ']],
  ['「閉じない。だれも', ['「閉じない。だれも']],
  ['', []],
])('%s has its sentences', (line, sentences) => {
  expect(sentencesOf(line)).toEqual(sentences)
  expect(sentencesOf(line).join('')).toBe(line)
})

const BODY = '一行め。\n二行めの｜港《みなと》で。\n三行め。'
test.each([
  [{ rowFrom: 1, rowTo: 1, words: '一行め。' }, null],
  [{ rowFrom: 1, rowTo: 2, words: '行め。\n二行めの｜港《みなと》で。' }, null],
  [{ rowFrom: 2, rowTo: 2, words: '一行め。' }, 'QUOTATION_CHANGED'],
  [{ rowFrom: 1, rowTo: 4, words: '一行め。' }, 'QUOTATION_CHANGED'],
  [{ rowFrom: 3, rowTo: 2, words: '三' }, 'QUOTATION_CHANGED'],
  [{ rowFrom: 1, rowTo: 1, words: ' \n' }, 'QUOTATION_EMPTY'],
  [{ rowFrom: 1, rowTo: 1, words: '誰も書いていない。' }, 'QUOTATION_CHANGED'],
])('%j is judged as a card', (passage, fault) => {
  expect(passageFault(BODY, passage)).toBe(fault)
})

test('a card has at most 200 characters as readers see them', () => {
  const ruby = '｜港《みなとまち》'.repeat(200)
  const passage = (words: string) => ({ rowFrom: 1, rowTo: 1, words })
  expect(passageFault(ruby, passage(ruby))).toBe(null)
  expect(passageFault('あ'.repeat(201), passage('あ'.repeat(201)))).toBe('QUOTATION_TOO_LONG')
})

test('source and rights are named, with the year of Japan', () => {
  const of = { scenarioTitle: '霧笛の夜', phase: 2, masterName: '夕凪', worldName: '灯守のエルダ' }
  expect(sourceLine(of)).toBe('『霧笛の夜』第2章')
  expect(rightsLine({ ...of, publishedAt: '2026-12-31T15:00:00.000Z' })).toBe('文：夕凪　© 2027 つむぎ「灯守のエルダ」')
})

test.each([
  ['港の朝。', ['夜'], null],
  ['港の朝。\n　霧笛が鳴る。', ['霧笛'], '霧笛が鳴る。'],
  [`${'あ'.repeat(40)}霧笛${'い'.repeat(60)}`, ['霧笛'], `…${'あ'.repeat(12)}霧笛${'い'.repeat(34)}…`],
  ['｜跨線橋《こせんきょう》の上', ['こせん'], '跨線橋の上'],
  ['㍿とＡＢＣ', ['abc'], '㍿とＡＢＣ'],
])('the words around a found one: %s', (text, words, snippet) => {
  expect(snippetOf(text, words)).toBe(snippet)
})

test('a file is told by its size, and a text keeps its readings', () => {
  expect(sizeWords(archiveBytes('epub', { count: 1, length: 0 }))).toBe('約3 KB')
  expect(sizeWords(archiveBytes('zip', { count: 100, length: 900_000 }))).toBe('約3.8 MB')
  expect(plainReplay('題', [{ heading: 'リプレイ', body: '港《みなと》へ。\n' }])).toBe(
    '題\n\n\n■ リプレイ\n\n港（みなと）へ。\n',
  )
})
