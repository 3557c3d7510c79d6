// Masters and their rooms: lists, the public page, what a closed room keeps to itself, the board, following.
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import type { WorkGroup } from '#rules/master-lists.ts'
import { POSTS_A_DAY } from '#rules/master-rooms.ts'
import { character } from '#server/areas/character/tables.ts'
import { userClass } from '#server/areas/identity/tables.ts'
import { statesOfWork } from '#server/areas/master-room/masters.ts'
import { scenarioEntry } from '#server/areas/scenario/tables/entry.ts'
import { scenario, scenarioPhase } from '#server/areas/scenario/tables/scenario.ts'
import { npcSheet } from '#server/areas/scenario-desk/tables.ts'
import { characterTitle } from '#server/areas/scenario-replay/tables.ts'
import { createCallers, refusalOf } from '../../support/callers.ts'
import { openDatabase } from '../../support/database.ts'
import { PLAY_NOW } from '../../support/play.ts'
import { publishedReplay } from '../../support/published-replays.ts'
import { givenPlayer, givenScenario, publish } from '../../support/scenarios.ts'

const database = await openDatabase('play')
const { db } = database
const { as, anonymous, asUser } = createCallers(database)
const DAY = 86_400_000
const page = { pageStart: 1, perPage: 50 }

let of: Awaited<ReturnType<typeof publishedReplay>>
let fan: Awaited<ReturnType<typeof givenPlayer>>
beforeEach(async () => {
  of = await publishedReplay(db)
  fan = await givenPlayer(db)
})

const desk = () => asUser(of.master.userId).masterRoom
const words = {
  ...{
    kana: 'シオリ',
    icon: null as string | null,
    usualDays: '10日ほど',
    intro: '海の話を書きます。',
    howIWrite: '短く書きます。',
  },
  ...{ rules: '約束はありません。', npcIdList: [] as string[], isOpen: true, draftId: null },
}
const save = (more: Partial<typeof words> & { baseVersion?: number } = {}) =>
  desk().save({ baseVersion: 0, ...words, ...more })
const shown = () => anonymous.masterRoom.getMaster({ masterId: of.masterId })
const listed = async (input: { worldId: string; keyword?: string }) =>
  (await anonymous.masterRoom.getList({ ...input, ...page })).masterList

