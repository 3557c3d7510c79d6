// The form of a draft for lists of drafts: its name, its icon and its address. Each area describes its own forms.
import type { LucideIcon } from 'lucide-react'

export type DraftPlace = {
  label: string
  icon: LucideIcon
  /** Address of the form, which opens the draft named by `?draft=`. */
  path: (target: string) => string
}
