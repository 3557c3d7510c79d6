// Colours of the states of a form.
import type { ChipTone } from '#app/ui/Chip.tsx'
import type { FormState } from '#rules/web-form-address.ts'

export const formTones: Record<FormState, ChipTone> = { draft: 'kin', published: 'matsuba', closed: 'line' }
