// A replay from its first line to its publication: written, handed in, returned, approved, published with its rewards once; read
// by those who may; questions to players.
import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { appearancesOf } from '#rules/scenario/coverage.ts'
import { QUESTION_MOST } from '#rules/scenario/replay-steps.ts'
import { character, characterParameterChange } from '#server/areas/character/tables.ts'
import { FIRST_CHANGE } from '#server/areas/character-edit/register.ts'
import { userClass } from '#server/areas/identity/tables.ts'
import { passTime } from '#server/areas/scenario/clock/clock-job.ts'
import { tell } from '#server/areas/scenario/clock/tell.ts'
import { scenarioEntry, scenarioPlaying } from '#server/areas/scenario/tables/entry.ts'
import { scenario, scenarioLog, scenarioPhase } from '#server/areas/scenario/tables/scenario.ts'
import { overdueReplays, publishReplay } from '#server/areas/scenario-replay/publish-replay.ts'
import { characterHistory, characterTitle, scenarioReplay, worldLevel } from '#server/areas/scenario-replay/tables.ts'
import { tellOfQuestion } from '#server/areas/scenario-replay/tell-question.ts'
import { worldParameter } from '#server/areas/world/tables.ts'
import { transact } from '#server/db/client.ts'
import { auditLedger, balancesOf, currencies } from '#server/platform/ledger/balances.ts'
import { post, systemAccounts } from '#server/platform/ledger/post.ts'
import { createCallers, refusalOf } from '../../support/callers.ts'
import { openDatabase } from '../../support/database.ts'
import { PLAY_NOW } from '../../support/play.ts'
import { BODY, castResult } from '../../support/replays.ts'
import { givenPlayer, givenScenario, phaseOf } from '../../support/scenarios.ts'

const database = await openDatabase('play')
const { db, users } = database
const { anonymous, as, asUser, clock } = createCallers(database)
const office = as.admin.scenarioReplay
const HOUR = 3_600_000
const LATER = new Date('2037-01-01T00:00:00Z')

/** A phase that is being written, led by a master of its own, with two participants. */
async function inWriting() {
  const { userId: masterId } = await givenPlayer(db, { llamaPoint: 0, alpacaCoin: 0 })
  await db.insert(userClass).values({ userId: masterId, classCode: 1 })
  const key = await givenScenario(db, masterId)
  await db
    .update(scenarioPhase)
    .set({ state: 'resolving', publishedAt: PLAY_NOW, playingUntil: PLAY_NOW, replayDueAt: LATER })
    .where(eq(scenarioPhase.scenarioId, key.scenarioId))
  const players = [await givenPlayer(db), await givenPlayer(db)]
  const entries: number[] = []
  for (const [index, { userId, characterId }] of players.entries()) {
    const [made] = await db
      .insert(scenarioEntry)
      .values({
        ...{ ...key, worldId: 'harbor', characterId, userId, state: 'seated', isAlone: true, publicNumber: index },
        ...{ cost: 0, createdAt: PLAY_NOW, seatedAt: PLAY_NOW },
      })
      .returning({ entryId: scenarioEntry.entryId })
    entries.push(made?.entryId ?? 0)
  }
  const [first = 0, second = 0] = entries
  return { ...key, worldId: 'harbor', master: asUser(masterId).scenarioReplay, masterId, players, first, second }
}
type Writing = Awaited<ReturnType<typeof inWriting>>

let of: Writing
beforeEach(async () => {
  clock.set(PLAY_NOW)
  of = await inWriting()
})

