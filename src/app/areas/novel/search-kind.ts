// Face of novels among the kinds of the search.
import { BookOpen } from 'lucide-react'
import type { SearchKindFace } from '#app/shared/search/kind-face.ts'

export const novelFace: SearchKindFace = { icon: BookOpen }
