import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { DRAFT_FIELDS_MAX, DRAFT_MAX_LENGTH, DRAFTS_KEPT_MOST, DRAFTS_MOST } from '#rules/drafts.ts'
import { draft as draftTable } from '#server/areas/draft/tables.ts'
import { createCallers, refusalOf } from '../../support/callers.ts'
import { openDatabase } from '../../support/database.ts'
import { PLAY_NOW } from '../../support/play.ts'

const database = await openDatabase('play')
const { db, users } = database
const { as, anonymous, clock } = createCallers(database)

beforeEach(async () => {
  await database.asOwner(client => client.query('truncate draft cascade'))
  clock.set(PLAY_NOW)
})

type Save = Parameters<typeof as.player.draft.save>[0]
const saving = (wanted: Partial<Save> = {}): Save => ({
  draftId: randomUUID(),
  place: 'novelComment',
  target: '12',
  name: '感想',
  text: '一',
  baseVersion: 0,
  copyId: randomUUID(),
  ...wanted,
})
const versionsOf = async (draftId: string) =>
  (await as.player.draft.versions({ draftId })).versionList.map(({ version }) => version)

describe('saving', () => {
  test('makes a draft, and then keeps what stood before each save', async () => {
    const first = saving()
    expect(await as.player.draft.save(first)).toEqual({
      kind: 'saved',
      version: 1,
      updatedAt: PLAY_NOW.toISOString(),
    })
    clock.set('2026-11-21T12:00:05+09:00')
    expect(await as.player.draft.save({ ...first, text: '二', name: '題二', baseVersion: 1 })).toMatchObject({
      version: 2,
    })
    const { draftId } = first
    expect(await as.player.draft.read({ draftId })).toMatchObject({
      text: '二',
      name: '題二',
      version: 2,
      copyOf: null,
    })
    expect(await as.player.draft.versions({ draftId })).toEqual({
      versionList: [{ version: 1, savedAt: PLAY_NOW.toISOString(), name: '感想', characters: 1, excerpt: '一' }],
    })
    expect(await as.player.draft.version({ draftId, version: 1 })).toMatchObject({ text: '一', name: '感想' })
    expect(await as.player.draft.version({ draftId, version: 2 })).toMatchObject({ text: '二' })
    expect(await refusalOf(as.player.draft.version({ draftId, version: 3 }))).toBe('DRAFT_NOT_FOUND')
  })

  test('again what was saved, because the answer was lost, changes nothing', async () => {
    const first = saving()
    await as.player.draft.save(first)
    const second = { ...first, text: '二', baseVersion: 1 }
    await as.player.draft.save(second)
    expect(await as.player.draft.save(second)).toMatchObject({ kind: 'saved', version: 2 })
    expect(await as.player.draft.save({ ...second, baseVersion: 2 })).toMatchObject({ kind: 'saved', version: 2 })
    expect(await versionsOf(first.draftId)).toEqual([1])
    expect((await as.player.draft.list({ offset: 0, limit: 50 })).count).toBe(1)
  })

  test('keeps the last 50 texts before the current one', async () => {
    const first = saving({ text: 'text 1' })
    await as.player.draft.save(first)
    for (let base = 1; base <= 55; base++) {
      await as.player.draft.save({ ...first, text: `text ${base + 1}`, baseVersion: base })
    }
    const kept = await versionsOf(first.draftId)
    expect(kept).toEqual(Array.from({ length: 50 }, (_, index) => 55 - index))
    expect(await as.player.draft.version({ draftId: first.draftId, version: 6 })).toMatchObject({ text: 'text 6' })
  })

  test('of one page makes a version of what is written within minutes, never of two pages, and keeps what was deleted', async () => {
    const writer = randomUUID()
    const first = saving({ text: 'はじめ', writer })
    const { draftId } = first
    await as.player.draft.save(first)
    const at = (seconds: number) => clock.set(new Date(PLAY_NOW.getTime() + seconds * 1_000).toISOString())
    const body = '霧の夜に、'.repeat(8)
    let baseVersion = 1
    const next = async (seconds: number, change: Partial<Save>) => {
      at(seconds)
      expect(await as.player.draft.save({ ...first, ...change, baseVersion })).toMatchObject({ version: ++baseVersion })
    }
    // The first text becomes a version when the second one comes; after that one version for three minutes of typing.
    for (let saves = 1; saves <= 48; saves++) await next(saves * 5, { text: body + 'あ'.repeat(saves) })
    expect(await versionsOf(draftId)).toEqual([37, 1])
    await next(245, { text: '霧の夜に、' })
    expect(await versionsOf(draftId)).toEqual([49, 37, 1])
    expect(await as.player.draft.version({ draftId, version: 49 })).toMatchObject({ text: body + 'あ'.repeat(48) })
    await next(250, { text: '霧の夜に、別の端末から', writer: randomUUID() })
    expect(await versionsOf(draftId)).toEqual([50, 49, 37, 1])
    expect(await as.player.draft.read({ draftId })).toMatchObject({ version: 51, text: '霧の夜に、別の端末から' })
  })

  test('keeps the other fields of the form with the text, its versions and its copy', async () => {
    const first = saving({ fields: '{"kind":"bug"}' })
    const { draftId, copyId } = first
    await as.player.draft.save(first)
    expect(await as.player.draft.read({ draftId })).toMatchObject({ text: '一', fields: '{"kind":"bug"}' })
    const changed = { ...first, fields: '{"kind":"coin"}', baseVersion: 1 }
    expect(await as.player.draft.save(changed)).toMatchObject({ kind: 'saved', version: 2 })
    expect(await as.player.draft.version({ draftId, version: 1 })).toMatchObject({ fields: '{"kind":"bug"}' })
    // An app of an older version without fields changes the text only.
    const { fields: _, ...textAlone } = { ...first, text: '二', baseVersion: 2 }
    await as.player.draft.save(textAlone)
    expect(await as.player.draft.read({ draftId })).toMatchObject({ text: '二', fields: '{"kind":"coin"}', version: 3 })
    expect(await as.player.draft.save({ ...changed, fields: 'x' })).toMatchObject({
      kind: 'conflict',
      current: { text: '二', fields: '{"kind":"coin"}' },
    })
    expect(await as.player.draft.read({ draftId: copyId })).toMatchObject({ text: '一', fields: 'x' })
    expect(await refusalOf(as.player.draft.save(saving({ fields: 'あ'.repeat(DRAFT_FIELDS_MAX + 1) })))).toBe(
      'BAD_REQUEST',
    )
  })

  test.each([
    ['line breaks of every kind', 'a\r\nb\rc\nd\u2028e'],
    ['white space at both ends', ' \u3000\n text \t\n'],
    ['joined characters and kanji variants', '👨‍👩‍👧‍👦 葛\u{E0100} か\u3099 が'],
    ['private use, controls and marks of direction', '\ue000\u0001\u202e\ufeff\u200b'],
    ['notation', '｜親《ルビ》《《傍点》》'],
    ['nothing', ''],
    ['as much as there may be', 'あ'.repeat(DRAFT_MAX_LENGTH)],
  ])('keeps %s as it was typed', async (_, text) => {
    const sent = saving({ text })
    await as.player.draft.save(sent)
    expect((await as.player.draft.read({ draftId: sent.draftId })).text).toBe(text)
    await as.player.draft.save({ ...sent, text: 'x', baseVersion: 1 })
    expect((await as.player.draft.version({ draftId: sent.draftId, version: 1 })).text).toBe(text)
  })

  test.each([
    ['a place that is none', { place: '1a' }],
    ['a place too long', { place: 'a'.repeat(41) }],
    ['a target too long', { target: 'a'.repeat(65) }],
    ['a name too long', { name: 'あ'.repeat(41) }],
    ['a text too long', { text: 'a'.repeat(DRAFT_MAX_LENGTH + 1) }],
    ['a NUL', { text: 'a\0' }],
    ['half a character', { text: 'a\ud800' }],
    ['an id that is none', { draftId: 'draft-1' }],
    ['a version below 0', { baseVersion: -1 }],
  ])('%s is refused', async (_, wrong) => {
    expect(await refusalOf(as.player.draft.save(saving(wrong)))).toBe('BAD_REQUEST')
  })

  test('is for those who are signed in', async () => {
    expect(await refusalOf(anonymous.draft.save(saving()))).toBe('UNAUTHORIZED')
  })
})

