// Calls and reads of letters and of the makai post.
import calls from 'virtual:contract/letter'
import makai from 'virtual:contract/makaiPost'
import { connect } from '#app/platform/api.ts'
import { readQuery } from '#app/platform/query.ts'
import type { LetterContract } from '#contract/letter.ts'
import type { MakaiPostContract } from '#contract/makai-post.ts'
import { LETTER_PAGE_SIZE, THREAD_PAGE_SIZE } from '#rules/letters.ts'
import type { MakaiCaseQueue } from '#rules/makai-address.ts'
import { MAKAI_PAGE_SIZE } from '#rules/makai-post.ts'
import type { Pair } from './draft-places.ts'

export const letterCalls = connect<LetterContract>('letter', calls)
export const makaiCalls = connect<MakaiPostContract>('makaiPost', makai)

type Answer<Name extends keyof typeof letterCalls> = Awaited<ReturnType<(typeof letterCalls)[Name]['send']>>
export type ThreadRow = Answer<'getThreadList'>['threadList'][number]
export type Thread = Answer<'getThread'>
export type Letter = Thread['letterList'][number]
export type Gift = NonNullable<Letter['gift']>
export type Enclosures = Answer<'getEnclosures'>

type MakaiAnswer<Name extends keyof typeof makaiCalls> = Awaited<ReturnType<(typeof makaiCalls)[Name]['send']>>
export type MakaiLetter = MakaiAnswer<'getInbox'>['letterList'][number]
export type MakaiCase = MakaiAnswer<'getCases'>['caseList'][number]
export type MakaiSender = NonNullable<MakaiAnswer<'decide'>['sender']>

/** The user's character in its world. */
export type Mine = { worldId: string; characterId: string }

const pageOf = (pageStart: number, perPage: number) => ({ pageStart, perPage })
const kept = { kept: true }
/** A gift of a moment ago is not held any more, and another admin may have decided. */
const ALWAYS = { staleTime: 0 }

export const letterQueries = {
  threads: ({ worldId, characterId }: Mine, page: number) =>
    readQuery(letterCalls.getThreadList, { worldId, characterId, ...pageOf(page, THREAD_PAGE_SIZE) }, kept),
  thread: ({ worldId, characterId, otherId }: Pair, page: number) =>
    readQuery(letterCalls.getThread, { worldId, characterId, otherId, ...pageOf(page, LETTER_PAGE_SIZE) }, kept),
  enclosures: ({ worldId, characterId }: Mine) => ({
    ...readQuery(letterCalls.getEnclosures, { worldId, characterId }),
    ...ALWAYS,
  }),
}

export const makaiQueries = {
  inbox: ({ worldId, characterId }: Mine, page: number) =>
    readQuery(makaiCalls.getInbox, { worldId, characterId, ...pageOf(page, MAKAI_PAGE_SIZE) }, kept),
  sent: ({ worldId, characterId }: Mine, page: number) =>
    readQuery(makaiCalls.getSent, { worldId, characterId, ...pageOf(page, MAKAI_PAGE_SIZE) }, kept),
  receiver: ({ worldId, characterId, otherId }: Pair) =>
    readQuery(makaiCalls.getReceiver, { worldId, characterId, otherId }, kept),
  cases: (queue: MakaiCaseQueue, page: number) => ({
    ...readQuery(makaiCalls.getCases, { queue, ...pageOf(page, MAKAI_PAGE_SIZE) }),
    ...ALWAYS,
  }),
}
