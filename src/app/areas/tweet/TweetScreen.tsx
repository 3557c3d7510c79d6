// /world/{worldId}/tweet: a timeline, or one tweet with its answers.
import type { TweetPlace } from './address.ts'
import { ThreadScreen } from './ThreadScreen.tsx'
import { TimelineScreen } from './TimelineScreen.tsx'

export const TweetScreen = ({ worldId, place }: { worldId: string; place: TweetPlace }) =>
  place.tweetId === undefined ? (
    <TimelineScreen key={`${place.timeline}:${place.characterId}`} worldId={worldId} place={place} />
  ) : (
    <ThreadScreen key={place.tweetId} worldId={worldId} place={{ ...place, tweetId: place.tweetId }} />
  )
