// Writes of fan letters. A letter is sent with a network only, because a person reads it; the office's decisions go the way of
// all its decisions.
import { defineWrite } from '#app/platform/outbox/write.ts'
import { type Decided, REJECTION } from '#app/shared/decision/use-decisions.ts'
import type { WrittenDraft } from '#app/shared/draft/use-hand-in.ts'
import type { LetterPlace } from './addresses.ts'
import { FAN_LETTER_PLACE, letterTarget, returnTarget } from './draft-places.ts'
import { fanLetterCalls, type QueuedLetter } from './queries.ts'
import { keptWriter } from './writer-choice.ts'

type Sending = WrittenDraft & { place: LetterPlace; masterName: string; characterId: string | null }

export const sendingLetter = defineWrite({
  kind: 'fanLetter.send',
  textIn: 'body',
  policy: 'online',
  holdsText: true,
  thing: ['target'],
  touches: ['fanLetter'],
  toasts: 'none',
  press: ({ place, masterName, characterId, text, draftId }: Sending) => ({
    entity: 'fanLetter',
    request: fanLetterCalls.send.request({
      ...{ masterId: place.masterId, characterId, body: text, draftId },
      ...{ scenarioId: place.scenarioId ?? null, phase: place.phase ?? null },
    }),
    note: masterName,
    facts: { draftId, place: FAN_LETTER_PLACE, target: letterTarget(place), fields: keptWriter(characterId) },
  }),
})

const deciding = defineWrite({
  kind: 'fanLetter.decide',
  textIn: 'reason',
  policy: 'mayWait',
  thing: ['letterId'],
  touches: ['fanLetter'],
  toasts: 'none',
  press: ({ thing: { letterId, masterName }, verdict }: Decided<QueuedLetter>) => {
    const { isApproved, reason, draftId } = verdict
    return {
      entity: `fanLetter:${letterId}`,
      request: fanLetterCalls.decide.request({
        letterId,
        act: isApproved ? 'pass' : 'return',
        reason: isApproved ? null : reason,
      }),
      note: `${masterName}へのファンレター`,
      facts: {
        ...{ letterId, isApproved: Number(isApproved), draftId },
        ...{ place: REJECTION, target: returnTarget(letterId) },
      },
    }
  },
})

export const decidingLetters = {
  write: deciding,
  fact: 'letterId' as const,
  idOf: ({ letterId }: QueuedLetter): number => letterId,
  words: {
    approve: { plain: '届ける', does: '届けます', done: '届けました' },
    reject: { plain: '差し戻す', does: '差し戻します', done: '差し戻しました' },
  },
}

/** Needs no time in which it is taken back: a held letter can still be passed on. */
export const holdingLetter = defineWrite({
  kind: 'fanLetter.hold',
  policy: 'online',
  thing: ['letterId'],
  touches: ['fanLetter'],
  toasts: 'all',
  press: ({ letterId, masterName }: QueuedLetter) => ({
    entity: `fanLetter:${letterId}`,
    request: fanLetterCalls.decide.request({ letterId, act: 'hold', reason: null }),
    note: `${masterName}へのファンレター`,
    facts: { letterId },
  }),
})
