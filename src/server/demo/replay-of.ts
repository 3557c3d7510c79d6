// Replay of a file of the demo, with the entries of its cast in the database.
import { and, eq } from 'drizzle-orm'
import type { Replay } from '#rules/scenario/replay.ts'
import type { PhaseKey } from '../areas/scenario/phase.ts'
import { scenarioEntry } from '../areas/scenario/tables/entry.ts'
import type { Tx } from '../db/client.ts'
import type { DemoChapter } from './shapes/replay.ts'

type Told = Pick<DemoChapter, 'body' | 'cast' | 'mvps' | 'privateParts'> & { result: DemoChapter['result'] | null }

export async function replayOf(
  tx: Tx,
  { scenarioId, phase }: PhaseKey,
  { body, result, cast, mvps, privateParts }: Told,
): Promise<Replay> {
  const entries = await tx
    .select({ entryId: scenarioEntry.entryId, characterId: scenarioEntry.characterId })
    .from(scenarioEntry)
    .where(and(eq(scenarioEntry.scenarioId, scenarioId), eq(scenarioEntry.phase, phase)))
  const entryOf = (key: string): number => {
    const entry = entries.find(({ characterId }) => characterId === key)
    if (!entry) throw new Error(`${key} is not in scenario ${scenarioId}.`)
    return entry.entryId
  }
  return {
    ...{ body, result },
    castList: cast.map(({ character, ...given }) => ({
      ...{ ...given, entryId: entryOf(character), deletedItems: [] },
      mvpReason: mvps.find(mvp => mvp.character === character)?.words ?? null,
    })),
    partList: privateParts.map(part => ({ body: part.body, entryIds: part.characters.map(entryOf) })),
  }
}
