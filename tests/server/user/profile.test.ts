import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { INTRODUCTION_MAX } from '#rules/introduction.ts'
import { checkMessages } from '#rules/messages/checks.ts'
import { refusals } from '#rules/refusals/index.ts'
import { createCallers, refusalOf } from '../../support/callers.ts'
import { openDatabase } from '../../support/database.ts'
import { givenDraft } from '../../support/letters.ts'
import { PLAY_NOW } from '../../support/play.ts'

const database = await openDatabase('play')
const { db, users } = database
const { as, anonymous } = createCallers(database)
const { updateProfile } = as.player.user
const introduced = (introduction: string, draftId: string | null = null) => ({ introduction, draftId })

beforeEach(() => database.asOwner(client => client.query('truncate user_profile, idempotency_key, draft cascade')))

test('a profile is the user’s own, empty at first, and as it was typed', async () => {
  expect(await as.player.user.profile({})).toEqual({ introduction: '', version: 0 })
  const text = ' はじめまして。\r\n葛\u{E0100}と｜紡《つむぎ》です。\n'
  expect(await updateProfile(introduced(text))).toEqual({ introduction: text, version: 1 })
  expect(await updateProfile(introduced(''))).toEqual({ introduction: '', version: 2 })
  expect(await as.player.user.profile({})).toEqual({ introduction: '', version: 2 })
  expect(await as.other.user.profile({})).toEqual({ introduction: '', version: 0 })
})

describe('the length is the validator’s count', () => {
  test.each([
    ['full-width', 'あ'.repeat(400)],
    ['half-width', 'a'.repeat(800)],
    ['emoji of two units', '🌊'.repeat(400)],
    ['CRLF as one newline', '\r\n'.repeat(400)],
  ])('%s up to 400 fits', async (_, text) => {
    expect(await updateProfile(introduced(text))).toMatchObject({ introduction: text })
    expect(await refusalOf(updateProfile(introduced(`${text}a`)))).toBe('INTRODUCTION_TOO_LONG')
    expect((await as.player.user.profile({})).introduction).toBe(text)
  })

  test('and the refusal says what the form says', () => {
    expect(refusals.INTRODUCTION_TOO_LONG.message).toBe(checkMessages.max_digits('自己紹介', INTRODUCTION_MAX))
  })
})

test('the draft it was written in counts as sent; that of a refused text does not', async () => {
  const draftId = await givenDraft(db, users.player)
  await refusalOf(updateProfile(introduced('あ'.repeat(401), draftId)))
  expect((await as.player.draft.read({ draftId })).submittedAt).toBeNull()
  await updateProfile(introduced('あ', draftId))
  expect((await as.player.draft.read({ draftId })).submittedAt).toBe(PLAY_NOW.toISOString())
})

test('a draft of somebody else stays as it is', async () => {
  const draftId = await givenDraft(db, users.other)
  expect(await updateProfile(introduced('あ', draftId))).toMatchObject({ version: 1 })
  expect((await as.other.draft.read({ draftId })).submittedAt).toBeNull()
})

test('sent again with its key it is saved once', async () => {
  const key = randomUUID()
  const first = await updateProfile(introduced('一'), { context: { key } })
  await updateProfile(introduced('二'))
  expect(await updateProfile(introduced('一'), { context: { key } })).toEqual(first)
  expect(await refusalOf(updateProfile(introduced('三'), { context: { key } }))).toBe('KEY_REUSED')
  expect(await as.player.user.profile({})).toEqual({ introduction: '二', version: 2 })
})

test('without a key or a user it is refused', async () => {
  expect(await refusalOf(updateProfile(introduced('一'), { context: { key: null } }))).toBe('KEY_MISSING')
  expect(await refusalOf(anonymous.user.updateProfile(introduced('一')))).toBe('UNAUTHORIZED')
  expect(await refusalOf(anonymous.user.profile({}))).toBe('UNAUTHORIZED')
})
