// Solo journals of a character: dice and a question at each step, an entry, and at the end a note or a record that is kept. Calls
// of our own; the description names the screens alone (doc1 §2.5).
import * as z from 'zod'
import { JOURNAL_ENTRY_MOST, JOURNAL_RUN_STATES } from '#rules/journals.ts'
import { NOTE_MOST, NOTE_SCOPES } from '#rules/notes.ts'
import { read, treatingBlocks, write } from './call.ts'
import { refuses } from './refusals.ts'
import { clientId, closed, instant, integerInPath, rowId, rowIdInPath, text, wordId } from './shapes.ts'

const count = z.number().int().min(0)
const step = z.number().int().min(1).max(100)

const Journal = closed({
  journalId: rowId,
  title: z.string(),
  summary: z.string(),
  /** Steps of a run. */
  length: z.number().int(),
  dice: closed({ count: z.number().int(), sides: z.number().int() }),
})

const Run = closed({
  runId: rowId,
  journalId: rowId,
  title: z.string(),
  length: z.number().int(),
  state: z.enum(JOURNAL_RUN_STATES),
  /** Number of written entries. */
  written: count,
  /** The note that it became; null where there is none. */
  noteId: rowId.nullable(),
  startedAt: instant,
  finishedAt: instant.nullable(),
})

const Entry = closed({
  step,
  diceList: z.array(z.number().int()),
  promptId: rowId,
  /** Question of the step, in the notation. */
  prompt: z.string(),
  /** Empty until it is written. */
  body: z.string(),
  writtenAt: instant.nullable(),
})

const ofRun = refuses('JOURNAL_RUN_NOT_FOUND')

export const journalContract = treatingBlocks('none')({
  /** Journals of a world, with those of every world. */
  getList: read('signed-in', '/api/Journal/getList/{worldId}')
    .errors(refuses('WORLD_NOT_FOUND'))
    .input(closed({ worldId: wordId }))
    .output(closed({ journalList: z.array(Journal) })),

  /** Runs of the character, those under way first, then the latest. */
  getRuns: read('character', '/api/Journal/getRuns/{characterId}')
    .errors(refuses('NOT_YOUR_CHARACTER'))
    .input(closed({ characterId: wordId, pageStart: integerInPath(1, 10_000), perPage: integerInPath(1, 50) }))
    .output(closed({ runList: z.array(Run), count })),

  /** A journal with its rules; its questions are told step by step. */
  getJournal: read('signed-in', '/api/Journal/getJournal/{worldId}/{journalId}')
    .errors(refuses('JOURNAL_NOT_FOUND'))
    .input(closed({ worldId: wordId, journalId: rowIdInPath }))
    .output(
      closed({
        ...Journal.shape,
        /** Rules of play and first words, in the notation. */
        rules: z.string(),
        opening: z.string(),
        prompts: count,
      }),
    ),

  /** A run of the caller's. Until it is finished it tells the hash of its seed alone. */
  getRun: read('owner', '/api/Journal/getRun/{runId}')
    .errors(ofRun)
    .input(closed({ runId: rowIdInPath }))
    .output(
      closed({
        ...Run.shape,
        worldId: wordId,
        characterId: wordId,
        characterFullName: z.string(),
        dice: Journal.shape.dice,
        opening: z.string(),
        /** Last words of the journal, once the run is finished. */
        closing: z.string().nullable(),
        seedHash: z.string(),
        seed: z.string().nullable(),
        entryList: z.array(Entry),
        /** Totals of all questions in their order, for repeating the draw; empty until the run is finished. */
        promptList: z.array(closed({ promptId: rowId, fromTotal: z.number().int(), toTotal: z.number().int() })),
      }),
    ),

  /** Begins a run with a seed that is drawn now, and promises it by its hash. */
  begin: write('character', '/api/Journal/begin')
    .errors(refuses('NOT_YOUR_CHARACTER', 'JOURNAL_NOT_FOUND', 'JOURNAL_RUNS_MOST'))
    .input(closed({ characterId: wordId, worldId: wordId, journalId: rowId }))
    .output(closed({ runId: rowId, seedHash: z.string() })),

  /** Rolls for the next step, which the input names. */
  roll: write('owner', '/api/Journal/roll')
    .errors({ ...ofRun, ...refuses('JOURNAL_FINISHED', 'JOURNAL_STEP', 'JOURNAL_UNWRITTEN', 'JOURNAL_OVER') })
    .input(closed({ runId: rowId, step }))
    .output(Entry),

  /** Writes the entry of a rolled step, or writes it anew. */
  writeEntry: write('owner', '/api/Journal/writeEntry')
    .errors({
      ...ofRun,
      ...refuses('JOURNAL_FINISHED', 'JOURNAL_STEP', 'JOURNAL_ENTRY_EMPTY', 'JOURNAL_ENTRY_LONG'),
    })
    .input(closed({ runId: rowId, step, body: text(JOURNAL_ENTRY_MOST), draftId: clientId.nullable() }))
    .output(closed({ runId: rowId, step })),

  /** Ends a run, also before its last step, and shows its seed. Finishing again is no error. */
  finish: write('owner', '/api/Journal/finish')
    .errors({ ...ofRun, ...refuses('JOURNAL_UNWRITTEN') })
    .input(closed({ runId: rowId }))
    .output(closed({ runId: rowId, seed: z.string() })),

  /** Makes a note of a finished run. */
  publish: write('owner', '/api/Journal/publish')
    .meta({ newcomers: 'note' })
    .errors({
      ...ofRun,
      ...refuses('JOURNAL_UNFINISHED', 'JOURNAL_NOTE_THERE', 'NOTE_FAULT', 'NOTES_MOST', 'NEWCOMER_TOO_MANY'),
    })
    .input(closed({ runId: rowId, title: text(2 * NOTE_MOST.title), scope: z.literal(NOTE_SCOPES) }))
    .output(closed({ runId: rowId, noteId: rowId })),

  /** Deletes a run with its entries; a note that was made of it stays. */
  remove: write('owner', '/api/Journal/remove')
    .errors(ofRun)
    .input(closed({ runId: rowId }))
    .output(closed({ runId: rowId })),
})
export type JournalContract = typeof journalContract
