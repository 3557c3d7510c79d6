// Solo journals of the demo with the runs of its characters, and what members muted and reported.
import * as z from 'zod'
import { JOURNAL_STATES } from '#rules/journal-address.ts'
import { DICE_MOST, DICE_SIDES_MOST, JOURNAL_STEPS_MOST } from '#rules/journals.ts'
import { noteScope } from '#rules/notes.ts'
import { REPORT_KINDS, REPORT_REASONS, REPORT_STATES } from '#rules/reports.ts'
import { account, named, text, timeText, worldId } from './common.ts'

/** `journals.json`: a question stands for the totals from one to another; a run names the questions of its entries by their places, from 1. */
export const journals = z.strictObject({
  journals: z.array(
    z.strictObject({
      key: text,
      /** Left out: a journal of every world. */
      worldId: z.exactOptional(worldId),
      title: text,
      summary: text,
      length: z.int().min(1).max(JOURNAL_STEPS_MOST),
      dice: z.strictObject({ count: z.int().min(1).max(DICE_MOST), sides: z.int().min(2).max(DICE_SIDES_MOST) }),
      rules: text,
      opening: text,
      closing: text,
      /** `draft`: written by the office, and shown to nobody yet. */
      state: z.exactOptional(z.enum(JOURNAL_STATES)),
      prompts: z.array(z.strictObject({ from: z.int(), to: z.int(), text })).min(1),
      runs: z.array(
        z.strictObject({
          character: text,
          daysAgo: z.int().min(0),
          time: timeText,
          state: z.enum(['open', 'finished', 'published']),
          /** Readers of the note of a published one. */
          scope: z.exactOptional(named(noteScope)),
          entries: z.array(z.strictObject({ prompt: z.int().min(1), words: text })),
          /** Question that was rolled and is not written yet. */
          rolled: z.exactOptional(z.int().min(1)),
        }),
      ),
    }),
  ),
})
export type DemoJournal = z.infer<typeof journals>['journals'][number]

/**
 * `reports.json`: without `quoted` a report is of the newest tweet of the character, of the character, of its newest letter to one of the
 * reporter's, or of the newest letter without a name that it got by the makai post.
 */
export const reports = z.strictObject({
  mutes: z.array(z.strictObject({ by: account, words: z.array(text), characters: z.array(text) })),
  reports: z.array(
    z.strictObject({
      by: account,
      kind: z.enum(REPORT_KINDS),
      character: text,
      quoted: z.exactOptional(text),
      about: z.exactOptional(text),
      reason: z.enum(REPORT_REASONS),
      words: z.string(),
      hoursAgo: z.number().min(0),
      state: z.enum(REPORT_STATES),
      answer: z.exactOptional(text),
      told: z.exactOptional(text),
    }),
  ),
})
export type DemoReports = z.infer<typeof reports>
