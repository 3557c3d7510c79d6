// Tweets in lists of drafts.
import { MessageCircle } from 'lucide-react'
import type { DraftPlace } from '#app/shared/draft/place.ts'

declare module '#app/shared/draft/place.ts' {
  interface DraftPlaces {
    tweet: DraftPlace
  }
}

export const TWEET_PLACE = 'tweet'

/** Target of the draft of a tweet: an answer or a quote has one of its own. */
export const tweetTarget = (worldId: string, about: { replyTo: number | null; quoteOf: number | null }): string =>
  [worldId, about.replyTo ?? '', about.quoteOf ?? ''].join(':')

export const tweetPlace: DraftPlace = {
  label: 'つぶやき',
  icon: MessageCircle,
  path: target => {
    const [worldId = '', replyTo = '', quoteOf = ''] = target.split(':')
    const about = replyTo ? `?tweet=${encodeURIComponent(replyTo)}` : `?tweet=${encodeURIComponent(quoteOf)}&quote=1`
    return `/world/${encodeURIComponent(worldId)}/tweet${replyTo || quoteOf ? about : ''}`
  },
}
