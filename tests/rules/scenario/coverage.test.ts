// Appearances of the cast in a replay, speakers of its lines, and names that lead to a page.
import { expect, test } from 'vitest'
import { findName, readingsOf, shownLines } from '#rules/scenario/cast-names.ts'
import { appearancesOf } from '#rules/scenario/coverage.ts'
import { mentionsOf } from '#rules/scenario/mentions.ts'
import { isSpoken, speakersOf } from '#rules/scenario/speakers.ts'
import { sectionsOf } from '#rules/text/sections.ts'

const cast = [
  { key: 1, nameList: ['リネット・ハルグレイ', 'リネット'] },
  { key: 2, nameList: ['ガロ'] },
  { key: 3, nameList: ['凪'] },
  { key: 4, nameList: ['どっと'] },
]

test.each([
  ['リネットは笑った。', ['リネット'], 0],
  ['灯台にリネット・ハルグレイがいた。', ['リネット', 'リネット・ハルグレイ'], 3],
  ['マリネットの缶詰。', ['リネット'], -1],
  ['ガロンという町。', ['ガロ'], -1],
  ['ガロンの隣のガロ。', ['ガロ'], 6],
  ['夕凪の海。', ['凪'], -1],
  ['その夜、凪は眠った。', ['凪'], 4],
  ['すいかを割る。', ['す'], -1],
  ['誰もいない。', ['リネット'], -1],
  ['すいは笑った。', ['すい'], 0],
  ['ガロとすい、二人の夜。', ['すい'], 3],
  ['「すいさん」', ['すい'], 1],
  ['呼ばれたのはすいか。', ['すい'], 6],
  ['すいかを割る。', ['すい'], -1],
  ['この坂は登りやすいと言った。', ['すい'], -1],
  ['朝は明るいのに。', ['るい'], -1],
  ['手をつなぎは急ぐ。', ['なぎ'], -1],
])('%s', (line, names, at) => {
  expect(findName(line, names)?.at ?? -1).toBe(at)
})

test('who is called by a word of the table appears in lines of the one who calls so, and in no other', () => {
  const calling = [
    { key: 1, nameList: ['リネット'], calls: [{ key: 2, nameList: ['先生', 'きみ'] }] },
    { key: 2, nameList: ['ガロ'], calls: [{ key: 1, nameList: ['きみ'] }] },
  ]
  const runsOfLine = (line: string) => [...appearancesOf([line], calling)].flatMap(([key, [run]]) => (run ? [key] : []))
  expect(runsOfLine('リネット「先生、こちらです」')).toEqual([1, 2])
  expect(runsOfLine('「きみも来るかい」とガロは言った。')).toEqual([1, 2])
  expect(runsOfLine('凪「先生、こちらです」')).toEqual([])
  expect(runsOfLine('先生が来た。')).toEqual([])
})

test.each([
  ['スイ オルカ', ['スイ オルカ', 'スイ', 'オルカ', 'すい おるか', 'すい', 'おるか']],
  [
    'リネット・ハルグレイ',
    ['リネット・ハルグレイ', 'リネット', 'ハルグレイ', 'りねっと・はるぐれい', 'りねっと', 'はるぐれい'],
  ],
  ['ナギ', ['ナギ', 'なぎ']],
  ['', []],
])('the reading %j is typed as %j', (kana, names) => expect(readingsOf(kana)).toEqual(names))

test('a name under a reading or marks is found in what readers see', () => {
  expect(shownLines('｜凪《なぎ》が来た。\n《《ガロ》》も。')).toEqual(['凪が来た。', 'ガロも。'])
})

test.each<[string, string[], (number | null)[]]>([
  ['a name before the bracket', ['リネット「おいで」'], [1]],
  ['a name with a colon', ['ガロ：「行くぞ」'], [2]],
  ['the subject of the line before', ['リネットは火を分けた。', '「いっしょに探そう」'], [null, 1]],
  ['over an empty line', ['リネットは火を分けた。', '', '「いっしょに探そう」'], [null, null, 1]],
  ['the last subject counts', ['リネットは頷いた。ガロが前に出る。', '「下がれ」'], [null, 2]],
  ['the sentence behind tells it', ['リネットは黙っている。', '「下がれ」とガロが叫んだ。'], [null, 2]],
  ['the next line tells it', ['霧が出た。', '「下がれ」', 'とガロが叫んだ。'], [null, 2, null]],
  ['what is told between two parts', ['リネットは頷いた。', '「待て」ガロが言った。「誰か来る」'], [null, 2]],
  ['what the speaker does', ['リネットは頷いた。', '「誰だ」ガロが振り向いた。'], [null, 2]],
  ['a bracket in brackets is spoken', ['リネットは頷いた。', '「『待て』とガロが言ったの」'], [null, 1]],
  ['the only one named', ['灯りの下のガロを見上げる。', '「下がれ」'], [null, 2]],
  ['two are named, none is the subject', ['リネットとガロを見上げる。', '「下がれ」'], [null, null]],
  ['an answer has no told speaker', ['リネットは頷いた。', '「どこへ」', '「海へ」'], [null, 1, null]],
  ['a name like a particle', ['どっと「はい」', 'ふと「はい」'], [4, null]],
  ['a stranger speaks', ['少女「帰れないの」'], [null]],
  ['prose with a quoted word', ['それを「霧」と呼ぶ。'], [null]],
])('who speaks: %s', (_, lines, expected) => {
  expect(speakersOf(lines, cast)).toEqual(expected)
})

test('a spoken line begins with its bracket, after a name at most', () => {
  expect(
    ['「はい」', '　「はい」', 'ガロ「はい」', '彼は言った。「はい」', 'それを「霧」と呼ぶ。'].map(isSpoken),
  ).toEqual([...[true, true, true, false, false]])
})

test('what a character does and says together is one place', () => {
  const lines = [
    'リネットは火を分けた。',
    '「探そう」',
    '霧が出た。',
    'ガロが来た。',
    'リネットを見る。',
    '',
    '灯りが揺れた。',
    'リネット「いま」',
  ]
  const places = appearancesOf(lines, cast)
  expect(places.get(1)).toEqual([
    { from: 1, to: 2 },
    { from: 5, to: 5 },
    { from: 8, to: 8 },
  ])
  expect(places.get(2)).toEqual([{ from: 4, to: 4 }])
  expect(places.get(3)).toEqual([])
})

test('names lead to a page once a section, and never inside another name', () => {
  const typed = [
    '■ 一',
    'リネットとガロ。',
    'リネットが笑う。',
    '■ 二',
    '《《霧》》の｜凪《なぎ》とリネット・ハルグレイ。',
  ]
  const mentions = mentionsOf(typed, sectionsOf(typed), cast)
  const found = typed.map((_, index) => [index + 1, mentions(index + 1)] as const)
  expect(found.filter(([, those]) => those.length > 0)).toEqual([
    [
      2,
      [
        { key: 1, node: 0, at: 0, name: 'リネット' },
        { key: 2, node: 0, at: 5, name: 'ガロ' },
      ],
    ],
    [
      5,
      [
        { key: 3, node: 2, at: 0, name: '凪' },
        { key: 1, node: 3, at: 1, name: 'リネット・ハルグレイ' },
      ],
    ],
  ])
})
