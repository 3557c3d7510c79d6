// The form of the news desk: when something is unsaved, and what keeps it from being sent.
import { describe, expect, test } from 'vitest'
import { errorsOf, fieldsOf, isChanged, plannedTime } from '#app/areas/admin-news/fields.ts'
import type { AdminArticle } from '#app/areas/admin-news/queries.ts'

const HOUR = 3_600_000
const ahead = new Date(Math.ceil(Date.now() / 60_000) * 60_000 + HOUR).toISOString()
const past = '2026-01-01T00:00:00.000Z'
const article: AdminArticle = {
  ...{ postId: 1, state: 'draft', category: 'event', title: '題', worldId: 'w', worldName: 'W', publishAt: null },
  ...{ updatedAt: null, version: 1, picture: null, body: '一行\r\n二行' },
}
const fields = fieldsOf(article)

describe('unsaved', () => {
  test('is nothing of what is as the server has it, other line breaks included', () => {
    expect(isChanged(article, fields, '一行\n二行')).toBe(false)
    expect(isChanged(null, fieldsOf(null), '')).toBe(false)
    const later = { ...article, publishAt: ahead }
    expect(isChanged(later, fieldsOf(later), '一行\n二行')).toBe(false)
  })

  test.each([
    { title: '別' },
    { category: 'guide' as const },
    { worldId: null },
    { timing: 'later' as const, time: '2099-01-01T00:00' },
  ])('is %o', patch => expect(isChanged(article, { ...fields, ...patch }, '一行\n二行')).toBe(true))

  test('is another text, and no time that is not meant', () => {
    expect(isChanged(article, fields, '一行')).toBe(true)
    expect(isChanged(article, { ...fields, time: '2099-01-01T00:00' }, '一行\n二行')).toBe(false)
  })
})

test('the time of what is public or over is no plan', () => {
  expect(fieldsOf({ ...article, publishAt: ahead }).timing).toBe('later')
  expect(plannedTime(fieldsOf({ ...article, publishAt: ahead }))).toBe(ahead)
  expect(fieldsOf({ ...article, publishAt: past }).timing).toBe('now')
  expect(fieldsOf({ ...article, state: 'published', publishAt: past }).timing).toBe('now')
  expect(fieldsOf({ ...article, state: 'scheduled', publishAt: past }).timing).toBe('later')
})

describe('what is wrong', () => {
  const of = (patch: Partial<typeof fields>, text = 'あ', isPublic = true) =>
    errorsOf({ ...fields, ...patch }, text, { isPublic, now: Date.now() })

  test('is said with the name of the field', () => {
    expect(of({})).toEqual({})
    expect(of({ title: '　' })).toEqual({ title: 'タイトルは必ず入力してください' })
    expect(of({ title: 'あ'.repeat(101) })).toEqual({ title: 'タイトルは100文字以内で入力してください' })
    expect(of({}, 'あ'.repeat(50_001))).toEqual({ body: '本文は50,000文字以内で入力してください' })
    expect(of({ timing: 'later' })).toEqual({ time: '公開日時は必ず入力してください' })
    expect(of({ timing: 'later', time: '2026-01-01T00:00' })).toEqual({ time: '公開日時はいまより後にしてください' })
    expect(of({ timing: 'later', time: '2999-01-01T00:00' })).toEqual({ time: '公開日時が正しくありません' })
  })

  test('of a draft is less: a text and a time to come are for what readers will see', () => {
    expect(of({}, ' ')).toEqual({ body: '本文は必ず入力してください' })
    expect(of({ timing: 'later', time: '2026-01-01T00:00' }, '', false)).toEqual({})
  })
})
