import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { transact } from '#server/db/client.ts'
import { post, systemAccounts } from '#server/platform/ledger/post.ts'
import { createCallers, refusalOf } from '../../support/callers.ts'
import { openDatabase } from '../../support/database.ts'
import { givenMission } from '../../support/missions.ts'
import { PLAY_NOW } from '../../support/play.ts'

const database = await openDatabase('play')
const { as, asUser } = createCallers(database)
const list = async (worldId: string, caller = as.player) =>
  (await caller.mission.getCharacterListInWorld({ worldId })).characterList

test('offers the characters of the caller in the world', async () => {
  await transact(database.db, tx =>
    post(tx, PLAY_NOW, [
      {
        cause: { kind: 'test', id: 'purse' },
        currency: 'token:harbor:1',
        amount: 12_480,
        from: systemAccounts.issue,
        to: { kind: 'character', id: 'harbor-rinne' },
      },
    ]),
  )
  expect(await list('harbor')).toEqual([
    {
      characterId: 'harbor-rinne',
      characterFullName: 'リンネ・ハル',
      icon: null,
      worldId: 'harbor',
      worldName: '霧の港',
      className: '霧読み',
      level: 1,
      purseText: '12,480 G',
    },
    expect.objectContaining({ characterId: 'harbor-mina', purseText: '0 G' }),
  ])
})

test.each([
  ['station', ['station-aki']],
  ['garden', []],
  ['user', ['harbor-rinne', 'harbor-mina', 'station-aki']],
  ['all', ['harbor-rinne', 'harbor-mina', 'station-aki']],
])('in %s offers %o', async (worldId, expected) => {
  expect((await list(worldId)).map(({ characterId }) => characterId)).toEqual(expected)
})

test('never offers the characters of others', async () => {
  expect((await list('harbor', as.other)).map(({ characterId }) => characterId)).toEqual(['harbor-garo'])
  expect(await list('all', as.idle)).toEqual([])
  expect(await list('all', asUser('unknown'))).toEqual([])
})

test('knows no other worlds', async () => {
  expect(await refusalOf(as.player.mission.getCharacterListInWorld({ worldId: 'nowhere' }))).toBe('WORLD_NOT_FOUND')
})

test('names the one that received a reward last, among those that may receive this one', async () => {
  const last = async (worldId: string) => (await as.player.mission.getCharacterListInWorld({ worldId })).lastCharacterId
  expect(await last('all')).toBeNull()
  const mission = await givenMission(database.db)
  const received = (characterId: string, period: string, receivedAt: string) =>
    database.db.execute(sql`
      insert into user_mission (user_id, mission_id, period, world_id, lp_only, status, character_id, created_at, received_at)
      select c.user_id, ${mission}::int, ${period}, 'user', false, 2, ${characterId}, now(), ${receivedAt}
      from character c where c.character_id = ${characterId}`)
  await received('harbor-mina', 'p1', '2026-11-20T10:00:00Z')
  expect(await last('harbor')).toBe('harbor-mina')
  await received('station-aki', 'p2', '2026-11-21T10:00:00Z')
  await received('harbor-garo', 'p3', '2026-11-22T10:00:00Z')
  expect(await last('harbor')).toBe('harbor-mina')
  expect(await last('user')).toBe('station-aki')
  expect(await last('garden')).toBeNull()
})
