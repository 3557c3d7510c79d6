// Limits of new accounts: so many a minute in the first days, in words, and none of it afterwards.
import type { AnyContractProcedure } from '@orpc/contract'
import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import type { CallMeta } from '#contract/call.ts'
import { contract } from '#contract/index.ts'
import { NEWCOMER_ACTS, NEWCOMER_DAYS, newcomersPerMinute } from '#rules/newcomers.ts'
import { fixedClock } from '#server/platform/clock.ts'
import { createRateLimits } from '#server/platform/rate-limits.ts'
import { createCallers, refusalOf } from '../../support/callers.ts'
import { openDatabase } from '../../support/database.ts'
import { PLAY_NOW } from '../../support/play.ts'

const database = await openDatabase('play')
const { db, users } = database
const { as } = createCallers(database, { limits: createRateLimits(db, fixedClock(PLAY_NOW)) })

const DAY = 86_400_000
const registered = (daysAgo: number) =>
  db.execute(sql`
    update app_user set created_at = ${new Date(PLAY_NOW.getTime() - daysAgo * DAY).toISOString()} where user_id = ${users.player}`)
const tweet = () =>
  as.player.tweet.post({
    ...{ worldId: 'harbor', characterId: 'harbor-rinne', body: '灯。', replyTo: null, quoteOf: null },
    ...{ pictureList: [], draftId: null },
  })

beforeEach(() => database.asOwner(client => client.query('truncate rate_counter, tweet cascade')))

test('a new account is refused in words after so many a minute', async () => {
  await registered(NEWCOMER_DAYS - 1)
  for (let nth = 0; nth < newcomersPerMinute.tweet; nth++) await tweet()
  expect(await refusalOf(tweet())).toBe('NEWCOMER_TOO_MANY')
  // Other acts have counts of their own.
  await as.player.follow.follow({ characterId: 'harbor-garo' })
})

test('an older account is not', async () => {
  await registered(NEWCOMER_DAYS + 1)
  for (let nth = 0; nth <= newcomersPerMinute.tweet; nth++) await tweet()
})

test('every kind of such acts is of some call, letters and the makai post of one', () => {
  const limited = Object.entries(contract).flatMap(([area, calls]) =>
    Object.entries<AnyContractProcedure>(calls).flatMap(([name, call]) => {
      const { newcomers } = call['~orpc'].meta as CallMeta
      return newcomers === undefined ? [] : [{ call: `${area}.${name}`, kind: newcomers }]
    }),
  )
  expect([...new Set(limited.map(({ kind }) => kind))].sort()).toEqual([...NEWCOMER_ACTS].sort())
  expect(limited.flatMap(({ call, kind }) => (kind === 'letter' ? call : [])).sort()).toEqual([
    'letter.send',
    'makaiPost.send',
  ])
})

test('every call with such a limit says so in its refusals, and no other does', () => {
  const wrong = Object.entries(contract).flatMap(([area, calls]) =>
    Object.entries<AnyContractProcedure>(calls).flatMap(([name, call]) => {
      const { meta, errorMap } = call['~orpc']
      const isLimited = (meta as CallMeta).newcomers !== undefined
      return isLimited === 'NEWCOMER_TOO_MANY' in errorMap ? [] : [`${area}.${name}`]
    }),
  )
  expect(wrong).toEqual([])
})
