// Receivers of what concerns many: those whom a post of a consultation names or answers, and everybody of a published article.
import { beforeEach, describe, expect, test } from 'vitest'
import { tellNews } from '#server/areas/admin-news/tell-news.ts'
import { post } from '#server/areas/scenario/board/board-acts.ts'
import { passTime } from '#server/areas/scenario/clock/clock-job.ts'
import { enter } from '#server/areas/scenario/entry/enter.ts'
import type { PhaseKey } from '#server/areas/scenario/phase.ts'
import { transact } from '#server/db/client.ts'
import { openDatabase } from '../../support/database.ts'
import { givenNews } from '../../support/letters.ts'
import { forgetNotices, noticesOf } from '../../support/notices.ts'
import { PLAY_NOW } from '../../support/play.ts'
import { givenPlayer, givenScenario, publish } from '../../support/scenarios.ts'

const database = await openDatabase('play')
const { db, users, pool } = database
const HOUR = 3_600_000

const eventsOf = async (userId: string) => (await noticesOf(database, userId)).map(({ event }) => event)

describe('a post of a consultation', () => {
  type Player = Awaited<ReturnType<typeof givenPlayer>>
  let key: PhaseKey
  let now: Date
  let players: Player[]
  let outsider: Player

  beforeEach(async () => {
    key = await givenScenario(db, users.admin, { settings: { seats: 3, minimum: 2 } })
    const opened = await publish(db, key, users.admin)
    players = [await givenPlayer(db), await givenPlayer(db), await givenPlayer(db)]
    outsider = await givenPlayer(db)
    for (const player of players)
      await transact(db, tx => enter(tx, 'reserve', { ...key, ...player, cost: 600, fatePower: 0, now: opened }))
    now = new Date(opened.getTime() + 24 * HOUR)
    await passTime(db, key, now)
    for (const [index, { characterId }] of [...players, outsider].entries())
      await pool.query('update character set character_full_name = $1, given_name = $1 where character_id = $2', [
        called[index],
        characterId,
      ])
    await forgetNotices(database)
  })

  /** Names that no other character has. */
  const called = ['ナギサ', 'ホタル', 'ツバメ', 'カササギ'] as const
  const said = (player: Player, body: string, replyTo: number | null = null) =>
    transact(db, tx =>
      post(tx, {
        ...{ ...key, worldId: 'harbor', userId: player.userId, now, characterId: player.characterId },
        ...{ asCharacter: false, body, replyTo, draftId: null },
      }),
    )
  const at = (index: number) => players[index] as Player
  const told = async (player: Player) => (await eventsOf(player.userId)).filter(event => event === 'scenario.mention')

  test('tells those whose characters it names, once each, and neither its writer nor outsiders', async () => {
    const [own, named, , away] = called
    await said(at(0), `${named}さん、${named}さん、${own}は灯台にいます。${away}さんも。`)
    expect(await told(at(1))).toHaveLength(1)
    for (const other of [at(0), at(2), outsider]) expect(await told(other)).toEqual([])
  })

  test('tells the writer of the post that it answers, and nobody who answers oneself', async () => {
    const { postId } = await said(at(0), '灯台へ行きます。')
    await said(at(2), 'ごいっしょします。', postId)
    await said(at(0), 'では、夜に。', postId)
    expect(await told(at(0))).toHaveLength(1)
    expect(await told(at(2))).toEqual([])
  })

  test('tells nobody whom a block parts from its writer, whoever of the two set it', async () => {
    await pool.query(
      `insert into user_block (user_id, character_id, blocked_user_id, created_at) values ($1, $2, $3, now())`,
      [at(1).userId, at(1).characterId, at(0).userId],
    )
    const { postId } = await said(at(1), `${called[0]}さん、夜に。`)
    await said(at(0), `${called[1]}さん、${called[2]}さん、承知しました。`, postId)
    for (const parted of [at(0), at(1)]) expect(await told(parted)).toEqual([])
    expect(await told(at(2))).toHaveLength(1)
  })

  test('that is not written tells nobody', async () => {
    await expect(said(at(0), '   ')).rejects.toMatchObject({ code: 'POST_EMPTY' })
    for (const player of players) expect(await told(player)).toEqual([])
  })
})

describe('a published article', () => {
  const DAY = 86_400_000
  const given = (more: Parameters<typeof givenNews>[1] = {}) =>
    givenNews(db, {
      title: '大橋の工事',
      status: 'released',
      publishedAt: new Date(PLAY_NOW.getTime() - HOUR),
      ...more,
    })
  const tell = (postId: number, after = '') => tellNews(db, { postId, after }, PLAY_NOW)
  const open = async () =>
    (
      await pool.query<{ id: string }>(
        `select user_id as id from app_user where account_status = 0 and mailaddress not like '%.invalid'`,
      )
    ).rows.map(({ id }) => id)
  const heard = async (event: string) =>
    (
      await pool.query<{ id: string; count: number }>(
        'select user_id as id, count(*)::int as count from notice where event = $1 group by user_id',
        [event],
      )
    ).rows
  beforeEach(() => forgetNotices(database))

  test('reaches every open account once, however often the job runs', async () => {
    const postId = await given()
    await tell(postId)
    await tell(postId)
    const rows = await heard('news.published')
    expect(rows.map(({ id }) => id).sort()).toEqual((await open()).sort())
    expect(rows.every(({ count }) => count === 1)).toBe(true)
  })

  test('goes on behind the last receiver of the batch before', async () => {
    const ids = (await open()).sort()
    const after = ids[2] ?? ''
    await tell(await given(), after)
    expect((await heard('news.published')).every(({ id }) => id > after)).toBe(true)
  })

  test('of importance is one of its own kind', async () => {
    await tell(await given({ category: 'important' }))
    expect(await heard('news.published')).toEqual([])
    expect((await heard('news.important')).length).toBe((await open()).length)
  })

  test.each([
    ['a draft', { status: 'draft' as const, publishedAt: null }],
    ['one for tomorrow', { publishedAt: new Date(PLAY_NOW.getTime() + DAY) }],
  ])('that is %s tells nobody', async (_, more) => {
    await tell(await given(more))
    expect(await heard('news.published')).toEqual([])
  })

  test('does not reach who has left, or is about to', async () => {
    await database.asOwner(client =>
      client.query('update app_user set account_status = 3 where user_id = $1', [users.player]),
    )
    try {
      await tell(await given())
      expect(await eventsOf(users.player)).toEqual([])
    } finally {
      await database.asOwner(client => client.query('update app_user set account_status = 0'))
    }
  })
})
