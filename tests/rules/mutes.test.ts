// Mutes: which posts a word and a character fold, in every spelling.
import { expect, test } from 'vitest'
import { isMuted, MUTED_WORD_MAX, mutedWordFault, mutedWordKey } from '#rules/mutes.ts'

const mutes = (words: string[], characters: string[] = []) => ({
  words: words.map(mutedWordKey),
  characters: new Set(characters),
})
const said = (...texts: (string | null)[]) => ({ characters: ['garo'], texts })

test.each<[name: string, words: string[], texts: (string | null)[], isFolded: boolean]>([
  ['no word', [], ['結末を見た。'], false],
  ['a word', ['結末'], ['その結末を見た。'], true],
  ['a word in the second text', ['結末'], ['灯。', '結末。'], true],
  ['none of it', ['結末'], ['結びの末。'], false],
  ['the other kind of kana', ['ネタバレ'], ['ねたばれです'], true],
  ['half width and capitals', ['ＡＢＣ'], ['abc'], true],
  ['letters under a reading', ['灯火'], ['｜灯《ともしび》火'], true],
  ['a reading', ['ともしび'], ['｜灯《ともしび》'], true],
  ['words under marks', ['結末'], ['《《結末》》'], true],
  ['nothing to read', ['結末'], [null, ''], false],
])('%s', (_, words, texts, isFolded) => {
  expect(isMuted(mutes(words), said(...texts))).toBe(isFolded)
})

test('a character folds what it says, and what quotes it', () => {
  expect(isMuted(mutes([], ['garo']), said('灯。'))).toBe(true)
  expect(isMuted(mutes([], ['mina']), { characters: ['garo', null, undefined, 'mina'], texts: [] })).toBe(true)
  expect(isMuted(mutes([], ['mina']), said('灯。'))).toBe(false)
})

test('a word is no blank, and not too long', () => {
  expect(mutedWordFault(' 　')).toBe('MUTE_WORD_EMPTY')
  expect(mutedWordFault('あ'.repeat(MUTED_WORD_MAX))).toBeNull()
  expect(mutedWordFault('あ'.repeat(MUTED_WORD_MAX + 1))).toBe('MUTE_WORD_LONG')
})
