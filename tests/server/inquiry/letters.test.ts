import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { INQUIRY_BODY_MAX, inquirySubjects } from '#rules/inquiries.ts'
import { checkMessages } from '#rules/messages/checks.ts'
import { refusals } from '#rules/refusals/index.ts'
import { createRateLimits, limits } from '#server/platform/rate-limits.ts'
import { createCallers, refusalOf } from '../../support/callers.ts'
import { openDatabase } from '../../support/database.ts'
import { givenDraft } from '../../support/letters.ts'
import { PLAY_NOW } from '../../support/play.ts'

const database = await openDatabase('play')
const { db, users } = database
const { as, anonymous, clock } = createCallers(database)
const letter = (wanted: object = {}) => ({
  subjectKind: 'bug' as const,
  body: '開きません。',
  draftId: null,
  ...wanted,
})
const listOf = (caller = as.player) => caller.inquiry.list({ offset: 0, limit: 50 })

beforeEach(() =>
  database.asOwner(client => client.query('truncate inquiry, idempotency_key, rate_counter, draft cascade')),
)

test('a letter is kept as it was typed and listed for its sender alone, the newest first', async () => {
  const body = ' 画面が\r\n開きません。\n'
  const sent = await as.player.inquiry.send(letter({ body }))
  expect(sent).toEqual({ inquiryId: expect.any(Number), receivedAt: PLAY_NOW.toISOString() })
  await as.player.inquiry.send(letter({ subjectKind: 'coin' }))
  await as.other.inquiry.send(letter())
  const { inquiryList, count } = await listOf()
  expect(count).toBe(2)
  expect(inquiryList[1]).toEqual({ ...sent, subjectKind: 'bug', body, state: 'received' })
  expect((await as.player.inquiry.list({ offset: 1, limit: 1 })).inquiryList).toEqual([inquiryList[1]])
  expect((await listOf(as.other)).count).toBe(1)
  await database.pool.query(`update inquiry set state = 'answered' where inquiry_id = $1`, [sent.inquiryId])
  expect((await listOf()).inquiryList[1]?.state).toBe('answered')
})

test.each(inquirySubjects)('of %s', async subjectKind => {
  await as.player.inquiry.send(letter({ subjectKind }))
  expect((await listOf()).inquiryList).toMatchObject([{ subjectKind }])
})

describe('what is refused', () => {
  test.each([
    ['nothing', '', 'INQUIRY_EMPTY'],
    ['white space', ' \n\u3000', 'INQUIRY_EMPTY'],
    ['more than 2,000', `${'あ'.repeat(2_000)}a`, 'INQUIRY_TOO_LONG'],
    ['a NUL', 'a\0', 'BAD_REQUEST'],
  ])('%s', async (_, body, code) => {
    expect(await refusalOf(as.player.inquiry.send(letter({ body })))).toBe(code)
    expect((await listOf()).count).toBe(0)
  })

  test('a subject of no list, no key, no user', async () => {
    expect(await refusalOf(as.player.inquiry.send(letter({ subjectKind: 'else' })))).toBe('BAD_REQUEST')
    expect(await refusalOf(as.player.inquiry.send(letter(), { context: { key: null } }))).toBe('KEY_MISSING')
    expect(await refusalOf(anonymous.inquiry.send(letter()))).toBe('UNAUTHORIZED')
    expect(await refusalOf(listOf(anonymous))).toBe('UNAUTHORIZED')
  })

  test('in the words of the form', () => {
    const name = 'お問い合わせ内容'
    expect(refusals.INQUIRY_EMPTY.message).toBe(checkMessages.required(name))
    expect(refusals.INQUIRY_TOO_LONG.message).toBe(checkMessages.max_digits(name, INQUIRY_BODY_MAX))
  })
})

test('what just fits is taken', async () => {
  await as.player.inquiry.send(letter({ body: 'あ'.repeat(2_000) }))
  await as.player.inquiry.send(letter({ body: 'a'.repeat(4_000) }))
  expect((await listOf()).count).toBe(2)
})

test('sent again with its key it arrives once, however often at once', async () => {
  const key = randomUUID()
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => as.player.inquiry.send(letter(), { context: { key } })),
  )
  expect(new Set(answers.map(({ inquiryId }) => inquiryId)).size).toBe(1)
  expect((await listOf()).count).toBe(1)
})

test('its draft counts as sent', async () => {
  const draftId = await givenDraft(db, users.player)
  await as.player.inquiry.send(letter({ draftId }))
  expect((await as.player.draft.read({ draftId })).submittedAt).toBe(PLAY_NOW.toISOString())
})

test('an hour takes so many letters of one user, and no more', async () => {
  const limited = createCallers(database, { limits: createRateLimits(db, clock) })
  for (let nth = 0; nth < limits.letter.perWindow; nth++) await limited.as.player.inquiry.send(letter())
  expect(await refusalOf(limited.as.player.inquiry.send(letter()))).toBe('TOO_MANY')
  expect(await limited.as.other.inquiry.send(letter())).toMatchObject({ inquiryId: expect.any(Number) })
  expect((await listOf(limited.as.player)).count).toBe(limits.letter.perWindow)
})
