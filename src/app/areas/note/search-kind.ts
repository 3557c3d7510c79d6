// Face of notes among the kinds of the search.
import { NotebookPen } from 'lucide-react'
import type { SearchKindFace } from '#app/shared/search/kind-face.ts'

export const noteFace: SearchKindFace = { icon: NotebookPen }
