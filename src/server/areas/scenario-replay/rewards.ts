// Rewards of a published replay: experience with the levels that follow, money, items, titles; items that the story
// used up or took. All of it stands in the ledger and in the history of each character.
import { and, asc, eq, inArray } from 'drizzle-orm'
import { asParameters, pointsUsed } from '#rules/registration-points.ts'
import { type LevelNeeds, pointsOfLevels, standingAfter } from '#rules/scenario/experience.ts'
import type { CastResult, Replay } from '#rules/scenario/replay.ts'
import type { Tx } from '../../db/client.ts'
import { balancesOf, currencies } from '../../platform/ledger/balances.ts'
import { post, systemAccounts, type Transfer } from '../../platform/ledger/post.ts'
import { character, characterParameterChange } from '../character/tables.ts'
import { FIRST_CHANGE } from '../character-edit/register.ts'
import { parametersOf } from '../character-edit/registration.ts'
import { wornCounts } from '../equipment/worn.ts'
import type { PhaseRow } from '../scenario/phase.ts'
import { scenarioEntry, scenarioPlaying } from '../scenario/tables/entry.ts'
import { worldItem } from '../world/tables.ts'
import { characterHistory, characterTitle, worldLevel } from './tables.ts'

const rewardCause = { given: 'replay', used: 'replayUsed', taken: 'replayTaken' } as const

/** @param phase as it was locked in this transaction */
export async function giveRewards(tx: Tx, phase: PhaseRow, { castList }: Replay, now: Date): Promise<void> {
  const { scenarioId, worldId } = phase
  // Characters are locked in the order that all changes of characters use.
  const cast = await tx
    .select({ entryId: scenarioEntry.entryId, who: character, used: scenarioPlaying.items })
    .from(scenarioEntry)
    .innerJoin(character, eq(character.characterId, scenarioEntry.characterId))
    .leftJoin(scenarioPlaying, eq(scenarioPlaying.entryId, scenarioEntry.entryId))
    .where(
      inArray(
        scenarioEntry.entryId,
        castList.map(({ entryId }) => entryId),
      ),
    )
    .orderBy(asc(character.characterId))
    .for('no key update', { of: character })
  const needs: LevelNeeds = new Map(
    (await tx.select().from(worldLevel).where(eq(worldLevel.worldId, worldId))).map(({ level, need }) => [level, need]),
  )
  const transfers: Transfer[] = []
  for (const { entryId, who, used } of cast) {
    const one = castList.find(each => each.entryId === entryId)
    if (!one?.result) continue
    const bag = { kind: 'character', id: who.characterId } as const
    const taken = await takenItems(tx, who, one)
    transfers.push(
      ...givenTo(one, worldId).map(given => ({
        ...given,
        cause: { kind: rewardCause.given, id: String(entryId) },
        from: systemAccounts.issue,
        to: bag,
      })),
      // Items that the playing text uses have been held by the scenario since the text was sent.
      ...(used ?? []).map(({ currency, count }) => ({
        ...{ currency, amount: count, from: systemAccounts.heldBy(scenarioId), to: systemAccounts.sink },
        cause: { kind: rewardCause.used, id: String(entryId) },
      })),
      ...taken.map(({ itemCode, count }) => ({
        ...{ currency: currencies.item(worldId, itemCode), amount: count, from: bag, to: systemAccounts.sink },
        cause: { kind: rewardCause.taken, id: String(entryId) },
      })),
    )
    const after = await raiseLevel(tx, who, one, needs, now)
    await writeHistory(tx, phase, who, { one, taken }, { levelAfter: after, now })
    await writeTitles(tx, who, one, now)
  }
  await post(tx, now, transfers)
}

type Character = typeof character.$inferSelect

const givenTo = ({ experience, money, items }: CastResult, worldId: string): { currency: string; amount: number }[] =>
  [
    { currency: currencies.experience(worldId), amount: experience },
    { currency: currencies.token(worldId, 1), amount: money },
    ...items.map(({ itemCode, count }) => ({ currency: currencies.item(worldId, itemCode), amount: count })),
  ].filter(({ amount }) => amount > 0)

