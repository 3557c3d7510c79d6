// Voices on the lines of a published replay: who may put one on which line and take it off, and that readers of the replay hear
// it and nobody else.
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { scenarioNews } from '#rules/scenario/news.ts'
import { character } from '#server/areas/character/tables.ts'
import { scenarioLog } from '#server/areas/scenario/tables/scenario.ts'
import { scenarioReplay } from '#server/areas/scenario-replay/tables.ts'
import { voiceClip } from '#server/areas/voice/tables.ts'
import { realtimeEvent } from '#server/platform/tables.ts'
import { createCallers, refusalOf } from '../../support/callers.ts'
import { openDatabase } from '../../support/database.ts'
import { publishedReplay } from '../../support/published-replays.ts'
import { givenPlayer } from '../../support/scenarios.ts'
import { givenClip, speakIn } from '../../support/voices.ts'

const database = await openDatabase('play')
const { db } = database
const { anonymous, as, asUser } = createCallers(database)

const BODY = '霧が出た。\nナギ「聞こえますか」\nガロ「ああ」\n\n「だれの声だ」\nナギが笑った。\n「わたしの」'

let of: Awaited<ReturnType<typeof publishedReplay>>
let clips: { first: number; second: number }

async function given(isPrivate = false) {
  of = await publishedReplay(db, { isPrivate })
  await db
    .update(character)
    .set({ characterFullName: 'ガロ', givenName: 'ガロ', kana: 'ガロ' })
    .where(eq(character.characterId, of.second.characterId))
  await speakIn(db, of.key, BODY)
  clips = { first: await givenClip(db, of.first.characterId), second: await givenClip(db, of.second.characterId) }
}
beforeEach(() => given())

type Caller = Pick<typeof anonymous, 'voice' | 'scenarioReplay'>
const first = () => asUser(of.first.userId)
const second = () => asUser(of.second.userId)
const master = () => asUser(of.master.userId)
const attach = (caller: Caller, rowNo: number, clipId: number) => caller.voice.attach({ ...of.key, rowNo, clipId })
const detach = (caller: Caller, rowNo: number) => caller.voice.detach({ ...of.key, rowNo })
const heard = async (caller: Caller = anonymous) =>
  (await caller.scenarioReplay.getReplay(of.key)).voiceList.map(({ rowNo, clipId }) => [rowNo, clipId])

describe('a line', () => {
  test('gets the clip of its speaker, another one in its place, and none', async () => {
    expect(await attach(first(), 2, clips.first)).toMatchObject({
      ...{ rowNo: 2, clipId: clips.first, characterId: of.first.characterId, creatorName: 'こだま' },
      ...{ shouhinNaiyou: '/files/voices/fog-1.wav', shouhinmei: '霧が来る', galleryIcon: null },
    })
    const other = await givenClip(db, of.first.characterId, '聞こえる')
    await attach(first(), 2, other)
    await attach(second(), 3, clips.second)
    expect(await heard()).toEqual([
      [2, other],
      [3, clips.second],
    ])
    await detach(first(), 2)
    expect(await detach(first(), 2)).toEqual({ rowNo: 2 })
    expect(await heard()).toEqual([[3, clips.second]])
  })

  test.each([
    ['that nobody speaks', 1, 'LINE_NOT_SPOKEN'],
    ['behind the end', 99, 'LINE_NOT_SPOKEN'],
    ['of another character', 3, 'LINE_OF_ANOTHER'],
    ['whose speaker is not told', 5, 'LINE_OF_ANOTHER'],
  ])('%s gets none from a player', async (_, rowNo, code) => {
    expect(await refusalOf(attach(first(), rowNo, clips.first))).toBe(code)
  })

  test('whose speaker is not told gets the voice that the master knows; others stay with their speaker', async () => {
    await attach(master(), 5, clips.second)
    await attach(master(), 2, clips.first)
    expect(await refusalOf(attach(master(), 3, clips.first))).toBe('LINE_OF_ANOTHER')
    expect(await heard()).toEqual([
      [2, clips.first],
      [5, clips.second],
    ])
    // A player takes the voice of the own character off wherever it is; the master every one.
    expect(await refusalOf(detach(first(), 5))).toBe('VOICE_NOT_YOURS')
    await detach(second(), 5)
    await detach(master(), 2)
    expect(await heard()).toEqual([])
  })

  test('gets no clip of a character of others, of somebody who was not there, or of nobody', async () => {
    const stranger = await givenPlayer(db)
    const clip = await givenClip(db, stranger.characterId)
    expect(await refusalOf(attach(first(), 3, clips.second))).toBe('CLIP_NOT_FOUND')
    for (const caller of [first(), master()]) expect(await refusalOf(attach(caller, 2, clip))).toBe('CLIP_NOT_FOUND')
    expect(await refusalOf(attach(master(), 2, 2_000_000_000))).toBe('CLIP_NOT_FOUND')
    expect(await refusalOf(attach(asUser(stranger.userId), 2, clip))).toBe('VOICE_NOT_YOURS')
  })
})

