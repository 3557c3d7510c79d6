// Reports of letters: by who received them alone, with the letters before them; of one of the makai post without a name nothing tells who
// wrote it, neither its receiver nor the office, and its writer hears the decision all the same.
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import type { ReportKind } from '#rules/reports.ts'
import { createCallers, refusalOf } from '../../support/callers.ts'
import { openDatabase } from '../../support/database.ts'
import { givenMakai, LAMP_OIL } from '../../support/letters-between.ts'
import { give } from '../../support/shops.ts'

const database = await openDatabase('play')
const { db, users } = database
const { as } = createCallers(database)

const RINNE = 'harbor-rinne'
const GARO = 'harbor-garo'
const page = { pageStart: 1, perPage: 20 }
const sent = { worldId: 'harbor', gift: null, clipId: null, draftId: null }
const fromGaro = (body: string) => as.other.letter.send({ ...sent, characterId: GARO, otherId: RINNE, body })
const fromRinne = (body: string) => as.player.letter.send({ ...sent, characterId: RINNE, otherId: GARO, body })
const report = (who: 'player' | 'other' | 'idle', kind: ReportKind, letterId: number | string) =>
  as[who].report.send({ kind, targetId: String(letterId), reason: 'harassment', words: 'こわいです。' })
const decide = (reportId: number, decision: 'warned' | 'removed' | 'nothing') =>
  as.admin.report.decide({ reportId, decision, answer: '確かめました。', words: 'お気をつけください。' })
const threadOf = (who: 'player' | 'other') =>
  as[who].letter.getThread({
    ...{ worldId: 'harbor', characterId: who === 'player' ? RINNE : GARO, otherId: who === 'player' ? GARO : RINNE },
    ...page,
  })
const block = () => as.player.block.blockPublicUser({ characterId: RINNE, otherId: GARO })

beforeEach(() =>
  database.asOwner(client =>
    client.query(
      `truncate report, notice, office_log, user_block, letter_gift, letter_thread, letter_memo, letter, makai_case,
         makai_letter, makai_sender cascade`,
    ),
  ),
)

describe('a letter between characters', () => {
  test('is reported with the three before it, by its receiver alone', async () => {
    for (const words of ['一', '二']) await fromRinne(words)
    for (const words of ['三', '四']) await fromGaro(words)
    const { letterId } = await fromGaro('灯を消す。')
    await fromGaro('あとの手紙。')
    expect(await refusalOf(report('idle', 'letter', letterId))).toBe('REPORT_TARGET_NOT_FOUND')
    expect(await refusalOf(report('other', 'letter', letterId))).toBe('REPORT_OWN')
    expect(await refusalOf(report('player', 'letter', '9999999999'))).toBe('REPORT_TARGET_NOT_FOUND')
    const { reportId } = await report('player', 'letter', letterId)
    const found = await as.admin.report.getReport({ reportId })
    expect(found).toMatchObject({
      ...{ kind: 'letter', character: { characterId: GARO }, isThere: true },
      quoted: { body: '灯を消す。', about: 'リンネ・ハル：二\nガロ・ミストル：三\nガロ・ミストル：四' },
    })
    expect(found.writer.userName).not.toBeNull()
  })

  test('stays where its writer is warned, and both sides are told', async () => {
    const { letterId } = await fromGaro('灯を消す。')
    const { reportId } = await report('player', 'letter', letterId)
    await decide(reportId, 'warned')
    expect((await as.player.report.getSent(page)).reportList).toMatchObject([{ answer: '確かめました。' }])
    expect((await as.other.report.getTold(page)).reportList).toMatchObject([
      { told: 'お気をつけください。', quoted: { body: '灯を消す。' } },
    ])
    expect((await threadOf('player')).letterList).toMatchObject([{ body: '灯を消す。', isRemoved: false }])
  })

  test('is taken away by the office with its words alone: its place and its gift stay for both', async () => {
    await give(db, { kind: 'character', id: GARO }, { [LAMP_OIL]: 1 })
    const gift = { kind: 'item', itemCode: 'I0001', level: 1, originalizeId: null, amount: 1 } as const
    const { letterId } = await as.other.letter.send({
      ...{ ...sent, characterId: GARO, otherId: RINNE, body: '灯を消す。', gift },
    })
    await fromGaro('あとの手紙。')
    const { reportId } = await report('player', 'letter', letterId)
    await decide(reportId, 'removed')
    for (const who of ['player', 'other'] as const) {
      expect((await threadOf(who)).letterList).toMatchObject([
        { body: 'あとの手紙。', isRemoved: false },
        { letterId, body: '', isRemoved: true, gift: { state: 'waiting' } },
      ])
    }
    expect(await as.player.letter.endGift({ characterId: RINNE, letterId, isAccepted: true })).toMatchObject({
      state: 'accepted',
    })
    expect((await as.player.report.getSent(page)).reportList).toMatchObject([{ state: 'removed' }])
    expect((await as.other.report.getTold(page)).reportList).toMatchObject([{ told: 'お気をつけください。' }])
    expect(await as.admin.report.getReport({ reportId })).toMatchObject({
      ...{ state: 'removed', isThere: false, quoted: { body: '灯を消す。' } },
    })
    const { rows } = await db.execute(sql`select act, title from office_log where thing = 'report'`)
    expect(rows).toMatchObject([{ act: 'remove', title: '手紙（ガロ・ミストル）' }])
    expect(await refusalOf(report('player', 'letter', letterId))).toBe('REPORT_TARGET_NOT_FOUND')
    // Nor is it told with the report of a later one, and as the newest its words are in no list.
    const later = await report('player', 'letter', (await fromGaro('三通め。')).letterId)
    expect((await as.admin.report.getReport({ reportId: later.reportId })).quoted.about).toBe(
      'ガロ・ミストル：あとの手紙。',
    )
    await decide(later.reportId, 'removed')
    expect(
      (await as.player.letter.getThreadList({ worldId: 'harbor', characterId: RINNE, ...page })).threadList,
    ).toMatchObject([{ words: 'この手紙は運営が削除しました。' }])
    const again = await report('player', 'letter', (await fromGaro('四通め。')).letterId)
    await db.execute(sql`update letter set removed_at = now() where body = '四通め。'`)
    expect(await refusalOf(decide(again.reportId, 'removed'))).toBe('REPORT_GONE')
  })

  test('is as absent as its writer, once a block stands between them', async () => {
    const { letterId } = await fromGaro('灯を消す。')
    await block()
    expect(await refusalOf(report('player', 'letter', letterId))).toBe('REPORT_TARGET_NOT_FOUND')
  })
})