const key = () => ({ worldId: of.worldId, scenarioId: of.scenarioId, phase: of.phase })
const results = () => [castResult(of.first, { experience: 20 }), castResult(of.second)]
const written = (more = {}) => ({
  ...{ ...key(), baseVersion: 0, body: BODY, result: 'Success' as const, castList: results(), partList: [] },
  ...{ draftId: null, ...more },
})
const submitted = async (more = {}) => {
  const { version } = await of.master.updateScenario(written(more) as never)
  await of.master.act({ ...key(), baseVersion: version, act: 'submit', comment: null })
  return version + 1
}
const approve = (baseVersion: number, publishDateTime: string | null = null) =>
  office.updateScenarioByAdmin({ ...key(), baseVersion, status: 6, comment: null, publishDateTime })
const publish = () => publishReplay(db, key(), async () => clock.now())
const published = async (more = {}) => {
  await approve(await submitted(more))
  expect(await publish()).toBe(true)
}
const player = (index: 0 | 1) => of.players[index] as Writing['players'][number]

describe('the way to publication', () => {
  test('written in steps, each on the version before; handed in only when it is whole', async () => {
    const { version } = await of.master.updateScenario(written({ result: null, castList: [] }) as never)
    expect(version).toBe(1)
    expect(await refusalOf(of.master.updateScenario(written() as never))).toBe('SCENARIO_CHANGED')
    const submit = (baseVersion: number) => of.master.act({ ...key(), baseVersion, act: 'submit', comment: null })
    expect(await refusalOf(submit(1))).toBe('REPLAY_FAULT')
    await of.master.updateScenario(written({ baseVersion: 1 }) as never)
    expect(await submit(2)).toEqual({ state: 'checking' })
    expect(await refusalOf(of.master.updateScenario(written({ baseVersion: 3 }) as never))).toBe('SCENARIO_STATE')
    expect(await of.master.act({ ...key(), baseVersion: 3, act: 'takeBack', comment: null })).toEqual({
      state: 'writing',
    })
  })

  test('returned with a comment and comments on lines; both versions stay', async () => {
    const version = await submitted()
    const back = { ...key(), baseVersion: version, status: 5 as const, publishDateTime: null }
    expect(await refusalOf(office.updateScenarioByAdmin({ ...back, comment: ' ' }))).toBe('REASON_NEEDED')
    const { commentId } = await office.comment({
      ...key(),
      rowNo: 2,
      quoted: '灯台守は',
      body: '名前を入れてください。',
    })
    await office.updateScenarioByAdmin({ ...back, comment: '2行目をお願いします。' })
    const body = `${BODY}ナギは走った。`
    await of.master.updateScenario(written({ baseVersion: version + 1, body }) as never)
    await of.master.markComment({ ...key(), commentId, isDone: true })
    const seen = await of.master.getDetail(key())
    expect(seen).toMatchObject({ state: 'returned', commentList: [{ commentId, rowNo: 2, isDone: true }] })
    expect(seen.versionList.map(({ state, comment }) => ({ state, comment }))).toEqual([
      { state: 'returned', comment: '2行目をお願いします。' },
      { state: 'checking', comment: null },
    ])
    const before = await of.master.getVersion({ ...key(), version, state: 'returned' })
    expect([before.replay.body, seen.replay.body]).toEqual([BODY, body])
  })

  test('waits for the check in a list that has the first ones and counts all', async () => {
    await submitted()
    of = await inWriting()
    await submitted()
    of = await inWriting()
    await approve(await submitted())
    const all = await office.getCheckList({ perPage: 1_000 })
    const first = await office.getCheckList({ perPage: 1 })
    expect(all.count).toBeGreaterThanOrEqual(2)
    expect(all.count).toBe(all.scenarioList.length)
    expect(first).toMatchObject({ count: all.count, awaitingCount: all.awaitingList.length })
    expect([first.scenarioList, first.awaitingList]).toEqual([
      all.scenarioList.slice(0, 1),
      all.awaitingList.slice(0, 1),
    ])
  })

  test('published at its time by the job, once; nothing before', async () => {
    const at = new Date(PLAY_NOW.getTime() + HOUR)
    await approve(await submitted(), at.toISOString())
    expect(await publish()).toBe(false)
    expect(await refusalOf(anonymous.scenarioReplay.getReplay(key()))).toBe('REPLAY_NOT_FOUND')
    clock.set(at)
    expect(await Promise.all([publish(), publish(), publish()])).toEqual(expect.arrayContaining([true, false, false]))
    const shown = await anonymous.scenarioReplay.getReplay(key())
    expect(shown).toMatchObject({
      body: BODY,
      result: 'Success',
      card: { state: 'completed' },
      publishedAt: at.toISOString(),
    })
    expect(await db.select().from(characterHistory).where(eq(characterHistory.scenarioId, of.scenarioId))).toHaveLength(
      2,
    )
  })

  test('a replay whose phase was withdrawn is never published, and is not looked at again every minute', async () => {
    await approve(await submitted())
    const missed = async () =>
      (await overdueReplays(db, new Date(PLAY_NOW.getTime() + HOUR))).filter(one => one.scenarioId === of.scenarioId)
    expect(await missed()).toHaveLength(1)
    await db.update(scenarioPhase).set({ state: 'withdrawn' }).where(eq(scenarioPhase.scenarioId, of.scenarioId))
    expect(await publish()).toBe(false)
    expect(await missed()).toEqual([])
  })
})

