// The state of a theme, in a word; a change of one that players see says so.
import { Chip } from '#app/ui/Chip.tsx'
import { omnibusStateLabels } from '#rules/order/omnibus.ts'
import type { DeskTheme } from './queries.ts'

const tones = { draft: 'line', checking: 'kin', returned: 'hi', approved: 'matsuba', closed: 'line' } as const

export const OmnibusStateChip = ({
  theme: { state, approvedAt },
}: {
  theme: Pick<DeskTheme, 'state' | 'approvedAt'>
}) => (
  <>
    <Chip tone={tones[state]}>{omnibusStateLabels[state]}</Chip>
    {approvedAt !== null && state !== 'approved' && state !== 'closed' && <Chip tone="matsuba">公開中・変更あり</Chip>}
  </>
)
