// Condition that the row of a phase is a certain one, by its key or by the columns of a joined row.
import { and, eq } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { scenarioPhase } from './tables/scenario.ts'

type Key = { scenarioId: number | AnyPgColumn; phase: number | AnyPgColumn }

export const isPhase = ({ scenarioId, phase }: Key) =>
  and(eq(scenarioPhase.scenarioId, scenarioId), eq(scenarioPhase.phase, phase))
