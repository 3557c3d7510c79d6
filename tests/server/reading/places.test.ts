import { beforeEach, expect, test } from 'vitest'
import { createCallers, refusalOf } from '../../support/callers.ts'
import { openDatabase } from '../../support/database.ts'
import { PLAY_NOW } from '../../support/play.ts'

const database = await openDatabase('play')
const { as, anonymous, clock } = createCallers(database)
const placeOf = async (textKey: string, caller = as.player) => (await caller.reading.place({ textKey })).readingPlace

beforeEach(async () => {
  await database.asOwner(client => client.query('truncate reading_place'))
  clock.set(PLAY_NOW)
})

test('what reaches the server last holds, whatever time it was', async () => {
  expect(await placeOf('novel:34')).toBeNull()
  await as.player.reading.keepPlace({ textKey: 'novel:34', place: 900, ratio: 0.9 })
  clock.set(new Date(PLAY_NOW.getTime() - 60_000))
  const kept = await as.player.reading.keepPlace({ textKey: 'novel:34', place: 100, ratio: 0.1 })
  const expected = {
    ...{ textKey: 'novel:34', place: 100, ratio: 0.1, version: 2 },
    updatedAt: new Date(PLAY_NOW.getTime() - 60_000).toISOString(),
  }
  expect(kept).toEqual({ readingPlace: expected })
  expect(await placeOf('novel:34')).toEqual(expected)
})

test('a place belongs to its reader and its text', async () => {
  await as.player.reading.keepPlace({ textKey: 'news:1', place: 10, ratio: 0.5 })
  await as.other.reading.keepPlace({ textKey: 'news:1', place: 20, ratio: 0.6 })
  expect(await placeOf('news:1')).toMatchObject({ place: 10, version: 1 })
  expect(await placeOf('news:1', as.other)).toMatchObject({ place: 20, version: 1 })
  expect(await placeOf('news:2')).toBeNull()
  expect(await refusalOf(anonymous.reading.place({ textKey: 'news:1' }))).toBe('UNAUTHORIZED')
  expect(await refusalOf(anonymous.reading.keepPlace({ textKey: 'news:1', place: 0, ratio: 0 }))).toBe('UNAUTHORIZED')
})

test('twenty at once are twenty changes of one place', async () => {
  await Promise.all(
    Array.from({ length: 20 }, (_, place) => as.player.reading.keepPlace({ textKey: 'news:1', place, ratio: 0 })),
  )
  expect(await placeOf('news:1')).toMatchObject({ version: 20 })
})

test('the places of 2,000 texts are kept, those opened last', async () => {
  await database.pool.query(
    `insert into reading_place (user_id, text_key, place, ratio, updated_at)
     select $1, 'novel:' || nth, 1, 0, $2::timestamptz - nth * interval '1 minute' from generate_series(1, 2000) nth`,
    [database.users.player, PLAY_NOW],
  )
  await as.player.reading.keepPlace({ textKey: 'news:1', place: 1, ratio: 0 })
  expect([await placeOf('news:1'), await placeOf('novel:1999'), await placeOf('novel:2000')]).toMatchObject([
    { place: 1 },
    { place: 1 },
    null,
  ])
  await as.player.reading.keepPlace({ textKey: 'novel:1999', place: 2, ratio: 0 })
  const { rows } = await database.pool.query('select count(*) as count from reading_place')
  expect(rows[0].count).toBe(2000)
})

test.each([
  ['a key of no kind', { textKey: '12' }],
  ['a key too long', { textKey: `news:${'1'.repeat(65)}` }],
  ['a key with a slash', { textKey: 'news:1/2' }],
  ['a place below 0', { place: -1 }],
  ['a place beyond any text', { place: 1_000_000_001 }],
  ['a place between two characters', { place: 1.5 }],
  ['a ratio above 1', { ratio: 1.01 }],
  ['a ratio below 0', { ratio: -0.01 }],
])('%s is refused', async (_, wrong) => {
  const place = { textKey: 'news:1', place: 1_000_000_000, ratio: 1 }
  expect(await refusalOf(as.player.reading.keepPlace({ ...place, ...wrong }))).toBe('BAD_REQUEST')
})
