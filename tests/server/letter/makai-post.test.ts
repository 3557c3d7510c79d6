// The makai post: nothing of a receiver's tells the sender of a letter without a name (no answer, no time, no order, no notice, no list, no
// archive); blocked by the letter, dropped without a word; the office alone looks a sender up, with a reason in its record.
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { MAKAI_MAX, MAKAI_ROUNDS, roundOf } from '#rules/makai-post.ts'
import { deliverDue } from '#server/areas/letter/makai-deliver.ts'
import { createCallers, refusalOf } from '../../support/callers.ts'
import { openDatabase } from '../../support/database.ts'
import { givenStanding } from '../../support/friends.ts'
import { givenMakai } from '../../support/letters-between.ts'
import { PLAY_NOW } from '../../support/play.ts'

const database = await openDatabase('play')
const { db, users } = database
const { as } = createCallers(database)

const WORLD = { worldId: 'harbor' }
const RINNE = 'harbor-rinne'
const GARO = 'harbor-garo'
const page = { pageStart: 1, perPage: 20 }
const DAYS_LATER = new Date(PLAY_NOW.getTime() + 3 * 86_400_000)

const post = (body: string, isAnonymous = true) =>
  as.other.makaiPost.send({ ...WORLD, characterId: GARO, otherId: RINNE, body, isAnonymous, draftId: null })
const inbox = () => as.player.makaiPost.getInbox({ ...WORLD, characterId: RINNE, ...page })
const posted = () => as.other.makaiPost.getSent({ ...WORLD, characterId: GARO, ...page })
const round = () => deliverDue(db, DAYS_LATER)
const countOfBlocks = async () => (await as.player.block.getBlockPublicUserList({ characterId: RINNE })).count

beforeEach(async () => {
  await database.asOwner(client =>
    client.query('truncate makai_case, makai_letter, makai_sender, notice, user_block, office_log cascade'),
  )
  await givenStanding(db, RINNE, GARO, null)
})

describe('rounds', () => {
  test.each([
    ['2026-11-27T00:00:00Z', 0, '2026-11-27T03:00:00.000Z'],
    ['2026-11-27T01:59:59Z', 0, '2026-11-27T03:00:00.000Z'],
    // Within the last hour a letter does not make it.
    ['2026-11-27T02:00:00Z', 0, '2026-11-27T09:00:00.000Z'],
    ['2026-11-27T14:30:00Z', 3, '2026-11-28T15:00:00.000Z'],
  ])('a letter of %s with chance %i comes at %s', (sentAt, nth, due) => {
    expect(roundOf(new Date(sentAt), nth).toISOString()).toBe(due)
  })

  test('a letter arrives by a round of the next four, with the time of the round alone', async () => {
    await post('灯を、見ています。')
    expect(await inbox()).toMatchObject({ letterList: [], count: 0 })
    expect(await posted()).toMatchObject({ letterList: [{ isOut: false, isAnonymous: true }], count: 1 })
    await deliverDue(db, PLAY_NOW)
    expect((await inbox()).count).toBe(0)
    await round()
    const { letterList, unread } = await inbox()
    expect(letterList).toMatchObject([{ sender: null, body: '灯を、見ています。', isUnread: true, caseState: null }])
    expect(unread).toBe(1)
    const rounds = Array.from({ length: MAKAI_ROUNDS }, (_, nth) => roundOf(PLAY_NOW, nth).toISOString())
    expect(rounds).toContain(letterList[0]?.arrivedAt)
    await round()
    expect((await inbox()).count).toBe(1)
    await as.player.makaiPost.markRead({ characterId: RINNE, letterIdList: letterList.map(each => each.letterId) })
    expect((await inbox()).unread).toBe(0)
  })
})

