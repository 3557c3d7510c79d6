// The calls of solo journals, and of the office's desk of them.
import { handlersOf, owned } from '../../platform/handlers.ts'
import { listDesk, publishJournal, readDesk, removeJournal, saveJournal, withdrawJournal } from './desk.ts'
import { ownRun } from './own-run.ts'
import { begin, finish, publish, removeRun, roll, writeEntry } from './play.ts'
import { getJournal, getRun, listJournals, listRuns } from './reads.ts'

export const journalHandlers = handlersOf('journal', {
  getList: listJournals,
  getRuns: listRuns,
  getJournal,
  getRun: owned(ownRun, getRun),
  begin,
  roll: owned(ownRun, roll),
  writeEntry: owned(ownRun, writeEntry),
  finish: owned(ownRun, finish),
  publish: owned(ownRun, publish),
  remove: owned(ownRun, removeRun),
})

export const journalDeskHandlers = handlersOf('journalDesk', {
  list: listDesk,
  read: readDesk,
  save: saveJournal,
  publish: publishJournal,
  withdraw: withdrawJournal,
  remove: removeJournal,
})
