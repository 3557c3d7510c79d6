// The support's searches of scenarios (R185), characters (R184) and mails (R186), and the records of the first two. No playing text, no words
// of a letter and no text of a mail are in them.
import * as z from 'zod'
import { FAN_LETTER_STATES } from '#rules/fan-letters.ts'
import { ENTRY_STATES } from '#rules/scenario/entries.ts'
import { REPLAY_STATES } from '#rules/scenario/replay-steps.ts'
import { SCENARIO_STATES } from '#rules/scenario/states.ts'
import { CHARACTER_MATCHES, SUPPORT_KEYWORD_MAX, SUPPORT_MATCHES, SUPPORT_REASON_MAX } from '#rules/support.ts'
import { read, treatingBlocks, write } from './call.ts'
import { ListedCharacter } from './character.ts'
import { refuses } from './refusals.ts'
import { ScenarioCard } from './scenario.ts'
import { LogLine } from './scenario-office.ts'
import { closed, instant, integerInPath, mailaddress, rowId, text, wordId } from './shapes.ts'

const count = z.number().int().min(0)
const ENTRY_COINS = ['held', 'earned', 'returned'] as const

/** Coins of a scenario by currency: what it holds for its players, and what was posted as its revenue. */
const Money = closed({ currency: z.enum(['AC', 'LP']), held: z.number().int(), earned: z.number().int() })

const PhaseRecord = closed({
  card: ScenarioCard.omit({ mine: true }),
  entryList: z.array(
    closed({
      entryId: rowId,
      character: ListedCharacter,
      userName: z.string(),
      state: z.enum(ENTRY_STATES),
      cost: count,
      coins: z.enum(ENTRY_COINS).nullable(),
      hasText: z.boolean(),
      createdAt: instant,
      seatedAt: instant.nullable(),
      endedAt: instant.nullable(),
    }),
  ),
  logList: z.array(LogLine),
  /** The replay's state and its steps, without its text and without comments; null when it is not begun. */
  replay: closed({
    state: z.enum(REPLAY_STATES),
    stateSince: instant,
    length: count,
    publishAt: instant.nullable(),
    publishedAt: instant.nullable(),
    stepList: z.array(closed({ state: z.enum(REPLAY_STATES), userName: z.string().nullable(), createdAt: instant })),
  }).nullable(),
})

const searched = closed({
  keyword: text(SUPPORT_KEYWORD_MAX, 1),
  pageStart: integerInPath(1, 10_000),
  perPage: integerInPath(1, 50),
})

export const supportContract = treatingBlocks('none')({
  /** Scenarios by id, title, master, or a participant's mail address, name or character, the newest first. */
  searchScenarios: read('admin', '/api/Support/searchScenarios')
    .input(searched)
    .output(
      closed({
        scenarioList: z.array(
          closed({
            scenarioId: rowId,
            worldId: wordId,
            worldName: z.string(),
            title: z.string(),
            masterName: z.string(),
            isStaff: z.boolean(),
            phase: z.number().int(),
            state: z.enum(SCENARIO_STATES),
            matchList: z.array(z.enum(SUPPORT_MATCHES)),
          }),
        ),
        count,
        serverTime: instant,
      }),
    ),

  /** Opens the record of a scenario with its participants: that stands in its log, with who opened it and why. */
  openScenario: write('admin', '/api/Support/openScenario')
    .errors(refuses('SCENARIO_NOT_FOUND', 'REASON_NEEDED'))
    .input(closed({ scenarioId: rowId, reason: text(1_000) }))
    .output(
      closed({
        scenarioId: rowId,
        worldId: wordId,
        worldName: z.string(),
        title: z.string(),
        masterName: z.string(),
        isStaff: z.boolean(),
        isPrivate: z.boolean(),
        createdAt: instant,
        moneyList: z.array(Money),
        /** Number of fan letters about it by state. */
        letterList: z.array(closed({ state: z.enum(FAN_LETTER_STATES), count })),
        phaseList: z.array(PhaseRecord),
        serverTime: instant,
      }),
    ),

  /** Characters by id, name, or their user's name or whole mail address, by name. */
  searchCharacters: read('admin', '/api/Support/searchCharacters')
    .input(searched)
    .output(
      closed({
        characterList: z.array(
          closed({
            character: ListedCharacter,
            worldId: wordId,
            worldName: z.string(),
            userName: z.string(),
            isHidden: z.boolean(),
            matchList: z.array(z.enum(CHARACTER_MATCHES)),
          }),
        ),
        count,
      }),
    ),

  /** Opens the record of a character: that stands in the office's record, with who opened it and why. */
  openCharacter: write('admin', '/api/Support/openCharacter')
    .errors(refuses('CHARACTER_NOT_FOUND', 'REASON_NEEDED'))
    .input(closed({ characterId: wordId, reason: text(SUPPORT_REASON_MAX) }))
    .output(
      closed({
        character: ListedCharacter,
        worldId: wordId,
        worldName: z.string(),
        kana: z.string(),
        isHidden: z.boolean(),
        createdAt: instant,
        userName: z.string(),
        publicUserId: z.string(),
        tokenList: z.array(closed({ name: z.string(), sign: z.string(), amount: count })),
        itemList: z.array(closed({ currency: z.string(), name: z.string(), amount: count })),
        entryList: z.array(
          closed({
            scenarioId: rowId,
            phase: z.number().int(),
            title: z.string(),
            state: z.enum(ENTRY_STATES),
            cost: count,
            createdAt: instant,
          }),
        ),
        /** The newest movements of its tokens and items, with their causes in words. */
        movementList: z.array(
          closed({
            entryId: z.number().int(),
            name: z.string(),
            amount: z.number().int(),
            title: z.string(),
            note: z.string(),
            createdAt: instant,
          }),
        ),
        /** Earlier acts of the office on it: who opened the record when, and why. */
        openList: z.array(closed({ words: z.string(), userName: z.string().nullable(), createdAt: instant })),
        serverTime: instant,
      }),
    ),

  /** Mails of a whole address, the newest first: those that wait, and those that were sent to its user. Without their texts. */
  searchMails: read('admin', '/api/Support/searchMails')
    .input(closed({ mailaddress, pageStart: integerInPath(1, 10_000), perPage: integerInPath(1, 50) }))
    .output(
      closed({
        /** User of the address; null where nobody has it. */
        userName: z.string().nullable(),
        waitingList: z.array(closed({ mailId: z.number().int(), subject: z.string(), createdAt: instant })),
        mailList: z.array(closed({ mailId: z.number().int(), subject: z.string(), createdAt: instant })),
        count,
      }),
    ),
})
export type SupportContract = typeof supportContract
