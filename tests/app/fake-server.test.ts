// The server of component tests: it accepts and gives only what the contract allows, and loses requests as told.
import { expect, test } from 'vitest'
import { followCalls } from '#app/areas/follow/queries.ts'
import { shopCalls } from '#app/areas/shop/queries.ts'
import { NoAnswer } from '#app/platform/requests.ts'
import { draftServer } from '#app/shared/draft/draft-server.ts'
import { followRefusals } from '#rules/refusals/follow.ts'
import { fakeServer } from '../support/fake-server.ts'
import { beSignedIn } from '../support/signed-in.ts'

const followed = { characterId: 'sui', isFollowed: true }
const server = fakeServer({
  'follow.getList': { followList: [], count: 0 },
  'follow.follow': followed,
  'shop.getList': { shopList: [] },
})
const follow = (input: unknown = { characterId: 'sui' }) =>
  followCalls.follow.send(input as { characterId: string }, { key: 'key' })

test('an input is what the real server would read of its address or body', async () => {
  expect(await followCalls.getList.send({ offset: 20, limit: 20 })).toEqual({ followList: [], count: 0 })
  await shopCalls.getList.send({ worldId: 'world0' })
  expect(await follow()).toEqual(followed)
  expect(server.requests).toEqual([
    { call: 'follow.getList', input: { offset: 20, limit: 20 }, key: null },
    { call: 'shop.getList', input: { worldId: 'world0' }, key: null },
    { call: 'follow.follow', input: { characterId: 'sui' }, key: 'key' },
  ])
})

test('an answer that is not what the contract says fails the test', async () => {
  server.answers({ 'follow.follow': { characterId: 'sui', isFollowed: 'yes' } as never })
  await expect(follow()).rejects.toThrow(NoAnswer)
  expect(() => server.check()).toThrow(/answer to follow\.follow is not what the contract says[\s\S]*isFollowed/)
  server.answers({ 'follow.follow': { ...followed, more: 1 } as never })
  await expect(follow()).rejects.toThrow(NoAnswer)
  expect(() => server.check()).toThrow(/more/)
})

test('an input that the shape refuses, a call without an answer, and a write without its key fail it too', async () => {
  await expect(follow({ characterId: '' })).rejects.toThrow(NoAnswer)
  expect(() => server.check()).toThrow(/follow\.follow was sent what its shape refuses[\s\S]*characterId/)
  await expect(followCalls.unfollow.send({ characterId: 'sui' }, { key: 'key' })).rejects.toThrow(NoAnswer)
  expect(() => server.check()).toThrow('follow.unfollow was asked for, and the test has no answer to it.')
  await expect(followCalls.follow.send({ characterId: 'sui' })).rejects.toThrow(NoAnswer)
  expect(() => server.check()).toThrow('follow.follow was sent without its key.')
})

test('a refusal has the status and the words of the contract; one that the call does not have fails the test', async () => {
  server.refuses('follow.follow', 'FOLLOW_OWN')
  const { status, message } = followRefusals.FOLLOW_OWN
  await expect(follow()).rejects.toMatchObject({ status, code: 'FOLLOW_OWN', message })
  server.refuses('follow.follow', 'SHOP_NOT_FOUND')
  await expect(follow()).rejects.toThrow(NoAnswer)
  expect(() => server.check()).toThrow('follow.follow has no refusal SHOP_NOT_FOUND in the contract.')
})

test.each([
  ['request lost', 0],
  ['answer lost', 1],
] as const)('%s: it has arrived %i times', async (fate, times) => {
  server.loses('follow.follow', fate)
  await expect(follow()).rejects.toThrow(NoAnswer)
  expect(server.requests).toHaveLength(times)
  server.loses('follow.follow', 'arrives')
  expect(await follow()).toEqual(followed)
})

test('an answer takes its time', async () => {
  server.delayMs = 30
  const begun = performance.now()
  await follow()
  expect(performance.now() - begun).toBeGreaterThan(50)
})

test('it keeps drafts: what the app saves by the version it knows, another text beside it, and what was put aside', async () => {
  beSignedIn()
  const drafts = draftServer('rin')
  const draftId = crypto.randomUUID()
  const first = { draftId, place: 'action', target: '1', name: '', text: '灯を', fields: '', baseVersion: 0 }
  const save = (more: object = {}) => drafts.save({ ...first, copyId: crypto.randomUUID(), ...more })
  expect(await save()).toMatchObject({ kind: 'saved', version: 1 })
  expect(await save()).toMatchObject({ kind: 'saved', version: 1 })
  expect(await save({ text: '灯を守る。', baseVersion: 1 })).toMatchObject({ kind: 'saved', version: 2 })
  expect(await save({ text: '舟を', baseVersion: 1 })).toMatchObject({
    kind: 'conflict',
    current: { text: '灯を守る。' },
  })
  expect(server.drafts.texts()).toEqual(['灯を守る。', '舟を'])
  expect(await drafts.list({ place: 'action', target: '1' })).toMatchObject([{ version: 1 }, { draftId, version: 2 }])
  expect(await drafts.versions({ draftId })).toMatchObject([{ version: 1, excerpt: '灯を' }])
  expect(await drafts.version({ draftId, version: 1 })).toMatchObject({ text: '灯を' })
  await drafts.remove({ draftId })
  expect(server.drafts.texts()).toEqual(['舟を'])
  await expect(drafts.read({ draftId })).rejects.toMatchObject({ code: 'DRAFT_ENDED' })
  await drafts.bringBack({ draftId })
  expect(await drafts.read({ draftId })).toMatchObject({ text: '灯を守る。', version: 2 })
  await expect(drafts.read({ draftId: crypto.randomUUID() })).rejects.toMatchObject({ code: 'DRAFT_NOT_FOUND' })
  await expect(save({ place: '1' })).rejects.toThrow(NoAnswer)
  expect(() => server.check()).toThrow(/draft\.save was sent what its shape refuses[\s\S]*place/)
})
