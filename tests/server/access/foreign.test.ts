// B22: what another user sends, with the ids of `player` in every place, changes nothing of `player`.
import { expect, test } from 'vitest'
import { fixedClock } from '#server/platform/clock.ts'
import { openDatabase } from '../../support/database.ts'
import { everyCall, requestOf, sampleOf } from '../../support/every-call.ts'
import { forbiddenFields } from '../../support/hostile.ts'
import { openServer } from '../../support/http-server.ts'
import { givenReached } from '../../support/missions.ts'
import { PLAY_NOW } from '../../support/play.ts'
import { randomOf } from '../../support/random.ts'
import { size } from '../../support/size.ts'

const random = randomOf('B22 foreign fields')

const database = await openDatabase('play')
const server = await openServer(database, { clock: fixedClock(PLAY_NOW) })
const { player } = database.users
const own = await server.tokenOf('player')
const foreign = await server.tokenOf('other')

/** Asks for everything the database holds about a user: one statement over every table that names users. */
const statement = await database.asOwner(async client => {
  const { rows: tables } = await client.query<{ name: string }>(`
    select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = 'user_id' order by 1`)
  const ofUser = 'where user_id = $1'
  const ofPurse = 'where holder_id = $1 or holder_id in (select character_id from character where user_id = $1)'
  const parts = [...tables.map(({ name }) => [name, ofUser]), ['ledger_account', ofPurse]].map(
    ([name, condition]) => `
      select '${name}: ' || coalesce(string_agg(t::text, E'\\n' order by t::text), '') as part from ${name} t ${condition}`,
  )
  return `select string_agg(part, E'\\n' order by part) as text from (${parts.join(' union all ')}) as everything`
})

async function everythingOf(userId: string): Promise<string> {
  const { rows } = await database.asOwner(client => client.query<{ text: string }>(statement, [userId]))
  return rows[0]?.text ?? ''
}

test('no call of another user touches anything of the owner', async () => {
  await givenReached(database.db, player)
  await server.send('/api/News/read', { method: 'POST', body: { postId: 2 }, token: own })
  for (const call of everyCall) {
    const input = await sampleOf(call, database)
    // The session calls act on a cookie, which is not sent here; sign-in would make a session of the owner's own.
    if (call.name === 'identity.signIn') continue
    const before = await everythingOf(player)
    expect(before).toContain(player)
    // Those that the call knows, and of those that every shape refuses some, in a full run all.
    const [known, unknown] = [true, false].map(isKnown => forbiddenFields.filter(field => field in input === isKnown))
    const tried = [...(known ?? []), ...random.shuffle(unknown ?? []).slice(0, size(2, forbiddenFields.length))]
    for (const more of [{}, ...tried.map(field => ({ [field]: player }))]) {
      const { path, sent } = requestOf(call, { ...input, ...more })
      const answer = await server.send(path, { ...sent, token: foreign, headers: { origin: server.url } })
      expect(answer.text, `${call.name} ${Object.keys(more)}`).not.toContain(player)
    }
    expect(await everythingOf(player), call.name).toBe(before)
  }
})

test('a mission of the owner is not claimed with a character of the owner either', async () => {
  const rewards = [{ kind: 'token', tokenNo: 1, amount: 100 }] as const
  const mine = await givenReached(database.db, database.users.other, { rewards })
  const before = await everythingOf(player)
  const call = everyCall.find(({ name }) => name === 'mission.receiveReward')
  if (!call) throw new Error('The call is gone.')
  const { path, sent } = requestOf(call, { id: mine, characterId: 'harbor-rinne' })
  const answer = await server.send(path, { ...sent, token: foreign })
  expect(answer.json).toMatchObject({ code: 'CHARACTER_NOT_YOURS' })
  expect(await everythingOf(player)).toBe(before)
})
