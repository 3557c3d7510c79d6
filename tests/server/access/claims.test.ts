// B21, B22: a reward of another user, and a reward of the caller that is claimed with another user's character.
import { expect, test } from 'vitest'
import { fixedClock } from '#server/platform/clock.ts'
import { openDatabase } from '../../support/database.ts'
import { everyCall, requestOf, sampleOf } from '../../support/every-call.ts'
import { readerOfEverything } from '../../support/everything-of.ts'
import { openServer } from '../../support/http-server.ts'
import { givenReached } from '../../support/missions.ts'
import { PLAY_NOW } from '../../support/play.ts'

const database = await openDatabase('play')
const server = await openServer(database, { clock: fixedClock(PLAY_NOW) })
const { player } = database.users
const own = await server.tokenOf('player')
const foreign = await server.tokenOf('other')
const everythingOf = await readerOfEverything(database)

test('a claim by another viewer changed nothing for anybody', async () => {
  const call = everyCall.find(({ name }) => name === 'mission.receiveReward')
  if (!call) throw new Error('The call is gone.')
  const { path, sent } = requestOf(call, await sampleOf(call, database))
  const coins = async () =>
    Promise.all([own, foreign].map(async token => (await server.send('/api/coin/getCoins', { token })).text))
  const before = await coins()
  await server.send(path, { ...sent, token: foreign })
  expect(await coins()).toEqual(before)
  expect((await server.send(path, { ...sent, token: own })).status).toBe(200)
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
