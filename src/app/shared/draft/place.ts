// The form of a draft for lists of drafts: its name, its icon and its address. Each area describes its own forms.
import type { LucideIcon } from 'lucide-react'

export type DraftPlace = {
  label: string
  icon: LucideIcon
  /** Address of the form, which opens the draft named by `?draft=`. */
  path: (target: string) => string
}

/**
 * All forms with drafts, by their names. Each area adds its own beside what it says of them (`declare module`), and areas/draft-places.ts,
 * which joins them, does not compile while one is missing.
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by the areas
export interface DraftPlaces {}
export type DraftPlaceName = keyof DraftPlaces & string
