// Answers to forms: who may send one, how often, until when; changing it; pictures; what the office reads and takes along.
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { formFileKey } from '#rules/form-files.ts'
import { webForm, webFormAnswer, webFormFile } from '#server/areas/form/tables.ts'
import { officeLog } from '#server/areas/office/tables.ts'
import { createCallers, refusalOf } from '../../support/callers.ts'
import { openDatabase } from '../../support/database.ts'
import { openServer } from '../../support/http-server.ts'
import {
  ANSWER_SECRET,
  givenFile,
  givenForm,
  goodAnswers,
  pictureQuestion,
  questions,
} from '../../support/office-pages.ts'
import { PLAY_NOW } from '../../support/play.ts'
import { codeOf } from '../../support/refusals.ts'
import { pictureInBase64 } from '../../support/registration.ts'

const database = await openDatabase('play')
const { db } = database
const { as, anonymous, files } = createCallers(database)
const HOUR = 3_600_000
const inMs = (ms: number) => new Date(PLAY_NOW.getTime() + ms)

const send = (formId: number, more: object = {}, who = as.player) =>
  who.form.send({ formId, answerId: null, characterId: null, answers: goodAnswers(), ...more })
const server = await openServer(database)
const sendAsGuest = async (formId: number, sentId: string = randomUUID(), answers = goodAnswers()) =>
  server.send('/api/Form/sendAsGuest', {
    ...{ method: 'POST', body: { formId, sentId, answers }, headers: { origin: server.url } },
  })

describe('a form', () => {
  test('is read by everybody from its publication on, and says under which address it stands', async () => {
    const formId = await givenForm(db, { worldId: 'harbor' })
    expect(await anonymous.form.get({ formId })).toMatchObject({ isOpen: true, questions, worldId: 'harbor' })
    await db.update(webForm).set({ state: 'draft' }).where(eq(webForm.formId, formId))
    expect(await refusalOf(anonymous.form.get({ formId }))).toBe('FORM_NOT_FOUND')
    expect(await refusalOf(send(formId))).toBe('FORM_NOT_FOUND')
    expect(await refusalOf(as.player.form.getOwn({ formId }))).toBe('FORM_NOT_FOUND')
  })

  test('takes nothing after its deadline, nor once it is closed, and is still read', async () => {
    const late = await givenForm(db, { closesAt: PLAY_NOW })
    const closed = await givenForm(db, { state: 'closed', closesAt: inMs(HOUR) })
    for (const formId of [late, closed]) {
      expect(await anonymous.form.get({ formId })).toMatchObject({ isOpen: false })
      expect(await refusalOf(send(formId))).toBe('FORM_CLOSED')
    }
    expect(await send(await givenForm(db, { closesAt: inMs(1) }))).toMatchObject({ changedAt: null })
  })
})

