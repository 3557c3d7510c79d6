// Every call that reads, on connections that cannot write, as a replica has them: none of them keeps anything, except those
// whose contract says that they read the newest.
import pg from 'pg'
import { afterAll, describe, expect, test } from 'vitest'
import type { CallMeta } from '#contract/call.ts'
import { contract } from '#contract/index.ts'
import { NEWEST_WRITTEN, WRITTEN_HEADER } from '#rules/written.ts'
import { createDb, sqlState } from '#server/db/client.ts'
import { APP_ROLE } from '#server/db/migrate.ts'
import type { Replica } from '#server/db/replica.ts'
import { openDatabase } from '../../support/database.ts'
import { callerOf, everyCall, requestOf, sampleOf } from '../../support/every-call.ts'
import { openServer } from '../../support/http-server.ts'

const database = await openDatabase('play')
const pool = new pg.Pool({
  ...{ connectionString: database.url, max: 4, application_name: 'tsumugi-read-only' },
  options: `-c role=${APP_ROLE} -c timezone=UTC -c default_transaction_read_only=on`,
})
afterAll(() => pool.end())

const asked: (string | undefined)[] = []
let failed: { call: string; state: string | undefined }[] = []
const replica: Replica = {
  db: createDb(pool),
  serves: written => {
    asked.push(written)
    return written === undefined
  },
  hasFailed: (error, call) => {
    if (sqlState(error) === '25006') failed.push({ call, state: sqlState(error) })
    return sqlState(error) === '25006'
  },
  place: async () => '0/1234ABCD',
  state: () => ({ usable: true, behindMs: 0, reads: { replica: 0, primary: 0, repeated: 0 } }),
  close: async () => {},
}
const server = await openServer(database, { replica })
const tokens = { player: await server.tokenOf('player'), admin: await server.tokenOf('admin') }

const metaOf = (name: string): CallMeta => {
  const [area = '', call = ''] = name.split('.')
  return (contract as unknown as Record<string, Record<string, { '~orpc': { meta: CallMeta } }>>)[area]?.[call]?.[
    '~orpc'
  ].meta as CallMeta
}

const reads = everyCall.filter(({ meta }) => meta.effect === 'read')

test('there are many of them', () => expect(reads.length).toBeGreaterThan(100))

test.each(reads)('$name writes nothing', async call => {
  failed = []
  asked.length = 0
  const { path, sent } = requestOf(call, await sampleOf(call, database))
  const answer = await server.send(path, { ...sent, token: tokens[callerOf(call)], headers: { origin: server.url } })
  expect(answer.status, answer.text).toBeLessThan(500)
  expect(failed).toEqual([])
  // Refused calls never come so far.
  if (metaOf(call.name).newest) expect(asked).toEqual([])
})

describe('what a write answers', () => {
  const player = { token: tokens.player }
  const mark = {
    ...{ method: 'POST', ...player },
    body: { worldId: 'any', achievementType: 'Login', achievementValue: null },
  }

  test('says how far the log came; a read does not', async () => {
    const wrote = await server.send('/api/Achievement/achievePageViewMission', mark)
    expect([wrote.status, wrote.headers[WRITTEN_HEADER]]).toEqual([200, '0/1234ABCD'])
    const read = await server.send('/api/coin/getCoins', player)
    expect([read.status, read.headers[WRITTEN_HEADER]]).toEqual([200, undefined])
  })

  test('is what the next read brings along', async () => {
    asked.length = 0
    for (const written of ['0/1234ABCD', NEWEST_WRITTEN]) {
      const headers = { [WRITTEN_HEADER]: written }
      expect((await server.send('/api/coin/getCoins', { ...player, headers })).status).toBe(200)
    }
    expect(asked).toEqual(['0/1234ABCD', NEWEST_WRITTEN])
  })
})
