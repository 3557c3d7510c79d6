// A text for reading aloud, and the sections of a text.
import { expect, test } from 'vitest'
import { parse, stripNodes } from '#rules/text/notation.ts'
import { sectionName, sectionsOf } from '#rules/text/sections.ts'
import { sentencesOf } from '#rules/text/speech.ts'

test.each<[string, string, string[]]>([
  ['a reading is spoken, its base is not', '｜強敵《とも》が来た。', ['ともが来た。']],
  ['a reading of kanji without a bar', '玻璃《はり》を開け、', ['はりを開け、']],
  ['dots set by hand are no reading', '｜あ《・》｜い《・》だ。', ['あいだ。']],
  ['emphasis is spoken as its words', 'とても《《大切》》な話。', ['とても大切な話。']],
  ['an escape is no word', '夜空｜《よぞら》だ。', ['夜空 よぞら だ。']],
  ['sentences', '霧が出た。灯りが揺れる！　誰？', ['霧が出た。', '灯りが揺れる！', '誰？']],
  ['a bracket closes with its sentence', '「行くぞ！」「おう」と答えた。', ['「行くぞ！」', '「おう」と答えた。']],
  ['several marks stay together', '本当に！？　うそ。', ['本当に！？', 'うそ。']],
  ['lines', '一行目\n\n二行目', ['一行目', '二行目']],
  ['ornaments and lines of signs', '◆　名を呼ぶ\n＊　＊　＊\n――そして。', ['名を呼ぶ', 'そして。']],
  ['pauses', '「……名前を、訊かないの」', ['「、名前を、訊かないの」']],
  ['a line of points', '…………', []],
  ['addresses', 'くわしくは https://example.com/a/b を。', ['くわしくは リンク を。']],
])('%s', (_, text, spoken) => {
  expect(sentencesOf(text).map(one => one.spoken)).toEqual(spoken)
})

test('a sentence knows its line and its characters as they are seen', () => {
  const text = '霧が出た。｜強敵《とも》が来た。\n「おう」'
  const seen = stripNodes(parse(text)).split('\n')
  const found = sentencesOf(text)
  expect(found.map(({ row, from, to }) => [row, seen[row - 1]?.slice(from, to)])).toEqual([
    [1, '霧が出た。'],
    [1, '強敵が来た。'],
    [2, '「おう」'],
  ])
})

test('a very long sentence is divided at its commas', () => {
  const found = sentencesOf(`${'霧の中を歩いていく、'.repeat(40)}灯台まで。`)
  expect(found.length).toBeGreaterThan(2)
  expect(Math.max(...found.map(({ spoken }) => spoken.length))).toBeLessThanOrEqual(130)
  expect(found.map(({ spoken }) => spoken).join('')).toBe(`${'霧の中を歩いていく、'.repeat(40)}灯台まで。`)
})

test.each<[string, string[], (string | null)[]]>([
  ['none', ['霧が出た。', '灯りが揺れる。'], [null]],
  ['headings with a sign', ['■ 一度目は風', '霧。', '■ 二度目は潮', '波。'], ['一度目は風', '二度目は潮']],
  ['in brackets', ['【名を呼ぶ】', '霧。'], ['名を呼ぶ']],
  ['numbered', ['一　一度目は風', '霧。', '第二章　潮', '波。'], ['一　一度目は風', '第二章　潮']],
  ['lines of signs', ['霧。', '', '＊　＊　＊', '', '波。', '◆', '風。'], [null, null, null]],
  ['prose before the first heading', ['霧。', '◇ 名を呼ぶ', '波。'], [null, '名を呼ぶ']],
  ['pauses of points are prose', ['霧。', '……', '波。'], [null]],
  ['a sentence is no heading', ['霧。', '★は光らない。', '一、二、三。'], [null]],
  ['signs before a heading', ['霧。', '＊＊＊', '■ 潮', '波。'], [null, '潮']],
])('sections: %s', (_, lines, titles) => {
  expect(sectionsOf(lines).map(({ title }) => title)).toEqual(titles)
})

test('a section ends before the next one and has a name', () => {
  const lines = ['霧の引いた晩、岬の灯台にひとりで登るものがいた。', '■ 潮', '波。', '']
  const sections = sectionsOf(lines)
  expect(sections).toEqual([
    { title: null, from: 1, to: 1 },
    { title: '潮', from: 2, to: 4 },
  ])
  expect(sections.map(section => sectionName(section, lines))).toEqual([
    '霧の引いた晩、岬の灯台にひとりで登るもの…',
    '潮',
  ])
})
