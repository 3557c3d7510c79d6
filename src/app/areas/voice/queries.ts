// Reads for putting voices on the lines of a replay. Every opening of the choice reads again.
import calls from 'virtual:contract/voice'
import { connect } from '#app/platform/api.ts'
import { readQuery } from '#app/platform/query.ts'
import type { VoiceContract } from '#contract/voice.ts'

export const voiceCalls = connect<VoiceContract>('voice', calls)

export type PhaseKey = { worldId: string; scenarioId: number; phase: number }
export type Voiceable = Awaited<ReturnType<typeof voiceCalls.getLines.send>>
/** A voice as a replay's answer holds it. */
export type LineVoice = Awaited<ReturnType<typeof voiceCalls.attach.send>>
export type Clip = Awaited<ReturnType<typeof voiceCalls.getClips.send>>['clipList'][number]

export const CLIPS_A_PAGE = 10

export const voiceQueries = {
  lines: ({ worldId, scenarioId, phase }: PhaseKey) => readQuery(voiceCalls.getLines, { worldId, scenarioId, phase }),
  clips: ({ worldId, scenarioId, phase }: PhaseKey, characterId: string, page: number) =>
    readQuery(voiceCalls.getClips, {
      ...{ worldId, scenarioId, phase, characterId },
      ...{ pageStart: page, perPage: CLIPS_A_PAGE },
    }),
}
