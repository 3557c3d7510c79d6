// Saving the self-introduction. It goes through the outbox: stored first, then sent, once.

import { useOutboxView } from '#app/platform/outbox/outbox-context.ts'
import { defineWrite } from '#app/platform/outbox/write.ts'
import { handedIn } from '#app/shared/draft/handed-in.ts'
import type { WrittenDraft } from '#app/shared/draft/use-hand-in.ts'
import { oneLine } from '#rules/text/excerpt.ts'
import { userCalls } from './queries.ts'

export const INTRODUCTION = 'introduction'
const NOTE_LENGTH = 30

export const savingIntroduction = defineWrite({
  kind: 'user.updateProfile',
  textIn: 'introduction',
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

/** The newest self-introduction that waits on this device. */
export function useWaitingIntroduction() {
  const { items } = useOutboxView()
  const item = items.filter(({ kind, state }) => kind === savingIntroduction.kind && state === 'waiting').at(-1)
  return item ? { item, text: handedIn(item)?.text ?? '' } : null
}
