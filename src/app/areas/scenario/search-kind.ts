// Face of scenarios among the kinds of the search.
import { ScrollText } from 'lucide-react'
import type { SearchKindFace } from '#app/shared/search/kind-face.ts'

export const scenarioFace: SearchKindFace = { icon: ScrollText }