/** Pieces that the story takes: no more than the character has and does not wear. */
async function takenItems(tx: Tx, { characterId, worldId }: Character, { deletedItems }: CastResult) {
  if (deletedItems.length === 0) return []
  const wanted = deletedItems.map(one => ({ ...one, currency: currencies.item(worldId, one.itemCode) }))
  const held = await balancesOf(
    tx,
    { kind: 'character', id: characterId },
    wanted.map(({ currency }) => currency),
  )
  const worn = await wornCounts(tx, characterId)
  return wanted
    .map(({ itemCode, currency, count }) => ({
      itemCode,
      count: Math.min(count, (held[currency] ?? 0) - (worn.get(currency) ?? 0)),
    }))
    .filter(({ count }) => count > 0)
}

/** @returns the level afterwards */
async function raiseLevel(tx: Tx, who: Character, { experience }: CastResult, needs: LevelNeeds, now: Date) {
  const { characterId, worldId, level } = who
  const after = standingAfter(level, who.experience, experience, needs)
  await tx
    .update(character)
    .set({ level: after.level, experience: after.since })
    .where(eq(character.characterId, characterId))
  if (after.level === level) return level
  const [first] = await tx
    .select({ parameters: characterParameterChange.parameters })
    .from(characterParameterChange)
    .where(
      and(eq(characterParameterChange.characterId, characterId), eq(characterParameterChange.reason, FIRST_CHANGE)),
    )
    .limit(1)
  const assignable = (await parametersOf(tx, worldId)).filter(each => each.isAssignable).map(({ id }) => id)
  const atFirst = Object.fromEntries((first?.parameters ?? []).map((points, index) => [index + 1, points]))
  const points = pointsOfLevels([level, after.level], atFirst, assignable)
  // A world may have no abilities that take points.
  if (pointsUsed(points) === 0) return after.level
  await tx.insert(characterParameterChange).values({
    ...{ characterId, reason: `レベルアップ Lv.${after.level}`, parameters: asParameters(points), createdAt: now },
  })
  return after.level
}

async function writeHistory(
  tx: Tx,
  { scenarioId, phase }: PhaseRow,
  { characterId, worldId, level }: Character,
  { one, taken }: { one: CastResult; taken: CastResult['items'] },
  { levelAfter, now }: { levelAfter: number; now: Date },
): Promise<void> {
  const { entryId, result, experience, money } = one
  if (result === null) return
  const items = [...one.items, ...taken.map(({ itemCode, count }) => ({ itemCode, count: -count }))]
  const codes = items.map(({ itemCode }) => itemCode)
  const named =
    codes.length === 0
      ? []
      : await tx
          .select({ itemCode: worldItem.itemCode, itemName: worldItem.itemName })
          .from(worldItem)
          .where(and(eq(worldItem.worldId, worldId), inArray(worldItem.itemCode, codes)))
  const nameOf = (code: string) => named.find(({ itemCode }) => itemCode === code)?.itemName ?? code
  await tx.insert(characterHistory).values({
    ...{ entryId, characterId, scenarioId, phase, result, experience, money },
    items: items.map(({ itemCode, count }) => ({ itemName: nameOf(itemCode), count })),
    ...{ levelBefore: level, levelAfter, createdAt: now },
  })
}

async function writeTitles(tx: Tx, { characterId }: Character, { entryId, title, mvpReason }: CastResult, now: Date) {
  const titles = [
    ...(title.trim() === '' ? [] : [{ title: title.trim(), isMvp: false, reason: null }]),
    ...(mvpReason === null ? [] : [{ title: 'MVP', isMvp: true, reason: mvpReason.trim() }]),
  ]
  if (titles.length === 0) return
  await tx.insert(characterTitle).values(titles.map(each => ({ characterId, entryId, ...each, createdAt: now })))
}
