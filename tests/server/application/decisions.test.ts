// The applicant's notice of a decision: an event with the decision, once, and a list that marks it as new until it was seen.
import { beforeEach, expect, test } from 'vitest'
import { givenApplication, givenCoins, givenPiece, givenSetting } from '../../support/applications.ts'
import { createCallers, refusalOf } from '../../support/callers.ts'
import { openDatabase } from '../../support/database.ts'

const database = await openDatabase('play')
const { db, users } = database
const { as } = createCallers(database)
const ofPlayer = { userId: users.player, characterId: 'harbor-rinne' }
const reject = (applicationId: number) =>
  as.admin.adminApplication.decide({ applicationId, isApproved: false, reason: '似た名前がある。' })
const approve = (applicationId: number) =>
  as.admin.adminApplication.decide({ applicationId, isApproved: true, reason: '' })
const all = { offset: 0, limit: 20 }

type Event = { user_id: string; kind: string; payload: Record<string, unknown> }
const events = async (): Promise<Event[]> =>
  (await database.pool.query<Event>('select user_id, kind, payload from realtime_event order by id')).rows

beforeEach(() =>
  database.asOwner(client => client.query('delete from realtime_event; update application set status = 5')),
)

test('a rejection is told with what came back, an approval without', async () => {
  await givenPiece(db, 'harbor-rinne')
  await givenCoins(db, users.player, 'LP', 500)
  const thing = { characterId: 'harbor-rinne', kind: 'item', code: 'I0001', level: 1, description: '' } as const
  const wanted = { ...thing, name: '波の石', coin: 'llamaPoint', draftId: null } as const
  const { applicationId: rejected } = await as.player.application.applyOriginal(wanted)
  const approved = await givenApplication(db, { kind: 'item', ...ofPlayer, name: '霧の石' })
  await reject(rejected)
  await approve(approved)
  const of = { user_id: users.player, kind: 'application' }
  expect(await events()).toMatchObject([
    { ...of, payload: { applicationKind: 'item', name: '波の石', result: 'rejected', refundText: 'LP 500' } },
    { ...of, payload: { applicationKind: 'item', name: '霧の石', result: 'approved', refundText: '' } },
  ])
})

test('a decision is told once, whoever else decides at the same moment', async () => {
  const applicationId = await givenApplication(db, { kind: 'item', ...ofPlayer })
  const ended = await Promise.allSettled([reject, approve, reject, approve].map(decide => decide(applicationId)))
  expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await events()).toHaveLength(1)
})

test('what is refused, and what its user withdraws, is told to nobody', async () => {
  await givenSetting(db, 'harbor-rinne', 2)
  const stale = await givenApplication(db, { kind: 'setting', ...ofPlayer })
  await database.asOwner(client => client.query('update character_setting set body = $1', ['変えた。']))
  expect(await refusalOf(approve(stale))).toBe('APPLICATION_STALE')
  await as.player.application.cancel({ applicationId: stale })
  expect(await events()).toEqual([])
  expect(await as.player.application.decisions(all)).toMatchObject({ decisionList: [], count: 0, unseenCount: 0 })
})

test('decisions stand newest first and are new until they were seen, by their user alone', async () => {
  const [first, second] = [
    await givenApplication(db, { kind: 'item', ...ofPlayer, name: '波の石' }),
    await givenApplication(db, { kind: 'item', ...ofPlayer, name: '霧の石' }),
  ]
  const waiting = await givenApplication(db, { kind: 'item', ...ofPlayer })
  await reject(first)
  await approve(second)
  const told = await as.player.application.decisions(all)
  expect(told).toMatchObject({ count: 2, unseenCount: 2 })
  expect(told.decisionList).toMatchObject([
    {
      applicationId: second,
      status: 2,
      reason: null,
      isUnseen: true,
      worldName: '霧の港',
      characterId: 'harbor-rinne',
    },
    { applicationId: first, status: 3, reason: '似た名前がある。', isUnseen: true, characterName: 'リンネ・ハル' },
  ])
  expect((await as.player.application.decisions({ offset: 1, limit: 1 })).decisionList).toHaveLength(1)
  expect(await as.other.application.decisions(all)).toEqual({ decisionList: [], count: 0, unseenCount: 0 })

  expect(await as.other.application.markSeen({ applicationIdList: [first, second] })).toEqual({ unseenCount: 0 })
  expect(await as.player.application.markSeen({ applicationIdList: [first, waiting] })).toEqual({ unseenCount: 1 })
  expect(await as.player.application.markSeen({ applicationIdList: [first] })).toEqual({ unseenCount: 1 })
  const mine = await as.player.application.mine({ characterId: 'harbor-rinne', group: 'original', ...all })
  const unseen = mine.applicationList.filter(({ isUnseen }) => isUnseen)
  expect(unseen.map(({ applicationId }) => applicationId)).toEqual([second])
  // An application that was seen before the decision is new again afterwards.
  await approve(waiting)
  expect((await as.player.application.decisions(all)).unseenCount).toBe(2)
})
