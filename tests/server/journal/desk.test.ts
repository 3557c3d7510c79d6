// The office's desk of journals: a draft is seen by nobody, what is published is whole, and what was begun draws as it did. Its
// steps by state stand in office/publishing-desks.
import { beforeEach, expect, test } from 'vitest'
import { createCallers, refusalOf } from '../../support/callers.ts'
import { openDatabase } from '../../support/database.ts'

const database = await openDatabase('play')
const { as } = createCallers(database)
const { journalDesk } = as.admin
const HARBOR = { worldId: 'harbor' }

const written = {
  ...{ ...HARBOR, title: '当直日誌', summary: '夜を書く。', rules: 'ひとつ振る。', opening: '日が落ちた。' },
  ...{ closing: '朝になった。', length: 3, dice: { count: 1, sides: 4 }, draftId: null },
  promptList: [
    { fromTotal: 1, toTotal: 2, text: 'なにが見えるか。' },
    { fromTotal: 3, toTotal: 4, text: 'だれが来たか。' },
  ],
}
type Written = typeof written

const { draftId: _, ...kept } = written

const make = (more: Partial<Written> = {}) => journalDesk.save({ journalId: null, baseVersion: 0, ...written, ...more })
const save = ({ journalId, version }: { journalId: number; version: number }, more: object = {}) =>
  journalDesk.save({ journalId, baseVersion: version, ...written, ...more })
const named = ({ journalId, version }: { journalId: number; version: number }) => ({ journalId, baseVersion: version })
const made = async () => journalDesk.publish(named(await make()))
const begin = (journalId: number) => as.player.journal.begin({ ...HARBOR, characterId: 'harbor-rinne', journalId })
const shown = async () => (await as.player.journal.getList(HARBOR)).journalList.map(({ journalId }) => journalId)

beforeEach(() => database.asOwner(client => client.query('truncate journal, office_log cascade')))

test('a draft is seen by nobody until it is published, and again when it is taken back', async () => {
  const draft = await make()
  expect(draft).toMatchObject({ state: 'draft', version: 1, runs: 0, prompts: 2, ...kept })
  expect(await shown()).toEqual([])
  expect(await refusalOf(as.player.journal.getJournal({ ...HARBOR, journalId: draft.journalId }))).toBe(
    'JOURNAL_NOT_FOUND',
  )
  expect(await refusalOf(begin(draft.journalId))).toBe('JOURNAL_NOT_FOUND')
  const published = await journalDesk.publish(named(draft))
  expect(published).toMatchObject({ state: 'published', version: 2 })
  expect(await shown()).toEqual([draft.journalId])
  await journalDesk.withdraw(named(published))
  expect(await shown()).toEqual([])
})

test('a run that was begun goes on when its journal is taken back', async () => {
  const published = await made()
  const { runId } = await begin(published.journalId)
  await journalDesk.withdraw(named(published))
  const { prompt } = await as.player.journal.roll({ runId, step: 1 })
  expect(written.promptList.map(({ text }) => text)).toContain(prompt)
  expect(await as.player.journal.getRun({ runId })).toMatchObject({ title: '当直日誌', entryList: [{ step: 1 }] })
})

test('of a journal that was begun the words alone change, and it is not deleted', async () => {
  const published = await made()
  const { runId } = await begin(published.journalId)
  const [first, second] = written.promptList
  for (const more of [
    { length: 4 },
    { dice: { count: 1, sides: 3 } },
    { promptList: [{ ...first, toTotal: 3 }, second] },
    { promptList: [...written.promptList, { fromTotal: 1, toTotal: 4, text: 'もうひとつ。' }] },
  ])
    expect(await refusalOf(save(published, more))).toBe('JOURNAL_PLAYED')
  const told = await save(published, {
    title: '当直の日誌',
    promptList: [{ ...first, text: '沖に何があるか。' }, second],
  })
  expect(told).toMatchObject({ title: '当直の日誌', runs: 1, promptList: [{ text: '沖に何があるか。' }, second] })
  await as.player.journal.roll({ runId, step: 1 })
  const draft = await journalDesk.withdraw(named(told))
  expect(await refusalOf(journalDesk.remove(named(draft)))).toBe('JOURNAL_PLAYED')
})

test('questions of one that nobody has begun are written anew, and its draft is deleted', async () => {
  const draft = await make()
  const changed = await save(draft, { promptList: [{ fromTotal: 1, toTotal: 4, text: 'なにを聞いたか。' }] })
  expect(changed).toMatchObject({ prompts: 1, version: 2 })
  expect(await journalDesk.remove(named(changed))).toEqual({ journalId: draft.journalId })
  expect((await journalDesk.list({ offset: 0, limit: 20 })).count).toBe(0)
})

test.each<[name: string, more: object]>([
  ['without an introduction', { summary: ' ' }],
  ['without a question', { promptList: [] }],
  ['with a total that no question is for', { promptList: written.promptList.slice(0, 1) }],
  ['with a question without words', { promptList: [{ fromTotal: 1, toTotal: 4, text: '' }] }],
])('one %s is a draft, and is not published', async (_, more) => {
  const draft = await make(more)
  expect(await refusalOf(journalDesk.publish(named(draft)))).toBe('JOURNAL_INCOMPLETE')
  const published = await made()
  expect(await refusalOf(save(published, more))).toBe('JOURNAL_INCOMPLETE')
})

test('a title and a world that exists are needed even by a draft; its list names the world', async () => {
  expect(await refusalOf(make({ title: '' }))).toBe('JOURNAL_INCOMPLETE')
  expect(await refusalOf(make({ worldId: 'nowhere' }))).toBe('WORLD_NOT_FOUND')
  const { journalId } = await made()
  const { journalList, stateCounts } = await journalDesk.list({ state: 'published', offset: 0, limit: 20 })
  expect(journalList).toMatchObject([{ journalId, worldName: expect.any(String) }])
  expect(stateCounts).toEqual({ draft: 0, published: 1 })
})
