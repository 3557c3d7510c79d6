// Events of missions with Firebase: each is also a job that writes its document, queued in the transaction of the event, run
// at least once, with the same document each time.
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { type NoticeEventKey, noticeEvents } from '#rules/notices/events.ts'
import { userEventKinds } from '#rules/user-events.ts'
import { achieve } from '#server/areas/mission/achieve.ts'
import { createDb, createPool, transact } from '#server/db/client.ts'
import { APP_ROLE } from '#server/db/migrate.ts'
import { fixedClock } from '#server/platform/clock.ts'
import { createFiles } from '#server/platform/files.ts'
import type { Documents, EventDocument } from '#server/platform/firebase/documents.ts'
import { documentJobs } from '#server/platform/realtime/document-jobs.ts'
import { DOCUMENT_JOB, lockUserEvents, publish } from '#server/platform/realtime/publish.ts'
import { openDatabase } from '../../support/database.ts'
import { freshFolder } from '../../support/http-server.ts'
import { jobContext } from '../../support/job-context.ts'
import { forgetMissions, givenMission } from '../../support/missions.ts'
import { PLAY_NOW } from '../../support/play.ts'

const database = await openDatabase('play')
const { player } = database.users
const pool = createPool({ url: database.url, max: 4, role: APP_ROLE, name: 'tsumugi-firebase', documents: true })
afterAll(() => pool.end())
const withDocuments = createDb(pool)

type Queued = { identifier: string; payload: { id: number }; key: string; attempts: number }
const queued = (): Promise<Queued[]> =>
  database.asOwner(
    async client =>
      (
        await client.query<Queued>(`
          select t.identifier, j.payload, j.key, j.max_attempts as attempts
          from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id order by j.id`)
      ).rows,
  )
const happen = (db = withDocuments, more: () => void = () => {}) =>
  transact(db, async tx => {
    await achieve(tx, { userId: player, type: 'Test', value: null, now: PLAY_NOW })
    more()
  })

beforeEach(async () => {
  await forgetMissions(database)
  await database.asOwner(client => client.query('delete from graphile_worker._private_jobs'))
  await givenMission(database.db, { title: '港の灯', rewards: [{ kind: 'LP', amount: 10 }] })
})

describe('reaching a mission', () => {
  test('queues one job with the id of the event', async () => {
    await happen()
    const { rows } = await database.pool.query<{ id: number }>('select id from realtime_event')
    expect(rows).toHaveLength(1)
    const id = rows[0]?.id
    expect(await queued()).toEqual([
      { identifier: DOCUMENT_JOB, payload: { id }, key: `${DOCUMENT_JOB}:${id}`, attempts: 25 },
    ])
  })

  test('that is rolled back queues nothing', async () => {
    const failing = happen(withDocuments, () => {
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect(await queued()).toEqual([])
  })

  test('without Firebase queues nothing', async () => {
    await happen(database.db)
    expect((await database.pool.query('select 1 from realtime_event')).rowCount).toBe(1)
    expect(await queued()).toEqual([])
  })
})

describe('the job', () => {
  const written: [number, EventDocument][] = []
  let deletedBefore: Date | undefined
  const documents: Documents = {
    write: async (id, document) => {
      written.push([id, document])
    },
    deleteBefore: async time => {
      deletedBefore = time
    },
  }
  const [write, clean] = documentJobs(documents)
  const files = createFiles(freshFolder('files-publish'))
  const context = jobContext({ db: database.db, clock: fixedClock(PLAY_NOW), files })
  beforeEach(() => {
    written.length = 0
  })

  test('writes what the event says, however often it runs', async () => {
    await happen()
    const [job] = await queued()
    for (const _ of [1, 2]) await write?.run(context, job?.payload)
    const document = {
      userId: player,
      worldName: '霧の港',
      missionTitle: '港の灯',
      rewardText: 'LP 10',
      createdAt: PLAY_NOW,
    }
    expect(written).toMatchObject([
      [job?.payload.id, document],
      [job?.payload.id, document],
    ])
  })

  test.each(userEventKinds.filter(kind => kind !== 'mission'))('writes an event of %s under its kind', async kind => {
    // Facts may have any name, that of a field of the document too.
    const payload = {
      kind: 'master',
      title: '波の石',
      noticeId: 7,
      isShown: false,
      reason: null,
      of: { worldId: 'harbor' },
    }
    await transact(withDocuments, async tx => {
      await lockUserEvents(tx, player)
      await publish(tx, PLAY_NOW, { userId: player, kind, payload })
    })
    const [job] = await queued()
    await write?.run(context, job?.payload)
    expect(written).toEqual([[job?.payload.id, { kind, userId: player, facts: payload, createdAt: PLAY_NOW }]])
  })

  test.each(Object.keys(noticeEvents) as NoticeEventKey[])('writes what users are told of: %s', async event => {
    await transact(withDocuments, async tx => {
      await lockUserEvents(tx, player)
      await publish(tx, PLAY_NOW, { userId: player, kind: 'notice', payload: { event, noticeId: 1, isShown: true } })
    })
    const [job] = await queued()
    await write?.run(context, job?.payload)
    expect(written).toMatchObject([[job?.payload.id, { kind: 'notice', facts: { event } }]])
  })

  test('of a kind that only a newer server knows fails, and is tried again', async () => {
    const { rows } = await database.asOwner(client =>
      client.query<{ id: number }>(
        `insert into realtime_event (user_id, kind, payload, created_at) values ($1, 'newer', '{}', now()) returning id`,
        [player],
      ),
    )
    await expect(write?.run(context, { id: Number(rows[0]?.id) })).rejects.toThrow()
    expect(written).toEqual([])
  })

  test('of an event that is gone does nothing', async () => {
    await write?.run(context, { id: 4711 })
    expect(written).toEqual([])
  })

  test.each([{}, { id: 'x' }, null])('refuses a payload that is none: %o', async payload => {
    await expect(write?.run(context, payload)).rejects.toThrow()
  })

  test('that cleans up deletes documents as old as the events that are deleted', async () => {
    await clean?.run(context, {})
    expect(deletedBefore).toEqual(new Date(PLAY_NOW.getTime() - 14 * 86_400_000))
    expect(clean?.cron).toMatch(/^\d+ \d+ \* \* \*$/)
  })
})
