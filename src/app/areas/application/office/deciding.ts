// Approving and rejecting an application, as a write.
import { defineWrite } from '#app/platform/outbox/write.ts'
import { APPROVE, type Decided, REJECTION } from '#app/shared/decision/use-decisions.ts'
import { adminApplicationCalls, type QueuedApplication } from '../queries.ts'
import { APPLICATION_TOUCHES } from '../use-applying.ts'

const deciding = defineWrite({
  kind: 'application.decide',
  textIn: 'reason',
  policy: 'mayWait',
  thing: ['applicationId'],
  touches: APPLICATION_TOUCHES,
  toasts: 'none',
  press: ({ thing: { applicationId, kind, name }, verdict }: Decided<QueuedApplication>) => {
    const { isApproved, reason, draftId } = verdict
    return {
      entity: `application:${applicationId}`,
      request: adminApplicationCalls.decide.request({ applicationId, isApproved, reason }),
      note: name,
      facts: {
        applicationId,
        isApproved: Number(isApproved),
        draftId,
        place: REJECTION,
        target: `${kind}/${applicationId}`,
      },
    }
  },
})

export const decidingApplications = {
  write: deciding,
  fact: 'applicationId' as const,
  idOf: ({ applicationId }: QueuedApplication): number => applicationId,
  words: { approve: APPROVE, reject: { plain: '却下する', does: '却下します', done: '却下しました' } },
}
