// Versions of a draft: hours of steady typing fit into fifty, and no deleted text is lost.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  charactersLost,
  DRAFT_LOSS_MOST,
  DRAFT_VERSION_GAP_MS,
  DRAFT_VERSIONS_KEPT,
  type DraftSave,
  versionStep,
} from '#rules/drafts.ts'

const SAVE_MS = 5_000
const save = (text: string, more: Partial<DraftSave> = {}): DraftSave => ({
  ...{ text, name: '', fields: '', writer: 'a' },
  ...more,
})
const long = '夜道をゆく。'.repeat(10)

describe('what of a text is gone', () => {
  test.each([
    ['', 'あ', 0],
    ['あい', 'あいう', 0],
    ['あう', 'あいう', 0],
    ['あいう', 'あう', 1],
    ['ああ', 'あ', 1],
    ['あいうえお', 'か', 5],
    ['あいうえお', 'あかきくお', 3],
    ['あ', '', 1],
  ])('%s, then %s: %i', (before, after, lost) => expect(charactersLost(before, after)).toBe(lost))
})

describe('the text so far', () => {
  const now = 10_000_000
  test.each<[string, Partial<Parameters<typeof versionStep>[0]>, DraftSave, number | null, boolean, number]>([
    ['is kept when it is the first', {}, save(`${long}あ`), null, true, 0],
    ['goes into the next one, written on', {}, save(`${long}あ`), now - SAVE_MS, false, 0],
    ['is kept after the gap', {}, save(`${long}あ`), now - DRAFT_VERSION_GAP_MS, true, 0],
    ['goes with a slip of the hand', {}, save(long.slice(0, -3)), now - SAVE_MS, false, 3],
    ['is kept when more is deleted', {}, save(long.slice(0, -21)), now - SAVE_MS, true, 0],
    ['is kept when another text of its length takes its place', {}, save('朝'.repeat(60)), now - SAVE_MS, true, 0],
    ['is kept when little by little much is gone', { lost: 18 }, save(long.slice(0, -3)), now - SAVE_MS, true, 0],
    ['is kept before what another page writes', {}, save(`${long}あ`, { writer: 'b' }), now - SAVE_MS, true, 0],
    ['is kept where nobody knows who writes', { writer: null }, save(`${long}あ`, { writer: null }), now, true, 0],
    ['is kept with its title', { fields: long }, save(`${long}あ`, { fields: '別の題' }), now - SAVE_MS, true, 0],
    ['is kept with its name', { name: long }, save(long), now - SAVE_MS, true, 0],
  ])('%s', (_, change, after, lastKeptAt, isKept, lost) => {
    const before = { ...save(long), savedAt: now, lost: 0, ...change }
    expect(versionStep(before, after, lastKeptAt)).toEqual({ isKept, lost })
  })
})

/** Saves texts one after the other, one every five seconds. @returns the texts that become versions. */
function keptOf(texts: readonly string[]) {
  const kept: { text: string; at: number }[] = []
  let lost = 0
  for (const [index, text] of texts.slice(1).entries()) {
    const before = { ...save(texts[index] ?? ''), savedAt: index * SAVE_MS, lost }
    const step = versionStep(before, save(text), kept.at(-1)?.at ?? null)
    lost = step.lost
    if (step.isKept) kept.push({ text: before.text, at: before.savedAt })
  }
  return kept
}

test('fifty of them are more than two hours of steady typing', () => {
  const typed = Array.from({ length: (3 * 3_600_000) / SAVE_MS }, (_, saves) => 'あ'.repeat(saves + 1))
  const last = keptOf(typed).slice(-DRAFT_VERSIONS_KEPT)
  expect((last.at(-1)?.at ?? 0) - (last[0]?.at ?? 0)).toBeGreaterThan(2 * 3_600_000)
})

test('whatever is typed and deleted, all but a slip of every text is in one that is kept or in the last', () => {
  const edit = fc.oneof(
    fc.record({ add: fc.integer({ min: 1, max: 40 }), cut: fc.constant(0) }),
    fc.record({ add: fc.constant(0), cut: fc.integer({ min: 1, max: 60 }) }),
  )
  fc.assert(
    fc.property(fc.array(edit, { minLength: 1, maxLength: 60 }), edits => {
      let letter = 0x4e00
      const texts = ['']
      for (const { add, cut } of edits) {
        const before = texts.at(-1) ?? ''
        const letters = Array.from({ length: add }, () => String.fromCharCode(letter++)).join('')
        texts.push(before.slice(0, Math.max(0, before.length - cut)) + letters)
      }
      const kept = [...keptOf(texts).map(({ text }) => text), texts.at(-1) ?? '']
      for (const text of texts) {
        const missing = Math.min(...kept.map(one => [...text].filter(each => !one.includes(each)).length))
        expect(missing).toBeLessThanOrEqual(DRAFT_LOSS_MOST)
      }
    }),
  )
})
