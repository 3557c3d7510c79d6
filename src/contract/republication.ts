// Old openings and replays that the office publishes again (再公開; R069): what can be, publishing, ending, the history. All are
// calls of ours.
import * as z from 'zod'
import { REPUBLICATION_STATES, REPUBLISHED, WORDS_MOST } from '#rules/republication.ts'
import { KEYWORD_MAX } from '#rules/scenario/lists.ts'
import { read, treatingBlocks, write } from './call.ts'
import { refuses } from './refusals.ts'
import { phaseKey, ScenarioCard } from './scenario.ts'
import { deskPage, infoRefusals } from './scenario-info.ts'
import { closed, instant, rowId, text, wordId } from './shapes.ts'

const count = z.number().int().min(0)
const time = z.iso.datetime().refine(value => /^20\d\d-/.test(value))
const what = z.enum(REPUBLISHED)
const card = ScenarioCard.omit({ mine: true })

export const republicationContract = treatingBlocks('none')({
  /** Ended phases whose replay or opening can be published again, the newest first; found by id with ten digits, title, world. */
  getCandidates: read('admin', '/api/ScenarioInfo/admin/republication/getCandidates')
    .input(closed({ what, worldId: wordId.optional(), keyword: text(KEYWORD_MAX).optional(), ...deskPage }))
    .output(
      closed({
        scenarioList: z.array(
          closed({
            card,
            /** State of its last republication that has not ended; null for none. */
            republished: z.enum(REPUBLICATION_STATES).nullable(),
          }),
        ),
        count,
        serverTime: instant,
      }),
    ),

  /** Publishes one again: an opening as a new scenario of the office's own, a replay at the head of the list for some days. */
  republish: write('admin', '/api/ScenarioInfo/admin/republication/republish')
    .errors({
      ...infoRefusals,
      ...refuses(
        'SCENARIO_NOT_FOUND',
        'REPUBLICATION_FAULT',
        'REPUBLICATION_STATE',
        'REPUBLICATION_PRIVATE',
        'REPUBLICATION_TWICE',
        'REPUBLICATION_MOST',
      ),
    })
    .input(
      closed({
        ...phaseKey,
        what,
        /** The office's words on it. */
        words: text(2 * WORDS_MOST),
        /** Null: at once. */
        publishAt: time.nullable(),
        /** Days at the head of the list, of a replay. */
        days: z.number().int().min(0).max(1_000),
        /** Whether the new scenario of an opening stays a draft, to be written on. */
        asDraft: z.boolean(),
      }),
    )
    .output(
      closed({
        republicationId: rowId,
        state: z.enum(REPUBLICATION_STATES),
        /** The scenario that was made of an opening. */
        newScenarioId: rowId.nullable(),
      }),
    ),

  /** Takes one back before its time, or ends it. */
  end: write('admin', '/api/ScenarioInfo/admin/republication/end')
    .errors(refuses('REPUBLICATION_NOT_FOUND', 'REPUBLICATION_ENDED', 'SCENARIO_STATE', 'REASON_NEEDED'))
    .input(closed({ republicationId: rowId }))
    .output(closed({ state: z.enum(REPUBLICATION_STATES) })),

  /** All republications, the newest first. */
  getHistory: read('admin', '/api/ScenarioInfo/admin/republication/getHistory')
    .input(closed({ worldId: wordId.optional(), ...deskPage }))
    .output(
      closed({
        republicationList: z.array(
          closed({
            republicationId: rowId,
            card,
            what,
            words: z.string(),
            state: z.enum(REPUBLICATION_STATES),
            publishAt: instant,
            /** End that is planned, or at which it was taken back. */
            endedAt: instant.nullable(),
            newScenarioId: rowId.nullable(),
            userName: z.string(),
            createdAt: instant,
          }),
        ),
        count,
        serverTime: instant,
      }),
    ),
})
export type RepublicationContract = typeof republicationContract
