// Chip that says whether a template is coming, open or over.
import { Chip } from '#app/ui/Chip.tsx'
import { type PlanPeriod, planPeriodLabels } from '#rules/order/plan.ts'

const tones = { current: 'matsuba', coming: 'kin', past: 'line' } as const

export const PeriodChip = ({ period }: { period: PlanPeriod }) => (
  <Chip tone={tones[period]}>{planPeriodLabels[period]}</Chip>
)
