// Taking a clip off a line of a published replay for the office: the log keeps its reason, and whoever put it there and the
// player of its character are told.
import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import { lockUserEvents } from '../../platform/realtime/publish.ts'
import { refuse } from '../../platform/refuse.ts'
import type { AdminId } from '../../platform/rights.ts'
import { character } from '../character/tables.ts'
import { notify } from '../notice/notify.ts'
import type { PhaseKey } from '../scenario/phase.ts'
import { logAct } from '../scenario-desk/acts.ts'
import { voicesAt } from './line-voices.ts'
import { replayVoice, voiceClip } from './tables.ts'
import { voicedReplay } from './voicing.ts'

type Taking = PhaseKey & { worldId: string; rowNo: number; clipId: number; reason: string; adminId: AdminId; now: Date }

/** @throws SCENARIO_NOT_FOUND, REPLAY_NOT_FOUND, VOICE_NOT_FOUND also where another clip is on the line by now, REASON_NEEDED */
export async function takeOff(tx: Tx, taking: Taking) {
  const { scenarioId, phase, rowNo, clipId, adminId, now } = taking
  const reason = taking.reason.trim()
  if (reason === '') throw refuse('REASON_NEEDED')
  const of = await voicedReplay(tx, { ...taking, userId: adminId })
  const where = and(voicesAt(taking), eq(replayVoice.rowNo, rowNo), eq(replayVoice.clipId, clipId))
  const [voice] = await tx
    .select({ giver: replayVoice.userId, player: character.userId, title: voiceClip.shouhinmei })
    .from(replayVoice)
    .innerJoin(voiceClip, eq(voiceClip.clipId, replayVoice.clipId))
    .innerJoin(character, eq(character.characterId, voiceClip.characterId))
    .where(where)
  if (!voice) throw refuse('VOICE_NOT_FOUND')
  const owners = [...new Set([voice.giver, voice.player])].filter(userId => userId !== adminId).sort()
  // In one order for all transactions, and before the voice itself is locked.
  for (const userId of owners) await lockUserEvents(tx, userId)
  const [taken] = await tx.delete(replayVoice).where(where).returning({ rowNo: replayVoice.rowNo })
  if (!taken) throw refuse('VOICE_NOT_FOUND')
  await logAct(tx, taking, {
    act: 'office:takeVoice',
    userId: adminId,
    reason: `${rowNo}行め「${voice.title}」：${reason}`,
    now,
  })
  const said = { scenarioId, phase, worldId: taking.worldId, title: of.title, act: 'takeVoice', reason }
  for (const userId of owners) {
    const entry = userId === of.masterId ? 'master' : 'seated'
    const facts = { ...said, entry } as const
    await notify(tx, now, { userId, event: 'scenario.replay', facts, kind: 'scenario' })
  }
  return taken
}
