// Tweets that wait on this device.
import type { OutboxItem } from '#app/platform/outbox/item.ts'
import { TWEET } from '#app/shared/draft/handed-in.ts'
import type { SentPicture } from './writes.ts'

export const waitingTweets = (items: readonly OutboxItem[], worldId: string): OutboxItem[] =>
  items.filter(({ kind, state, facts }) => kind === TWEET && state === 'waiting' && facts.worldId === worldId)

/** Numbers of the tweets that a waiting one answers and quotes. */
export const aboutOf = ({ facts: { replyTo, quoteOf } }: OutboxItem) => ({
  replyTo: typeof replyTo === 'number' ? replyTo : null,
  quoteOf: typeof quoteOf === 'number' ? quoteOf : null,
})

/** Pictures of a waiting tweet with their descriptions, which its request holds. */
export function picturesOf({ request }: OutboxItem): SentPicture[] {
  const { pictureList } = JSON.parse(request.body ?? '{}') as {
    pictureList?: Pick<SentPicture, 'pictureId' | 'description'>[]
  }
  return (request.uploads ?? []).map(({ pictureId, picture }) => ({
    ...{ pictureId, picture },
    description: pictureList?.find(each => each.pictureId === pictureId)?.description ?? '',
  }))
}
