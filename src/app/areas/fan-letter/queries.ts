// Calls and reads of fan letters: writing one, one's own, a master's inbox, the office's queue.
import calls from 'virtual:contract/fanLetter'
import { connect } from '#app/platform/api.ts'
import { readQuery } from '#app/platform/query.ts'
import type { FanLetterContract } from '#contract/fan-letter.ts'
import { FAN_LETTER_PAGE_SIZE, type LetterQueue } from '#rules/fan-letters.ts'
import type { LetterPlace } from './addresses.ts'

export const fanLetterCalls = connect<FanLetterContract>('fanLetter', calls)

type Answer<Name extends keyof typeof fanLetterCalls> = Awaited<ReturnType<(typeof fanLetterCalls)[Name]['send']>>
export type Receiver = Answer<'getReceiver'>
export type SentLetter = Answer<'getSent'>['letterList'][number]
export type InboxLetter = Answer<'getInbox'>['letterList'][number]
export type QueuedLetter = Answer<'getQueue'>['letterList'][number]
export type Writer = SentLetter['writer']
export type About = NonNullable<SentLetter['about']>

const pageOf = (page: number) => ({ pageStart: page, perPage: FAN_LETTER_PAGE_SIZE })
const kept = { kept: true }
/** Always read again: another admin may have decided since. */
const ALWAYS = { staleTime: 0 }

export const fanLetterQueries = {
  receiver: ({ masterId, scenarioId, phase }: LetterPlace) =>
    readQuery(
      fanLetterCalls.getReceiver,
      { masterId, ...(scenarioId === undefined || phase === undefined ? {} : { scenarioId, phase }) },
      kept,
    ),
  sent: (page: number) => readQuery(fanLetterCalls.getSent, pageOf(page), kept),
  inbox: (page: number) => readQuery(fanLetterCalls.getInbox, pageOf(page), kept),
  queue: (queue: LetterQueue, page: number) => ({
    ...readQuery(fanLetterCalls.getQueue, { queue, ...pageOf(page) }, kept),
    ...ALWAYS,
  }),
}