describe('an answer', () => {
  test('keeps what was answered, and is told back with its number', async () => {
    const formId = await givenForm(db)
    const empty = { questionId: 'why', text: ' ', options: [], fileId: null }
    const sent = await send(formId, { answers: [empty, ...goodAnswers().filter(one => one.questionId !== 'why')] })
    expect(sent.answers.map(({ questionId }) => questionId)).toEqual(['name', 'way', 'days'])
    expect(await as.player.form.getOwn({ formId })).toEqual({ answerList: [sent] })
    expect(await as.other.form.getOwn({ formId })).toEqual({ answerList: [] })
  })

  test.each([
    ['without what is required', [{ questionId: 'name', text: '' }], 'FORM_ANSWER_WRONG'],
    ['to a question that is not there', [{ questionId: 'other', text: '答え' }], 'FORM_OTHER'],
    ['with a choice that is not there', [{ questionId: 'way', text: '', options: ['north'] }], 'FORM_ANSWER_WRONG'],
    ['with two choices of one', [{ questionId: 'way', text: '', options: ['east', 'west'] }], 'FORM_ANSWER_WRONG'],
    ['with one choice twice', [{ questionId: 'days', text: '', options: ['sat', 'sat'] }], 'FORM_ANSWER_WRONG'],
    ['that is too long', [{ questionId: 'name', text: '長'.repeat(101) }], 'FORM_ANSWER_WRONG'],
    ['of two lines where one is asked', [{ questionId: 'name', text: '一\n二' }], 'FORM_ANSWER_WRONG'],
    ['with words where a choice is asked', [{ questionId: 'way', text: '東', options: ['east'] }], 'FORM_ANSWER_WRONG'],
  ])('%s is refused', async (_, patches, code) => {
    const formId = await givenForm(db)
    const changed = patches.map(patch => ({ options: [], fileId: null, ...patch }))
    const rest = goodAnswers().filter(one => !changed.some(({ questionId }) => questionId === one.questionId))
    expect(await refusalOf(send(formId, { answers: [...rest, ...changed] }))).toBe(code)
    expect(await as.player.form.getOwn({ formId })).toEqual({ answerList: [] })
  })

  test('is changed by its sender alone, until the form closes', async () => {
    const formId = await givenForm(db)
    const { answerId } = await send(formId)
    const answers = goodAnswers().map(one => (one.questionId === 'way' ? { ...one, options: ['west'] } : one))
    expect(await refusalOf(send(formId, { answerId, answers }, as.other))).toBe('FORM_ANSWER_NOT_FOUND')
    expect(await send(formId, { answerId, answers })).toMatchObject({ answerId, changedAt: PLAY_NOW.toISOString() })
    await db.update(webForm).set({ state: 'closed' }).where(eq(webForm.formId, formId))
    expect(await refusalOf(send(formId, { answerId }))).toBe('FORM_CLOSED')
    const { answerList } = await as.player.form.getOwn({ formId })
    expect(answerList[0]?.answers.find(one => one.questionId === 'way')?.options).toEqual(['west'])
  })

  test('is one for each user where the form says so, also of thirty at the same moment', async () => {
    const formId = await givenForm(db, { isOnce: true })
    const outcomes = await Promise.allSettled(Array.from({ length: 30 }, () => send(formId)))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await refusalOf(send(formId))).toBe('FORM_ONCE')
    expect(await send(formId, {}, as.other)).toMatchObject({ characterId: null })
  })

  test('is one for each character where the form says so, and of an own character of its world', async () => {
    const formId = await givenForm(db, { audience: 'character', isOnce: true, worldId: 'harbor' })
    expect(await refusalOf(send(formId))).toBe('FORM_NEEDS_CHARACTER')
    expect(await refusalOf(send(formId, { characterId: 'harbor-rinne' }, as.other))).toBe('NOT_YOUR_CHARACTER')
    expect(await refusalOf(send(formId, { characterId: 'nobody' }))).toBe('NOT_YOUR_CHARACTER')
    expect(await send(formId, { characterId: 'harbor-rinne' })).toMatchObject({ characterId: 'harbor-rinne' })
    expect(await refusalOf(send(formId, { characterId: 'harbor-rinne' }))).toBe('FORM_ONCE')
  })
})

describe('an answer of a guest', () => {
  test('is taken where everybody may answer, once for its id, and is changed by it', async () => {
    const formId = await givenForm(db, { audience: 'everyone' })
    const sentId = randomUUID()
    const sent = (await sendAsGuest(formId, sentId)).json as { answerId: number }
    expect(sent).toMatchObject({ answers: goodAnswers(), characterName: null, changedAt: null })
    expect((await sendAsGuest(formId, sentId)).json).toEqual(sent)
    const answers = goodAnswers().filter(one => one.questionId !== 'days')
    expect((await sendAsGuest(formId, sentId, answers)).json).toMatchObject({ answerId: sent.answerId, answers })
    expect(await as.admin.formDesk.answers({ formId, offset: 0, limit: 10 })).toMatchObject({ count: 1 })
  })

  test('is refused where one signs in, and with the id of an answer to another form', async () => {
    expect(codeOf(await sendAsGuest(await givenForm(db)))).toBe('FORM_NEEDS_LOGIN')
    const sentId = randomUUID()
    await sendAsGuest(await givenForm(db, { audience: 'everyone' }), sentId)
    const other = await givenForm(db, { audience: 'everyone' })
    expect(codeOf(await sendAsGuest(other, sentId))).toBe('FORM_OTHER')
  })
})

