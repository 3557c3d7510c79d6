// Calls of forms, and of the office's desk for them.
import { handlersOf } from '../../platform/handlers.ts'
import { uploadOnce } from '../../platform/upload-once.ts'
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
  uploadFile: uploadOnce('fileId', { keep: keepFile, count: countFile, forget: forgetFile }),
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
