// Hook for the sheet in which a tweet is written, on each screen that shows tweets. It is loaded when it is first opened.
import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { Writing } from './Composer.tsx'
import type { Tweet, TweetEvent } from './queries.ts'

const Composer = lazy(() => import('./Composer.tsx').then(module => ({ default: module.Composer })))

const NEW: Writing = { replyTo: null, quoteOf: null }

interface Options {
  worldId: string
  event: TweetEvent | null
  /** draft with which it is open at first */
  draftId?: string | undefined
  onPosted: () => void
}

export function useComposer({ worldId, event, draftId, onPosted }: Options) {
  const [writing, write] = useState<Writing | null>(draftId === undefined ? null : { ...NEW, draftId })
  const sheet: ReactNode = (
    <Suspense>
      {writing && <Composer {...{ worldId, event, writing, onPosted }} onClose={() => write(null)} />}
    </Suspense>
  )
  return {
    sheet,
    write: (): void => write(NEW),
    goOn: write,
    /** Properties of lists and cards. */
    acts: {
      onReply: (tweet: Tweet): void => write({ ...NEW, replyTo: tweet.tweetId, about: tweet }),
      onQuote: (tweet: Tweet): void => write({ ...NEW, quoteOf: tweet.tweetId, about: tweet }),
    },
  }
}
