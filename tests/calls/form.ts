// The calls of the areas form and form-desk, as the suites of all calls send them.
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { webFormAnswer, webFormFile } from '#server/areas/form/tables.ts'
import type { TestDatabase } from '../support/database.ts'
import { givenAnswer, givenFile, givenForm, goodAnswers, questions } from '../support/office-pages.ts'
import { pictureInBase64 } from '../support/registration.ts'
import { officeDraft } from './given.ts'
import { type AreaRows, admins, everybody, ownersOnly, signedIn } from './row.ts'

/** A form that the player has answered. */
async function answered({ db, users }: TestDatabase) {
  const formId = await givenForm(db)
  return { formId, answerId: await givenAnswer(db, { formId, userId: users.player }) }
}
const draftOf = async ({ db }: TestDatabase) => ({ formId: await givenForm(db, { state: 'draft' }), baseVersion: 1 })

export const formRows: AreaRows<'form'> = {
  get: {
    sample: async ({ db }) => ({ formId: await givenForm(db) }),
    rights: everybody,
  },
  getOwn: { sample: async ({ db }) => ({ formId: await givenForm(db) }), rights: signedIn },
  send: {
    sample: async ({ db, users }) => {
      await db.delete(webFormFile).where(eq(webFormFile.userId, users.player))
      await db.delete(webFormAnswer).where(eq(webFormAnswer.userId, users.player))
      const formId = await givenForm(db)
      return { formId, answerId: null, characterId: null, answers: goodAnswers() }
    },
    rights: signedIn,
  },
  sendAsGuest: {
    sample: async ({ db }) => ({
      ...{ formId: await givenForm(db, { audience: 'everyone' }), sentId: randomUUID(), answers: goodAnswers() },
    }),
    rights: everybody,
  },
  uploadFile: {
    sample: async ({ db }) => {
      await db.delete(webFormFile)
      return { formId: await givenForm(db), name: '絵.png', picture: await pictureInBase64(32, 32) }
    },
    rights: signedIn,
  },
  // The file itself is not there; whoever may have it is told so like everybody else.
  file: {
    sample: async database => ({
      fileId: await givenFile(database.db, { ...(await answered(database)), userId: database.users.player }),
    }),
    rights: { ...ownersOnly('FORM_FILE_NOT_FOUND'), owner: 'FORM_FILE_NOT_FOUND' },
  },
}

export const formDeskRows: AreaRows<'formDesk'> = {
  list: { sample: () => ({ state: 'draft', offset: 0, limit: 10 }), rights: admins },
  read: { sample: async ({ db }) => ({ formId: await givenForm(db) }), rights: admins },
  save: {
    sample: async database => ({
      ...(await draftOf(database)),
      ...{ title: '春祭りのアンケート', body: '春について教えてください。', worldId: 'harbor', audience: 'character' },
      ...{ isOnce: true, closesAt: '2026-12-24T00:00:00.000Z', questions },
      draftId: await officeDraft(database),
    }),
    rights: admins,
  },
  publish: { sample: draftOf, rights: admins },
  close: { sample: async ({ db }) => ({ formId: await givenForm(db), baseVersion: 1 }), rights: admins },
  copy: { sample: async ({ db }) => ({ formId: await givenForm(db) }), rights: admins },
  remove: { sample: draftOf, rights: admins },
  answers: {
    sample: async database => ({ formId: (await answered(database)).formId, offset: 0, limit: 10 }),
    rights: admins,
  },
  answer: { sample: answered, rights: admins },
  summary: { sample: async database => ({ formId: (await answered(database)).formId }), rights: admins },
  download: { sample: async database => ({ formId: (await answered(database)).formId }), rights: admins },
}