describe('a letter without a name', () => {
  test('has nothing of its sender in anything of the receiver’s', async () => {
    await post('灯を、見ています。')
    await round()
    const { letterList } = await inbox()
    const { rows: notices } = await db.execute(sql`select * from notice where user_id = ${users.player}`)
    const { rows: kept } = await db.execute(sql`select * from makai_letter where to_id = ${RINNE}`)
    const told = JSON.stringify([letterList, notices, kept])
    for (const word of [GARO, users.other, 'ガロ']) expect(told).not.toContain(word)
    expect(notices).toHaveLength(1)
    // The number is no count: two of one moment are as far apart as chance wants.
    await post('二通め。')
    const { rows } = await db.execute<{ id: number }>(sql`select letter_id as id from makai_sender`)
    const [one = 0, two = 0] = rows.map(({ id }) => id)
    expect(Math.abs(one - two)).toBeGreaterThan(1)
  })

  test('with a name it has it, and only then', async () => {
    await post('名まえをそえます。', false)
    await round()
    expect((await inbox()).letterList).toMatchObject([{ sender: { characterId: GARO } }])
  })

  test('its sender is blocked by the letter, stays 匿名の相手, and everything else stays as it was', async () => {
    await givenStanding(db, RINNE, GARO, 'friend')
    const letterId = await givenMakai(db, { by: GARO, to: RINNE })
    const { blockId } = await as.player.block.blockPublicUser({ characterId: RINNE, letterId })
    const { blockList } = await as.player.block.getBlockPublicUserList({ characterId: RINNE })
    expect(blockList).toMatchObject([{ blockId, isAnonymous: true, character: null, publicUserId: null }])
    // Friends stay friends and pages open: whatever vanished now would be the sender.
    expect((await as.player.friend.getStanding({ characterId: RINNE, otherId: GARO })).state).toBe('friend')
    await as.player.character.getDetail({ characterId: GARO })
    await as.player.makaiPost.getReceiver({ ...WORLD, characterId: RINNE, otherId: GARO })
    expect((await inbox()).count).toBe(1)
    // A second letter of the same sender's can be blocked too: that it is the same is told by nothing.
    const second = await givenMakai(db, { by: GARO, to: RINNE })
    await as.player.block.blockPublicUser({ characterId: RINNE, letterId: second })
    expect(await countOfBlocks()).toBe(2)
    // From then on its letters without a name are dropped, and it sees them go as ever.
    await post('まだ見ています。')
    await post('名まえをそえます。', false)
    await round()
    expect((await inbox()).letterList.filter(({ sender }) => sender !== null)).toHaveLength(1)
    expect((await inbox()).count).toBe(3)
    expect((await posted()).letterList.filter(({ body }) => body === 'まだ見ています。')).toHaveLength(1)
  })

  test('an ended block lets letters come again, and a letter of somebody else’s blocks nobody', async () => {
    const letterId = await givenMakai(db, { by: GARO, to: RINNE })
    expect(await refusalOf(as.other.block.blockPublicUser({ characterId: GARO, letterId }))).toBe('BLOCK_UNKNOWN')
    const named = await givenMakai(db, { by: GARO, to: RINNE, isAnonymous: false })
    expect(await refusalOf(as.player.block.blockPublicUser({ characterId: RINNE, letterId: named }))).toBe(
      'BLOCK_UNKNOWN',
    )
    const { blockId } = await as.player.block.blockPublicUser({ characterId: RINNE, letterId })
    await as.player.block.unBlockPublicUser({ characterId: RINNE, blockId })
    await post('もう一度。')
    await round()
    expect((await inbox()).count).toBe(3)
  })

  test('of somebody whom a whole block keeps out it is dropped too, and earlier ones stay', async () => {
    await givenMakai(db, { by: GARO, to: RINNE })
    await as.player.block.blockPublicUser({ characterId: RINNE, otherId: GARO })
    expect(await post('まだいます。')).toHaveProperty('sentAt')
    await round()
    expect((await inbox()).letterList.map(({ body }) => body)).toEqual(['灯を、見ています。'])
    expect((await posted()).count).toBe(2)
  })
})

