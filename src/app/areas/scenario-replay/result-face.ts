// Colours of results, beside their words.
import type { ScenarioResult } from '#rules/scenario/replay.ts'

const faces: Record<ScenarioResult, { word: string; dot: string }> = {
  GreatSuccess: { word: 'text-kin', dot: 'bg-kin outline-kin' },
  Success: { word: 'text-matsuba', dot: 'bg-matsuba outline-matsuba' },
  Normal: { word: 'text-ai', dot: 'bg-ai outline-ai' },
  Failure: { word: 'text-ink-soft', dot: 'bg-ink-soft outline-ink-soft' },
  GreatFailure: { word: 'text-hi', dot: 'bg-hi outline-hi' },
}

export const resultFace = (result: ScenarioResult) => faces[result]
