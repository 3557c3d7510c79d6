// Face of worlds among the kinds of the search.
import { Globe } from 'lucide-react'
import type { SearchKindFace } from '#app/shared/search/kind-face.ts'

export const worldFace: SearchKindFace = { icon: Globe }