describe('where another device was first', () => {
  test('nothing is overwritten, and the text becomes a draft of its own, once', async () => {
    const first = saving({ text: '元' })
    const { draftId } = first
    await as.player.draft.save(first)
    await as.player.draft.save({ ...first, text: '机から', name: '机', baseVersion: 1 })
    const late = { ...first, text: '電話から', name: '電話', baseVersion: 1, copyId: randomUUID() }
    const answer = await as.player.draft.save(late)
    expect(answer).toEqual({
      kind: 'conflict',
      current: { version: 2, text: '机から', name: '机', fields: '', updatedAt: PLAY_NOW.toISOString() },
      copy: { draftId: late.copyId, version: 1 },
    })
    expect(await as.player.draft.save(late)).toEqual(answer)
    expect(await as.player.draft.read({ draftId: late.copyId })).toMatchObject({
      ...{ text: '電話から', name: '電話', copyOf: draftId, place: first.place, target: first.target, version: 1 },
    })
    expect((await as.player.draft.list({ offset: 0, limit: 50 })).count).toBe(2)
    expect(await as.player.draft.read({ draftId })).toMatchObject({ text: '机から', version: 2 })
  })

  test('two new drafts of one id do not meet: the second is a copy', async () => {
    const first = saving({ text: '一台目' })
    await as.player.draft.save(first)
    expect(await as.player.draft.save({ ...first, text: '二台目' })).toMatchObject({ kind: 'conflict' })
  })

  test('the same sent again after the copy was written on is still the same copy', async () => {
    const first = saving()
    await as.player.draft.save(first)
    await as.player.draft.save({ ...first, text: '二', baseVersion: 1 })
    const late = { ...first, text: '三', baseVersion: 1, copyId: randomUUID() }
    await as.player.draft.save(late)
    await as.player.draft.save({
      ...late,
      draftId: late.copyId,
      text: '三の続き',
      baseVersion: 1,
      copyId: randomUUID(),
    })
    expect(await as.player.draft.save(late)).toMatchObject({ copy: { draftId: late.copyId, version: 2 } })
    expect((await as.player.draft.read({ draftId: late.copyId })).text).toBe('三の続き')
  })

  test.each([
    ['of the draft itself', (first: Save) => first.draftId],
    ['of a copy that holds another text', (_: Save, taken: string) => taken],
  ])('the id %s is refused as that of the copy, and nothing is lost', async (_, idOf) => {
    const first = saving()
    await as.player.draft.save(first)
    await as.player.draft.save({ ...first, text: '二', baseVersion: 1 })
    const taken = randomUUID()
    await as.player.draft.save({ ...first, text: '三', baseVersion: 1, copyId: taken })
    const late = { ...first, text: '四', baseVersion: 1, copyId: idOf(first, taken) }
    expect(await refusalOf(as.player.draft.save(late))).toBe('DRAFT_COPY_TAKEN')
    expect((await as.player.draft.read({ draftId: taken })).text).toBe('三')
    expect((await as.player.draft.read({ draftId: first.draftId })).text).toBe('二')
  })

  test('of ten saves at once one is saved and nine are copies', async () => {
    const first = saving()
    await as.player.draft.save(first)
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, nth) =>
        as.player.draft.save({ ...first, text: `同時${nth}`, baseVersion: 1, copyId: randomUUID() }),
      ),
    )
    expect(answers.filter(({ kind }) => kind === 'saved')).toHaveLength(1)
    const { draftList } = await as.player.draft.list({ offset: 0, limit: 50 })
    expect(new Set(draftList.map(({ excerpt }) => excerpt)).size).toBe(10)
  })
})

