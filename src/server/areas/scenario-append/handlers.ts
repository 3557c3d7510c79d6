// The calls of next chapters.
import { handlersOf } from '../../platform/handlers.ts'
import { checkOpening } from '../scenario-desk/approval.ts'
import { officeDesk, ownDesk, readableDesk } from '../scenario-desk/own-desk.ts'
import { getForAppend, getWaiting } from './read-chapter.ts'
import { appendChapter, updateChapter } from './save-chapter.ts'

export const scenarioAppendHandlers = handlersOf('scenarioAppend', {
  getScenarioInfoForAppend: async (db, asked) => getForAppend(db, await readableDesk(db, asked), asked.now),
  appendScenario: async (tx, sent) => appendChapter(tx, await ownDesk(tx, sent), sent),
  update: async (tx, sent) => updateChapter(tx, await ownDesk(tx, sent), sent),
  check: async (tx, asked) => checkOpening(tx, await officeDesk(tx, asked.adminId, asked), asked),
  getWaiting,
})
