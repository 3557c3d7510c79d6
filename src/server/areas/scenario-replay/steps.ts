// Steps of a replay between its master and the office: handed in, taken back, returned with a comment, approved. Each is a row of
// the table of steps, and keeps the replay as it was.
import { scenarioRequestStatus } from '#rules/codes/scenario.ts'
import { statesOfGroup } from '#rules/scenario/desk.ts'
import { MVPS_MOST, REPLAY_MOST, type Replay, replayErrors } from '#rules/scenario/replay.ts'
import { REPLAY_TABLE, type ReplayStep } from '#rules/scenario/replay-steps.ts'
import { lengthCount } from '#rules/text/count.ts'
import type { Tx } from '../../db/client.ts'
import { enqueue } from '../../platform/jobs/run.ts'
import { refuse } from '../../platform/refuse.ts'
import { lockPhase } from '../scenario/phase.ts'
import { logAct } from '../scenario-desk/acts.ts'
import type { DeskPhase } from '../scenario-desk/own-desk.ts'
import { castOf, keyOf, lockReplay, type ReplayRow } from './replay-row.ts'
import { scenarioReplay, scenarioReplayVersion } from './tables.ts'

export const PUBLISH_JOB = 'publish-replay'

type Step = { name: ReplayStep; userId: string; comment: string | null; now: Date }

/** @throws SCENARIO_STATE, REASON_NEEDED */
async function takeStep(
  tx: Tx,
  own: DeskPhase,
  before: ReplayRow,
  { name, userId, comment, now }: Step,
  set: Partial<typeof scenarioReplay.$inferInsert> = {},
): Promise<void> {
  const row = REPLAY_TABLE[name]
  if (!row.from.includes(before.state)) throw refuse('SCENARIO_STATE')
  const said = comment?.trim() || null
  if (row.needsComment && !said) throw refuse('REASON_NEEDED')
  const { scenarioId, phase, version } = before
  const { replay = before.replay } = set
  await tx
    .update(scenarioReplay)
    .set({ ...set, state: row.to, stateSince: now, version: version + 1 })
    .where(keyOf(before))
  await tx
    .insert(scenarioReplayVersion)
    .values({ scenarioId, phase, version, state: row.to, replay, userId, comment: said, createdAt: now })
  await logAct(tx, own, {
    act: `${row.by === 'office' ? 'office' : 'master'}:replay:${name}`,
    userId,
    reason: said,
    now,
  })
}

type Asked = { userId: string; baseVersion: number; comment: string | null; now: Date }

/** @throws SCENARIO_STATE, SCENARIO_CHANGED, REPLAY_FAULT */
export async function actOnReplay(tx: Tx, own: DeskPhase, { act, ...asked }: Asked & { act: 'submit' | 'takeBack' }) {
  const before = await inWriting(tx, own, asked.baseVersion)
  if (act === 'submit') await judgeFinished(tx, own, before.replay)
  await takeStep(tx, own, before, { name: act, ...asked })
  return { state: REPLAY_TABLE[act].to }
}

/** @throws REPLAY_FAULT when it lacks something that its check or its publication needs */
async function judgeFinished(tx: Tx, own: DeskPhase, replay: Replay): Promise<void> {
  if (Object.keys(replayErrors(replay, await castOf(tx, own))).length > 0) throw refuse('REPLAY_FAULT')
}

/** The replay of a phase that is being written. @throws SCENARIO_STATE, SCENARIO_CHANGED */
async function inWriting(tx: Tx, own: DeskPhase, baseVersion: number): Promise<ReplayRow> {
  const { state } = await lockPhase(tx, own)
  if (!statesOfGroup.writing.includes(state)) throw refuse('SCENARIO_STATE')
  const before = await lockReplay(tx, own)
  if (before.version !== baseVersion) throw refuse('SCENARIO_CHANGED')
  return before
}

type Checked = Asked & {
  status: typeof scenarioRequestStatus.resolving | typeof scenarioRequestStatus.completed
  publishDateTime: string | null
  mvpShogoCharacters?: readonly { entryId: number; reason: string }[] | undefined
}

/** Returns or approves the version that the admin has read (C113). @throws SCENARIO_STATE, SCENARIO_CHANGED, REASON_NEEDED, REPLAY_FAULT */
export async function checkReplay(tx: Tx, own: DeskPhase, { status, publishDateTime, ...checked }: Checked) {
  const before = await inWriting(tx, own, checked.baseVersion)
  if (status === scenarioRequestStatus.resolving) {
    await takeStep(tx, own, before, { name: 'return', ...checked }, { publishAt: null, approvedBy: null })
    return { state: 'returned' as const, publishAt: null }
  }
  const replay = withMvps(before.replay, checked.mvpShogoCharacters)
  await judgeFinished(tx, own, replay)
  const wanted = publishDateTime === null ? 0 : Date.parse(publishDateTime)
  const publishAt = new Date(Math.max(wanted, checked.now.getTime()))
  await takeStep(tx, own, before, { name: 'approve', ...checked }, { replay, publishAt, approvedBy: checked.userId })
  const { scenarioId, phase } = own
  const key = `${PUBLISH_JOB}:${scenarioId}:${phase}`
  await enqueue(tx, { name: PUBLISH_JOB, payload: { scenarioId, phase }, key, storyAt: publishAt })
  return { state: 'awaiting' as const, publishAt }
}

/** Gives a replay that was handed in or approved back to its master, whatever the state of its phase; any other stays as it is. */
export async function returnReplay(tx: Tx, own: DeskPhase, step: Omit<Step, 'name'>): Promise<void> {
  const [before] = await tx.select().from(scenarioReplay).where(keyOf(own)).for('update')
  if (!before || !REPLAY_TABLE.return.from.includes(before.state)) return
  await takeStep(tx, own, before, { name: 'return', ...step }, { publishAt: null, approvedBy: null })
}

/** The replay with the office's word on its MVPs. @throws REPLAY_FAULT */
function withMvps(replay: Replay, mvps: Checked['mvpShogoCharacters']): Replay {
  if (!mvps) return replay
  const cast = new Set(replay.castList.map(({ entryId }) => entryId))
  const isWrong = ({ entryId, reason }: { entryId: number; reason: string }) =>
    !cast.has(entryId) || lengthCount(reason) > REPLAY_MOST.mvpReason
  if (mvps.length > MVPS_MOST || mvps.some(isWrong)) throw refuse('REPLAY_FAULT')
  const reasonOf = (entryId: number) => mvps.find(mvp => mvp.entryId === entryId)?.reason ?? null
  return { ...replay, castList: replay.castList.map(one => ({ ...one, mvpReason: reasonOf(one.entryId) })) }
}
