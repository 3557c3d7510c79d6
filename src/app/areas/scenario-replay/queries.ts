// Reads of published replays, kept on the device, because a replay is often read where there is no network.
import calls from 'virtual:contract/scenarioReplay'
import { connect } from '#app/platform/api.ts'
import { readQuery } from '#app/platform/query.ts'
import type { ScenarioReplayContract } from '#contract/scenario-replay.ts'

export const scenarioReplayCalls = connect<ScenarioReplayContract>('scenarioReplay', calls)

export type Replay = Awaited<ReturnType<typeof scenarioReplayCalls.getReplay.send>>
export type PhaseKey = { worldId: string; scenarioId: number; phase: number }

export const replayQueries = {
  replay: ({ worldId, scenarioId, phase }: PhaseKey) =>
    readQuery(scenarioReplayCalls.getReplay, { worldId, scenarioId, phase }, { kept: true }),
}