test('events and notices tell of a replay and of questions to those whom they are about, and never with their words', async () => {
  const words = {
    body: '誰も知らない海図',
    part: '片耳だけの声',
    comment: '審査の指摘',
    question: '灯を消した訳は',
    answer: '風のせいです',
  }
  await db.update(scenario).set({ isPrivate: true }).where(eq(scenario.scenarioId, of.scenarioId))
  const { questionId } = await of.master.ask({ ...key(), entryId: of.first, question: words.question })
  await tellOfQuestion(db, { questionId, act: 'question' }, PLAY_NOW)
  await asUser(player(0).userId).scenarioReplay.answer({ questionId, answer: words.answer })
  await tellOfQuestion(db, { questionId, act: 'answer' }, PLAY_NOW)
  const partList = [{ body: words.part, entryIds: [of.first] }]
  const version = await submitted({ body: `${BODY}${words.body}`, partList })
  await office.comment({ ...key(), rowNo: 1, quoted: BODY.slice(0, 4), body: words.comment })
  await approve(version)
  expect(await publish()).toBe(true)
  const logged = await db.select().from(scenarioLog).where(eq(scenarioLog.scenarioId, of.scenarioId))
  for (const { logId } of logged) await tell(db, logId, PLAY_NOW)
  const { rows } = await db.execute<{ userId: string; told: string }>(sql`
    select user_id as "userId", payload::text as told from realtime_event
    where payload::text ~ ${`"scenarioId": ${of.scenarioId}[,}]`}`)
  const told = (userId: string) => rows.filter(row => row.userId === userId).length
  expect(told(player(0).userId)).toBeGreaterThan(told(player(1).userId))
  expect(told(player(1).userId)).toBeGreaterThan(0)
  expect(told(of.masterId)).toBeGreaterThan(0)
  const affected = new Set([users.admin, of.masterId, ...of.players.map(({ userId }) => userId)])
  expect(rows.filter(({ userId }) => !affected.has(userId))).toEqual([])
  const { rows: notices } = await db.execute<{ told: string }>(sql`select row_to_json(n)::text as told from notice n`)
  const all = [...rows, ...notices].map(row => row.told).join()
  for (const secret of Object.values(words)) expect(all).not.toContain(secret)
})

