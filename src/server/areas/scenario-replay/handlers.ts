// The calls of replays.
import { handlersOf } from '../../platform/handlers.ts'
import { officeDesk, ownDesk, readableDesk } from '../scenario-desk/own-desk.ts'
import { getCheckList, getDetail, getList, getVersion } from './desk.ts'
import { commentOn, markComment, saveNote } from './notes.ts'
import { answer, ask, getQuestions } from './questions.ts'
import { makeReplayBook } from './replay-book.ts'
import { saveReplay } from './save-replay.ts'
import { getReplay } from './shown-replay.ts'
import { actOnReplay, checkReplay } from './steps.ts'

export const scenarioReplayHandlers = handlersOf('scenarioReplay', {
  getList,
  getCheckList,
  getDetail,
  getVersion: async (db, asked) => getVersion(db, await readableDesk(db, asked), asked),
  updateScenario: async (tx, sent) => saveReplay(tx, await ownDesk(tx, sent), sent),
  act: async (tx, asked) => actOnReplay(tx, await ownDesk(tx, asked), asked),
  updateScenarioByAdmin: async (tx, asked) => checkReplay(tx, await officeDesk(tx, asked.adminId, asked), asked),
  comment: async (tx, asked) => commentOn(tx, await officeDesk(tx, asked.adminId, asked), asked),
  markComment: async (tx, asked) => markComment(tx, await ownDesk(tx, asked), asked),
  saveNote: async (tx, asked) => saveNote(tx, await ownDesk(tx, asked), asked),
  ask: async (tx, asked) => ask(tx, await ownDesk(tx, asked), asked),
  getQuestions,
  answer,
  getReplay,
  epub: makeReplayBook,
})
