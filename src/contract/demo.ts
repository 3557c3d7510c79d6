// Story time of a demo, for the office: how late it is in its stories, and moving it forward, so that a lottery, a deadline or the date
// of a replay can be met within a minute. Calls of ours; where no demo runs they answer NOT_FOUND.
import * as z from 'zod'
import { DEMO_MOVE_HOURS } from '#rules/demo.ts'
import { PHASE_DATES } from '#rules/scenario/phase-facts.ts'
import { read, treatingBlocks, write } from './call.ts'
import { refuses } from './refusals.ts'
import { closed, instant, rowId, wordId } from './shapes.ts'

const StoryTime = closed({
  /** Story time. */
  serverTime: instant,
  /** By how many minutes it is ahead of the server's own clock. */
  aheadMinutes: z.number().int().min(0),
  /** Next date of any scenario; null: nothing waits for a date. */
  next: closed({
    at: instant,
    awaited: z.enum(PHASE_DATES),
    worldId: wordId,
    scenarioId: rowId,
    phase: z.number().int(),
    scenarioTitle: z.string(),
  }).nullable(),
})
export type StoryTime = z.output<typeof StoryTime>

export const demoContract = treatingBlocks('none')({
  getClock: read('admin', '/api/demo/getClock')
    .errors(refuses('NOT_FOUND'))
    .input(closed({}).optional())
    .output(StoryTime),

  /** Moves story time by hours or up to an instant, one of both; what falls due is lived through before the answer, or soon after it. */
  moveClock: write('admin', '/api/demo/clock')
    .errors(refuses('NOT_FOUND', 'STORY_TIME'))
    .input(
      closed({
        hours: z.number().int().min(1).max(DEMO_MOVE_HOURS).optional(),
        until: z.iso.datetime().optional(),
      }).refine(({ hours, until }) => (hours === undefined) !== (until === undefined), 'hours or until'),
    )
    .output(StoryTime),
})
export type DemoContract = typeof demoContract