describe('a replay of texts that the office opens again', () => {
  const reason = '締切を早く閉じてしまったため'
  const reopen = () => as.admin.scenarioOffice.repair({ ...key(), act: 'repairReopenTexts', reason })
  const replayOf = async () =>
    (await db.select().from(scenarioReplay).where(eq(scenarioReplay.scenarioId, of.scenarioId)))[0]

  test.each([
    ['approved for later', async () => approve(await submitted(), new Date(PLAY_NOW.getTime() + HOUR).toISOString())],
    ['handed in', submitted],
  ])('and that was %s goes back to its master with the reason, and is not published by itself', async (_, begin) => {
    await begin()
    expect(await reopen()).toEqual({ state: 'consultation' })
    expect(await replayOf()).toMatchObject({ state: 'returned', publishAt: null, approvedBy: null })
    const { playingUntil } = await phaseOf(db, key())
    const after = new Date((playingUntil?.getTime() ?? 0) + HOUR)
    clock.set(after)
    expect(await passTime(db, key(), after)).toBe(true)
    expect((await phaseOf(db, key())).state).toBe('resolving')
    expect(await publish()).toBe(false)
    expect((await overdueReplays(db, after)).filter(({ scenarioId }) => scenarioId === of.scenarioId)).toEqual([])
    const seen = await of.master.getDetail(key())
    expect(seen.state).toBe('returned')
    expect(seen.versionList[0]).toMatchObject({ state: 'returned', comment: reason })
    // Its master reads the new texts, and the way to publication begins anew.
    const { version } = await of.master.updateScenario(written({ baseVersion: seen.version }) as never)
    await of.master.act({ ...key(), baseVersion: version, act: 'submit', comment: null })
    await approve(version + 1)
    expect(await publish()).toBe(true)
  })

  test('and that is still written stays as it is', async () => {
    const { version } = await of.master.updateScenario(written({ result: null, castList: [] }) as never)
    await reopen()
    expect(await replayOf()).toMatchObject({ state: 'writing', version })
  })
})

