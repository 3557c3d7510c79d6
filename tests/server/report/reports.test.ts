// Reports: the words of that moment, one decision for all who reported the same, words to both sides, and the record.
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import type { ReportDecision } from '#rules/reports.ts'
import { createCallers, refusalOf } from '../../support/callers.ts'
import { openDatabase } from '../../support/database.ts'
import { givenBookPicture, givenNote, givenNoteBook, givenNoteComment } from '../../support/notes.ts'
import { givenTweet } from '../../support/tweets.ts'

const database = await openDatabase('play')
const { db, users } = database
const { as } = createCallers(database)
const page = { pageStart: 1, perPage: 20 }

beforeEach(() =>
  database.asOwner(client =>
    client.query('truncate report, tweet, note, note_book, notice, office_log, user_block cascade'),
  ),
)

const tweetOfPlayer = (body = '灯が消えた。') => givenTweet(db, { characterId: 'harbor-rinne', body })
const send = (who: 'other' | 'idle' | 'player', targetId: number | string, more: object = {}) =>
  as[who].report.send({
    kind: 'tweet',
    targetId: String(targetId),
    reason: 'harassment',
    words: '言いすぎです。',
    ...more,
  })
const decide = (reportId: number, decision: ReportDecision, more: object = {}) =>
  as.admin.report.decide({ reportId, decision, answer: '確かめました。', words: 'お気をつけください。', ...more })
const told = async () =>
  (
    await db.execute<{ userId: string; event: string; facts: { answer?: string; words?: string } }>(sql`
      select user_id as "userId", event, facts from notice where event like 'report.%' order by notice_id`)
  ).rows
const queue = (state: 'waiting' | ReportDecision = 'waiting') => as.admin.report.getQueue({ state, ...page })

describe('sending', () => {
  test('keeps the words of that moment, also when they are gone', async () => {
    const tweetId = await tweetOfPlayer()
    const { reportId } = await send('other', tweetId)
    await as.player.tweet.delete({ worldId: 'harbor', tweetId, reason: null })
    const { reportList, stateCounts } = await queue()
    expect(reportList).toMatchObject([
      {
        ...{ reportId, kind: 'tweet', reason: 'harassment', words: '言いすぎです。' },
        quoted: { body: '灯が消えた。', title: null },
        character: { characterFullName: 'リンネ・ハル' },
      },
    ])
    expect(stateCounts).toEqual({ waiting: 1, nothing: 0, warned: 0, removed: 0 })
    const found = await as.admin.report.getReport({ reportId })
    expect(found).toMatchObject({ isThere: false, writer: { warned: 0, removed: 0 }, otherList: [] })
  })

  test('of a note, a comment, a book and a character, with what they stand on', async () => {
    const noteId = await givenNote(database, users.player, { title: '霧の夜', body: '異状なし。' })
    const of = { noteId, userId: users.player, characterId: 'harbor-rinne' }
    const commentId = await givenNoteComment(database, of)
    await send('other', noteId, { kind: 'note' })
    await send('other', commentId, { kind: 'noteComment' })
    const noteBookId = await givenNoteBook(database, users.player)
    await givenBookPicture(database, users.player, { noteBookId, description: '窓辺の日誌。' })
    await send('other', noteBookId, { kind: 'noteBook' })
    await send('other', 'harbor-rinne', { kind: 'character' })
    const { reportList } = await queue()
    expect(reportList.map(({ quoted }) => [quoted.title, quoted.about])).toEqual([
      ['霧の夜', null],
      [null, '霧の夜'],
      ['灯室の夜', null],
      ['リンネ・ハル', null],
    ])
    expect(reportList[2]?.quoted).toMatchObject({ body: '冬から春まで。', pictureList: ['窓辺の日誌。'] })
  })

  test('not of one’s own, of what one cannot read, twice while it waits, or without words where they are needed', async () => {
    const tweetId = await tweetOfPlayer()
    expect(await refusalOf(send('player', tweetId))).toBe('REPORT_OWN')
    const hidden = await givenNote(database, users.player, { scope: 3 })
    expect(await refusalOf(send('other', hidden, { kind: 'note' }))).toBe('REPORT_TARGET_NOT_FOUND')
    for (const targetId of ['0', 'abc', '99999999999', 'harbor-rinne'])
      expect(await refusalOf(send('other', targetId))).toBe('REPORT_TARGET_NOT_FOUND')
    expect(await refusalOf(send('other', tweetId, { reason: 'other', words: ' ' }))).toBe('REPORT_WORDS_NEEDED')
    expect(await refusalOf(send('other', tweetId, { words: 'あ'.repeat(401) }))).toBe('REPORT_WORDS_LONG')
    const { reportId } = await send('other', tweetId)
    expect(await refusalOf(send('other', tweetId))).toBe('REPORT_ALREADY')
    await decide(reportId, 'nothing')
    expect(await send('other', tweetId)).toMatchObject({ state: 'waiting' })
  })
})

const missing = { tweet: 'TWEET_NOT_FOUND', note: 'NOTE_NOT_FOUND', noteBook: 'NOTE_BOOK_NOT_FOUND' }

