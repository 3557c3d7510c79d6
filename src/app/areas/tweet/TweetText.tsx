// The words of a tweet: the hashtag of its event leads to the event, and addresses of the service's own pages are shown as cards.
import { StoryText } from '#app/shared/story/StoryText.tsx'
import type { Tag } from './queries.ts'

interface TweetTextProps {
  worldId: string
  tweet: { body: string; eventId: number | null }
  tags: readonly Tag[]
}

export function TweetText({ worldId, tweet: { body, eventId }, tags }: TweetTextProps) {
  const tag = tags.find(each => each.eventId === eventId)
  if (body.trim() === '') return null
  return (
    <div className="text-body leading-[1.75] wrap-anywhere">
      <StoryText
        text={body}
        hashtag={
          tag && { name: tag.hashtag, href: () => `${location.origin}/world/${worldId}/tweetEvent/${tag.eventId}` }
        }
      />
    </div>
  )
}