describe('what characters get', () => {
  test('experience with levels and their points, money, items, titles; what the text used and the story took is gone', async () => {
    const { characterId } = player(0)
    const bag = { kind: 'character', id: characterId } as const
    const oil = currencies.item('harbor', 'I0001')
    await db.update(character).set({ level: 1 }).where(eq(character.characterId, characterId))
    await db
      .insert(worldParameter)
      .values(
        [1, 2].map(parameterId => ({ worldId: 'harbor', parameterId, name: `能力${parameterId}`, isAssignable: true })),
      )
    const parameters = Array.from({ length: 30 }, (_, index) => (index === 1 ? 8 : 0))
    await db
      .insert(characterParameterChange)
      .values({ characterId, reason: FIRST_CHANGE, parameters, createdAt: PLAY_NOW })
    await transact(db, tx =>
      post(tx, PLAY_NOW, [
        { cause: { kind: 'test', id: characterId }, currency: oil, amount: 3, from: 'issue', to: bag },
        {
          ...{ cause: { kind: 'test', id: `used ${characterId}` }, currency: oil, amount: 1, from: bag },
          to: systemAccounts.heldBy(of.scenarioId),
        },
      ]),
    )
    await db.insert(scenarioPlaying).values({
      ...{ entryId: of.first, playing: '灯りをともす。', items: [{ currency: oil, count: 1 }] },
      ...{ sentBy: 'player', receivedAt: PLAY_NOW },
    })
    const first = castResult(of.first, {
      ...{ experience: 310, money: 50, items: [{ itemCode: 'I0001', count: 4 }], title: '灯台の友' },
      ...{ mvpReason: '最後まで灯りを守った。', deletedItems: [{ itemCode: 'I0001', count: 9 }] },
    })
    await published({ castList: [first, castResult(of.second)] })
    const money = currencies.token('harbor', 1)
    const exp = currencies.experience('harbor')
    // Of three pieces one was used by the text, the other two were taken, and four are new.
    expect(await balancesOf(db, bag, [oil, money, exp])).toEqual({ [oil]: 4, [money]: 50, [exp]: 310 })
    const [who] = await db.select().from(character).where(eq(character.characterId, characterId))
    // 100 for level 2, 200 for level 3.
    expect(who).toMatchObject({ level: 3, experience: 10 })
    const changes = await db
      .select()
      .from(characterParameterChange)
      .where(eq(characterParameterChange.characterId, characterId))
      .orderBy(characterParameterChange.id)
    // Two points a level, on what the player chose when the character was made.
    expect(changes.map(({ reason, parameters: [one, two] }) => ({ reason, one, two }))).toEqual([
      { reason: FIRST_CHANGE, one: 0, two: 8 },
      { reason: 'レベルアップ Lv.3', one: 0, two: 4 },
    ])
    const titles = await db.select().from(characterTitle).where(eq(characterTitle.characterId, characterId))
    expect(titles).toMatchObject([
      { title: '灯台の友', isMvp: false },
      { isMvp: true, reason: '最後まで灯りを守った。' },
    ])
    const { castList } = await anonymous.scenarioReplay.getReplay(key())
    expect(castList[0]).toMatchObject({
      gains: { experience: 310, levelBefore: 1, levelAfter: 3, title: '灯台の友' },
    })
    // The story asked for nine, and took the two that were there.
    const [{ itemName } = { itemName: '' }] = castList[0]?.gains?.itemList ?? []
    const items = [
      { itemName, count: 4 },
      { itemName, count: -2 },
    ]
    expect(castList[0]?.gains?.itemList).toEqual(items)
    const { historyList } = await anonymous.character.getHistory({ characterId, offset: 0, limit: 5 })
    expect(historyList[0]?.gains?.itemList).toEqual(items)
    expect(await auditLedger(db)).toEqual([])
  })

  test('who was removed after the approval gets nothing and keeps what it has; the others get theirs', async () => {
    const oil = currencies.item('harbor', 'I0001')
    const [money, exp] = [currencies.token('harbor', 1), currencies.experience('harbor')]
    const bagOf = (index: 0 | 1) => ({ kind: 'character', id: player(index).characterId }) as const
    await transact(db, tx =>
      post(tx, PLAY_NOW, [
        { cause: { kind: 'test', id: player(0).characterId }, currency: oil, amount: 3, from: 'issue', to: bagOf(0) },
        {
          ...{ cause: { kind: 'test', id: `used ${of.first}` }, currency: oil, amount: 1, from: bagOf(0) },
          to: systemAccounts.heldBy(of.scenarioId),
        },
      ]),
    )
    await db.insert(scenarioPlaying).values({
      ...{ entryId: of.first, playing: '灯りをともす。', items: [{ currency: oil, count: 1 }] },
      ...{ sentBy: 'player', receivedAt: PLAY_NOW },
    })
    const rewards = { experience: 20, money: 50, title: '灯台の友', mvpReason: '灯りを守った。' }
    const first = castResult(of.first, { ...rewards, deletedItems: [{ itemCode: 'I0001', count: 9 }] })
    await approve(await submitted({ castList: [first, castResult(of.second, rewards)] }))
    await as.admin.scenarioOffice.removeEntry({ ...key(), entryId: of.first, reason: '本人の申し出' })
    expect(await publish()).toBe(true)
    // The piece that the text used came back as well.
    expect(await balancesOf(db, bagOf(0), [oil, money, exp])).toEqual({ [oil]: 3, [money]: 0, [exp]: 0 })
    expect(await balancesOf(db, bagOf(1), [money, exp])).toEqual({ [money]: 50, [exp]: 20 })
    const titlesOf = (index: 0 | 1) =>
      db
        .select()
        .from(characterTitle)
        .where(eq(characterTitle.characterId, player(index).characterId))
    expect([await titlesOf(0), (await titlesOf(1)).length]).toEqual([[], 2])
    const { castList } = await anonymous.scenarioReplay.getReplay(key())
    expect(castList.map(({ character: { characterId } }) => characterId)).toEqual([player(1).characterId])
    const histories = await db.select().from(characterHistory).where(eq(characterHistory.scenarioId, of.scenarioId))
    expect(histories.map(({ entryId }) => entryId)).toEqual([of.second])
    expect(await auditLedger(db)).toEqual([])
  })

  test('the office has the last word on who is MVP, and why; of the cast alone, and never without a reason', async () => {
    const castList = [castResult(of.first, { mvpReason: '灯りを守った。' }), castResult(of.second)]
    const baseVersion = await submitted({ castList })
    const check = (mvpShogoCharacters: { entryId: number; reason: string }[]) =>
      office.updateScenarioByAdmin({
        ...{ ...key(), baseVersion, status: 6, comment: null, publishDateTime: null, mvpShogoCharacters },
      })
    const foreign = await inWriting()
    for (const wrong of [
      { entryId: of.second, reason: ' ' },
      { entryId: foreign.first, reason: '扉を押さえた。' },
    ])
      expect(await refusalOf(check([wrong]))).toBe('REPLAY_FAULT')
    await check([{ entryId: of.second, reason: '扉を押さえた。' }])
    expect(await publish()).toBe(true)
    const { castList: shown } = await anonymous.scenarioReplay.getReplay(key())
    expect(shown.map(({ gains }) => gains?.mvpReason)).toEqual([null, '扉を押さえた。'])
    const titlesOf = (index: 0 | 1) =>
      db
        .select()
        .from(characterTitle)
        .where(eq(characterTitle.characterId, player(index).characterId))
    expect(await titlesOf(0)).toEqual([])
    expect(await titlesOf(1)).toMatchObject([{ title: 'MVP', isMvp: true, reason: '扉を押さえた。' }])
  })

  test('a level needs what the world says of it, and 100 times the level where it says nothing', async () => {
    const { characterId } = player(0)
    await db.update(character).set({ level: 1, experience: 0 }).where(eq(character.characterId, characterId))
    await db.insert(worldLevel).values({ worldId: 'harbor', level: 1, need: 30 })
    await published({ castList: [castResult(of.first, { experience: 240 }), castResult(of.second)] })
    await db.delete(worldLevel)
    const [who] = await db.select().from(character).where(eq(character.characterId, characterId))
    // 30 for level 2, 200 for level 3.
    expect(who).toMatchObject({ level: 3, experience: 10 })
  })

  test('an item of no world and a foreign entry are refused', async () => {
    const wrong = (one: object) => of.master.updateScenario(written({ castList: [one] }) as never)
    expect(await refusalOf(wrong(castResult(of.first, { items: [{ itemCode: 'NONE', count: 1 }] })))).toBe(
      'REPLAY_ITEM',
    )
    expect(await refusalOf(wrong(castResult(999_999)))).toBe('REPLAY_FAULT')
  })
})

