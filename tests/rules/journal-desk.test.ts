// Needs of a journal before players see it, and versions that draw alike.
import { expect, test } from 'vitest'
import { drawsAlike, firstUncovered, JOURNAL_MOST, journalFaults, type WrittenJournal } from '#rules/journal-desk.ts'

const prompt = (fromTotal: number, toTotal: number, text = '問い') => ({ fromTotal, toTotal, text })
const whole: WrittenJournal = {
  ...{ title: '当直日誌', summary: '夜を書く。', rules: '振る。', opening: '日が落ちた。', closing: '朝。' },
  ...{ dice: { count: 2, sides: 6 }, promptList: [prompt(2, 7), prompt(8, 12)] },
}

test.each<[name: string, more: Partial<WrittenJournal>, seen: object, draft: object]>([
  ['nothing', {}, {}, {}],
  ['no title', { title: ' ' }, { title: /題名/ }, { title: /題名/ }],
  ['no rules', { rules: '' }, { rules: /遊びかた/ }, {}],
  [
    'a long introduction',
    { summary: 'あ'.repeat(JOURNAL_MOST.summary + 1) },
    { summary: /120文字/ },
    { summary: /120/ },
  ],
  ['a gap', { promptList: [prompt(2, 6), prompt(8, 12)] }, { prompts: /合計が7のとき/ }, {}],
  ['turned totals', { promptList: [prompt(7, 2)] }, { prompts: /問い 1/ }, { prompts: /問い 1/ }],
  ['a question without words', { promptList: [prompt(2, 12, ' ')] }, { prompts: /問い 1/ }, {}],
])('%s', (_, more, seen, draft) => {
  const matching = (faults: object) =>
    Object.fromEntries(Object.entries(faults).map(([name, words]) => [name, expect.stringMatching(words)]))
  expect(journalFaults({ ...whole, ...more }, true)).toEqual(matching(seen))
  expect(journalFaults({ ...whole, ...more }, false)).toEqual(matching(draft))
})

test('the first total without a question', () => {
  expect(firstUncovered({ count: 1, sides: 4 }, [])).toBe(1)
  expect(firstUncovered({ count: 2, sides: 4 }, [prompt(1, 4), prompt(6, 8)])).toBe(5)
  expect(firstUncovered({ count: 2, sides: 4 }, [prompt(2, 8)])).toBeNull()
})

test('two versions draw alike while only words differ', () => {
  const drawn = { length: 3, dice: whole.dice, promptList: whole.promptList }
  expect(drawsAlike(drawn, { ...drawn, promptList: [prompt(2, 7, 'ほかの言葉'), prompt(8, 12)] })).toBe(true)
  for (const other of [
    { length: 4 },
    { dice: { count: 2, sides: 8 } },
    { promptList: [prompt(2, 7)] },
    { promptList: [prompt(8, 12), prompt(2, 7)] },
  ])
    expect(drawsAlike(drawn, { ...drawn, ...other })).toBe(false)
})
