// The bot check: a solved puzzle opens one action, once; everything else is refused.
import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { describe, expect, test } from 'vitest'
import { createAltcha } from '#server/platform/bot-check.ts'
import { fixedClock } from '#server/platform/clock.ts'
import { refusalOf } from '../../support/callers.ts'
import { openDatabase } from '../../support/database.ts'

const database = await openDatabase('empty')
const clock = fixedClock(new Date())
const bots = await createAltcha(database.db, clock)

async function solved(action: 'signUp' | 'signIn' = 'signUp'): Promise<string> {
  const asked = await bots.challenge(action)
  if (asked.kind !== 'altcha') throw new Error('No puzzle was given.')
  const challenge = JSON.parse(asked.challenge) as Challenge
  const solution = await solveChallenge({ challenge, deriveKey })
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
}

test('a solved puzzle opens its action once', async () => {
  const token = await solved()
  await bots.check('signUp', token)
  expect(await refusalOf(bots.check('signUp', token))).toBe('BOT_CHECK')
})

test('another process of the installation accepts it too, and knows that it was used', async () => {
  const other = await createAltcha(database.db, clock)
  const token = await solved()
  await other.check('signUp', token)
  expect(await refusalOf(bots.check('signUp', token))).toBe('BOT_CHECK')
})

describe('nothing opens', () => {
  test.each([
    ['without a token', undefined],
    ['by an empty one', ''],
    ['by words', 'let me in'],
    ['by JSON of something else', Buffer.from('{"challenge":{}}').toString('base64')],
    ['by null', Buffer.from('null').toString('base64')],
    ['by a very long one', 'a'.repeat(5_000)],
  ])('%s', async (_, token) => {
    expect(await refusalOf(bots.check('signUp', token))).toBe('BOT_CHECK')
  })

  test('another action', async () => {
    expect(await refusalOf(bots.check('signUp', await solved('signIn')))).toBe('BOT_CHECK')
  })

  test('with another key put in', async () => {
    const { challenge, solution } = JSON.parse(Buffer.from(await solved(), 'base64').toString())
    const changed = { ...solution, derivedKey: '00'.repeat(32) }
    const token = Buffer.from(JSON.stringify({ challenge, solution: changed })).toString('base64')
    expect(await refusalOf(bots.check('signUp', token))).toBe('BOT_CHECK')
  })

  test('with a longer life or an easier puzzle put in', async () => {
    const { challenge, solution } = JSON.parse(Buffer.from(await solved(), 'base64').toString())
    for (const change of [
      { expiresAt: 9_999_999_999 },
      { cost: 1 },
      { keyPrefix: '00' },
      { data: { action: 'signIn' } },
    ]) {
      const eased = { ...challenge, parameters: { ...challenge.parameters, ...change } }
      const token = Buffer.from(JSON.stringify({ challenge: eased, solution })).toString('base64')
      expect(await refusalOf(bots.check('data' in change ? 'signIn' : 'signUp', token))).toBe('BOT_CHECK')
    }
  })
})