describe('who reads what', () => {
  const parts = () => [{ body: 'ナギにだけ、声が聞こえた。', entryIds: [of.first] }]

  test('a part is read by those named in it, the master and the office', async () => {
    await published({ partList: parts() })
    const read = async (reader: Pick<typeof anonymous, 'scenarioReplay'>) => {
      const { partList, lockedParts, body } = await reader.scenarioReplay.getReplay(key())
      return [partList.length, lockedParts, body === BODY]
    }
    expect(await read(anonymous)).toEqual([0, 1, true])
    expect(await read(asUser(player(1).userId))).toEqual([0, 1, true])
    expect(await read(asUser(player(0).userId))).toEqual([1, 0, true])
    expect(await read(asUser(of.masterId))).toEqual([1, 0, true])
    expect(await read(as.admin)).toEqual([1, 0, true])
  })

  test('a private replay shows others its title, result and cast alone', async () => {
    await db.update(scenario).set({ isPrivate: true }).where(eq(scenario.scenarioId, of.scenarioId))
    await published({ partList: parts() })
    const bodyFor = async (reader: Pick<typeof anonymous, 'scenarioReplay'>) =>
      (await reader.scenarioReplay.getReplay(key())).body
    expect([await bodyFor(anonymous), await bodyFor(as.player)]).toEqual([null, null])
    expect([await bodyFor(asUser(player(1).userId)), await bodyFor(as.admin)]).toEqual([BODY, BODY])
    const { castList, partList, lockedParts, length, masterId } = await as.player.scenarioReplay.getReplay(key())
    expect(castList.map(({ result, gains, nameList, calls }) => ({ result, gains, nameList, calls }))).toEqual(
      Array(2).fill({ result: 'Success', gains: null, nameList: [], calls: [] }),
    )
    expect({ partList, lockedParts, length, masterId }).toEqual({
      ...{ partList: [], lockedParts: 0, length: null, masterId: null },
    })
  })

  test('another master has no desk of it, and the office reads neither texts nor what is not handed in', async () => {
    await of.master.updateScenario(written() as never)
    const other = await inWriting()
    expect(await refusalOf(other.master.getDetail(key()))).toBe('SCENARIO_NOT_FOUND')
    await db.insert(scenarioPlaying).values({
      ...{ entryId: of.first, playing: '灯りをともす。', sentBy: 'player', receivedAt: PLAY_NOW },
    })
    const seen = await office.getDetail(key())
    expect([seen.replay.body, seen.castList.map(({ playing }) => playing)]).toEqual(['', [null, null]])
    expect((await of.master.getDetail(key())).castList[0]?.playing).toBe('灯りをともす。')
  })
})

