// Calls of forms, and of the office's desk for them.
import { answeredBefore, viewerOrRefuse, writeOnce } from '../../platform/calls.ts'
import { handlersOf } from '../../platform/handlers.ts'
import { answersFile, listAnswers, readAnswer, summarize } from './answers.ts'
import { closeForm, copyForm, listForms, publishForm, readForm, removeForm, saveForm } from './desk.ts'
import { countFile, forgetFile, keepFile, readFile } from './files.ts'
import { sendAnswer, sendAsGuest } from './send.ts'
import { getForm, getOwn } from './shown.ts'

export const formHandlers = handlersOf('form', {
  get: getForm,
  getOwn,
  send: sendAnswer,
  sendAsGuest,
  uploadFile: {
    byHand: async ({ input, context }) => {
      const { userId } = viewerOrRefuse(context)
      const { db, files, clock, story } = context
      const before = await answeredBefore<{ fileId: string }>(context, input)
      if (before) return before
      // Decoded before the transaction, so that no row is locked meanwhile.
      const times = { now: clock.now(), toldNow: await story.now(db) }
      const fileId = await keepFile(db, files, { ...input, userId, ...times })
      const forget = () => forgetFile(db, files, fileId)
      try {
        const answer = await writeOnce(context, input, (tx, { now }) => countFile(tx, { fileId, now }))
        // The same request came twice at the same moment; the other upload counts.
        if (answer.fileId !== fileId) await forget()
        return answer
      } catch (error) {
        // The job finds the upload where the database is away too.
        await forget().catch(() => {})
        throw error
      }
    },
  },
  file: (db, given, { files }) => readFile(db, files, given),
})

export const formDeskHandlers = handlersOf('formDesk', {
  list: listForms,
  read: readForm,
  save: saveForm,
  publish: publishForm,
  close: closeForm,
  copy: copyForm,
  remove: removeForm,
  answers: listAnswers,
  answer: readAnswer,
  summary: summarize,
  download: answersFile,
})
