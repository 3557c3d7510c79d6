// Events that may have stopped being true by the time at which they are sent to another channel, by area.
import type { NoticeChecks } from './notice/judge.ts'
import { isStillDue, isStillWon } from './scenario/still-due.ts'

export const noticeChecks: NoticeChecks = { 'scenario.remind': isStillDue, 'scenario.seat': isStillWon }
