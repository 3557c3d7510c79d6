import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { createCallers, refusalOf } from '../../support/callers.ts'
import { openDatabase } from '../../support/database.ts'
import { PLAY_NOW } from '../../support/play.ts'

const database = await openDatabase('play')
const { as, anonymous } = createCallers(database)
const titles = async (caller = as.player) => (await caller.draft.snippets({})).snippetList.map(({ title }) => title)

beforeEach(() => database.asOwner(client => client.query('truncate snippet')))

test('phrases are kept, changed and removed by their id', async () => {
  const snippetId = randomUUID()
  await as.player.draft.saveSnippet({ snippetId, title: '挨拶', text: 'はじめまして。\r\n' })
  await as.player.draft.saveSnippet({ snippetId: randomUUID(), title: 'お礼', text: 'ありがとう。' })
  expect(await as.player.draft.saveSnippet({ snippetId, title: '挨拶二', text: 'どうも。' })).toEqual({
    snippetId,
    updatedAt: PLAY_NOW.toISOString(),
  })
  expect((await as.player.draft.snippets({})).snippetList[1]).toEqual({
    ...{ snippetId, title: '挨拶二', text: 'どうも。', updatedAt: PLAY_NOW.toISOString() },
  })
  expect(await as.player.draft.removeSnippet({ snippetId })).toEqual({ snippetId })
  expect(await as.player.draft.removeSnippet({ snippetId })).toEqual({ snippetId })
  expect(await titles()).toEqual(['お礼'])
})

test('they are the user’s own, even under the same id', async () => {
  const snippetId = randomUUID()
  await as.player.draft.saveSnippet({ snippetId, title: '私', text: '私の' })
  await as.other.draft.saveSnippet({ snippetId, title: '別', text: '別の' })
  await as.other.draft.removeSnippet({ snippetId })
  expect([await titles(), await titles(as.other)]).toEqual([['私'], []])
  expect(await refusalOf(anonymous.draft.snippets({}))).toBe('UNAUTHORIZED')
})

test('there are at most 100, also when many are saved at once', async () => {
  const kept = Array.from({ length: 104 }, () => randomUUID())
  const save = (snippetId: string) => as.player.draft.saveSnippet({ snippetId, title: 'a', text: 'b' })
  const answers = await Promise.allSettled(kept.map(save))
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(100)
  expect(await refusalOf(save(randomUUID()))).toBe('SNIPPET_TOO_MANY')
  const { snippetList } = await as.player.draft.snippets({})
  expect(snippetList).toHaveLength(100)
  expect(await save(snippetList[0]?.snippetId ?? '')).toMatchObject({ snippetId: snippetList[0]?.snippetId })
})

test.each([
  ['a title', { title: '' }],
  ['a text', { text: '' }],
  ['a title that fits', { title: 'あ'.repeat(31) }],
  ['a text that fits', { text: 'あ'.repeat(1_001) }],
])('a phrase needs %s', async (_, wrong) => {
  const phrase = { snippetId: randomUUID(), title: 'あ'.repeat(30), text: 'い'.repeat(1_000) }
  expect(await refusalOf(as.player.draft.saveSnippet({ ...phrase, ...wrong }))).toBe('BAD_REQUEST')
})
