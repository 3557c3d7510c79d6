// Face of characters among the kinds of the search.
import { UserRound } from 'lucide-react'
import type { SearchKindFace } from '#app/shared/search/kind-face.ts'

export const characterFace: SearchKindFace = { icon: UserRound }