describe('lists and pages', () => {
  test('a master is found by world, by name and by reading in either kana; who takes characters stands first', async () => {
    await save({ kana: 'フジノキ' })
    const other = await publishedReplay(db)
    const key = await givenScenario(db, other.master.userId)
    await publish(db, key, other.master.userId)
    const all = await listed({ worldId: 'harbor' })
    const at = (masterId: string) => all.findIndex(master => master.masterId === masterId)
    expect(at(other.masterId)).toBeGreaterThanOrEqual(0)
    expect(at(other.masterId)).toBeLessThan(at(of.masterId))
    expect(all[at(other.masterId)]).toMatchObject({ openCount: 1, hasRoom: false, worldIdList: ['harbor'] })
    expect(all[at(of.masterId)]).toMatchObject({ openCount: 0, firstLine: '短く書きます。', kana: 'フジノキ' })
    for (const keyword of ['フジノキ', 'ふじのき', 'ﾌｼﾞﾉｷ'])
      expect((await listed({ worldId: 'all', keyword })).map(({ masterId }) => masterId)).toContain(of.masterId)
    expect(await listed({ worldId: 'all', keyword: 'だれでもない' })).toEqual([])
    expect(await listed({ worldId: 'station' })).toEqual([])
    await database.asOwner(client => client.query("update master_room set kana = ''"))
  })

  test('usual days are those of the real replays, beside the words of the master; titles and results are shown', async () => {
    await save()
    await db
      .update(scenarioPhase)
      .set({ playingUntil: new Date(PLAY_NOW.getTime() - 12 * DAY) })
      .where(eq(scenarioPhase.scenarioId, of.key.scenarioId))
    expect(await shown()).toMatchObject({
      ...{ usualDays: { days: 12, counted: 1 }, usualDaysWords: '10日ほど' },
      ...{ workCounts: { open: 0, running: 0, past: 1 }, isMine: false, ownCall: null },
    })
    const past = await anonymous.masterRoom.getScenarios({ masterId: of.masterId, group: 'past', ...page })
    expect(past).toMatchObject({ count: 1, scenarioList: [{ replay: { result: 'Success', cast: 2 } }] })
    const [entry] = await db.select().from(scenarioEntry).where(eq(scenarioEntry.scenarioId, of.key.scenarioId))
    await db.insert(characterTitle).values({
      ...{
        characterId: entry?.characterId ?? '',
        entryId: entry?.entryId ?? 0,
        title: '霧を読む人',
        createdAt: PLAY_NOW,
      },
    })
    expect(await anonymous.masterRoom.getTitles({ masterId: of.masterId, ...page })).toMatchObject({
      count: 1,
      titleList: [{ title: '霧を読む人', scenarioTitle: '霧笛の夜', character: { characterId: entry?.characterId } }],
    })
  })

  test('a private replay shows its length and its titles to those alone who read it', async () => {
    const { key, masterId, master, first } = await publishedReplay(db, { isPrivate: true })
    const entries = await db.select().from(scenarioEntry).where(eq(scenarioEntry.scenarioId, key.scenarioId))
    for (const [index, { characterId, entryId }] of entries.entries())
      await db.insert(characterTitle).values({
        ...{ characterId, entryId, title: `灯の友${index}`, isMvp: index === 0, createdAt: PLAY_NOW },
      })
    const seenBy = async ({ masterRoom }: Pick<typeof anonymous, 'masterRoom'>) => {
      const { scenarioList } = await masterRoom.getScenarios({ masterId, group: 'past', ...page })
      const { titleList, count } = await masterRoom.getTitles({ masterId, ...page })
      const { titleCount } = await masterRoom.getMaster({ masterId })
      const [{ replay } = { replay: null }] = scenarioList
      return [replay?.result, replay?.cast, replay?.length, titleList.map(({ title }) => title), count, titleCount]
    }
    for (const who of [anonymous, asUser(fan.userId)]) expect(await seenBy(who)).toEqual(['Success', 2, null, [], 0, 0])
    for (const who of [asUser(first.userId), asUser(master.userId), as.admin])
      expect(await seenBy(who)).toEqual(['Success', 2, expect.any(Number), ['灯の友1', '灯の友0'], 2, 2])
  })

  test('scenarios of a master stand by what they are: open, running, over; those that were never public in none', async () => {
    const masterId = of.master.userId
    const made: Record<string, number> = {}
    for (const state of Object.values(statesOfWork).flat()) {
      const key = await givenScenario(db, masterId)
      await publish(db, key, masterId)
      await db.update(scenarioPhase).set({ state }).where(eq(scenarioPhase.scenarioId, key.scenarioId))
      made[state] = key.scenarioId
    }
    // An opening that waits for its publication, and one of the office in the master's name.
    await givenScenario(db, masterId)
    const staff = await givenScenario(db, masterId)
    await publish(db, staff, masterId)
    await db.update(scenario).set({ isStaff: true }).where(eq(scenario.scenarioId, staff.scenarioId))
    for (const [group, states] of Object.entries(statesOfWork)) {
      const found = await anonymous.masterRoom.getScenarios({
        masterId: of.masterId,
        group: group as WorkGroup,
        ...page,
      })
      const wanted = [...states.map(state => made[state]), ...(group === 'past' ? [of.key.scenarioId] : [])]
      expect(found.scenarioList.map(({ scenarioId }) => scenarioId).toSorted()).toEqual(wanted.toSorted())
      expect(found.count).toBe(wanted.length)
      expect((await shown()).workCounts).toMatchObject({ [group]: wanted.length })
    }
  })

  test('a closed room shows nothing of its words to others; its master reads them', async () => {
    await save({ isOpen: false })
    expect(await shown()).toMatchObject({ hasRoom: false, room: null, kana: '', usualDaysWords: '', firstLine: '' })
    expect(JSON.stringify(await shown())).not.toContain('海の話')
    for (const call of ['getNotices', 'getPosts'] as const)
      expect(await refusalOf(anonymous.masterRoom[call]({ masterId: of.masterId, ...page }))).toBe('ROOM_CLOSED')
    expect((await desk().getOwn({})).intro).toBe('海の話を書きます。')
    expect((await desk().getPosts({ masterId: of.masterId, ...page })).isMaster).toBe(true)
  })

  test('who is no master has no page', async () => {
    expect(await refusalOf(anonymous.masterRoom.getMaster({ masterId: 'P-player' }))).toBe('MASTER_UNKNOWN')
    expect(await refusalOf(as.player.masterRoom.follow({ masterId: 'P-player' }))).toBe('MASTER_UNKNOWN')
  })
})

