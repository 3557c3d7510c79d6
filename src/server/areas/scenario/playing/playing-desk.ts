// The desk of a playing text: the sent text, the choices, the parts that can still change.
import { and, asc, count, eq } from 'drizzle-orm'
import { canSend, canTag, tagUntil } from '#rules/scenario/playing.ts'
import type { Db, Tx } from '../../../db/client.ts'
import { itemOfCurrency } from '../../../platform/ledger/balances.ts'
import type { OwnCharacter } from '../../../platform/own-character.ts'
import { worldItem } from '../../world/tables.ts'
import { type EntryPhase, isReplayBegun, ownEntry } from '../entry/own-entry.ts'
import type { PhaseKey } from '../phase.ts'
import { scenarioEntry, scenarioPlaying } from '../tables/entry.ts'
import { scenarioChoice } from '../tables/scenario.ts'
import { tagOfEntry } from './team-tags.ts'

type Entry = typeof scenarioEntry.$inferSelect
type Asked = PhaseKey & { userId: string; own: OwnCharacter; now: Date }

/** @throws SCENARIO_NOT_FOUND, ENTRY_NOT_FOUND */
export async function getPlaying(db: Db | Tx, asked: Asked) {
  const { of, entry } = await ownEntry(db, asked)
  return deskOf(db, of, entry, asked.now)
}

export async function deskOf(db: Db | Tx, of: EntryPhase, entry: Pick<Entry, 'entryId' | 'savesBlank'>, now: Date) {
  const [sent] = await db.select().from(scenarioPlaying).where(eq(scenarioPlaying.entryId, entry.entryId))
  return {
    playing: sent
      ? {
          chooseId: sent.chooseId,
          consumeItem: await namedItems(db, sent.items),
          playing: sent.playing,
          omakaseFlg: sent.isOmakase,
          receivedAt: sent.receivedAt,
          sentBy: sent.sentBy,
          attached: sent.attached,
          version: sent.version,
        }
      : null,
    playingMax: of.settings.playingMax,
    playingUntil: of.playingUntil,
    tagUntil: tagUntil(of),
    canSend: canSend(of, now),
    canTag: canTag({ ...of, isReplayBegun: await isReplayBegun(db, of) }, now),
    savesBlank: entry.savesBlank,
    teamTag: await tagOfEntry(db, entry.entryId),
    scenarioChoiceList: await choicesWithHeads(db, of),
    serverTime: now,
  }
}

export async function namedItems(db: Db | Tx, items: (typeof scenarioPlaying.$inferSelect)['items']) {
  const named = []
  for (const { currency, count: amount } of items) {
    const item = itemOfCurrency(currency)
    if (!item) continue
    const [found] = await db
      .select({ itemName: worldItem.itemName })
      .from(worldItem)
      .where(and(eq(worldItem.worldId, item.worldId), eq(worldItem.itemCode, item.itemCode)))
    const { itemCode, level, originalizeId } = item
    named.push({ itemCode, level, originalizeId, count: amount, itemName: found?.itemName ?? itemCode })
  }
  return named
}

/** The choices of a phase, each with the number of texts that chose it. */
async function choicesWithHeads(db: Db | Tx, { scenarioId, phase }: PhaseKey) {
  const choices = await db
    .select({ chooseId: scenarioChoice.chooseId, name: scenarioChoice.name, description: scenarioChoice.description })
    .from(scenarioChoice)
    .where(and(eq(scenarioChoice.scenarioId, scenarioId), eq(scenarioChoice.phase, phase)))
    .orderBy(asc(scenarioChoice.chooseId))
  const chosen = await db
    .select({ chooseId: scenarioPlaying.chooseId, heads: count() })
    .from(scenarioPlaying)
    .innerJoin(scenarioEntry, eq(scenarioEntry.entryId, scenarioPlaying.entryId))
    .where(and(eq(scenarioEntry.scenarioId, scenarioId), eq(scenarioEntry.phase, phase)))
    .groupBy(scenarioPlaying.chooseId)
  return choices.map(choice => ({
    ...choice,
    heads: chosen.find(({ chooseId }) => chooseId === choice.chooseId)?.heads ?? 0,
  }))
}
