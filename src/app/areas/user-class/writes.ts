// Writes of user classes: switching, applying, withdrawing, the office's answer, the list of supporters.
import { defineWrite } from '#app/platform/outbox/write.ts'
import { APPROVE, type Decided, REJECTION } from '#app/shared/decision/use-decisions.ts'
import type { WrittenDraft } from '#app/shared/draft/use-hand-in.ts'
import { writeForm } from '#app/shared/form/table.ts'
import { classRequestKindLabels, type ExamAnswers } from '#rules/class-requests.ts'
import { creatorTypeLabels, type LastClass, lastClassLabels } from '#rules/codes/user.ts'
import type { ApplyPlace } from './addresses.ts'
import { creatorOf } from './apply/creator-of.ts'
import type { RequestFields } from './apply/request-kind.ts'
import { CLASS_REQUEST_PLACE, EXAM_PLACE, rejectedTarget, requestTarget } from './draft-places.ts'
import { accountCalls, classRequestCalls, type OwnRequest, type QueuedRequest, type SupportedWorld } from './queries.ts'

export const switching = defineWrite({
  kind: 'account.switch',
  policy: 'online',
  thing: [],
  touches: ['account'],
  toasts: 'all',
  press: ({ code }: { code: LastClass }) => ({
    entity: 'account:class',
    request: accountCalls.saveLastClass.request({ lastClass: code }),
    note: lastClassLabels[code],
    facts: { code },
  }),
})

export const requestName = ({ kind, creatorKbn, worldName }: Pick<OwnRequest, 'kind' | 'creatorKbn' | 'worldName'>) =>
  creatorKbn !== null
    ? creatorTypeLabels[creatorKbn]
    : kind === 'permission'
      ? (worldName ?? classRequestKindLabels.permission)
      : classRequestKindLabels[kind]

type Applied = WrittenDraft & { userId: string; place: ApplyPlace; fields: RequestFields }

export const applying = defineWrite({
  kind: 'classRequest.send',
  policy: 'online',
  thing: ['target'],
  holdsText: true,
  touches: ['classRequest', 'account'],
  toasts: 'all',
  press: ({ userId, place, fields, text, draftId }: Applied) => {
    const creatorKbn = creatorOf(place)
    const name = fields.name.trim()
    return {
      entity: `classRequest:${place}`,
      request:
        creatorKbn === null
          ? classRequestCalls.addMasterRequest.request({ userId, masterName: name, masterCareer: text, draftId })
          : classRequestCalls.addCreatorRequest.request({
              ...{ userId, creatorName: name, creatorCareer: text, creatorKbn, draftId },
            }),
      note: name,
      facts: {
        ...{ draftId, place: CLASS_REQUEST_PLACE, target: requestTarget(place), text },
        fields: writeForm({ fields, version: 0 }),
      },
    }
  },
})

type HandedIn = WrittenDraft & { fields: Omit<ExamAnswers, 'scene'> }

export const handingInExam = defineWrite({
  kind: 'classRequest.exam',
  policy: 'online',
  thing: ['target'],
  holdsText: true,
  touches: ['classRequest'],
  toasts: 'all',
  press: ({ fields, text, draftId }: HandedIn) => ({
    entity: 'classRequest:exam',
    request: classRequestCalls.handInExam.request({ answers: { ...fields, scene: text }, draftId }),
    note: classRequestKindLabels.exam,
    facts: { draftId, place: EXAM_PLACE, target: '', text, fields: writeForm({ fields, version: 0 }) },
  }),
})

export const askingPermission = defineWrite({
  kind: 'classRequest.permission',
  policy: 'online',
  thing: ['worldId'],
  touches: ['classRequest'],
  toasts: 'all',
  press: ({ worldId, worldName }: SupportedWorld) => ({
    entity: `classRequest:${worldId}`,
    request: classRequestCalls.askPermission.request({ worldId }),
    note: worldName,
    facts: { worldId },
  }),
})

export const withdrawing = defineWrite({
  kind: 'classRequest.withdraw',
  policy: 'online',
  thing: ['requestId'],
  touches: ['classRequest'],
  toasts: 'all',
  press: ({ requestId, name }: { requestId: number; name: string }) => ({
    entity: `classRequest:${requestId}`,
    request: classRequestCalls.withdraw.request({ requestId }),
    note: name,
    facts: { requestId },
  }),
})

const deciding = defineWrite({
  kind: 'classRequest.decide',
  textIn: 'reason',
  policy: 'mayWait',
  thing: ['requestId'],
  touches: ['classRequest'],
  toasts: 'none',
  press: ({ thing, verdict: { isApproved, reason, draftId } }: Decided<QueuedRequest>) => {
    const { requestId, kind, userName } = thing
    return {
      entity: `classRequest:${requestId}`,
      request: classRequestCalls.decide.request({ requestId, isApproved, reason }),
      note: `${userName}・${requestName(thing)}`,
      facts: {
        ...{ requestId, isApproved: Number(isApproved), draftId },
        ...{ place: REJECTION, target: rejectedTarget(kind, requestId) },
      },
    }
  },
})

export const decidingRequests = {
  write: deciding,
  fact: 'requestId' as const,
  idOf: ({ requestId }: QueuedRequest): number => requestId,
  words: { approve: APPROVE, reject: { plain: '却下する', does: '却下します', done: '却下しました' } },
}

export const savingSupporters = defineWrite({
  kind: 'supporters.save',
  policy: 'online',
  thing: [],
  touches: ['classRequest', 'signUp'],
  toasts: 'all',
  press: ({ before, nameList }: { before: string[]; nameList: string[] }) => ({
    entity: 'supporters',
    request: classRequestCalls.saveSupporters.request({ before, nameList }),
    note: 'ご支援いただいた皆さま',
    facts: { count: nameList.length },
  }),
})
