// Addresses of the timeline screen: which timeline, whose, and which tweet is opened with its answers.
import { parseRowId } from '#rules/row-id.ts'
import { TIMELINES, type Timeline } from '#rules/tweets.ts'

export type TweetSearch = { list?: Timeline; character?: string; tweet?: number; quote?: 1; draft?: string }

const idIn = (value: unknown): string | undefined =>
  typeof value === 'string' && /^[A-Za-z0-9_-]{1,64}$/.test(value) ? value : undefined

/** Number of a row in an address; undefined for anything else. */
const numberIn = (value: unknown): number | undefined => parseRowId(String(value)) ?? undefined

export function readTweetSearch({ list, character, tweet, quote, draft }: Record<string, unknown>) {
  return {
    timeline: TIMELINES.find(each => each === list) ?? 'all',
    characterId: idIn(character),
    tweetId: numberIn(tweet),
    /** Whether the draft quotes the tweet; else it answers it. */
    isQuote: String(quote) === '1',
    draftId: idIn(draft),
  }
}
export type TweetPlace = ReturnType<typeof readTweetSearch>
