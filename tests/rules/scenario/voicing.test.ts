// Voices on lines: which lines may carry one, and whose.
import { expect, test } from 'vitest'
import { mayVoice, spokenLines, voiceableLines } from '#rules/scenario/voicing.ts'

const cast = [
  { key: 'rinne', nameList: ['リンネ'] },
  { key: 'garo', nameList: ['ガロ'] },
]
const lines = spokenLines('霧。\nリンネ「来る」\n｜我路《ガロ》「うん」\nガロ「ああ」\n\n「だれだ」', cast)
const player = { isMaster: false, own: new Set(['rinne']) }
const master = { isMaster: true, own: new Set<string>() }

test('spoken lines have their numbers in the text as it is stored', () => {
  expect(lines).toEqual([
    { rowNo: 2, speaker: 'rinne' },
    { rowNo: 3, speaker: null },
    { rowNo: 4, speaker: 'garo' },
    { rowNo: 6, speaker: null },
  ])
})

test.each([
  ['a player, the own line', player, 'rinne', 'rinne', true],
  ['a player, a line of others', player, 'garo', 'garo', false],
  ['a player, an own voice on a line of others', player, 'garo', 'rinne', false],
  ['a player, a line of nobody', player, null, 'rinne', false],
  ['the master, every line with its voice', master, 'garo', 'garo', true],
  ['the master, another voice', master, 'garo', 'rinne', false],
  ['the master, a line of nobody', master, null, 'garo', true],
] as const)('%s', (_, voicing, speaker, character, may) => {
  expect(mayVoice({ speaker }, character, voicing)).toBe(may)
})

test('lines to choose from', () => {
  expect(voiceableLines(lines, player).map(({ rowNo }) => rowNo)).toEqual([2])
  expect(voiceableLines(lines, master)).toEqual(lines)
})
