// Letters between characters: who reads them, what is unread, gifts through the ledger, voices, notes of one's own.
import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { GIFT_DAYS, LETTER_MAX, LETTER_MEMO_MAX } from '#rules/letters.ts'
import { draft } from '#server/areas/draft/tables.ts'
import { expireGifts } from '#server/areas/letter/jobs.ts'
import { voiceClip } from '#server/areas/voice/tables.ts'
import { balancesOf } from '#server/platform/ledger/balances.ts'
import { createCallers, refusalOf } from '../../support/callers.ts'
import { openDatabase } from '../../support/database.ts'
import { givenItem, givenPlain, givenWardrobe } from '../../support/equipment.ts'
import { LAMP_OIL } from '../../support/letters-between.ts'
import { PLAY_NOW } from '../../support/play.ts'
import { give, gold } from '../../support/shops.ts'

const database = await openDatabase('play')
const { db, users } = database
const { as } = createCallers(database)

const WORLD = { worldId: 'harbor' }
const RINNE = 'harbor-rinne'
const GARO = 'harbor-garo'
const page = { pageStart: 1, perPage: 20 }
const LATER = new Date(PLAY_NOW.getTime() + GIFT_DAYS * 86_400_000)

type Extra = { gift?: object; clipId?: number; draftId?: string }
const write = (body = '霧が晴れたら、会いましょう。', more: Extra = {}) =>
  as.player.letter.send({
    ...{ ...WORLD, characterId: RINNE, otherId: GARO, body },
    ...({ gift: null, clipId: null, draftId: null, ...more } as { gift: null; clipId: null; draftId: null }),
  })
const answer = (body: string) =>
  as.other.letter.send({
    ...{ ...WORLD, characterId: GARO, otherId: RINNE, body, gift: null, clipId: null, draftId: null },
  })
const threadOf = (who: 'player' | 'other') =>
  who === 'player'
    ? as.player.letter.getThread({ ...WORLD, characterId: RINNE, otherId: GARO, ...page })
    : as.other.letter.getThread({ ...WORLD, characterId: GARO, otherId: RINNE, ...page })
const listOf = (who: 'player' | 'other') =>
  as[who].letter.getThreadList({ ...WORLD, characterId: who === 'player' ? RINNE : GARO, ...page })
const held = async (characterId: string, currency = LAMP_OIL) =>
  (await balancesOf(db, { kind: 'character', id: characterId }, [currency]))[currency] ?? 0
const noticesOf = async (userId: string) =>
  (
    await db.execute<{ event: string; facts: Record<string, unknown>; readAt: string | null }>(sql`
      select event, facts, read_at as "readAt" from notice where user_id = ${userId} order by notice_id`)
  ).rows

beforeEach(() =>
  database.asOwner(client =>
    client.query('truncate letter_gift, letter_thread, letter_memo, letter, notice, user_block, voice_clip cascade'),
  ),
)

