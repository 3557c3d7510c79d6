// Playing texts: their validity, and the times until which text and tag may change. Used by the editor, the server and
// the job that closes the texts.
import { replaceCount } from '../text/count.ts'
import type { PhaseSettings } from './settings.ts'
import type { ScenarioState } from './states.ts'

/**
 * Hard limit in UTF-16 units: far above the limit of any phase, so that a text that is too long gets a refusal that
 * says so.
 */
export const PLAYING_MOST = 4_000
/** Most kinds of items that one text uses up. */
export const ITEMS_MOST = 10
/** Most characters of a tag's name. */
export const TAG_NAME_MOST = 20
/** Time after a deadline in which team tags may still change, where the scenario allows it and nothing of the replay is saved. */
export const LATE_TAGS_MS = 24 * 3_600_000

export type PlayingFault = 'PLAYING_EMPTY' | 'PLAYING_TOO_LONG' | 'PLAYING_CHOICE'

type Wanted = { playing: string; chooseId: number | null; isOmakase: boolean }

/** First fault that prevents a text from being sent; null when there is none. */
export function playingFault(
  { playing, chooseId, isOmakase }: Wanted,
  { settings, choices }: { settings: PhaseSettings; choices: readonly number[] },
): PlayingFault | null {
  if (!isOmakase && playing.trim() === '') return 'PLAYING_EMPTY'
  if (replaceCount(playing) > settings.playingMax) return 'PLAYING_TOO_LONG'
  if (choices.length === 0) return chooseId === null ? null : 'PLAYING_CHOICE'
  if (chooseId === null) return isOmakase ? null : 'PLAYING_CHOICE'
  return choices.includes(chooseId) ? null : 'PLAYING_CHOICE'
}

type Deadline = { state: ScenarioState; playingUntil: Date | null; settings: PhaseSettings }

/** A text is accepted before the deadline, during the consultation of the phase. */
export const canSend = ({ state, playingUntil }: Deadline, now: Date): boolean =>
  state === 'consultation' && playingUntil !== null && now < playingUntil

/** Time until which the tag alone may change after the deadline; null when the phase does not allow it. */
export const tagUntil = ({ playingUntil, settings }: Deadline): Date | null =>
  playingUntil && settings.allowsLateTags ? new Date(playingUntil.getTime() + LATE_TAGS_MS) : null

/** @param phase after the deadline tags stay as they are from the first save of the replay on: its master counts on them */
export function canTag(phase: Deadline & { isReplayBegun: boolean }, now: Date): boolean {
  if (canSend(phase, now)) return true
  if (phase.isReplayBegun) return false
  const until = tagUntil(phase)
  return (phase.state === 'consultation' || phase.state === 'resolving') && until !== null && now < until
}
