// Scenarios for players: lists, the page of a phase, entering and leaving it (doc3 §§4, 7). Reserving, confirming and
// taking back are calls of ours in the style of the documented ones.
import * as z from 'zod'
import {
  difficulty,
  reward,
  scenarioKind,
  scenarioRequestStatus,
  scenarioStatusName,
  scenarioType,
  textType,
} from '#rules/codes/scenario.ts'
import { ENTRY_ACTS, ENTRY_STATES } from '#rules/scenario/entries.ts'
import { FATE_POWER_MAX } from '#rules/scenario/lottery.ts'
import { SCENARIO_STATES } from '#rules/scenario/states.ts'
import { MOST_PHASES } from '#rules/scenario-ids.ts'
import { read, treatingBlocks, write } from './call.ts'
import { FoldedCharacter } from './character.ts'
import { refuses } from './refusals.ts'
import { FoundList, ListedReplay, listInput, searchInput } from './scenario-search.ts'
import { closed, instant, integerInPath, rowId, rowIdInPath, wordId } from './shapes.ts'

const count = z.number().int().min(0)
const coins = z.number().int().min(0).max(1_000_000)
const phaseNo = z.number().int().min(1).max(MOST_PHASES)
export const phaseInPath = integerInPath(1, MOST_PHASES)

/** Key of a phase, as in its address. */
export const phaseKey = { worldId: wordId, scenarioId: rowId, phase: phaseNo }
export const phaseKeyInPath = { worldId: wordId, scenarioId: rowIdInPath, phase: phaseInPath }

/** Dates of a phase; null when not known yet. */
const PhaseDates = closed({
  openAt: instant.nullable(),
  reservationUntil: instant.nullable(),
  drawAt: instant.nullable(),
  confirmUntil: instant.nullable(),
  recruitUntil: instant.nullable(),
  playingUntil: instant.nullable(),
  replayDueAt: instant.nullable(),
})

/** An entry of the caller in a phase. */
const OwnEntry = closed({
  entryId: rowId,
  characterId: wordId,
  characterFullName: z.string(),
  icon: z.string().nullable(),
  state: z.enum(ENTRY_STATES),
  /** Price of the entry, and whether it is held, earned by the scenario, or returned; null when it was free. */
  cost: coins,
  coins: z.enum(['held', 'earned', 'returned']).nullable(),
  fatePower: z.number().int(),
  /** Number under which the entry takes part in the lottery. */
  publicNumber: z.number().int(),
  /** Rank in the draw, from 1; null before it. */
  rank: z.number().int().nullable(),
  /** Time at which the server received its text; null when none was sent. */
  sentAt: instant.nullable(),
  createdAt: instant,
})

export const ScenarioCard = closed({
  scenarioId: rowId,
  phase: phaseNo,
  worldId: wordId,
  scenarioTitle: z.string(),
  masterName: z.string(),
  /** Whether the office itself opened it. */
  isStaff: z.boolean(),
  scenarioType: z.enum(scenarioType),
  scenarioKind: z.literal(Object.values(scenarioKind)),
  difficultyNo: z.literal(Object.values(difficulty)),
  rewardNo: z.literal(Object.values(reward)),
  textType: z.enum(textType),
  privateReplayFlg: z.boolean(),
  /** Code of the description; null for drafts and withdrawn phases. */
  status: z.literal(Object.values(scenarioRequestStatus)).nullable(),
  statusName: z.enum(scenarioStatusName),
  state: z.enum(SCENARIO_STATES),
  openingComment: z.string(),
  /** Id of the picture; null when the picture of the world is shown. */
  picture: z.string().nullable(),
  /** Most characters; null for no limit. */
  seats: z.number().int().nullable(),
  minimum: z.number().int(),
  applicants: count,
  seated: count,
  cost: coins,
  /** Additional price of reserving a seat. */
  reservingCost: coins,
  dates: PhaseDates,
  publishedAt: instant.nullable(),
  /** Newest entry of the caller. */
  mine: OwnEntry.pick({ characterId: true, characterFullName: true, icon: true, state: true, sentAt: true }).nullable(),
})