describe('the desk', () => {
  test('a room is saved over the version that was read, with NPCs and icons of its own alone', async () => {
    const npcId = `npc-${of.masterId}`
    await db.insert(character).values({
      ...{ characterId: npcId, userId: of.master.userId, worldId: 'harbor', givenName: 'トウダイモリ', middleName: '' },
      ...{ familyName: '', nameOrder: 3, characterFullName: '灯台守', kana: 'トウダイモリ', className: '守り手' },
      ...{ level: 9, isNpc: true, icon: 'npc-icon', createdAt: PLAY_NOW },
    })
    expect(await refusalOf(save({ npcIdList: [npcId] }))).toBe('ROOM_FAULT')
    await db.insert(npcSheet).values({ characterId: npcId, masterId: of.master.userId, updatedAt: PLAY_NOW })
    expect(await refusalOf(save({ icon: 'icon-of-somebody' }))).toBe('ROOM_FAULT')
    expect(await refusalOf(save({ intro: ' ' }))).toBe('ROOM_FAULT')
    expect(await save({ npcIdList: [npcId], icon: 'npc-icon' })).toMatchObject({ version: 1 })
    expect((await shown()).room?.npcList).toMatchObject([{ characterId: npcId, worldId: 'harbor' }])
    expect(await refusalOf(save())).toBe('ROOM_STALE')
    expect(await save({ baseVersion: 1, isOpen: false })).toMatchObject({ version: 2, isOpen: false })
  })

  test('notices are deleted and brought back; days end by themselves', async () => {
    await save()
    const { noticeId } = await desk().postNotice({ title: '年末', body: '休みます。', draftId: null })
    const notices = async () => (await shown()).room?.noticeList.map(notice => notice.noticeId)
    expect(await notices()).toEqual([noticeId])
    for (const isDeleted of [true, true]) await desk().setNotice({ noticeId, isDeleted })
    expect(await notices()).toEqual([])
    await desk().setNotice({ noticeId, isDeleted: false })
    expect(await notices()).toEqual([noticeId])
    const other = await publishedReplay(db)
    expect(await refusalOf(asUser(other.master.userId).masterRoom.setNotice({ noticeId, isDeleted: true }))).toBe(
      'ROOM_NOTICE_NOT_FOUND',
    )
    const { today } = await desk().getOwn({})
    expect(await refusalOf(desk().addDay({ fromDay: '2020-01-01', toDay: '2020-01-02', words: '昔' }))).toBe(
      'ROOM_DAY_FAULT',
    )
    const { dayId } = await desk().addDay({ fromDay: today, toDay: today, words: '締切' })
    expect((await shown()).room?.dayList).toMatchObject([{ dayId, words: '締切' }])
    expect(await refusalOf(asUser(other.master.userId).masterRoom.removeDay({ dayId }))).toBe('ROOM_DAY_NOT_FOUND')
    await desk().removeDay({ dayId })
    expect((await shown()).room?.dayList).toEqual([])
  })
})

