// The office's desk of solo journals: writing, publishing and withdrawing them. Calls of our own; journals are official.
import * as z from 'zod'
import { JOURNAL_STATES } from '#rules/journal-address.ts'
import { JOURNAL_MOST, JOURNAL_TOTAL_MOST } from '#rules/journal-desk.ts'
import { DICE_MOST, DICE_SIDES_MOST, JOURNAL_STEPS_MOST } from '#rules/journals.ts'
import { read, treatingBlocks, write } from './call.ts'
import { refuses } from './refusals.ts'
import { clientId, closed, instant, integerInPath, rowId, rowIdInPath, text, version, wordId } from './shapes.ts'

const count = z.number().int().min(0)
const state = z.enum(JOURNAL_STATES)
const total = z.number().int().min(1).max(JOURNAL_TOTAL_MOST)
/** Length above every limit of the rules, so that the refusal comes from the rules and names the fault. */
const longer = (most: number) => text(2 * most)

const dice = closed({
  count: z.number().int().min(1).max(DICE_MOST),
  sides: z.number().int().min(2).max(DICE_SIDES_MOST),
})
/** A question, for the totals from one to another; in its order. */
const Prompt = closed({ fromTotal: total, toTotal: total, text: longer(JOURNAL_MOST.prompt) })

const facts = {
  /** Null: a journal of every world. */
  worldId: wordId.nullable(),
  title: longer(JOURNAL_MOST.title),
  summary: longer(JOURNAL_MOST.summary),
  length: z.number().int().min(1).max(JOURNAL_STEPS_MOST),
  dice,
}

const DeskRow = closed({
  journalId: rowId,
  ...facts,
  worldName: z.string().nullable(),
  state,
  /** Runs that were begun. */
  runs: count,
  prompts: count,
  updatedAt: instant,
  version: z.number().int(),
})
const texts = {
  rules: longer(JOURNAL_MOST.text),
  opening: longer(JOURNAL_MOST.text),
  closing: longer(JOURNAL_MOST.text),
  promptList: z.array(Prompt).max(JOURNAL_MOST.prompts),
}
const DeskJournal = closed({ ...DeskRow.shape, ...texts })

const changed = refuses('JOURNAL_NOT_FOUND', 'JOURNAL_CHANGED', 'JOURNAL_STATE')
const named = closed({ journalId: rowId, baseVersion: version })

export const journalDeskContract = treatingBlocks('none')({
  /** The office's list, the last changed first, and the number in each state. */
  list: read('admin', '/api/Journal/admin/list')
    .input(closed({ state: state.optional(), offset: integerInPath(0, 100_000), limit: integerInPath(1, 50) }))
    .output(closed({ journalList: z.array(DeskRow), count, stateCounts: closed({ draft: count, published: count }) })),

  read: read('admin', '/api/Journal/admin/read/{journalId}')
    .errors(refuses('JOURNAL_NOT_FOUND'))
    .input(closed({ journalId: rowIdInPath }))
    .output(DeskJournal),

  /**
   * Makes a draft (`journalId` null, `baseVersion` 0) or changes a journal in any state. Of one that somebody has begun the words
   * alone change: its dice, its length and the totals of its questions stay, because runs are drawn again by them.
   */
  save: write('admin', '/api/Journal/admin/save')
    .errors({ ...changed, ...refuses('JOURNAL_INCOMPLETE', 'JOURNAL_PLAYED', 'WORLD_NOT_FOUND') })
    .input(
      closed({ journalId: rowId.nullable(), baseVersion: version, ...facts, ...texts, draftId: clientId.nullable() }),
    )
    .output(DeskJournal),

  /** Publishes a draft: players see it at once. */
  publish: write('admin', '/api/Journal/admin/publish')
    .errors({ ...changed, ...refuses('JOURNAL_INCOMPLETE') })
    .input(named)
    .output(DeskJournal),

  /** Makes a draft of a published journal: nobody begins it any more, and runs that were begun go on. */
  withdraw: write('admin', '/api/Journal/admin/withdraw').errors(changed).input(named).output(DeskJournal),

  /** Deletes a draft that nobody has begun. */
  remove: write('admin', '/api/Journal/admin/remove')
    .errors({ ...changed, ...refuses('JOURNAL_PLAYED') })
    .input(named)
    .output(closed({ journalId: rowId })),
})
export type JournalDeskContract = typeof journalDeskContract
