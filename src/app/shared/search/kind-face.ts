// Face of a kind of the search in the app. Each area brings that of its own; areas/search-kinds.ts joins them.
import type { LucideIcon } from 'lucide-react'

export type SearchKindFace = { icon: LucideIcon }
