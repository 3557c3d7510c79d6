// Kept copies of what the server says is not there: each is dropped, in memory and on the device, for every read of one thing. Without an
// answer, and with any other refusal, what is kept stays.
import 'fake-indexeddb/auto'
import { clear } from 'idb-keyval'
import { beforeEach, expect, test, vi } from 'vitest'
import { masterRoomQueries } from '#app/areas/master-room/queries.ts'
import { noteBookQueries, noteQueries } from '#app/areas/note/queries.ts'
import { novelQueries } from '#app/areas/novel/queries.ts'
import { scenarioQueries } from '#app/areas/scenario/queries.ts'
import { replayQueries } from '#app/areas/scenario-replay/queries.ts'
import { openCache, type UserCache } from '#app/platform/query.ts'
import { keyval } from '#app/platform/storage.ts'
import { characterQueries } from '#app/shared/character/queries.ts'
import { newsQueries } from '#app/shared/news/queries.ts'
import { type CallName, fakeServer } from '../../support/fake-server.ts'

const of = { worldId: 'world0', scenarioId: 4, phase: 1 }
const KEPT = { kept: '霧の夜' }
const server = fakeServer({})

const things = {
  character: [characterQueries.detail('linne'), 'character.getDetail', 'CHARACTER_NOT_FOUND'],
  novel: [novelQueries.novel(7), 'novel.getDetail', 'NOVEL_NOT_FOUND'],
  scenario: [scenarioQueries.scenario(of), 'scenario.getScenarioDetail', 'SCENARIO_NOT_FOUND'],
  replay: [replayQueries.replay(of), 'scenarioReplay.getReplay', 'REPLAY_NOT_FOUND'],
  note: [noteQueries.note(7), 'note.getDetail', 'NOTE_NOT_FOUND'],
  book: [noteBookQueries.book(7), 'noteBook.getDetail', 'NOTE_BOOK_NOT_FOUND'],
  master: [masterRoomQueries.master('M'), 'masterRoom.getMaster', 'MASTER_UNKNOWN'],
  article: [newsQueries.article(7), 'news.getDetail', 'NEWS_NOT_FOUND'],
} as const satisfies Record<string, readonly [object, CallName, string]>
type Thing = keyof typeof things

let cache: UserCache
beforeEach(async () => {
  // What a former test has left would be taken for what this one has stored.
  await clear(keyval)
  cache = await openCache('user-a')
  return () => cache.close()
})

/** The thing as it was read before. */
const givenKept = (thing: Thing) => {
  const [{ queryKey, meta }] = things[thing]
  return cache.client.fetchQuery({ queryKey, meta: meta ?? {}, queryFn: async () => KEPT })
}
const readAgain = (thing: Thing) => {
  const [read] = things[thing]
  return cache.client.fetchQuery({ ...(read as { queryKey: readonly unknown[] }), staleTime: 0, retry: false })
}
const shown = (thing: Thing, { client } = cache) => client.getQueryData(things[thing][0].queryKey)
const onDevice = async (thing: Thing) => {
  const again = await openCache('user-a')
  const data = shown(thing, again)
  again.close()
  return data
}

test.each(Object.keys(things) as Thing[])('a %s that is gone is dropped', async thing => {
  const [, call, code] = things[thing]
  await givenKept(thing)
  await vi.waitFor(async () => expect(await onDevice(thing)).toEqual(KEPT))
  server.refuses(call, code)
  await expect(readAgain(thing)).rejects.toMatchObject({ status: 404 })
  expect(shown(thing)).toBeUndefined()
  await vi.waitFor(async () => expect(await onDevice(thing)).toBeUndefined())
})

test.each<[name: string, prepare: () => void]>([
  ['without an answer', () => server.loses('note.getDetail')],
  ['while the server is busy', () => server.refuses('note.getDetail', 'BUSY')],
])('%s what is kept stays', async (_, prepare) => {
  await givenKept('note')
  prepare()
  await expect(readAgain('note')).rejects.toBeTruthy()
  expect(shown('note')).toEqual(KEPT)
})