describe('limits', () => {
  test('empty and long ones, own characters and other worlds are refused', async () => {
    expect(await refusalOf(post(' '))).toBe('MAKAI_EMPTY')
    expect(await refusalOf(post('あ'.repeat(MAKAI_MAX + 1)))).toBe('MAKAI_TOO_LONG')
    const plain = { ...WORLD, characterId: RINNE, body: '一', isAnonymous: true, draftId: null }
    expect(await refusalOf(as.player.makaiPost.send({ ...plain, otherId: 'harbor-mina' }))).toBe('MESSAGE_OWN')
    expect(await refusalOf(as.player.makaiPost.send({ ...plain, otherId: 'station-rei' }))).toBe('CHARACTER_NOT_FOUND')
  })
})

describe('the office', () => {
  const REASON = '脅しの文面について相談があったため。'
  const cases = (queue: 'waiting' | 'decided') => as.admin.makaiPost.getCases({ queue, ...page })
  const decide = (letterId: number, act: 'lift' | 'close', reason = REASON) =>
    as.admin.makaiPost.decide({ letterId, act, reason })
  const asked = async () => {
    const letterId = await givenMakai(db, { by: GARO, to: RINNE })
    await as.player.makaiPost.consult({ characterId: RINNE, letterId, reason: 'こわいので、見てください。' })
    return letterId
  }
  const log = async () =>
    (await db.execute<{ act: string; title: string }>(sql`select act, title from office_log order by log_id`)).rows

  test('reads what a receiver asked about, without the sender', async () => {
    const letterId = await asked()
    const waiting = await cases('waiting')
    expect(waiting).toMatchObject({ caseList: [{ letterId, words: 'こわいので、見てください。' }], waiting: 1 })
    for (const word of [GARO, users.other, 'ガロ']) expect(JSON.stringify(waiting)).not.toContain(word)
    expect((await inbox()).letterList).toMatchObject([{ caseState: 'waiting' }])
  })

  test('looks the sender up with a reason, which stands in its record, and each time anew', async () => {
    const letterId = await asked()
    expect(await refusalOf(decide(letterId, 'lift', ' '))).toBe('MAKAI_REASON')
    expect(await decide(letterId, 'lift')).toMatchObject({
      state: 'lifted',
      sender: { characterFullName: 'ガロ・ミストル', publicUserId: 'P-other' },
    })
    await decide(letterId, 'lift', '二度めの確認。')
    expect((await log()).map(({ act, title }) => [act, title.split('：')[1]])).toEqual([
      ['lift', REASON],
      ['lift', '二度めの確認。'],
    ])
    expect(await refusalOf(decide(letterId, 'close'))).toBe('MAKAI_DECIDED')
    expect((await cases('decided')).caseList).toMatchObject([{ state: 'lifted' }])
    // The receiver is told that it was looked at, and nothing else.
    const { rows } = await db.execute<{ facts: object }>(sql`
      select facts from notice where user_id = ${users.player} and event = 'makai.decided'`)
    expect(rows).toHaveLength(1)
    for (const word of [GARO, users.other, 'ガロ']) expect(JSON.stringify([rows, await inbox()])).not.toContain(word)
  })

  test('ends one without looking anybody up', async () => {
    const letterId = await asked()
    expect(await decide(letterId, 'close')).toEqual({ letterId, state: 'closed', sender: null })
    expect((await log()).map(({ act }) => act)).toEqual(['settle'])
  })

  test('a letter about which nobody asked has no way to its sender, nor has one with a name', async () => {
    const letterId = await givenMakai(db, { by: GARO, to: RINNE })
    expect(await refusalOf(decide(letterId, 'lift'))).toBe('MAKAI_NOT_FOUND')
    const named = await givenMakai(db, { by: GARO, to: RINNE, isAnonymous: false })
    const ask = { characterId: RINNE, letterId: named, reason: '見てください。' }
    expect(await refusalOf(as.player.makaiPost.consult(ask))).toBe('MAKAI_NOT_FOUND')
    expect(await refusalOf(as.player.makaiPost.decide({ letterId, act: 'lift', reason: REASON }))).toBe('FORBIDDEN')
  })
})
