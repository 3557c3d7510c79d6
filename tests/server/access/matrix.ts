// B21, B29: every call of the contract by every kind of viewer, on things of `player`. The expected answers stand in the rows of
// the calls.
import { beforeEach, describe, expect, test } from 'vitest'
import { fixedClock } from '#server/platform/clock.ts'
import { viewers } from '../../calls/row.ts'
import { type AnyViewer, furtherViewers, rightOf } from '../../calls/viewers.ts'
import { openDatabase } from '../../support/database.ts'
import { callsOfShard, requestOf, rowOf, sampleOf } from '../../support/every-call.ts'
import { openServer } from '../../support/http-server.ts'
import { DRAFT_SECRET, givenLetter, givenSnippet, LETTER_SECRET, SNIPPET_SECRET } from '../../support/letters.ts'
import { givenReached } from '../../support/missions.ts'
import { mailOf, PLAY_NOW, PLAY_PASSWORD } from '../../support/play.ts'
import { randomOf } from '../../support/random.ts'
import { codeOf, errorsIn, expectRefusal } from '../../support/refusals.ts'
import { size } from '../../support/size.ts'
import { givenViewers } from '../../support/viewers.ts'

const hourAgo = new Date(PLAY_NOW.getTime() - 3_600_000)
const badTokens: [string, string][] = [
  ['no token at all', 'Bearer '],
  ['nonsense', 'Bearer nonsense'],
  ['another scheme', `Basic ${Buffer.from('player:x').toString('base64')}`],
  ['a token twice as long as any', `Bearer ${'a'.repeat(5_000)}`],
]

/** Suite over one share of the calls. */
export async function testViewers(shard: number): Promise<void> {
  const random = randomOf('Bad tokens')

  const database = await openDatabase('play')
  const server = await openServer(database, { clock: fixedClock(PLAY_NOW) })
  const tokens = {
    owner: await server.tokenOf('player'),
    other: await server.tokenOf('other'),
    admin: await server.tokenOf('admin'),
    ...Object.fromEntries(
      await Promise.all(
        Object.entries(await givenViewers(database)).map(async ([kind, userId]) => [
          kind,
          await server.tokenFor(userId),
        ]),
      ),
    ),
  } as Record<Exclude<AnyViewer, 'anonymous'>, string>

  /** Words that occur only in data of `player`: of a mission that has ended, only users who reached it have a trace. */
  const secrets = [
    '秘密の報酬',
    '秘密の結末',
    '秘密の下書き',
    'harbor-rinne',
    'harbor-mina',
    'station-aki',
    database.users.player,
    'player@play.example',
    DRAFT_SECRET,
    SNIPPET_SECRET,
    LETTER_SECRET,
  ]

  const neverLogged = [
    ...Object.values(tokens),
    ...[mailOf('player'), mailOf('other'), PLAY_PASSWORD, DRAFT_SECRET, SNIPPET_SECRET, LETTER_SECRET],
  ]

  beforeEach(() => {
    server.logs.length = 0
  })

  describe.each(callsOfShard(shard))('$name', call => {
    // A short run sends each call by one of the further classes, a full one by all.
    const further = random.shuffle([...furtherViewers]).slice(0, size(1, furtherViewers.length))
    test.each([...viewers, ...further])('by %s', async viewer => {
      await givenReached(database.db, database.users.player, { title: '秘密の報酬', achieveTo: hourAgo }, hourAgo)
      await givenLetter(database.db, database.users.player)
      await givenSnippet(database.db, database.users.player)
      const { path, sent } = requestOf(call, await sampleOf(call, database))
      const token = viewer === 'anonymous' ? {} : { token: tokens[viewer] }
      const answer = await server.send(path, { ...sent, ...token, headers: { origin: server.url } })
      const { namesUser } = rowOf(call)
      const expected = rightOf(call, viewer)
      const status = { ok: 200, 'no character': 203 }[expected]
      if (status) expect({ status: answer.status, text: answer.text }).toMatchObject({ status })
      else expect(expectRefusal(answer, call.name)).toBe(expected)
      // Other users see nothing of the owner in any answer.
      if (viewer !== 'owner' && !namesUser) {
        for (const secret of secrets) expect(answer.text).not.toContain(secret)
      }
      expect(errorsIn(server.logs)).toEqual([])
      // B29: the log of everything that the call did, at its finest, tells no secret.
      const told = JSON.stringify(server.logs)
      for (const secret of neverLogged) expect(told).not.toContain(secret)
    })

    // Tokens are read in one place: in a short run each call is sent one of these.
    test.each(random.shuffle(badTokens).slice(0, size(1, badTokens.length)))(
      'with %s is refused, public or not',
      async (_, authorization) => {
        const { path, sent } = requestOf(call, await sampleOf(call, database))
        const answer = await server.send(path, { ...sent, headers: { origin: server.url, authorization } })
        expect(codeOf(answer)).toBe('UNAUTHORIZED')
      },
    )
  })
}
