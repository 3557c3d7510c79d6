// Reads of chapters: the parts of a later one beside its opening, and the phases whose results it waits for.
import scenarioNames from 'virtual:contract/scenario'
import appendNames from 'virtual:contract/scenarioAppend'
import { connect } from '#app/platform/api.ts'
import { readQuery } from '#app/platform/query.ts'
import type { ScenarioContract } from '#contract/scenario.ts'
import type { ScenarioAppendContract } from '#contract/scenario-append.ts'

const scenarioCalls = connect<ScenarioContract>('scenario', scenarioNames)
const appendCalls = connect<ScenarioAppendContract>('scenarioAppend', appendNames)

type PhaseKey = { worldId: string; scenarioId: number; phase: number }

export const chapterQueries = {
  /** Parts of a chapter. The call names the chapter that it follows. */
  parts: ({ worldId, scenarioId, phase }: PhaseKey) => ({
    ...readQuery(
      appendCalls.getScenarioInfoForAppend,
      { worldId, scenarioId, phase: Math.max(1, phase - 1) },
      { kept: true },
    ),
    staleTime: 0,
  }),
  awaited: ({ worldId, scenarioId, phase }: PhaseKey) =>
    readQuery(scenarioCalls.getScenarioDetail, { worldId, scenarioId, phase }),
}