describe('the cast beside the text', () => {
  test('a name is found in the text by each part of its reading, in either kana', async () => {
    const { characterId } = player(0)
    await db
      .update(character)
      .set({ characterFullName: '折鹿 翠', givenName: '翠', familyName: '折鹿', kana: 'オルカ スイ' })
      .where(eq(character.characterId, characterId))
    const { castList } = await of.master.getDetail(key())
    const { nameList = [] } = castList.find(({ entryId }) => entryId === of.first) ?? {}
    expect(nameList).toEqual(
      expect.arrayContaining(['折鹿 翠', '翠', 'オルカ スイ', 'スイ', 'すい', 'オルカ', 'おるか']),
    )
    const lines = ['霧が出た。', 'すいは走った。', '霧が濃い。', 'スイの灯が揺れる。', '登りやすい坂だった。']
    expect(appearancesOf(lines, [{ key: of.first, nameList }]).get(of.first)).toEqual([
      { from: 2, to: 2 },
      { from: 4, to: 4 },
    ])
  })

  test('a note and further names stand beside the sheet, for the master alone', async () => {
    await of.master.saveNote({ ...key(), entryId: of.first, note: '灯は左手。', names: ['灯の人'] })
    const [first] = (await of.master.getDetail(key())).castList.filter(({ entryId }) => entryId === of.first)
    expect(first).toMatchObject({
      note: '灯は左手。',
      names: ['灯の人'],
      stats: { items: [], changeHistory: expect.any(Array) },
    })
    expect(first?.nameList).toContain('灯の人')
    expect((await office.getDetail(key())).castList.map(({ note }) => note)).toEqual(['', ''])
  })

  test('its master notes how one of the cast calls the others; a note alone leaves that as it is, and readers have it with the text', async () => {
    const calls = [{ entryId: of.second, names: ['先生', 'あなた'] }]
    const note = { ...key(), entryId: of.first, note: '', names: [] }
    await of.master.saveNote({ ...note, calls })
    await of.master.saveNote({ ...note, note: '灯は左手。' })
    const { castList } = await of.master.getDetail(key())
    expect(castList.map(one => [one.entryId, one.calls])).toEqual([
      [of.first, calls],
      [of.second, []],
    ])
    const foreign = { ...note, calls: [{ entryId: 2_000_000, names: ['きみ'] }] }
    expect(await refusalOf(of.master.saveNote(foreign))).toBe('ENTRY_NOT_FOUND')
    await approve(await submitted())
    await publish()
    const [first, second] = (await anonymous.scenarioReplay.getReplay(key())).castList
    expect(first?.calls).toEqual([{ characterId: player(1).characterId, nameList: ['先生', 'あなた'] }])
    expect(second?.calls).toEqual([])
    await of.master.saveNote({ ...note, calls: [{ entryId: of.second, names: [] }] })
    expect((await of.master.getDetail(key())).castList[0]?.calls).toEqual([])
  })
})