test('a player chooses among the own lines and clips, the master among all', async () => {
  const characterName = { characterId: of.first.characterId, characterFullName: 'ナギ', clips: 1 }
  expect(await first().voice.getLines(of.key)).toEqual({
    lineList: [
      { rowNo: 2, characterId: of.first.characterId },
      { rowNo: 7, characterId: of.first.characterId },
    ],
    characterList: [characterName],
  })
  const all = await master().voice.getLines(of.key)
  expect(all.lineList.map(({ rowNo, characterId }) => [rowNo, characterId])).toEqual([
    [2, of.first.characterId],
    [3, of.second.characterId],
    [5, null],
    [7, of.first.characterId],
  ])
  expect(all.characterList).toHaveLength(2)
  const newest = await givenClip(db, of.first.characterId, '聞こえる')
  const page = { ...of.key, characterId: of.first.characterId, pageStart: 1, perPage: 1 }
  const { clipList, count } = await first().voice.getClips(page)
  expect([clipList.map(({ clipId }) => clipId), count]).toEqual([[newest], 2])
  expect((await first().voice.getClips({ ...page, pageStart: 2 })).clipList[0]?.clipId).toBe(clips.first)
  expect(await refusalOf(second().voice.getClips(page))).toBe('VOICE_NOT_YOURS')
  expect((await master().voice.getClips(page)).count).toBe(2)
  // The office reads every replay and gives none of them a voice.
  expect(await refusalOf(as.admin.voice.getLines(of.key))).toBe('VOICE_NOT_YOURS')
})

test('a reader is told whether to offer voices', async () => {
  const offered = async (caller: Caller) => (await caller.scenarioReplay.getReplay(of.key)).canVoice
  expect([await offered(first()), await offered(master())]).toEqual([true, true])
  await db.delete(voiceClip).where(eq(voiceClip.clipId, clips.first))
  expect([await offered(first()), await offered(second()), await offered(master())]).toEqual([false, true, true])
  expect([await offered(anonymous), await offered(as.admin), await offered(as.player)]).toEqual([false, false, false])
})

test('voices of a private replay are heard by those who read it', async () => {
  await given(true)
  await attach(first(), 2, clips.first)
  for (const caller of [second(), master(), as.admin]) expect(await heard(caller)).toEqual([[2, clips.first]])
  for (const caller of [anonymous, as.player]) expect(await heard(caller)).toEqual([])
})

test('there are no voices before the publication, nor through another world', async () => {
  await db.update(scenarioReplay).set({ state: 'awaiting' }).where(eq(scenarioReplay.scenarioId, of.key.scenarioId))
  expect(await refusalOf(attach(first(), 2, clips.first))).toBe('REPLAY_NOT_FOUND')
  expect(await refusalOf(master().voice.getLines({ ...of.key, worldId: 'station' }))).toBe('SCENARIO_NOT_FOUND')
})

describe('the office', () => {
  const takeOff = (caller: Caller, more: Partial<{ clipId: number; reason: string }> = {}) =>
    caller.voice.takeOff({ ...of.key, rowNo: 2, clipId: clips.first, reason: '権利の申し出がありました。', ...more })

  test('takes a voice off a line with a reason, which the log keeps; its owner and who put it there are told', async () => {
    await attach(master(), 2, clips.first)
    expect(await takeOff(as.admin)).toEqual({ rowNo: 2 })
    expect(await heard()).toEqual([])
    const log = await db.select().from(scenarioLog).where(eq(scenarioLog.scenarioId, of.key.scenarioId))
    expect(log.map(({ act, reason }) => [act, reason])).toEqual([
      ['office:takeVoice', '2行め「霧が来る」：権利の申し出がありました。'],
    ])
    const news = await db.select().from(realtimeEvent).where(eq(realtimeEvent.kind, 'scenario'))
    const mine = news.filter(({ payload }) => (payload as { scenarioId: number }).scenarioId === of.key.scenarioId)
    expect(mine.map(({ userId, payload }) => [userId, (payload as { entry: string }).entry]).sort()).toEqual(
      [
        [of.first.userId, 'seated'],
        [of.master.userId, 'master'],
      ].sort(),
    )
    expect(mine[0]?.payload).toMatchObject({ act: 'takeVoice', reason: '権利の申し出がありました。' })
    for (const side of ['seated', 'master'] as const) expect(scenarioNews('takeVoice', side)).not.toBeNull()
  })

  test('needs a reason, and takes the voice it has heard; nobody else takes one so', async () => {
    await attach(first(), 2, clips.first)
    expect(await refusalOf(takeOff(as.admin, { reason: ' ' }))).toBe('REASON_NEEDED')
    expect(await refusalOf(takeOff(as.admin, { clipId: clips.second }))).toBe('VOICE_NOT_FOUND')
    for (const caller of [first(), second(), master()]) expect(await refusalOf(takeOff(caller))).toBe('FORBIDDEN')
    expect(await heard()).toEqual([[2, clips.first]])
    const takes = async (caller: Caller) => (await caller.scenarioReplay.getReplay(of.key)).takesVoices
    expect([await takes(as.admin), await takes(master()), await takes(anonymous)]).toEqual([true, false, false])
  })
})