const listFields = {
  scenarioList: z.array(ScenarioCard),
  foundList: FoundList,
  count,
  /** Time at which the next opening of the world is published; null when none is planned. */
  nextOpenAt: instant.nullable(),
  serverTime: instant,
}
const listOutput = closed(listFields)
/** Openings that wait for their publication: nothing of their story, but the promise of their lottery. */
const ComingLottery = closed({
  ...{ scenarioId: rowId, phase: phaseNo, seedHash: z.string() },
  /** Null: the date is not known yet. */
  openAt: instant.nullable(),
})
const openingListOutput = closed({ ...listFields, comingList: z.array(ComingLottery) })
/** A replay that the office has published again, with the office's words; it stands before the others for a while. */
const Again = closed({ scenarioId: rowId, phase: phaseNo, words: z.string(), until: instant })
const withReplays = {
  ...listFields,
  /** Facts of the replays of the page. */
  replayList: z.array(ListedReplay),
}
/** Replays that the office has published again stand before the others. */
const replayListOutput = closed({ ...withReplays, againList: z.array(Again) })

const ScenarioDetail = closed({
  ...ScenarioCard.omit({ mine: true }).shape,
  /** Id of the master that others see; null for the office's own. */
  masterId: wordId.nullable(),
  openingContent: z.string(),
  scenarioDescription: z.string(),
  masterMsg: z.string(),
  writingPeriod: z.number().int(),
  playingMax: z.number().int(),
  /** Whether one player may bring several characters. */
  allowsSeveral: z.boolean(),
  /** Reason of the last withdrawal or repair. */
  reason: z.string().nullable(),
  scenarioChoiceList: z.array(closed({ chooseId: z.number().int(), name: z.string(), description: z.string() })),
  characterConditionList: z.array(closed({ kind: z.string(), value: z.string(), words: z.string() })),
  relatedCharacterList: z.array(FoldedCharacter),
  /** Characters with a certain seat. */
  characterList: z.array(closed({ ...FoldedCharacter.shape, isMine: z.boolean() })),
  phaseList: z.array(
    closed({ phase: phaseNo, state: z.enum(SCENARIO_STATES), seats: count.nullable(), seated: count }),
  ),
  /** Story of the chapters before; empty in the first. */
  happened: z.string(),
  /** Time until which characters of the chapters before alone may come; null: everybody may. */
  firstBackUntil: instant.nullable(),
  /** Whether the character that was asked for is one of them. */
  comesFirst: z.boolean(),
  /** Number of sent texts. */
  texts: count,
  lottery: closed({
    seedHash: z.string(),
    /** Hash of the list of entries; null until the end of the reservation. */
    entriesHash: z.string().nullable(),
    /** Seed; null until the draw. */
    seed: z.string().nullable(),
    drawnAt: instant.nullable(),
    /** Number of entries that were drawn; null before the draw. */
    entries: count.nullable(),
  }).nullable(),
  /** Theme under which it was ordered, where it is an episode of one. */
  omnibus: closed({ omnibusId: rowId, title: z.string() }).optional(),
  /** Entries of the caller, newest first. */
  entryList: z.array(
    OwnEntry.extend({
      /** Chance of a seat at the draw, from all entries of it; null before the draw and without a part in it. */
      drawnChance: z.number().nullable(),
    }),
  ),
  /** Acts that the caller may do now: with the given character, or without an entry. */
  actList: z.array(z.enum(ENTRY_ACTS)),
  /** Chance of a seat with 0, 1, 2 … fate power, from the current entries; null without a lottery. */
  chanceList: z.array(z.number()).nullable(),
  /** Fate power of the given character; 0 without one. */
  fatePower: count,
  canReadBoard: z.boolean(),
  unreadPosts: count,
  /** Number of changes of the page so far, and of its consultation for who may read it. */
  revision: count,
  boardRevision: count.nullable(),
  serverTime: instant,
})

const Entered = closed({
  entryId: rowId,
  state: z.enum(ENTRY_STATES),
  /** Returned coins, 0 when there are none. */
  returned: coins,
  applicants: count,
  seated: count,
})
const entering = ['NOT_YOUR_CHARACTER', 'SCENARIO_NOT_FOUND', 'ENTRY_NOT_NOW', 'ENTRY_TWICE', 'ENTRY_FULL'] as const
const paying = ['ENTRY_TOO_MANY', 'ENTRY_CONDITION', 'ENTRY_FIRST_BACK', 'ENTRY_PRICE', 'COIN_SHORT'] as const
const ending = ['NOT_YOUR_CHARACTER', 'SCENARIO_NOT_FOUND', 'ENTRY_NOT_FOUND', 'ENTRY_NOT_NOW'] as const
const character = { ...phaseKey, characterId: wordId }

