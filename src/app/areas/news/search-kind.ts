// Face of news among the kinds of the search.
import { Megaphone } from 'lucide-react'
import type { SearchKindFace } from '#app/shared/search/kind-face.ts'

export const newsFace: SearchKindFace = { icon: Megaphone }
