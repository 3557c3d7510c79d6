// Sending a letter to the operators. It goes through the outbox: stored first, then sent, once.

import type { OutboxItem } from '#app/platform/outbox/item.ts'
import { useOutboxView } from '#app/platform/outbox/outbox-context.ts'
import { defineWrite } from '#app/platform/outbox/write.ts'
import type { WrittenDraft } from '#app/shared/draft/use-hand-in.ts'
import { type InquirySubject, inquirySubjectLabels, inquirySubjects } from '#rules/inquiries.ts'
import { oneLine } from '#rules/text/excerpt.ts'
import { inquiryCalls } from './queries.ts'

export const INQUIRY = 'inquiry'
const NOTE_LENGTH = 30
const FIRST: InquirySubject = 'bug'

/** Serializes the subject for the draft; `readSubject` reads it back. */
export const keptSubject = (subject: InquirySubject): string => JSON.stringify({ subject })
export function readSubject(fields: string): InquirySubject {
  try {
    const { subject } = JSON.parse(fields) as { subject?: unknown }
    return inquirySubjects.find(kind => kind === subject) ?? FIRST
  } catch {
    return FIRST
  }
}

export const sendingLetter = defineWrite({
  kind: 'inquiry.send',
  textIn: 'body',
  policy: 'mayWait',
  holdsText: true,
  touches: ['inquiry'],
  toasts: 'none',
  press: ({ subjectKind, draftId, text }: WrittenDraft & { subjectKind: InquirySubject }) => ({
    entity: 'inquiry',
    request: inquiryCalls.send.request({ subjectKind, body: text, draftId }),
    note: `${inquirySubjectLabels[subjectKind]}：${oneLine(text, NOTE_LENGTH)}`,
    facts: { draftId, place: INQUIRY, subjectKind, fields: keptSubject(subjectKind) },
  }),
})

/** Letters that wait on this device, the newest first. */
export function useWaitingLetters(): readonly OutboxItem[] {
  const { items } = useOutboxView()
  return items.filter(({ kind, state }) => kind === sendingLetter.kind && state === 'waiting').reverse()
}
