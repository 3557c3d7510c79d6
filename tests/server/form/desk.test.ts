// Forms at the office's desk: what a save and a publication need, what answers forbid, copies. Their steps by state stand in
// office/publishing-desks.
import { describe, expect, test } from 'vitest'
import { createCallers, refusalOf } from '../../support/callers.ts'
import { openDatabase } from '../../support/database.ts'
import { givenAnswer, givenForm, pictureQuestion, questions } from '../../support/office-pages.ts'
import { PLAY_NOW } from '../../support/play.ts'

const database = await openDatabase('play')
const { db } = database
const { as } = createCallers(database)
const { formDesk } = as.admin

const written = {
  ...{ title: '冬祭りのアンケート', body: '教えてください。', worldId: null, audience: 'member' as const },
  ...{ isOnce: true, closesAt: null, questions, draftId: null },
}
const make = (more: object = {}) => formDesk.save({ formId: null, baseVersion: 0, ...written, ...more })
const change = (formId: number, baseVersion: number, more: object = {}) =>
  formDesk.save({ formId, baseVersion, ...written, ...more })

describe('a form at the desk', () => {
  test.each([
    ['without questions', { questions: [] }],
    ['with a question without words', { questions: questions.map(one => ({ ...one, label: ' ' })) }],
    ['with a single choice', { questions: questions.map(one => ({ ...one, options: one.options.slice(0, 1) })) }],
    ['with a deadline that is over', { closesAt: PLAY_NOW.toISOString() }],
    ['with a picture for everybody', { questions: [pictureQuestion], audience: 'everyone', isOnce: false }],
  ])('%s may be a draft and is not published', async (_, more) => {
    const { formId, version } = await make(more)
    expect(await refusalOf(formDesk.publish({ formId, baseVersion: version }))).toBe('FORM_FAULT')
  })

  test.each([
    ['for characters without a world', { audience: 'character' }, 'FORM_FAULT'],
    ['for everybody once', { audience: 'everyone' }, 'FORM_FAULT'],
    ['of a world that is not there', { worldId: 'nowhere' }, 'WORLD_NOT_FOUND'],
  ])('%s is not saved', async (_, more, code) => {
    expect(await refusalOf(make(more))).toBe(code)
  })

  test('keeps its questions, its choices and its terms once it has answers', async () => {
    const formId = await givenForm(db, { isOnce: true })
    await givenAnswer(db, { formId, userId: database.users.player })
    const fewer = questions.map(one => ({
      ...one,
      options: one.options.map(option => ({ ...option, optionId: `${option.optionId}2` })),
    }))
    expect(await refusalOf(change(formId, 1, { questions: questions.slice(1) }))).toBe('FORM_ANSWERED')
    expect(await refusalOf(change(formId, 1, { questions: fewer }))).toBe('FORM_ANSWERED')
    expect(await refusalOf(change(formId, 1, { isOnce: false }))).toBe('FORM_ANSWERED')
    const renamed = [...questions.map(one => ({ ...one, label: `${one.label}？` })), pictureQuestion].reverse()
    expect(await change(formId, 1, { questions: renamed })).toMatchObject({ questions: renamed, answerCount: 1 })
  })

  test('is copied as a draft, and a draft is removed', async () => {
    const formId = await givenForm(db, { title: '題'.repeat(60) })
    const copy = await formDesk.copy({ formId })
    expect(copy).toMatchObject({ state: 'draft', questions, answerCount: 0, title: `${'題'.repeat(55)}（コピー）` })
    expect(await formDesk.remove({ formId: copy.formId, baseVersion: 1 })).toEqual({ formId: copy.formId })
    expect(await refusalOf(formDesk.read({ formId: copy.formId }))).toBe('FORM_NOT_FOUND')
  })
})
