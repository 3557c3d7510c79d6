// Conditions for who may join a phase.
import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../../db/client.ts'
import type { OwnCharacter } from '../../../platform/own-character.ts'
import { refuse } from '../../../platform/refuse.ts'
import type { PhaseKey } from '../phase.ts'
import { scenarioEntry } from '../tables/entry.ts'
import { scenarioCondition } from '../tables/scenario.ts'

type Condition = typeof scenarioCondition.$inferSelect

/** @throws ENTRY_CONDITION when the character does not meet all of them */
export async function judgeConditions(tx: Tx, { scenarioId, phase }: PhaseKey, own: OwnCharacter): Promise<void> {
  const conditions = await tx
    .select()
    .from(scenarioCondition)
    .where(and(eq(scenarioCondition.scenarioId, scenarioId), eq(scenarioCondition.phase, phase)))
  for (const condition of conditions) if (!(await meets(tx, own, condition))) throw refuse('ENTRY_CONDITION')
}

async function meets(tx: Tx, own: OwnCharacter, { kind, value }: Condition): Promise<boolean> {
  if (kind === 'levelFrom') return own.level >= Number(value)
  if (kind === 'levelTo') return own.level <= Number(value)
  if (kind === 'race') return own.classAId === value
  if (kind === 'class') return own.classBId === value || own.classCId === value
  const joined = await tx
    .select({ entryId: scenarioEntry.entryId })
    .from(scenarioEntry)
    .where(
      and(
        eq(scenarioEntry.scenarioId, Number(value)),
        eq(scenarioEntry.characterId, own.characterId),
        eq(scenarioEntry.state, 'seated'),
      ),
    )
    .limit(1)
  return joined.length > 0
}
