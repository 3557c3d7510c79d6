// Face of items among the kinds of the search.
import { Package } from 'lucide-react'
import type { SearchKindFace } from '#app/shared/search/kind-face.ts'

export const itemFace: SearchKindFace = { icon: Package }
