// View of a replay beside its words: sections, places of one's own character, names, parts behind the text.
import { expect, test } from 'vitest'
import type { Replay } from '#app/areas/scenario-replay/queries.ts'
import {
  mergedRuns,
  type ReplayView,
  replayView,
  runsIn,
  sectionLength,
  wholeText,
} from '#app/areas/scenario-replay/replay-view.ts'

const member = (characterId: string, nameList: string[], isMine: boolean): Replay['castList'][number] => ({
  character: {
    ...{ characterId, characterFullName: nameList[0] ?? '', icon: null, className: '霧読み', level: 3, shogo: null },
    ...{ isNpc: false, isResting: false },
  },
  ...{ result: 'Success', gains: null, nameList, calls: [], isMine, isFolded: false },
})
const body = [
  '一　岬',
  '',
  'ガロが石段をのぼった。',
  'リネットは灯をさげた。',
  '「行こう」',
  '',
  '二　帰り',
  '',
  'リネットが笑った。',
].join('\n')
/** Lines with mentions, and what is found in each. */
const inRows = (mentions: ReplayView['mentions']) =>
  body.split('\n').flatMap((_, index) => {
    const found = mentions(index + 1)
    return found.length > 0 ? [[index + 1, found] as const] : []
  })
const castList = [member('linette', ['リネット'], true), member('garo', ['ガロ'], false)]

test("places of one's own are counted by section, names lead to their pages once in each", () => {
  const view = replayView({ body, castList })
  expect(view.sections.map(({ row, title }) => [row, title])).toEqual([
    [1, '一　岬'],
    [7, '二　帰り'],
  ])
  const runs = view.own.flatMap(own => own.runs)
  expect(view.sections.map(section => runsIn(runs, section))).toEqual([1, 1])
  expect(view.sections.map(section => sectionLength(view.lines, section))).toEqual([29, 13])
  expect(view.marks[0]?.from).toBe(4)
  const links = inRows(view.mentions).map(([row, found]) => [row, found.map(({ key }) => key)])
  expect(links).toEqual([
    [3, [{ characterId: 'garo' }]],
    [4, [{ characterId: 'linette' }]],
    [9, [{ characterId: 'linette' }]],
  ])
})

test('a word by which somebody calls another one tells of that one in its own lines alone', () => {
  const lines = ['ガロ「先生、灯が消えます」', '', '「先生！」', 'ガロは走った。', '', 'そこへ別の先生が来た。'].join(
    '\n',
  )
  const [linette, garo] = castList
  if (!linette || !garo) throw new Error('There is no cast.')
  const calls = [{ characterId: 'linette', nameList: ['先生'] }]
  const view = replayView({ body: lines, castList: [linette, { ...garo, calls }] })
  expect(view.own[0]?.runs).toEqual([{ from: 1, to: 1 }])
  expect(inRows(view.mentions).map(([row, found]) => [row, found.map(({ name }) => name)])).toEqual([
    [1, ['ガロ', '先生']],
  ])
  // Without the table, as a replay that was kept before it, nobody is called so.
  expect(replayView({ body: lines, castList }).own[0]?.runs).toEqual([])
})

test('words of the world lead to the page that explains them, the longest one of those at a place, and never inside a name', () => {
  const termList = [
    { term: '石段', pageId: 'cape' },
    { term: '石', pageId: 'stones' },
    // A part of a longer word is another one.
    { term: '段', pageId: 'steps' },
    { term: 'ガロ', pageId: 'names' },
    { term: '灯', pageId: 'lights' },
  ]
  const { mentions } = replayView({ body, castList, termList })
  const links = inRows(mentions).map(([row, found]) => [row, found.map(({ key, name }) => [name, key])])
  expect(links).toEqual([
    [
      3,
      [
        ['ガロ', { characterId: 'garo' }],
        ['石段', { pageId: 'cape' }],
      ],
    ],
    [
      4,
      [
        ['リネット', { characterId: 'linette' }],
        ['灯', { pageId: 'lights' }],
      ],
    ],
    [9, [['リネット', { characterId: 'linette' }]]],
  ])
})

test('who has no character in it has no marks, and a closed text has nothing', () => {
  const others = castList.map(one => ({ ...one, isMine: false }))
  expect(replayView({ body, castList: others })).toMatchObject({ own: [], marks: [] })
  expect(replayView({ body: null, castList: others })).toMatchObject({ marks: [], sections: [] })
})

test('marks of several characters are joined where they touch', () => {
  const runs = [
    { from: 9, to: 9 },
    { from: 1, to: 3 },
    { from: 4, to: 5 },
    { from: 2, to: 2 },
  ]
  expect(mergedRuns(runs)).toEqual([
    { from: 1, to: 5 },
    { from: 9, to: 9 },
  ])
})

test('parts stand behind the text under their headings, and lines of the text keep their numbers', () => {
  const { text, partRows } = wholeText({ body, partList: [{ body: '声がした。', nameList: ['リネット', 'ガロ'] }] })
  const [part] = partRows
  expect(text.startsWith(body)).toBe(true)
  expect(text.split('\n')[(part?.row ?? 0) - 1]).toBe('限定公開（リネット、ガロだけに見えます）')
  expect(text.endsWith('声がした。')).toBe(true)
})

test('a line tells the same whichever lines were asked for before it', () => {
  const inOrder = inRows(replayView({ body, castList }).mentions)
  const { mentions } = replayView({ body, castList })
  for (const [row, found] of inOrder.toReversed()) expect(mentions(row)).toEqual(found)
})
