// The portal: what a guest and a member are shown, and that nothing private stands in it.
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { noteScope } from '#rules/notes.ts'
import { GALLERY_SIZE } from '#rules/portal.ts'
import { readingPlace } from '#server/areas/reading/tables.ts'
import { scenarioPost } from '#server/areas/scenario/tables/board.ts'
import { scenario, scenarioPhase } from '#server/areas/scenario/tables/scenario.ts'
import { scenarioReplay } from '#server/areas/scenario-replay/tables.ts'
import { replayVoice } from '#server/areas/voice/tables.ts'
import { createCallers } from '../../support/callers.ts'
import { openDatabase } from '../../support/database.ts'
import { givenLetter, givenMakai } from '../../support/letters-between.ts'
import { givenNote } from '../../support/notes.ts'
import { PLAY_NOW } from '../../support/play.ts'
import { publishedReplay } from '../../support/published-replays.ts'
import { givenPlayer, givenScenario, publish } from '../../support/scenarios.ts'
import { givenClip, speakIn } from '../../support/voices.ts'

const HOUR = 3_600_000
const database = await openDatabase('play')
const { db, users } = database
const { anonymous, as, asUser } = createCallers(database)

type Published = Awaited<ReturnType<typeof publishedReplay>>
const published = async (isPrivate: boolean): Promise<Published> => {
  const of = await publishedReplay(db, { isPrivate })
  await db
    .update(scenarioReplay)
    .set({ publishedAt: PLAY_NOW, stateSince: PLAY_NOW })
    .where(eq(scenarioReplay.scenarioId, of.key.scenarioId))
  return of
}
const placeOf = ({ key }: Published) => `replay:${key.scenarioId}-${key.phase}`
const isOf =
  ({ key }: Published) =>
  (work: { scenario: { scenarioId: number } | null }) =>
    work.scenario?.scenarioId === key.scenarioId

let open: Published
let closed: Published
beforeEach(async () => {
  open = await published(false)
  closed = await published(true)
})

describe('a guest', () => {
  test('sees worlds, texts that everybody may read, and articles', async () => {
    const { worldList, workList, newsList } = await anonymous.portal.getGuest({})
    expect(worldList.map(({ worldId }) => worldId)).toContain('harbor')
    expect(worldList.every(({ ownCharacterCount }) => ownCharacterCount === 0)).toBe(true)
    expect(workList.filter(isOf(open))).toHaveLength(1)
    expect(workList.filter(isOf(closed))).toEqual([])
    expect(newsList.length).toBeGreaterThan(0)
  })

  test('sees a series once, and neither drafts nor what is still to come', async () => {
    const { workList } = await anonymous.portal.getGuest({})
    const titles = workList.map(({ title, chapterTitle }) => `${title} ${chapterTitle ?? ''}`)
    expect(titles.filter(title => title.startsWith('灯を運ぶ人'))).toEqual(
      titles.filter(title => title === '灯を運ぶ人 舟の夜'),
    )
    expect(titles.join()).not.toContain('秘密')
  })

  test('is told when the next opening comes, but not which, and may join it once it is there', async () => {
    const master = await givenPlayer(db)
    const key = await givenScenario(db, master.userId)
    const openAt = new Date(PLAY_NOW.getTime() + HOUR)
    await db.update(scenario).set({ title: 'まだひみつの題' }).where(eq(scenario.scenarioId, key.scenarioId))
    await db
      .update(scenarioPhase)
      .set({ state: 'awaitingPublication', openAt })
      .where(eq(scenarioPhase.scenarioId, key.scenarioId))
    const before = await anonymous.portal.getGuest({})
    expect(before.nextOpeningList).toContainEqual({
      ...{ worldId: 'harbor', worldName: expect.any(String), openAt: openAt.toISOString() },
    })
    expect(JSON.stringify(before)).not.toContain('まだひみつの題')
    await db.update(scenarioPhase).set({ state: 'draft' }).where(eq(scenarioPhase.scenarioId, key.scenarioId))
    await publish(db, key, master.userId)
    const after = await anonymous.portal.getGuest({})
    expect(after.scenarioList.map(({ scenarioId }) => scenarioId)).toContain(key.scenarioId)
    expect(after.scenarioList.every(({ mine }) => mine === null)).toBe(true)
  })
})

