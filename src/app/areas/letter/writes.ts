// Writes of letters. A letter may wait for a network; one with a gift, and every answer to a gift, is sent with one alone, because what a
// character holds is known to the server.
import { BELONGINGS } from '#app/platform/belongings.ts'
import { defineWrite } from '#app/platform/outbox/write.ts'
import type { WrittenDraft } from '#app/shared/draft/use-hand-in.ts'
import { LETTER_PLACE, letterTarget, MAKAI_PLACE, type Pair } from './draft-places.ts'
import { type Enclosed, keptEnclosed } from './enclosed.ts'
import { letterCalls, type MakaiCase, type MakaiLetter, makaiCalls } from './queries.ts'

/** @property name of the other character, for lists of acts */
type Sending = WrittenDraft & { pair: Pair; name: string; enclosed: Enclosed }

const pressLetter = ({ pair, name, enclosed, text, draftId }: Sending) => ({
  entity: `letter:${letterTarget(pair)}`,
  request: letterCalls.send.request({
    ...{ ...pair, body: text, draftId },
    ...{ gift: enclosed.gift?.sent ?? null, clipId: enclosed.voice?.clipId ?? null },
  }),
  note: name,
  facts: { draftId, place: LETTER_PLACE, target: letterTarget(pair), fields: keptEnclosed(enclosed) },
})

export const sendingLetter = defineWrite({
  kind: 'letter.send',
  textIn: 'body',
  isWholeForm: true,
  policy: 'mayWait',
  holdsText: true,
  touches: ['letter', 'mission'],
  toasts: 'none',
  press: pressLetter,
})

export const givingLetter = defineWrite({
  kind: 'letter.give',
  textIn: 'body',
  isWholeForm: true,
  policy: 'online',
  holdsText: true,
  thing: ['target'],
  touches: ['letter', 'mission', ...BELONGINGS],
  toasts: 'none',
  press: pressLetter,
})

type Answering = { characterId: string; letterId: number; gift: string; isAccepted: boolean }

export const answeringGift = defineWrite({
  kind: 'letter.gift',
  policy: 'online',
  thing: ['letterId'],
  touches: ['letter', ...BELONGINGS],
  toasts: 'all',
  press: ({ characterId, letterId, gift, isAccepted }: Answering) => ({
    entity: `letter:gift:${letterId}`,
    request: letterCalls.endGift.request({ characterId, letterId, isAccepted }),
    note: gift,
    facts: { letterId, isAccepted: isAccepted ? 1 : 0 },
  }),
})

type Noting = { pair: Pair; name: string; memo: string }

export const savingMemo = defineWrite({
  kind: 'letter.memo',
  policy: 'mayWait',
  holdsText: true,
  touches: ['letter'],
  toasts: 'all',
  press: ({ pair: { characterId, otherId }, name, memo }: Noting) => ({
    entity: `letter:memo:${characterId}:${otherId}`,
    request: letterCalls.saveMemo.request({ characterId, otherId, body: memo }),
    note: name,
    facts: { characterId, otherId },
  }),
})

type Posting = WrittenDraft & { pair: Pair; name: string; isAnonymous: boolean; fields: string }

export const postingMakai = defineWrite({
  kind: 'makai.send',
  textIn: 'body',
  isWholeForm: true,
  policy: 'mayWait',
  holdsText: true,
  touches: ['makaiPost', 'mission'],
  toasts: 'none',
  press: ({ pair, name, isAnonymous, fields, text, draftId }: Posting) => ({
    entity: `makai:${letterTarget(pair)}`,
    request: makaiCalls.send.request({ ...pair, body: text, isAnonymous, draftId }),
    note: name,
    facts: { draftId, place: MAKAI_PLACE, target: letterTarget(pair), fields },
  }),
})

type Asking = { characterId: string; letter: MakaiLetter; reason: string }

export const consulting = defineWrite({
  kind: 'makai.ask',
  policy: 'online',
  thing: ['letterId'],
  touches: ['makaiPost'],
  toasts: 'all',
  press: ({ characterId, letter: { letterId }, reason }: Asking) => ({
    entity: `makai:${letterId}`,
    request: makaiCalls.consult.request({ characterId, letterId, reason }),
    note: '匿名の手紙',
    facts: { letterId },
  }),
})

type Deciding = { of: MakaiCase; isLifted: boolean; reason: string }

export const decidingCase = defineWrite({
  kind: 'makai.decide',
  policy: 'online',
  thing: ['letterId'],
  touches: ['makaiPost', 'office'],
  toasts: 'problems',
  press: ({ of: { letterId, receiverName }, isLifted, reason }: Deciding) => ({
    entity: `makai:case:${letterId}`,
    request: makaiCalls.decide.request({ letterId, act: isLifted ? 'lift' : 'close', reason }),
    note: `${receiverName}への手紙`,
    facts: { letterId, isLifted: isLifted ? 1 : 0 },
  }),
})