describe('a picture of an answer', () => {
  const withPicture = { questions: [...questions, pictureQuestion] }
  const upload = async (formId: number, who = as.player) =>
    (await who.form.uploadFile({ formId, name: '絵.png', picture: await pictureInBase64(64, 48) })).fileId
  const answersWith = (fileId: string | null) => [
    ...goodAnswers(),
    ...(fileId ? [{ questionId: 'art', text: '', options: [], fileId }] : []),
  ]

  test('is read by its sender, by the office once it is sent, and by nobody else', async () => {
    const formId = await givenForm(db, withPicture)
    const fileId = await upload(formId)
    expect((await as.player.form.file({ fileId })).type).toBe('image/webp')
    expect(await refusalOf(as.admin.form.file({ fileId }))).toBe('FORM_FILE_NOT_FOUND')
    await send(formId, { answers: answersWith(fileId) })
    expect((await as.admin.form.file({ fileId })).size).toBeGreaterThan(0)
    expect(await refusalOf(as.other.form.file({ fileId }))).toBe('FORM_FILE_NOT_FOUND')
    expect(await refusalOf(anonymous.form.file({ fileId }))).toBe('UNAUTHORIZED')
  })

  test('belongs to one answer of its sender, and is let go when the answer names it no more', async () => {
    const formId = await givenForm(db, withPicture)
    const fileId = await upload(formId)
    expect(await refusalOf(send(formId, { answers: answersWith(fileId) }, as.other))).toBe('FORM_FILE_NOT_FOUND')
    const { answerId } = await send(formId, { answers: answersWith(fileId) })
    expect(await refusalOf(send(formId, { answers: answersWith(fileId) }))).toBe('FORM_FILE_NOT_FOUND')
    await send(formId, { answerId, answers: answersWith(null) })
    const [row] = await db.select().from(webFormFile).where(eq(webFormFile.fileId, fileId))
    expect(row).toMatchObject({ answerId: null })
    expect(await refusalOf(as.admin.form.file({ fileId }))).toBe('FORM_FILE_NOT_FOUND')
  })

  test('that is none leaves nothing behind; no more than twenty wait to be sent', async () => {
    const formId = await givenForm(db, withPicture)
    await db.delete(webFormFile)
    const picture = Buffer.from('no picture').toString('base64')
    expect(await refusalOf(as.player.form.uploadFile({ formId, name: '絵', picture }))).toBe('FORM_FILE_UNREADABLE')
    expect(await db.select().from(webFormFile)).toEqual([])
    expect(await files.exists(formFileKey(await upload(formId)))).toBe(true)
    for (let count = 1; count < 20; count++) await givenFile(db, { formId, userId: database.users.player })
    expect(await refusalOf(upload(formId))).toBe('FORM_FILES_MOST')
  })
})

describe('the office', () => {
  test('counts choices, reads answers one by one, and takes them along with a mark in its record', async () => {
    const formId = await givenForm(db, { title: '=表' })
    const first = await send(formId)
    const formula = goodAnswers().map(one => (one.questionId === 'name' ? { ...one, text: '=1+1' } : one))
    const second = await send(formId, { answers: formula.filter(one => one.questionId !== 'days') }, as.other)
    expect(await as.admin.formDesk.summary({ formId })).toEqual({
      answerCount: 2,
      questionList: [
        { questionId: 'name', answered: 2, optionList: [] },
        { questionId: 'why', answered: 2, optionList: [] },
        {
          ...{ questionId: 'way', answered: 2 },
          optionList: [
            { optionId: 'east', count: 2 },
            { optionId: 'west', count: 0 },
          ],
        },
        {
          ...{ questionId: 'days', answered: 1 },
          optionList: [
            { optionId: 'sat', count: 1 },
            { optionId: 'sun', count: 1 },
          ],
        },
      ],
    })
    const page = await as.admin.formDesk.answers({ formId, offset: 0, limit: 1 })
    expect(page).toMatchObject({ count: 2, answerList: [{ answerId: second.answerId }] })
    expect(await as.admin.formDesk.answer({ formId, answerId: first.answerId })).toMatchObject({
      ...{ newerId: second.answerId, olderId: null },
    })
    const file = await as.admin.formDesk.download({ formId })
    const bytes = Buffer.from(await file.arrayBuffer()).toString('utf8')
    expect(bytes.startsWith('\u{FEFF}"受付番号"')).toBe(true)
    expect(bytes).toContain(`"'=1+1"`)
    expect(bytes).toContain(`"${ANSWER_SECRET}。"`)
    const rows = await db.select().from(officeLog).where(eq(officeLog.act, 'download'))
    expect(rows.at(-1)).toMatchObject({ thing: 'form', thingId: String(formId), userId: database.users.admin })
  })

  test('reads no answer under another form', async () => {
    const { answerId } = await send(await givenForm(db))
    const formId = await givenForm(db)
    expect(await refusalOf(as.admin.formDesk.answer({ formId, answerId }))).toBe('FORM_ANSWER_NOT_FOUND')
    expect(await db.$count(webFormAnswer, eq(webFormAnswer.formId, formId))).toBe(0)
  })
})
