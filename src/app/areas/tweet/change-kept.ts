// Change of one tweet in all answers that hold it: timelines, threads and events. Reading long lists again for a like would
// cost a request for each page, and move the list under its reader.
import type { QueryClient } from '@tanstack/react-query'
import type { Tweet } from './queries.ts'

type Change = (tweet: Tweet) => Tweet | null

const isTweet = (value: object, tweetId: number): value is Tweet =>
  'likes' in value && 'tweetId' in value && value.tweetId === tweetId

/** A copy of an answer with the tweet changed; a part without the tweet stays the same object. Null takes the tweet out of its list. */
function changed(value: unknown, tweetId: number, change: Change): unknown {
  if (Array.isArray(value)) {
    const next = value.map(each => changed(each, tweetId, change))
    return next.every((each, at) => each === value[at]) ? value : next.filter(each => each !== null)
  }
  if (typeof value !== 'object' || value === null) return value
  if (isTweet(value, tweetId)) return change(value)
  const entries = Object.entries(value).map(([name, each]) => [name, changed(each, tweetId, change)] as const)
  return entries.every(([name, each]) => each === value[name as keyof typeof value])
    ? value
    : Object.fromEntries(entries)
}

export function changeKept(client: QueryClient, tweetId: number, change: Change): void {
  client.setQueriesData({ queryKey: ['tweet'] }, data => {
    const next = changed(data, tweetId, change)
    // The tweet of a thread stands in no list: the thread stays as it is, and its screen says that it is gone.
    return typeof next === 'object' && next !== null && 'tweet' in next && next.tweet === null ? data : next
  })
}