describe('writing and reading', () => {
  test('a letter is there for both, unread for one until it was opened, and its receiver is told', async () => {
    const draftId = randomUUID()
    await db.insert(draft).values({
      ...{ userId: users.player, draftId, place: 'letter', name: '', text: '一', fields: '', target: 'x' },
      ...{ version: 1, updatedAt: PLAY_NOW },
    })
    const sent = await write('｜灯《ともしび》が三つ。', { draftId })
    expect(sent).toMatchObject({ isMine: true, isUnread: false, gift: null, voice: null })
    const { rows } = await db.execute<{ at: string | null }>(
      sql`select submitted_at as at from draft where draft_id = ${draftId}`,
    )
    expect(rows[0]?.at).not.toBeNull()
    expect(await listOf('other')).toMatchObject({
      threadList: [{ other: { characterId: RINNE }, isMine: false, unread: 1, hasGift: false }],
      ...{ count: 1, unread: 1 },
    })
    expect(await listOf('player')).toMatchObject({ threadList: [{ isMine: true, unread: 0 }], unread: 0 })
    expect(await noticesOf(users.other)).toMatchObject([
      { event: 'post.arrived', facts: { characterId: GARO, otherId: RINNE, hasGift: false }, readAt: null },
    ])
    expect((await threadOf('other')).letterList).toMatchObject([{ isMine: false, isUnread: true }])
    await as.other.letter.markRead({ characterId: GARO, otherId: RINNE, letterId: sent.letterId })
    expect((await threadOf('other')).letterList).toMatchObject([{ isUnread: false }])
    expect((await noticesOf(users.other))[0]?.readAt).not.toBeNull()
    // Nothing tells the sender that it was opened.
    expect((await threadOf('player')).letterList).toMatchObject([{ isUnread: false }])
  })

  test('letters of a pair come in pages, the newest first, and pairs by their newest letter', async () => {
    for (const nth of [1, 2, 3]) await write(`${nth}通め。`)
    await answer('返事。')
    const first = await as.player.letter.getThread({
      ...{ ...WORLD, characterId: RINNE, otherId: GARO, pageStart: 1, perPage: 2 },
    })
    expect(first).toMatchObject({ count: 4, letterList: [{ body: '返事。' }, { body: '3通め。' }] })
    const second = await as.player.letter.getThread({
      ...{ ...WORLD, characterId: RINNE, otherId: GARO, pageStart: 2, perPage: 2 },
    })
    expect(second.letterList.map(({ body }) => body)).toEqual(['2通め。', '1通め。'])
    expect((await listOf('player')).threadList).toMatchObject([{ words: '返事。', unread: 1 }])
  })

  test('empty and long ones, own characters, other worlds and characters of others are refused', async () => {
    expect(await refusalOf(write(' \n'))).toBe('MESSAGE_EMPTY')
    expect(await refusalOf(write('あ'.repeat(LETTER_MAX + 1)))).toBe('MESSAGE_TOO_LONG')
    const plain = { ...WORLD, characterId: RINNE, body: '一', gift: null, clipId: null, draftId: null }
    expect(await refusalOf(as.player.letter.send({ ...plain, otherId: 'harbor-mina' }))).toBe('MESSAGE_OWN')
    expect(await refusalOf(as.player.letter.send({ ...plain, otherId: 'station-rei' }))).toBe('CHARACTER_NOT_FOUND')
    expect(await refusalOf(as.other.letter.send({ ...plain, otherId: GARO }))).toBe('NOT_YOUR_CHARACTER')
    expect(await refusalOf(as.other.letter.getThread({ ...WORLD, characterId: RINNE, otherId: GARO, ...page }))).toBe(
      'NOT_YOUR_CHARACTER',
    )
  })

  test('a block takes the letters from both, and gives them back when it ends', async () => {
    await write()
    const { blockId } = await as.other.block.blockPublicUser({ characterId: GARO, otherId: RINNE })
    expect(await listOf('player')).toMatchObject({ threadList: [], count: 0 })
    expect(await listOf('other')).toMatchObject({ threadList: [], count: 0, unread: 0 })
    expect(await refusalOf(threadOf('player'))).toBe('CHARACTER_NOT_FOUND')
    expect(await refusalOf(write())).toBe('CHARACTER_NOT_FOUND')
    await as.other.block.unBlockPublicUser({ characterId: GARO, blockId })
    expect((await threadOf('player')).letterList).toHaveLength(1)
  })

  test('a note of one’s own is read by its player alone, and an empty one ends it', async () => {
    const pair = { characterId: RINNE, otherId: GARO }
    await as.player.letter.saveMemo({ ...pair, body: ' 灯の話をした人。 ' })
    expect((await threadOf('player')).memo).toBe('灯の話をした人。')
    expect((await threadOf('other')).memo).toBe('')
    expect(await refusalOf(as.player.letter.saveMemo({ ...pair, body: 'あ'.repeat(LETTER_MEMO_MAX + 1) }))).toBe(
      'MEMO_TOO_LONG',
    )
    await as.player.letter.saveMemo({ ...pair, body: '' })
    expect((await threadOf('player')).memo).toBe('')
  })

  test('a voice is one of the writer’s own', async () => {
    const clip = {
      creatorName: 'こだま',
      shouhinmei: 'あいさつ',
      voiceText: 'また明日。',
      file: 'v1',
      createdAt: PLAY_NOW,
    }
    const made = await db
      .insert(voiceClip)
      .values([RINNE, GARO].map(characterId => ({ characterId, ...clip })))
      .returning({ clipId: voiceClip.clipId })
    const [mine = 0, theirs = 0] = made.map(({ clipId }) => clipId)
    expect((await as.player.letter.getEnclosures({ ...WORLD, characterId: RINNE })).clipList).toMatchObject([
      { clipId: mine, shouhinmei: 'あいさつ' },
    ])
    expect(await write('声をそえます。', { clipId: mine })).toMatchObject({
      voice: { clipId: mine, voiceText: 'また明日。', shouhinNaiyou: '/files/voices/v1.wav' },
    })
    expect(await refusalOf(write('声をそえます。', { clipId: theirs }))).toBe('CLIP_NOT_FOUND')
  })
})

