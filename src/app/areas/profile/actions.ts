// Saving the self-introduction. It goes through the outbox: kept first, then sent, once.
import { handedIn, PROFILE } from '#app/areas/draft/handed-in.ts'
import type { NewOutboxItem } from '#app/platform/outbox/item.ts'
import { useOutboxView } from '#app/platform/outbox/outbox-context.ts'
import { oneLine } from '#rules/text/excerpt.ts'
import { userCalls } from './queries.ts'

export const INTRODUCTION = 'introduction'
const NOTE_LENGTH = 30

/** The new introduction, ready for the outbox. */
export const saveIntroduction = ({ draftId, text }: { draftId: string | null; text: string }): NewOutboxItem => ({
  entity: 'profile',
  kind: PROFILE,
  request: userCalls.updateProfile.request({ introduction: text, draftId }),
  note: oneLine(text, NOTE_LENGTH) || '（空の自己紹介）',
  facts: { draftId, place: INTRODUCTION },
  touches: ['user'],
})

/** The introduction that waits in this device to be sent: the newest one. */
export function useWaitingIntroduction() {
  const { items } = useOutboxView()
  const item = items.filter(({ kind, state }) => kind === PROFILE && state === 'waiting').at(-1)
  return item ? { item, text: handedIn(item)?.text ?? '' } : null
}
