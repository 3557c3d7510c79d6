// Tone of each state of a fan letter.
import type { ChipTone } from '#app/ui/Chip.tsx'
import type { FanLetterState } from '#rules/fan-letters.ts'

export const letterTones: Record<FanLetterState, ChipTone> = {
  waiting: 'kin',
  held: 'line',
  passed: 'matsuba',
  returned: 'hi',
}
