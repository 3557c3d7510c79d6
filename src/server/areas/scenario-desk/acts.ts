// Acts of a master on an opening beside writing it: submitting, taking back, withdrawing, giving its players more time.
import { scenarioType } from '#rules/codes/scenario.ts'
import { type ExtendableDate, extendableIn, type MasterAct } from '#rules/scenario/desk.ts'
import { EXTENDS_BY_DAYS, openingErrors } from '#rules/scenario/opening.ts'
import type { PhaseDate } from '#rules/scenario/phase-facts.ts'
import type { Tx } from '../../db/client.ts'
import { enqueue } from '../../platform/jobs/run.ts'
import { refuse } from '../../platform/refuse.ts'
import { openingWentBack } from '../order/begin-ordered.ts'
import { changeState, TELL_JOB } from '../scenario/clock/change-state.ts'
import { announcePage } from '../scenario/clock/live.ts'
import { waitForClock } from '../scenario/clock/wait-for-clock.ts'
import { isPhase } from '../scenario/is-phase.ts'
import { lockPhase, type PhaseKey, type PhaseRow } from '../scenario/phase.ts'
import { scenarioLog, scenarioPhase } from '../scenario/tables/scenario.ts'
import { readInfo } from './info.ts'
import type { DeskPhase } from './own-desk.ts'

const DAY = 86_400_000

/** @throws OPENING_FAULT when the opening lacks something that submission or publication needs */
export async function judgeFinished(tx: Tx, own: DeskPhase): Promise<void> {
  const info = await readInfo(tx, own)
  const settings = { ...info.settings, recruitingHours: info.recruitmentPeriod }
  const errors = openingErrors({ ...info, settings }, { isNewMaster: info.isNewMaster })
  if (Object.keys(errors).length > 0) throw refuse('OPENING_FAULT')
}

type Acting = { userId: string; now: Date; act: MasterAct; reason: string | null }

/** @throws SCENARIO_STATE, OPENING_FAULT, REASON_NEEDED */
export async function actOnOpening(tx: Tx, own: DeskPhase, { userId, now, act, reason }: Acting) {
  const phase = await lockPhase(tx, own)
  if (act === 'submit') await judgeFinished(tx, own)
  await changeState(tx, phase, { name: act, by: 'master', userId, reason, now })
  if (act === 'takeBack' && phase.type !== scenarioType.normal)
    await openingWentBack(tx, phase.scenarioId, { userId, now })
  return { state: (await lockPhase(tx, own)).state }
}

/**
 * A moved date and the one that depends on it: the draw on the end of the reservation, the replay on the deadline of the
 * texts.
 */
export function movedDates(phase: PhaseRow, date: PhaseDate, until: Date): Partial<typeof scenarioPhase.$inferInsert> {
  const by = until.getTime() - (phase[date]?.getTime() ?? until.getTime())
  const after = (other: Date | null) => other && new Date(other.getTime() + by)
  return {
    [date]: until,
    ...(date === 'reservationUntil' ? { drawAt: after(phase.drawAt) } : {}),
    ...(date === 'playingUntil' ? { replayDueAt: after(phase.replayDueAt) } : {}),
  }
}

type Extending = { userId: string; now: Date; date: ExtendableDate; until: string }

/** Moves a date to a later time, by two weeks at most. @throws SCENARIO_STATE, EXTENSION */
export async function extendDate(tx: Tx, own: DeskPhase, { userId, now, date, until: wanted }: Extending) {
  const phase = await lockPhase(tx, own)
  const before = phase[date]
  if (extendableIn(phase.state) !== date || before === null) throw refuse('SCENARIO_STATE')
  const until = new Date(wanted)
  const latest = Math.max(before.getTime(), now.getTime()) + EXTENDS_BY_DAYS * DAY
  if (until <= before || until <= now || until.getTime() > latest) throw refuse('EXTENSION')
  await moveDate(tx, phase, movedDates(phase, date, until))
  await logAct(tx, phase, { act: 'master:extend', userId, reason: null, now })
  return { until }
}

/** Writes dates of a phase, and moves its clock job. */
export async function moveDate(tx: Tx, phase: PhaseRow, dates: Partial<typeof scenarioPhase.$inferInsert>) {
  const { scenarioId, phase: phaseNo } = phase
  await tx.update(scenarioPhase).set(dates).where(isPhase(phase))
  await waitForClock(tx, { scenarioId, phase: phaseNo })
  await announcePage(tx, { scenarioId, phase: phaseNo })
}

type Logged = {
  act: (typeof scenarioLog.$inferInsert)['act']
  userId: string
  reason: string | null
  now: Date
}

/** Logs an act that is not in the table of transitions, and tells the users it affects. */
export async function logAct(tx: Tx, { scenarioId, phase }: PhaseKey, { act, userId, reason, now }: Logged) {
  const [logged] = await tx
    .insert(scenarioLog)
    .values({ scenarioId, phase, act, userId, reason, createdAt: now })
    .returning({ logId: scenarioLog.logId })
  if (logged) await enqueue(tx, { name: TELL_JOB, payload: { logId: logged.logId } })
}
