// B22: calls of another user with the ids of `player` in every place change nothing of `player`.
import { expect, test } from 'vitest'
import { fixedClock } from '#server/platform/clock.ts'
import { openDatabase } from '../../support/database.ts'
import { callsOfShard, requestOf, rowOf, SHARDS, sampleOf } from '../../support/every-call.ts'
import { readerOfEverything } from '../../support/everything-of.ts'
import { forbiddenFields } from '../../support/hostile.ts'
import { openServer } from '../../support/http-server.ts'
import { givenReached } from '../../support/missions.ts'
import { PLAY_NOW } from '../../support/play.ts'
import { randomOf, report } from '../../support/random.ts'
import { size } from '../../support/size.ts'

/** Number of calls that a short run makes in all files together; the rights of every call are the matrix's. */
const SHORT_RUN_CALLS = 160

/** Suite over one share of the calls. */
export async function testForeignIds(shard: number): Promise<void> {
  const random = randomOf('B22 foreign fields')
  const all = callsOfShard(shard)
  const calls = random.shuffle([...all]).slice(0, size(SHORT_RUN_CALLS / SHARDS, all.length))
  report(`B22: ids of others in ${calls.length} of ${all.length} calls`)

  const database = await openDatabase('play')
  const server = await openServer(database, { clock: fixedClock(PLAY_NOW) })
  const { player } = database.users
  const own = await server.tokenOf('player')
  const foreign = await server.tokenOf('other')
  const everythingOf = await readerOfEverything(database)

  test('no call of another user touches anything of the owner', async () => {
    await givenReached(database.db, player)
    await server.send('/api/News/read', { method: 'POST', body: { postId: 2 }, token: own })
    for (const call of calls) {
      const input = await sampleOf(call, database)
      // The session calls act on a cookie, which is not sent here; sign-in would make a session of the owner.
      const { namesUser, standsForOwner, reachesOwner } = rowOf(call)
      if (namesUser || standsForOwner || reachesOwner) continue
      const before = await everythingOf(player)
      expect(before).toContain(player)
      // Fields that the call knows, and some of those that every shape refuses; in a full run all of them.
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
}