export const scenarioContract = treatingBlocks({ others: 'none', getScenarioDetail: 'folds' })({
  /** Scenarios that can be entered or are in consultation, the next date first (C104). */
  getOpeningList: read('public', '/api/v2/ScenarioOpening/getOpeningList').input(listInput).output(openingListOutput),
  /** Scenarios being written (C105). */
  getWritingList: read('public', '/api/v2/ScenarioOpening/getWritingList').input(listInput).output(listOutput),
  /** Scenarios with a replay: those published again, then the newest first (C106). */
  getReplayList: read('public', '/api/v2/ScenarioOpening/getReplayList').input(listInput).output(replayListOutput),

  /** Scenarios of a world in all three lists, by more criteria. A call of our own. */
  search: read('public', '/api/v2/ScenarioOpening/search').input(searchInput).output(closed(withReplays)),

  /** A phase with everything its page shows; everybody may read it from its publication on (C107). */
  getScenarioDetail: read('public', '/api/v2/ScenarioOpening/getScenarioDetail/{worldId}/{scenarioId}/{phase}')
    .errors(refuses('SCENARIO_NOT_FOUND'))
    .input(closed({ ...phaseKeyInPath, characterId: wordId.optional() }))
    .output(ScenarioDetail),

  /**
   * Takes a free seat, first come (C108). `cost` is the price that was shown; without it the current price is taken.
   */
  participation: write('character', '/api/v2/ScenarioOpening/participation', 'money')
    .errors(refuses(...entering, ...paying))
    .input(closed({ ...character, cost: coins.optional() }))
    .output(Entered),

  /** Reserves a seat: the coins are held until it is certain, and come back if it is lost. */
  reserve: write('character', '/api/v2/ScenarioOpening/reserve', 'money')
    .errors(refuses(...entering, ...paying, 'FATE_POWER_SHORT'))
    .input(closed({ ...character, cost: coins, fatePower: z.number().int().min(0).max(FATE_POWER_MAX) }))
    .output(Entered),

  /** Confirms a seat won in the lottery. */
  confirm: write('character', '/api/v2/ScenarioOpening/confirm', 'money')
    .errors(refuses(...ending))
    .input(closed(character))
    .output(Entered),

  /** Takes an entry back, and its coins come back; with `leave`, after the consultation began, they do not. */
  cancel: write('character', '/api/v2/ScenarioOpening/cancel', 'money')
    .errors(refuses(...ending))
    .input(closed({ ...character, act: z.enum(['cancel', 'leave']) }))
    .output(Entered),

  /** Entries of a lottery by their public numbers, from the draw on, and its seed: enough to repeat the draw. */
  getLottery: read('public', '/api/v2/ScenarioOpening/getLottery/{worldId}/{scenarioId}/{phase}')
    .errors(refuses('SCENARIO_NOT_FOUND'))
    .input(closed(phaseKeyInPath))
    .output(
      closed({
        seed: z.string(),
        seedHash: z.string(),
        entriesHash: z.string(),
        seats: z.number().int(),
        drawnAt: instant,
        entryList: z.array(
          closed({
            publicNumber: z.number().int(),
            tickets: z.number().int(),
            rank: z.number().int(),
            hasWon: z.boolean(),
          }),
        ),
      }),
    ),

  /** Running entries of the caller, the next date first, and the coins that are held for them. */
  getOwnList: read('signed-in', '/api/v2/ScenarioOpening/getOwnList')
    .input(closed({ worldId: wordId.optional() }))
    .output(
      closed({
        scenarioList: z.array(ScenarioCard.extend({ entry: OwnEntry })),
        /** Held coins by the currency of the ledger. */
        heldList: z.array(
          closed({
            scenarioId: rowId,
            entryId: rowId,
            currency: z.string(),
            amount: z.number().int(),
            until: instant.nullable(),
          }),
        ),
        serverTime: instant,
      }),
    ),
})
export type ScenarioContract = typeof scenarioContract