describe('deciding', () => {
  test('nothing wrong: every reporter is answered, the writer hears nothing', async () => {
    const tweetId = await tweetOfPlayer()
    const { reportId } = await send('other', tweetId)
    const second = await send('idle', tweetId, { words: '' })
    expect((await as.admin.report.getReport({ reportId })).otherList).toMatchObject([{ reportId: second.reportId }])
    expect(await decide(reportId, 'nothing', { words: '' })).toEqual({ reportId, state: 'nothing' })
    expect((await told()).map(({ userId, event, facts }) => [userId, event, facts.answer])).toEqual([
      [users.other, 'report.decided', '確かめました。'],
      [users.idle, 'report.decided', '確かめました。'],
    ])
    expect((await queue()).count).toBe(0)
    expect((await queue('nothing')).count).toBe(2)
    expect((await as.other.report.getSent(page)).reportList).toMatchObject([
      { state: 'nothing', answer: '確かめました。' },
    ])
    expect((await as.player.report.getTold(page)).count).toBe(0)
    const { rows } = await db.execute(sql`select thing, act from office_log`)
    expect(rows).toEqual([{ thing: 'report', act: 'dismiss' }])
    expect(await refusalOf(decide(second.reportId, 'removed'))).toBe('REPORT_DECIDED')
  })

  test('a warning reaches the writer once, with the words and without the reporter', async () => {
    const tweetId = await tweetOfPlayer()
    const { reportId } = await send('other', tweetId)
    await send('idle', tweetId)
    await decide(reportId, 'warned')
    const toWriter = (await told()).filter(({ userId }) => userId === users.player)
    expect(toWriter).toMatchObject([
      { event: 'report.told', facts: { words: 'お気をつけください。', isRemoved: false } },
    ])
    const { reportList } = await as.player.report.getTold(page)
    expect(reportList).toMatchObject([{ state: 'warned', told: 'お気をつけください。' }])
    expect(JSON.stringify([toWriter, reportList])).not.toMatch(/言いすぎ|harassment|確かめました/)
    expect((await as.admin.report.getReport({ reportId })).writer).toMatchObject({ warned: 1, removed: 0 })
  })

  test.each(['tweet', 'note', 'noteComment', 'noteBook'] as const)(
    'removing takes a %s away for everybody',
    async kind => {
      const noteId = await givenNote(database, users.player)
      const of = { noteId, userId: users.player, characterId: 'harbor-rinne' }
      const targetId = {
        tweet: await tweetOfPlayer(),
        note: noteId,
        noteComment: await givenNoteComment(database, of),
        noteBook: await givenNoteBook(database, users.player),
      }[kind]
      const { reportId } = await send('other', targetId, { kind })
      await decide(reportId, 'removed')
      const reads = {
        tweet: () => as.player.tweet.getThread({ worldId: 'harbor', tweetId: targetId }),
        note: () => as.player.note.getDetail({ noteId }),
        noteBook: () => as.player.noteBook.getDetail({ noteBookId: targetId }),
        noteComment: async () => {
          const { count } = await as.player.note.getComments({ noteId, ...page })
          expect(count).toBe(0)
        },
      }
      if (kind === 'noteComment') await reads[kind]()
      else expect(await refusalOf(reads[kind]())).toBe(missing[kind])
      // Its writer cannot bring it back.
      if (kind === 'note') expect(await refusalOf(as.player.note.restore({ noteId }))).toBe(missing.note)
      if (kind === 'noteBook')
        expect(await refusalOf(as.player.noteBook.restore({ noteBookId: targetId }))).toBe(missing.noteBook)
      expect(await as.admin.report.getReport({ reportId })).toMatchObject({ isThere: false, state: 'removed' })
    },
  )

  test('only what is there and can go is removed, and both sides are told', async () => {
    const tweetId = await tweetOfPlayer()
    const { reportId } = await send('other', tweetId)
    expect(await refusalOf(decide(reportId, 'nothing', { answer: ' ' }))).toBe('REPORT_ANSWER_NEEDED')
    expect(await refusalOf(decide(reportId, 'warned', { words: '' }))).toBe('REPORT_TOLD_NEEDED')
    await as.player.tweet.delete({ worldId: 'harbor', tweetId, reason: null })
    expect(await refusalOf(decide(reportId, 'removed'))).toBe('REPORT_GONE')
    const character = await send('other', 'harbor-rinne', { kind: 'character' })
    expect(await refusalOf(decide(character.reportId, 'removed'))).toBe('REPORT_STAYS')
    // What was refused left nothing behind.
    expect(await told()).toEqual([])
    expect((await queue()).count).toBe(2)
  })

  test('two of the office at once decide once', async () => {
    const { reportId } = await send('other', await tweetOfPlayer())
    const results = await Promise.allSettled([decide(reportId, 'warned'), decide(reportId, 'nothing')])
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect((await told()).filter(({ event }) => event === 'report.decided')).toHaveLength(1)
  })
})