describe('the board', () => {
  const post = (more: object = {}, userId = fan.userId) =>
    asUser(userId).masterRoom.post({
      ...{ masterId: of.masterId, characterId: fan.characterId, body: 'はじめまして。', draftId: null, ...more },
    })
  const posts = async (userId = fan.userId) =>
    (await asUser(userId).masterRoom.getPosts({ masterId: of.masterId, ...page })).postList

  test('members speak as a character of theirs, the master as master; only an open room is written in', async () => {
    await save({ isOpen: false })
    expect(await refusalOf(post())).toBe('ROOM_CLOSED')
    await save({ baseVersion: 1 })
    expect(await refusalOf(post({ characterId: null }))).toBe('NOT_YOUR_CHARACTER')
    expect(await refusalOf(post({ characterId: of.first.characterId }))).toBe('NOT_YOUR_CHARACTER')
    expect(await refusalOf(post({ body: '　' }))).toBe('ROOM_POST_EMPTY')
    expect(await refusalOf(post({ body: '長'.repeat(501) }))).toBe('ROOM_POST_TOO_LONG')
    await post()
    await desk().post({ masterId: of.masterId, characterId: null, body: 'ようこそ。', draftId: null })
    expect(await posts()).toMatchObject([
      { name: of.masterName, character: null, body: 'ようこそ。', canDelete: false },
      { name: 'ナギ', character: { characterId: fan.characterId }, isMine: true, canDelete: true, needsReason: false },
    ])
    // The account of whoever speaks as a character stays secret.
    const [, seen] = await posts(of.first.userId)
    expect(JSON.stringify(seen)).not.toContain(fan.userId)
  })

  test('a writer deletes alone, master and office with a reason that others do not read', async () => {
    await save()
    const remove = (userId: string, postId: number, reason: string | null) =>
      asUser(userId).masterRoom.deletePost({ masterId: of.masterId, postId, reason })
    const [first, second, third] = [await post(), await post(), await post()]
    expect(await refusalOf(remove(of.first.userId, first.postId, '理由'))).toBe('ROOM_POST_NOT_FOUND')
    await remove(fan.userId, first.postId, null)
    expect(await refusalOf(remove(of.master.userId, second.postId, ' '))).toBe('ROOM_REASON')
    await remove(of.master.userId, second.postId, '結末にふれています。')
    await as.admin.masterRoom.deletePost({ masterId: of.masterId, postId: third.postId, reason: '宣伝です。' })
    expect(await posts(of.first.userId)).toMatchObject([
      { deletedBy: 'office', deletionReason: null, body: '' },
      { deletedBy: 'master', deletionReason: null, body: '' },
      { deletedBy: 'writer', deletionReason: null, body: '' },
    ])
    expect((await posts())[1]).toMatchObject({ deletionReason: '結末にふれています。' })
    expect((await posts(of.master.userId))[0]).toMatchObject({ deletionReason: '宣伝です。' })
    expect(await refusalOf(remove(fan.userId, first.postId, null))).toBe('ROOM_POST_NOT_FOUND')
  })

  test('a day takes so many posts of one user, and the master any number', async () => {
    await save()
    for (let count = 0; count < POSTS_A_DAY; count++) await post()
    expect(await refusalOf(post())).toBe('ROOM_POST_TOO_MANY')
    await desk().post({ masterId: of.masterId, characterId: null, body: 'ようこそ。', draftId: null })
  })
})

test('following counts once; nobody follows themselves, and a user without the class follows all the same', async () => {
  const { masterId } = of
  const follower = asUser(fan.userId).masterRoom
  for (const _ of [1, 2]) expect(await follower.follow({ masterId })).toEqual({ masterId, isFollowed: true })
  expect((await shown()).followerCount).toBe(1)
  expect(await follower.getFollowedIds({})).toEqual({ masterIdList: [masterId] })
  expect(await follower.getFollowed(page)).toMatchObject({ count: 1, masterList: [{ masterId }] })
  expect(await refusalOf(desk().follow({ masterId }))).toBe('FOLLOW_MASTER_SELF')
  // Who writes no more, but has written, stays a master.
  await db.delete(userClass).where(eq(userClass.userId, of.master.userId))
  expect((await shown()).masterName).toBe(of.masterName)
  await follower.unfollow({ masterId })
  expect(await follower.getFollowedIds({})).toEqual({ masterIdList: [] })
})
