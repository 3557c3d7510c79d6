// Session id of this tab (doc1 §4): drawn at its start and carried across its reloads under the name of its header. It goes with
// every call, so that the lines which one tab left in the server's log are found together; it names nobody and opens nothing.
import { SESSION_HEADER, sessionId } from '#rules/sessions.ts'
import { keepInTab, keptInTab } from './tab-storage.ts'

export const tabSession = String(sessionId(keptInTab(SESSION_HEADER), Math.random()))
keepInTab(SESSION_HEADER, tabSession)
