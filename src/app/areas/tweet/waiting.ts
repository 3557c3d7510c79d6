// Tweets that wait in the outbox of this device, or were refused and lie in its tray.
import type { OutboxItem } from '#app/platform/outbox/item.ts'
import { randomUuid } from '#app/platform/uuid.ts'
import type { SentPicture } from '#app/shared/picture/kept-pictures.ts'
import { tweeting } from './writes.ts'

export const waitingTweets = (items: readonly OutboxItem[], worldId: string): OutboxItem[] =>
  items.filter(({ kind, state, facts }) => kind === tweeting.kind && state === 'waiting' && facts.worldId === worldId)

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

/**
 * Pictures of the last refused tweet of a target, for the sheet in which it is mended. Pictures that the server did not take are sent
 * as new ones.
 */
export function refusedPictures(items: readonly OutboxItem[], target: string): SentPicture[] {
  const item = items.findLast(
    ({ kind, state, facts }) => kind === tweeting.kind && state === 'refused' && facts.target === target,
  )
  if (!item) return []
  const isTheirs = item.refusal?.code.startsWith('TWEET_PICTURE')
  return picturesOf(item).map(picture => (isTheirs ? { ...picture, pictureId: randomUuid() } : picture))
}