describe('a draft of somebody else', () => {
  test('is not there, whatever is asked', async () => {
    const mine = saving({ text: '私の' })
    const { draftId } = mine
    await as.player.draft.save(mine)
    expect(await refusalOf(as.other.draft.read({ draftId }))).toBe('DRAFT_NOT_FOUND')
    expect(await refusalOf(as.other.draft.versions({ draftId }))).toBe('DRAFT_NOT_FOUND')
    expect(await refusalOf(as.other.draft.version({ draftId, version: 1 }))).toBe('DRAFT_NOT_FOUND')
    expect(await refusalOf(as.other.draft.remove({ draftId }))).toBe('DRAFT_NOT_FOUND')
    expect(await refusalOf(as.other.draft.bringBack({ draftId }))).toBe('DRAFT_NOT_FOUND')
    expect(await refusalOf(as.other.draft.save({ ...mine, baseVersion: 1 }))).toBe('DRAFT_NOT_FOUND')
    expect((await as.other.draft.list({ offset: 0, limit: 50 })).count).toBe(0)
  })

  test('neither blocks an id nor is touched when the same id is used', async () => {
    const mine = saving({ text: '私の' })
    await as.player.draft.save(mine)
    expect(await as.other.draft.save({ ...mine, text: '別の人の' })).toMatchObject({ kind: 'saved', version: 1 })
    expect((await as.player.draft.read({ draftId: mine.draftId })).text).toBe('私の')
    expect((await as.other.draft.read({ draftId: mine.draftId })).text).toBe('別の人の')
  })
})

