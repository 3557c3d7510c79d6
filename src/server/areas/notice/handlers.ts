// The calls of notices and their settings.
import { handlersOf } from '../../platform/handlers.ts'
import { listNotices, readAllNotices, readNotices, unreadNotices } from './own-notices.ts'
import { move, pushDevices, showContent, subscribe, unsubscribe } from './push/devices.ts'
import { trial } from './push/trial.ts'
import { choose, getSettings, setQuiet } from './settings.ts'

export const noticeHandlers = handlersOf('notice', {
  getNotices: listNotices,
  getUnread: unreadNotices,
  read: readNotices,
  readAll: readAllNotices,
  getSettings,
  choose,
  setQuiet,
  pushDevices,
  subscribe,
  unsubscribe,
  showContent,
  move,
  trial,
})
