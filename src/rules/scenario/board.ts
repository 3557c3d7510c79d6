// The consultation of a phase: lengths, who may write when, and when a post may still be changed.
import { lengthCount } from '../text/count.ts'
import type { ScenarioState } from './states.ts'

/** Most characters of a post, by the validator's count. */
export const POST_MAX = 1_000
/** Hard limit in UTF-16 units: far above POST_MAX, so that a text that is too long gets a refusal that says so. */
export const POST_MOST = 4_000
/** Most characters of the line about a character's part in the plan. */
export const ROLE_MOST = 40
export const BOARD_PAGE_SIZE = 30
export const BOARD_PAGE_MAX = 60
/** Time in which an author may change a post. */
export const POST_EDIT_MS = 5 * 60_000
/** Of the post that is answered, as the answer shows it. */
export const FIRST_LINE_LENGTH = 40

/**
 * States in which the board is open: from a participant's certain seat until the replay is published; read only
 * afterwards.
 */
const OPEN: readonly ScenarioState[] = ['priority', 'recruiting', 'consultation', 'resolving', 'late']

export const canPost = (state: ScenarioState): boolean => OPEN.includes(state)

export const postFault = (body: string): 'POST_EMPTY' | 'POST_TOO_LONG' | null =>
  body.trim() === '' ? 'POST_EMPTY' : lengthCount(body) > POST_MAX ? 'POST_TOO_LONG' : null

export const canEditPost = (createdAt: Date, now: Date): boolean => now.getTime() - createdAt.getTime() < POST_EDIT_MS
