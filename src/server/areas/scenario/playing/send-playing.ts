// Sending a playing text, changing the other parts of it that may change, and taking it back. The lock of the phase decides
// between a text and the deadline: the first holder comes first.
import { and, eq, sql } from 'drizzle-orm'
import { canSend, canTag, playingFault } from '#rules/scenario/playing.ts'
import type { Tx } from '../../../db/client.ts'
import { lockCharacter, type OwnCharacter } from '../../../platform/own-character.ts'
import { refuse } from '../../../platform/refuse.ts'
import { submitDraft } from '../../draft/end-draft.ts'
import { readTopics } from '../../notice/notify.ts'
import { announcePage } from '../clock/live.ts'
import { isReplayBegun, ownEntry } from '../entry/own-entry.ts'
import { isPhase } from '../is-phase.ts'
import { lockPhase, type PhaseKey } from '../phase.ts'
import { scenarioEntry, scenarioPlaying } from '../tables/entry.ts'
import { scenarioChoice, scenarioPhase } from '../tables/scenario.ts'
import { deskOf } from './playing-desk.ts'
import { setItemsAside, type UsedItem } from './playing-items.ts'
import { takeTag } from './team-tags.ts'

type Acting = PhaseKey & { userId: string; own: OwnCharacter; now: Date }
type Sent = Acting & {
  chooseId: number | null
  consumeItem: UsedItem[]
  playing: string
  onlyPlayingFlg: boolean
  onlyTeamTagFlg: boolean
  tagId: number | null
  omakaseFlg?: boolean | undefined
  draftId?: string | null | undefined
}

/**
 * Takes a text. With `onlyTeamTagFlg` the tag alone changes, with `onlyPlayingFlg` the words alone.
 * @throws ENTRY_NOT_FOUND, PLAYING_CLOSED, PLAYING_EMPTY, PLAYING_TOO_LONG, PLAYING_CHOICE, ITEM_SHORT, ITEM_WORN, TAG_NOT_FOUND
 */
export async function savePlaying(tx: Tx, sent: Sent) {
  const { now, userId, own } = sent
  const phase = await lockPhase(tx, sent)
  const { of, entry } = await ownEntry(tx, sent)
  const isOpen = sent.onlyTeamTagFlg
    ? canTag({ ...phase, isReplayBegun: await isReplayBegun(tx, phase) }, now)
    : canSend(phase, now)
  if (!isOpen) throw refuse('PLAYING_CLOSED')
  if (!sent.onlyTeamTagFlg) {
    await lockCharacter(tx, own)
    const [before] = await tx.select().from(scenarioPlaying).where(eq(scenarioPlaying.entryId, entry.entryId))
    const keeps = sent.onlyPlayingFlg && before !== undefined
    const chooseId = keeps ? before.chooseId : sent.chooseId
    const isOmakase = keeps ? before.isOmakase : (sent.omakaseFlg ?? false)
    const fault = playingFault(
      { playing: sent.playing, chooseId, isOmakase },
      { settings: phase.settings, choices: await choiceIds(tx, phase) },
    )
    if (fault) throw refuse(fault)
    const version = (before?.version ?? 0) + 1
    const at = { entryId: entry.entryId, version, scenarioId: phase.scenarioId }
    const items = keeps
      ? before.items
      : await setItemsAside(tx, now, at, { own, before: before?.items ?? [], wanted: sent.consumeItem })
    const written = { chooseId, playing: sent.playing, items, isOmakase, attached: null }
    const row = { ...written, sentBy: 'player' as const, receivedAt: now, version }
    await tx
      .insert(scenarioPlaying)
      .values({ entryId: entry.entryId, ...row })
      .onConflictDoUpdate({ target: scenarioPlaying.entryId, set: row })
    await countTexts(tx, phase)
    await submitDraft(tx, userId, sent.draftId ?? null, now)
    await readTopics(tx, { userId, topics: [`deadline:${entry.entryId}`], now })
  }
  if (!sent.onlyPlayingFlg) await takeTag(tx, of, entry.entryId, sent.tagId, now)
  return deskOf(tx, of, entry, now)
}

/** The choices that a phase has. */
export const choiceIds = async (tx: Tx, { scenarioId, phase }: PhaseKey): Promise<number[]> => {
  const rows = await tx
    .select({ chooseId: scenarioChoice.chooseId })
    .from(scenarioChoice)
    .where(and(eq(scenarioChoice.scenarioId, scenarioId), eq(scenarioChoice.phase, phase)))
  return rows.map(({ chooseId }) => chooseId)
}

/** Takes a text back with its items; without one nothing happens. @throws ENTRY_NOT_FOUND, PLAYING_CLOSED */
export async function deletePlaying(tx: Tx, acting: Acting) {
  const { now, own } = acting
  const phase = await lockPhase(tx, acting)
  const { of, entry } = await ownEntry(tx, acting)
  if (!canSend(phase, now)) throw refuse('PLAYING_CLOSED')
  await lockCharacter(tx, own)
  const [before] = await tx.select().from(scenarioPlaying).where(eq(scenarioPlaying.entryId, entry.entryId))
  if (before) {
    const at = { entryId: entry.entryId, version: before.version + 1, scenarioId: phase.scenarioId }
    await setItemsAside(tx, now, at, { own, before: before.items, wanted: [] })
    // Versions continue to count: a repeated request after a lost answer must not move items a second time.
    await tx.delete(scenarioPlaying).where(eq(scenarioPlaying.entryId, entry.entryId))
    await countTexts(tx, phase)
  }
  return deskOf(tx, of, entry, now)
}

/** @throws ENTRY_NOT_FOUND, PLAYING_CLOSED */
export async function setSavesBlank(tx: Tx, { savesBlank, ...acting }: Acting & { savesBlank: boolean }) {
  const phase = await lockPhase(tx, acting)
  const { entry } = await ownEntry(tx, acting)
  const isBefore = phase.state === 'priority' || phase.state === 'recruiting'
  if (!isBefore && !canSend(phase, acting.now)) throw refuse('PLAYING_CLOSED')
  await tx.update(scenarioEntry).set({ savesBlank }).where(eq(scenarioEntry.entryId, entry.entryId))
  return { savesBlank }
}

/** Stores the number of texts, which the master's list shows. */
export async function countTexts(tx: Tx, { scenarioId, phase }: PhaseKey): Promise<void> {
  const texts = sql<number>`(select count(*)::int from scenario_playing p join scenario_entry e on e.entry_id = p.entry_id
    where e.scenario_id = ${scenarioId} and e.phase = ${phase} and e.state = 'seated')`
  await tx.update(scenarioPhase).set({ texts }).where(isPhase({ scenarioId, phase }))
  await announcePage(tx, { scenarioId, phase })
}
