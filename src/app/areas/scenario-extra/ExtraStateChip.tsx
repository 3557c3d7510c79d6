// The state of an extra, in a word.
import { Chip } from '#app/ui/Chip.tsx'
import { type ReplayState, replayStateLabels } from '#rules/scenario/replay-steps.ts'

const tones = { writing: 'line', checking: 'kin', returned: 'hi', awaiting: 'ai', published: 'matsuba' } as const

export const ExtraStateChip = ({ state }: { state: ReplayState }) => (
  <Chip tone={tones[state]}>{replayStateLabels[state]}</Chip>
)