describe('questions to players', () => {
  const ask = (question = '怒っていますか？') => of.master.ask({ ...key(), entryId: of.first, question })

  test('three a player, answered once within two days, by the asked player alone', async () => {
    const { questionId } = await ask()
    const [own, other] = [asUser(player(0).userId).scenarioReplay, asUser(player(1).userId).scenarioReplay]
    expect((await own.getQuestions(key())).questionList).toMatchObject([{ questionId, answer: null }])
    expect((await other.getQuestions(key())).questionList).toEqual([])
    expect(await refusalOf(other.answer({ questionId, answer: 'はい。' }))).toBe('QUESTION_NOT_FOUND')
    expect(await own.answer({ questionId, answer: '少しだけ。' })).toMatchObject({ answer: '少しだけ。' })
    expect(await refusalOf(own.answer({ questionId, answer: 'やはり。' }))).toBe('QUESTION_CLOSED')
    const late = await ask()
    await ask()
    expect(await refusalOf(ask())).toBe('QUESTIONS_MOST')
    clock.set(new Date(PLAY_NOW.getTime() + 49 * HOUR))
    expect(await refusalOf(own.answer({ questionId: late.questionId, answer: 'はい。' }))).toBe('QUESTION_CLOSED')
  })

  test('its player hears of a question, the master of the answer', async () => {
    const { questionId } = await ask()
    await tellOfQuestion(db, { questionId, act: 'question' }, PLAY_NOW)
    await asUser(player(0).userId).scenarioReplay.answer({ questionId, answer: '少しだけ。' })
    await tellOfQuestion(db, { questionId, act: 'answer' }, PLAY_NOW)
    const { rows } = await db.execute(sql`
      select user_id as "userId", payload ->> 'act' as act from realtime_event
      where user_id in (${player(0).userId}, ${player(1).userId}, ${of.masterId}) order by id`)
    expect(rows).toEqual([
      { userId: player(0).userId, act: 'question' },
      { userId: of.masterId, act: 'answer' },
    ])
  })

  test('none before the deadline of the texts, none without words or longer than a question is', async () => {
    const inState = (state: 'consultation' | 'resolving') =>
      db.update(scenarioPhase).set({ state }).where(eq(scenarioPhase.scenarioId, of.scenarioId))
    await inState('consultation')
    expect(await refusalOf(ask())).toBe('SCENARIO_STATE')
    await inState('resolving')
    for (const words of ['', ' 　\n', '問'.repeat(QUESTION_MOST + 1)])
      expect(await refusalOf(ask(words))).toBe('QUESTION_EMPTY')
    const { questionId } = await ask('問'.repeat(QUESTION_MOST))
    const own = asUser(player(0).userId).scenarioReplay
    for (const words of ['', ' 　\n', '答'.repeat(QUESTION_MOST + 1)])
      expect(await refusalOf(own.answer({ questionId, answer: words }))).toBe('QUESTION_EMPTY')
    const answer = '答'.repeat(QUESTION_MOST)
    expect(await own.answer({ questionId, answer })).toMatchObject({ answer })
  })

  test('none after the replay was handed in', async () => {
    const { questionId } = await ask()
    await submitted()
    expect(await refusalOf(ask())).toBe('SCENARIO_STATE')
    const own = asUser(player(0).userId).scenarioReplay
    expect(await refusalOf(own.answer({ questionId, answer: 'はい。' }))).toBe('QUESTION_CLOSED')
  })
})