describe('a letter of the makai post', () => {
  test('without a name tells its writer to nobody', async () => {
    const letterId = await givenMakai(db, { by: GARO, to: RINNE })
    expect(await refusalOf(report('idle', 'makaiLetter', letterId))).toBe('REPORT_TARGET_NOT_FOUND')
    // Its writer has no number of it, and one that was guessed answers like any other.
    expect(await refusalOf(report('other', 'makaiLetter', letterId))).toBe('REPORT_TARGET_NOT_FOUND')
    const { reportId } = await report('player', 'makaiLetter', letterId)
    const told = [
      await as.admin.report.getReport({ reportId }),
      await as.admin.report.getQueue({ state: 'waiting', ...page }),
    ]
    expect(told).toMatchObject([{ character: null, writer: { userName: null } }, { reportList: [{ character: null }] }])
    await decide(reportId, 'warned')
    const { rows: notices } = await db.execute(sql`select * from notice where user_id = ${users.player}`)
    const { rows: logged } = await db.execute(sql`select * from office_log`)
    const { rows: archived } = await db.execute(sql`
      select report_id, kind, target_id, character_id, quoted, address from report where user_id = ${users.player}`)
    const everything = JSON.stringify([told, await as.player.report.getSent(page), notices, logged, archived])
    for (const word of [GARO, users.other, 'ガロ']) expect(everything).not.toContain(word)
    // Its writer hears what the office has to say, without who asked it.
    const { reportList } = await as.other.report.getTold(page)
    expect(reportList).toMatchObject([{ told: 'お気をつけください。', kind: 'makaiLetter', character: null }])
    expect(JSON.stringify(reportList)).not.toMatch(/こわいです|リンネ/)
  })

  test('without a name is taken away by the office, and neither its receiver nor the office learns by it who wrote it', async () => {
    const letterId = await givenMakai(db, { by: GARO, to: RINNE })
    const { reportId } = await report('player', 'makaiLetter', letterId)
    await decide(reportId, 'removed')
    const inbox = await as.player.makaiPost.getInbox({ worldId: 'harbor', characterId: RINNE, ...page })
    expect(inbox.letterList).toMatchObject([{ letterId, sender: null, isRemoved: true, body: '' }])
    const { rows: logged } = await db.execute(sql`select * from office_log`)
    const { rows: notices } = await db.execute(sql`select * from notice where user_id = ${users.player}`)
    const everything = JSON.stringify([inbox, await as.admin.report.getReport({ reportId }), logged, notices])
    for (const word of [GARO, users.other, 'ガロ']) expect(everything).not.toContain(word)
    expect((await as.other.report.getTold(page)).reportList).toMatchObject([{ told: 'お気をつけください。' }])
    expect(await refusalOf(report('player', 'makaiLetter', letterId))).toBe('REPORT_TARGET_NOT_FOUND')
    // Its sender can be kept out by it all the same.
    expect(await as.player.block.blockPublicUser({ characterId: RINNE, letterId })).toMatchObject({
      blockId: expect.any(Number),
    })
  })

  test('without a name is not told from those of other writers by what followed before', async () => {
    const before = await report('player', 'letter', (await fromGaro('灯を消す。')).letterId)
    await decide(before.reportId, 'warned')
    const { reportId } = await report('player', 'makaiLetter', await givenMakai(db, { by: GARO, to: RINNE }))
    const { writer } = await as.admin.report.getReport({ reportId })
    expect(writer).toEqual({ userName: null, warned: 0, removed: 0 })
  })

  test('without a name can be reported whatever stands between the two; with one it is absent like its writer', async () => {
    const hidden = await givenMakai(db, { by: GARO, to: RINNE })
    const named = await givenMakai(db, { by: GARO, to: RINNE, isAnonymous: false })
    const { reportId } = await report('player', 'makaiLetter', named)
    expect(await as.admin.report.getReport({ reportId })).toMatchObject({ character: { characterId: GARO } })
    await decide(reportId, 'nothing')
    await block()
    expect(await refusalOf(report('player', 'makaiLetter', named))).toBe('REPORT_TARGET_NOT_FOUND')
    expect(await report('player', 'makaiLetter', hidden)).toMatchObject({ state: 'waiting' })
  })
})
