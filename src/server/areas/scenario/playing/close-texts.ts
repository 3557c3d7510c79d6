// The closing of the texts: for a player who agreed beforehand and has sent nothing, the last draft on the server is sent
// (白紙防止). A draft that cannot be sent as it is becomes おまかせ, with its text attached for the master.
import { ORPCError } from '@orpc/server'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { playingFault } from '#rules/scenario/playing.ts'
import { readPlayingFields } from '#rules/scenario/playing-draft.ts'
import type { Tx } from '../../../db/client.ts'
import { lockCharacter, type OwnCharacter, ownCharacter } from '../../../platform/own-character.ts'
import type { PhaseRow } from '../phase.ts'
import { scenarioEntry, scenarioPlaying } from '../tables/entry.ts'
import { newestDraft } from './newest-draft.ts'
import { setItemsAside } from './playing-items.ts'
import { choiceIds, countTexts } from './send-playing.ts'

/** Closes the texts in the transaction that closes the phase: a later text finds it closed. */
export async function closeTexts(tx: Tx, phase: PhaseRow, now: Date): Promise<void> {
  const blank = await tx
    .select({ entryId: scenarioEntry.entryId, userId: scenarioEntry.userId, characterId: scenarioEntry.characterId })
    .from(scenarioEntry)
    .leftJoin(scenarioPlaying, eq(scenarioPlaying.entryId, scenarioEntry.entryId))
    .where(
      and(
        eq(scenarioEntry.scenarioId, phase.scenarioId),
        eq(scenarioEntry.phase, phase.phase),
        eq(scenarioEntry.state, 'seated'),
        eq(scenarioEntry.savesBlank, true),
        isNull(scenarioPlaying.entryId),
      ),
    )
    .orderBy(scenarioEntry.entryId)
  for (const entry of blank) await sendDraft(tx, phase, entry, now)
  if (blank.length > 0) await countTexts(tx, phase)
}

async function sendDraft(
  tx: Tx,
  phase: PhaseRow,
  { entryId, userId, characterId }: { entryId: number; userId: string; characterId: string },
  now: Date,
): Promise<void> {
  const last = await newestDraft(tx, { ...phase, userId, characterId })
  if (!last) return
  const fields = readPlayingFields(last.fields)
  const own = await ownCharacter(tx, userId, characterId, phase.worldId)
  const fault = playingFault(
    { playing: last.text, chooseId: fields.chooseId, isOmakase: fields.isOmakase },
    { settings: phase.settings, choices: await choiceIds(tx, phase) },
  )
  const items = fault ? null : await asideOrNull(tx, now, { entryId, phase, own }, fields.consumeItem)
  const isAsWritten = items !== null
  await tx.insert(scenarioPlaying).values({
    entryId,
    chooseId: isAsWritten ? fields.chooseId : null,
    playing: isAsWritten ? last.text : '',
    items: items ?? [],
    isOmakase: isAsWritten ? fields.isOmakase : true,
    attached: isAsWritten ? null : last.text,
    ...{ sentBy: 'deadline', receivedAt: now, version: 1 },
  })
  await tx.execute(sql`
    update draft set submitted_at = ${now.toISOString()} where user_id = ${userId} and draft_id = ${last.draftId}`)
}

/** Sets the items of a draft aside; null where they are no longer there, or worn by now. */
async function asideOrNull(
  tx: Tx,
  now: Date,
  { entryId, phase, own }: { entryId: number; phase: PhaseRow; own: OwnCharacter },
  wanted: Parameters<typeof setItemsAside>[3]['wanted'],
) {
  await lockCharacter(tx, own)
  const at = { entryId, version: 1, scenarioId: phase.scenarioId }
  try {
    return await tx.transaction(inner => setItemsAside(inner, now, at, { own, before: [], wanted }))
  } catch (error) {
    if (error instanceof ORPCError && (error.code === 'ITEM_SHORT' || error.code === 'ITEM_WORN')) return null
    throw error
  }
}