describe('how many there may be', () => {
  const given = (count: number, more: object = {}) =>
    db.insert(draftTable).values(
      Array.from({ length: count }, (_, nth) => ({
        ...{ userId: users.player, draftId: randomUUID(), place: 'a', target: '', name: '', text: `${nth}` },
        ...{ version: 1, updatedAt: PLAY_NOW, ...more },
      })),
    )

  test('one more than 200 is refused; those removed or sent do not count, other users neither', async () => {
    await given(DRAFTS_MOST - 1)
    await given(5, { removedAt: PLAY_NOW })
    await given(5, { submittedAt: PLAY_NOW })
    const last = saving()
    await as.player.draft.save(last)
    expect(await refusalOf(as.player.draft.save(saving()))).toBe('DRAFT_TOO_MANY')
    expect(await as.player.draft.save({ ...last, text: '続き', baseVersion: 1 })).toMatchObject({ version: 2 })
    expect(await refusalOf(as.player.draft.save({ ...last, text: '遅い', baseVersion: 1 }))).toBe('DRAFT_TOO_MANY')
    expect(await as.other.draft.save(saving())).toMatchObject({ kind: 'saved' })
    await as.player.draft.remove({ draftId: last.draftId })
    expect(await as.player.draft.save(saving())).toMatchObject({ kind: 'saved' })
    expect(await refusalOf(as.player.draft.bringBack({ draftId: last.draftId }))).toBe('DRAFT_TOO_MANY')
  })

  test('what is kept after it was removed has a limit too, and can still be brought back', async () => {
    await given(DRAFTS_KEPT_MOST - 1, { removedAt: PLAY_NOW })
    const last = saving()
    await as.player.draft.save(last)
    expect(await refusalOf(as.player.draft.save(saving()))).toBe('DRAFT_TOO_MANY')
    await as.player.draft.remove({ draftId: last.draftId })
    expect(await as.player.draft.bringBack({ draftId: last.draftId })).toMatchObject({ draft: { removedAt: null } })
  })

  test('ten new ones at once do not pass the limit', async () => {
    await given(DRAFTS_MOST - 3)
    const answers = await Promise.allSettled(Array.from({ length: 10 }, () => as.player.draft.save(saving())))
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
  })
})
