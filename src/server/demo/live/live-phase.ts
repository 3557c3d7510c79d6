// Life of a phase up to a moment: residents act when their acts are due, by the verbs that players use, and passed dates change its state.
import { ORPCError } from '@orpc/server'
import { post } from '../../areas/scenario/board/board-acts.ts'
import { nextChange } from '../../areas/scenario/clock/clock-job.ts'
import { dueDate } from '../../areas/scenario/clock/wait-for-clock.ts'
import { confirm, enter, priceOf } from '../../areas/scenario/entry/enter.ts'
import { lockPhase, type PhaseKey, type PhaseRow } from '../../areas/scenario/phase.ts'
import { savePlaying } from '../../areas/scenario/playing/send-playing.ts'
import { type Db, type Tx, transact } from '../../db/client.ts'
import { ownCharacter } from '../../platform/own-character.ts'
import { type Act, nameOf, nextAct, type Wanted } from './next-act.ts'
import { type Standing, standingOf } from './standing.ts'
import { lineOf, textOf } from './words.ts'

/** Lets a phase live until a moment, each step at its time and in a transaction of its own. */
export async function livePhase(db: Db, key: PhaseKey, until: Date, stopping?: AbortSignal): Promise<void> {
  const refused = new Set<string>()
  const step = (tx: Tx) => liveStep(tx, key, until, refused)
  while (!stopping?.aborted && (await transact(db, step))) {}
}

/** Acts of residents until a moment, or until the next date of the phase where that is sooner. */
export async function residentsUntil(tx: Tx, key: PhaseKey, until: Date, kinds: readonly Act['kind'][]): Promise<void> {
  const refused = new Set<string>()
  while (await actOnce(tx, await lockPhase(tx, key), { until, refused, kinds })) {}
}

/** The next act of a resident or, when none is due before it, the change of state. @returns whether there was one */
async function liveStep(tx: Tx, key: PhaseKey, until: Date, refused: Set<string>): Promise<boolean> {
  const phase = await lockPhase(tx, key)
  if (await actOnce(tx, phase, { until, refused })) return true
  return (await nextChange(tx, key, until)) !== null
}

async function actOnce(tx: Tx, phase: PhaseRow, wanted: Wanted & { refused: Set<string> }): Promise<boolean> {
  const due = dueDate(phase)
  const standing = await standingOf(tx, phase)
  const act = nextAct(standing, { ...wanted, until: due && due < wanted.until ? due : wanted.until })
  if (!act) return false
  try {
    await tx.transaction(inner => perform(inner, standing, act))
  } catch (error) {
    // A refused act (its seat was taken meanwhile, or a condition is not met) is left out; another resident may still come.
    if (!(error instanceof ORPCError)) throw error
    wanted.refused.add(nameOf(act))
  }
  return true
}

async function perform(tx: Tx, standing: Standing, act: Act): Promise<void> {
  const { phase } = standing
  const { who, at: now } = act
  const own = await ownCharacter(tx, who.userId, who.characterId)
  const acting = { scenarioId: phase.scenarioId, phase: phase.phase, userId: who.userId, own, now }
  if (act.kind === 'say') {
    const { voice, body } = lineOf(standing, who, act.saying)
    const replyTo = act.saying === 'answer' ? (standing.unanswered?.postId ?? null) : null
    const speaker = { worldId: phase.worldId, characterId: who.characterId, asCharacter: voice === 'PC' }
    await post(tx, { ...acting, ...speaker, body, replyTo, draftId: null })
  } else if (act.kind === 'send') {
    const empty = { consumeItem: [], onlyPlayingFlg: false, onlyTeamTagFlg: false, tagId: null }
    await savePlaying(tx, { ...acting, ...textOf(standing, who), ...empty })
  } else if (act.kind === 'confirm') {
    await confirm(tx, acting)
  } else {
    await enter(tx, act.kind, { ...acting, cost: priceOf(phase, act.kind), fatePower: 0 })
  }
}
