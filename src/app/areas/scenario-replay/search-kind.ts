// Face of replays among the kinds of the search.
import { Feather } from 'lucide-react'
import type { SearchKindFace } from '#app/shared/search/kind-face.ts'

export const replayFace: SearchKindFace = { icon: Feather }
