// Face of tweets among the kinds of the search.
import { MessageCircle } from 'lucide-react'
import type { SearchKindFace } from '#app/shared/search/kind-face.ts'

export const tweetFace: SearchKindFace = { icon: MessageCircle }
