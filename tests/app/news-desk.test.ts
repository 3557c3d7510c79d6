// The form of the news desk: its unsaved state, and the reasons that prevent sending.
import 'fake-indexeddb/auto'
import { act, renderHook } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { groundOf, type NewsFields, type NewsGround, newsKind, plannedTime } from '#app/areas/admin-news/fields.ts'
import type { AdminArticle } from '#app/areas/admin-news/queries.ts'
import type { DraftEditorHandle } from '#app/shared/draft/DraftEditor.tsx'
import { isSame, lineOf, readForm, writeForm } from '#app/shared/form/table.ts'
import { useForm } from '#app/shared/form/use-form.ts'

const HOUR = 3_600_000
const ahead = new Date(Math.ceil(Date.now() / 60_000) * 60_000 + HOUR).toISOString()
const past = '2026-01-01T00:00:00.000Z'
const article: AdminArticle = {
  ...{ postId: 1, state: 'draft', category: 'event', title: '題', worldId: 'w', worldName: 'W', publishAt: null },
  ...{ updatedAt: null, version: 1, picture: null, body: '一行\r\n二行', serverTime: new Date().toISOString() },
}
const fieldsOf = (of: AdminArticle | null) => groundOf(of).fields
const fields = fieldsOf(article)
const isChanged = (of: AdminArticle | null, fields: NewsFields, text: string) =>
  !isSame(newsKind, groundOf(of), { fields, text })
const read = (written: string, of: AdminArticle | null) =>
  readForm<NewsFields, NewsGround>(newsKind, written, groundOf(of))

describe('unsaved', () => {
  test('is nothing of what is as the server has it, other line breaks included', () => {
    expect(isChanged(article, fields, '一行\n二行')).toBe(false)
    expect(isChanged(null, fieldsOf(null), '')).toBe(false)
    const later = { ...article, publishAt: ahead }
    expect(isChanged(later, fieldsOf(later), '一行\n二行')).toBe(false)
  })

  test.each([
    { title: '別' },
    { picture: 'lamp-festival' },
    { category: 'guide' as const },
    { worldId: null },
    { timing: 'later' as const, time: '2099-01-01T00:00' },
  ])('is %o', patch => expect(isChanged(article, { ...fields, ...patch }, '一行\n二行')).toBe(true))

  test('is another text, and no time that is not meant or is over', () => {
    const live = { ...article, state: 'published' as const, publishAt: past }
    expect(isChanged(live, { ...fieldsOf(live), timing: 'later', time: '2099-01-01T00:00' }, '一行\n二行')).toBe(false)
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
    newsKind.faults({ ...fields, ...patch }, text, { isPublic, isTimed: isPublic, now: Date.now() })

  test('is said with the name of the field', () => {
    expect(of({})).toEqual({})
    expect(of({ title: '　' })).toEqual({ title: 'タイトルは必ず入力してください' })
    expect(of({ title: 'あ'.repeat(101) })).toEqual({ title: 'タイトルは100文字以内で入力してください' })
    expect(of({}, 'あ'.repeat(50_001))).toEqual({ text: '本文は50,000文字以内で入力してください' })
    expect(of({ timing: 'later' })).toEqual({ time: '公開日時は必ず入力してください' })
    expect(of({ timing: 'later', time: '2026-01-01T00:00' })).toEqual({ time: '公開日時はいまより後にしてください' })
    expect(of({ timing: 'later', time: '2999-01-01T00:00' })).toEqual({ time: '公開日時が正しくありません' })
  })

  test('of a draft is less: a text and a time to come are for what readers will see', () => {
    expect(of({}, ' ')).toEqual({ text: '本文は必ず入力してください' })
    expect(of({ timing: 'later', time: '2026-01-01T00:00' }, '', false)).toEqual({})
  })
})

describe('what the draft keeps of the short fields', () => {
  const written = {
    version: 1,
    fields: {
      ...fields,
      title: '別の題',
      picture: 'lamp-festival',
      timing: 'later' as const,
      time: '2099-01-01T09:00',
    },
  }

  test('is read back as it was written, on whatever device', () => {
    expect(read(writeForm(written), article)).toEqual(written)
    expect(read(writeForm({ ...written, version: 0 }), null)).toEqual({ ...written, version: 0 })
    expect(lineOf(newsKind, writeForm(written), groundOf(article))).toBe(
      '別の題（イベント・絵あり・2099/01/01 09:00に公開）',
    )
  })

  test.each(['', 'x', 'null', '[]', '{"title":1,"category":"later","timing":"never","picture":2}'])(
    '%j: is as the article has it',
    text => {
      expect(read(text, article)).toEqual({ version: 1, fields })
      expect(read(text, null)).toEqual({ version: 0, fields: fieldsOf(null) })
    },
  )
})

describe('the form and its draft', () => {
  /** The editor of a device, with its draft of the article. */
  function open(first: { fields?: string; now?: AdminArticle } = {}) {
    const draft = { fields: first.fields ?? '', filled: 0 }
    const handle: Partial<DraftEditorHandle> = {
      text: () => '一行\n二行',
      submit: async send => send({ draftId: null, text: '', fields: '' } as never),
      fields: () => draft.fields,
      fill: text => {
        draft.filled++
        draft.fields = text
      },
    }
    const now = groundOf(first.now ?? article)
    const judged = { isPublic: false, isTimed: false, now: 0 }
    const { result } = renderHook(() => useForm({ kind: newsKind, first: now, judged }))
    act(() => {
      result.current.editor.current = handle as DraftEditorHandle
      result.current.heard('一行\n二行')
      result.current.arrived(draft.fields)
    })
    return { draft, form: () => result.current }
  }

  test('every change goes into the draft, and arrives on another device', () => {
    const { draft, form } = open()
    expect([form().isDirty, draft.filled]).toEqual([false, 0])
    act(() => form().change({ title: '別の題' }))
    act(() => form().change({ picture: 'lamp-festival' }))
    expect([form().isDirty, draft.filled]).toEqual([true, 2])
    const other = open({ fields: draft.fields })
    expect(other.form().fields).toEqual({ ...fields, title: '別の題', picture: 'lamp-festival' })
    expect([other.form().isDirty, other.form().theirs, other.draft.filled]).toEqual([true, null, 0])
    // After handing in there, no draft is left here.
    act(() => form().arrived(''))
    expect(form().fields).toEqual(fields)
    expect(form().isDirty).toBe(false)
  })

  test('written from a version that somebody has changed since: both stand side by side', async () => {
    const mine = writeForm({ version: 1, fields: { ...fields, title: '私の題' } })
    const newest = { ...article, version: 2, title: 'ほかの人の題' }
    const { draft, form } = open({ fields: mine, now: newest })
    expect(form().theirs).toEqual(groundOf(newest))
    expect(form().version()).toBe(1)
    await act(() => form().goOnFrom(groundOf(newest)))
    expect(form().theirs).toBeNull()
    expect(read(draft.fields, newest)).toMatchObject({ version: 2, fields: { title: '私の題' } })
    // In the other direction, the draft ends together with the changes written in it.
    const other = open({ fields: mine, now: newest })
    await act(() => other.form().adopt(groundOf(newest)))
    expect(other.form().fields.title).toBe('ほかの人の題')
    expect(read(other.draft.fields, newest).fields.title).toBe('私の題')
  })

  test('an answer makes no draft of what nobody changed', async () => {
    const { draft, form } = open()
    await act(() => form().settle(groundOf({ ...article, state: 'withdrawn', version: 2 })))
    expect([draft.filled, form().isDirty, form().version()]).toEqual([0, false, 2])
  })
})