describe('gifts', () => {
  const oil = (amount: number) => ({ kind: 'item', itemCode: 'I0001', level: 1, originalizeId: null, amount })
  const end = (letterId: number, isAccepted: boolean) =>
    as.other.letter.endGift({ characterId: GARO, letterId, isAccepted })

  test('an item leaves its giver at once and comes to the receiver who takes it, once', async () => {
    await give(db, { kind: 'character', id: RINNE }, { [LAMP_OIL]: 5 })
    const before = [await held(RINNE), await held(GARO)]
    const { letterId, gift } = await write('どうぞ。', { gift: oil(3) })
    expect(gift).toMatchObject({ name: '霧晶のかけら', amount: 3, state: 'waiting', endsAt: LATER.toISOString() })
    expect(await held(RINNE)).toBe((before[0] ?? 0) - 3)
    expect((await listOf('other')).threadList).toMatchObject([{ hasGift: true }])
    expect(await refusalOf(as.player.letter.endGift({ characterId: RINNE, letterId, isAccepted: true }))).toBe(
      'GIFT_NOT_FOUND',
    )
    const garo = before[1] ?? 0
    expect(await end(letterId, true)).toEqual({
      ...{ letterId, state: 'accepted', held: { before: garo, after: garo + 3 } },
    })
    expect(await refusalOf(end(letterId, true))).toBe('GIFT_ENDED')
    expect(await refusalOf(end(letterId, false))).toBe('GIFT_ENDED')
    expect([await held(RINNE), await held(GARO)]).toEqual([(before[0] ?? 0) - 3, garo + 3])
    expect((await noticesOf(users.player)).map(({ event, facts }) => [event, facts.news])).toEqual([
      ['post.gift', 'accepted'],
    ])
  })

  test('a refused one goes back once, and its giver is told', async () => {
    await give(db, { kind: 'character', id: RINNE }, { [gold()]: 200 })
    const before = await held(RINNE, gold())
    const { letterId } = await write('どうぞ。', { gift: { kind: 'token', tokenNo: 1, amount: 120 } })
    expect(await held(RINNE, gold())).toBe(before - 120)
    expect(await end(letterId, false)).toEqual({ letterId, state: 'refused', held: null })
    expect(await held(RINNE, gold())).toBe(before)
    await expireGifts(db, LATER)
    expect(await held(RINNE, gold())).toBe(before)
    expect((await noticesOf(users.player)).map(({ facts }) => [facts.news, facts.gift])).toEqual([['refused', '120 G']])
  })

  test('one that nobody answers goes back after 14 days, once, and cannot be taken then', async () => {
    await give(db, { kind: 'character', id: RINNE }, { [LAMP_OIL]: 2 })
    const before = await held(RINNE)
    const { letterId } = await write('どうぞ。', { gift: oil(2) })
    await expireGifts(db, new Date(LATER.getTime() - 1))
    expect(await held(RINNE)).toBe(before - 2)
    await Promise.all([expireGifts(db, LATER), expireGifts(db, LATER)])
    expect(await held(RINNE)).toBe(before)
    expect(await refusalOf(end(letterId, true))).toBe('GIFT_ENDED')
    expect((await threadOf('player')).letterList).toMatchObject([{ gift: { state: 'expired' } }])
  })

  test('more than is held, and what is worn, stays where it is, and no letter goes', async () => {
    await givenWardrobe(db)
    await givenPlain(db, RINNE)
    await givenItem(db, RINNE, 'W1', 1)
    const { version } = await as.player.equipment.getSettings({ ...WORLD, characterId: RINNE })
    await as.player.equipment.update({
      ...{ characterId: RINNE, baseVersion: version },
      wornList: [{ slotId: 'hand1', itemCode: 'W1', level: 1, originalizeId: null }],
    })
    const staff = { kind: 'item', itemCode: 'W1', level: 1, originalizeId: null, amount: 1 }
    expect(await refusalOf(write('どうぞ。', { gift: staff }))).toBe('ITEM_WORN')
    const { itemList } = await as.player.letter.getEnclosures({ ...WORLD, characterId: RINNE })
    expect(itemList.map(({ itemCode }) => itemCode)).not.toContain('W1')
    expect(await refusalOf(write('どうぞ。', { gift: oil(1_000_000) }))).toBe('ITEM_SHORT')
    expect(await refusalOf(write('どうぞ。', { gift: { kind: 'token', tokenNo: 1, amount: 1_000_000 } }))).toBe(
      'TOKEN_SHORT',
    )
    expect(await refusalOf(write('どうぞ。', { gift: { kind: 'token', tokenNo: 4, amount: 1 } }))).toBe('TOKEN_SHORT')
    expect((await threadOf('player')).count).toBe(0)
  })

  test('a gift of somebody blocked is not there, and goes back by its date', async () => {
    await give(db, { kind: 'character', id: RINNE }, { [LAMP_OIL]: 1 })
    const before = await held(RINNE)
    const { letterId } = await write('どうぞ。', { gift: oil(1) })
    await as.other.block.blockPublicUser({ characterId: GARO, otherId: RINNE })
    expect(await refusalOf(end(letterId, true))).toBe('GIFT_NOT_FOUND')
    await expireGifts(db, LATER)
    expect(await held(RINNE)).toBe(before)
  })
})