describe('a member', () => {
  const memberOf = (userId: string) => asUser(userId).portal.getMember({})

  test('finds the replays of the own characters, also private ones, until they are read', async () => {
    const { userId } = closed.first
    expect((await memberOf(userId)).deliveryList).toMatchObject([{ ...{ isRead: false, novelId: null } }])
    await db.insert(readingPlace).values({ userId, textKey: placeOf(closed), place: 9, ratio: 1, updatedAt: PLAY_NOW })
    expect((await memberOf(userId)).deliveryList).toMatchObject([{ isRead: true }])
    expect((await memberOf(open.first.userId)).deliveryList.filter(isOf(closed))).toEqual([])
  })

  test('goes on with what was begun, and only with what may be read', async () => {
    const { userId } = open.first
    const places = [
      { textKey: placeOf(open), ratio: 0.4 },
      { textKey: placeOf(closed), ratio: 0.4 },
      { textKey: 'novel:1', ratio: 0.2 },
      { textKey: 'novel:2', ratio: 1 },
      { textKey: 'novel:999999', ratio: 0.5 },
      { textKey: 'news:1', ratio: 0.5 },
    ]
    await db.insert(readingPlace).values(places.map(place => ({ ...place, userId, place: 1, updatedAt: PLAY_NOW })))
    const { readingList } = await memberOf(userId)
    expect(readingList.filter(isOf(open))).toMatchObject([{ ratio: 0.4 }])
    expect(readingList.filter(isOf(closed))).toEqual([])
    expect(readingList.flatMap(({ novelId }) => novelId ?? [])).toEqual([1])
  })

  test('is told of posts of others in running consultations alone', async () => {
    const { userId } = open.first
    const post = (by: Published['first']) => ({
      ...{ scenarioId: open.key.scenarioId, phase: 1, userId: by.userId, characterId: by.characterId },
      ...{ voice: 'PL' as const, body: 'よろしく。', createdAt: PLAY_NOW },
    })
    await db.insert(scenarioPost).values([post(open.first), post(open.second), post(open.second)])
    expect((await memberOf(userId)).unreadBoardList).toEqual([])
    await db
      .update(scenarioPhase)
      .set({ state: 'consultation' })
      .where(eq(scenarioPhase.scenarioId, open.key.scenarioId))
    expect((await memberOf(userId)).unreadBoardList).toMatchObject([{ scenarioId: open.key.scenarioId, count: 2 }])
    expect((await memberOf(closed.first.userId)).unreadBoardList).toEqual([])
  })
})

describe('what passes between characters', () => {
  const waiting = async () => (await as.player.portal.getMember({})).letterList
  const RINNE = 'harbor-rinne'

  test('letters that were never opened wait, those of the makai post apart', async () => {
    await database.asOwner(client => client.query('truncate letter_thread, letter, makai_letter, makai_sender cascade'))
    expect(await waiting()).toEqual([])
    await givenLetter(db, { fromId: 'harbor-garo', toId: RINNE, sentAt: PLAY_NOW })
    await givenMakai(db, { by: 'harbor-garo', to: RINNE })
    const rinne = { worldId: 'harbor', characterId: RINNE, count: 1 }
    expect((await waiting()).toSorted((one, other) => Number(one.isMakai) - Number(other.isMakai))).toMatchObject([
      { ...rinne, isMakai: false },
      { ...rinne, isMakai: true },
    ])
    await database.asOwner(client => client.query('update letter set read_at = now()'))
    expect((await waiting()).map(({ isMakai }) => isMakai)).toEqual([true])
  })

  test('new notes of others are those that one may read', async () => {
    await database.asOwner(client => client.query('truncate note cascade'))
    const by = { characterId: 'harbor-garo', publishedAt: PLAY_NOW }
    const open = await givenNote(database, users.other, { ...by, title: '公開' })
    await givenNote(database, users.other, { ...by, scope: noteScope.mine })
    await givenNote(database, users.other, { ...by, scope: noteScope.friends })
    await givenNote(database, users.player, { publishedAt: PLAY_NOW })
    expect((await as.player.portal.getMember({})).noteList.map(({ noteId }) => noteId)).toEqual([open])
  })
})

describe('lists', () => {
  test('of voices have those of open replays, and none of a private one', async () => {
    for (const each of [open, closed]) {
      await speakIn(db, each.key, '霧が出た。\nナギ「聞こえますか」')
      const clipId = await givenClip(db, each.first.characterId)
      const { scenarioId, phase } = each.key
      await db
        .insert(replayVoice)
        .values({ scenarioId, phase, rowNo: 2, clipId, userId: each.first.userId, createdAt: PLAY_NOW })
    }
    const { voiceList, count } = await anonymous.portal.getVoices({ page: 1, worldId: 'harbor' })
    expect(voiceList.filter(({ scenarioId }) => scenarioId === open.key.scenarioId)).toMatchObject([
      { ...{ rowNo: 2, creatorName: 'こだま', shouhinNaiyou: '/files/voices/fog-1.wav', worldId: 'harbor' } },
    ])
    expect(voiceList.filter(({ scenarioId }) => scenarioId === closed.key.scenarioId)).toEqual([])
    expect(count).toBe(voiceList.length)
    expect(await anonymous.portal.getVoices({ page: 2 })).toEqual({ voiceList: [], count })
  })

  test('of pictures have each picture once, of published texts alone', async () => {
    const { scenarioId } = open.key
    await db.update(scenario).set({ picture: 'fog-opening' }).where(eq(scenario.scenarioId, scenarioId))
    const draft = await givenScenario(db, (await givenPlayer(db)).userId)
    await db.update(scenario).set({ picture: 'secret-draft' }).where(eq(scenario.scenarioId, draft.scenarioId))
    const { pictureList, count } = await anonymous.portal.getPictures({ page: 1 })
    const names = pictureList.map(({ picture }) => picture)
    expect(names).toContain('fog-opening')
    expect(names).not.toContain('secret-draft')
    expect(new Set(names).size).toBe(names.length)
    expect(names.length).toBe(Math.min(count, GALLERY_SIZE))
    const { pictureList: elsewhere } = await anonymous.portal.getPictures({ page: 1, worldId: 'station' })
    expect(elsewhere.every(({ worldId }) => worldId === 'station')).toBe(true)
  })
})
