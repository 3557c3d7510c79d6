// Saving the self-introduction. It goes through the outbox: kept first, then sent, once.
import { handedIn, PROFILE } from '#app/areas/draft/handed-in.ts'
import type { WrittenDraft } from '#app/areas/draft/use-hand-in.ts'
import { useOutboxView } from '#app/platform/outbox/outbox-context.ts'
import { defineWrite } from '#app/platform/outbox/write.ts'
import { oneLine } from '#rules/text/excerpt.ts'
import { userCalls } from './queries.ts'

export const INTRODUCTION = 'introduction'
const NOTE_LENGTH = 30

export const savingIntroduction = defineWrite({
  kind: PROFILE,
  policy: 'mayWait',
  holdsText: true,
  touches: ['user'],
  toasts: 'none',
  press: ({ draftId, text }: WrittenDraft) => ({
    entity: 'profile',
    request: userCalls.updateProfile.request({ introduction: text, draftId }),
    note: oneLine(text, NOTE_LENGTH) || '（空の自己紹介）',
    facts: { draftId, place: INTRODUCTION },
  }),
})

/** The introduction that waits in this device to be sent: the newest one. */
export function useWaitingIntroduction() {
  const { items } = useOutboxView()
  const item = items.filter(({ kind, state }) => kind === PROFILE && state === 'waiting').at(-1)
  return item ? { item, text: handedIn(item)?.text ?? '' } : null
}
