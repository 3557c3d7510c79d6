// Criteria of the lists of scenarios and of their search, where the words of a search were found, and facts of the replays in them.
import * as z from 'zod'
import { scenarioType, textType } from '#rules/codes/scenario.ts'
import { FOUND_PLACES } from '#rules/scenario/found.ts'
import { KEYWORD_MAX, SCENARIO_ORDERS } from '#rules/scenario/lists.ts'
import { SCENARIO_RESULTS } from '#rules/scenario/replay.ts'
import { MOST_PHASES } from '#rules/scenario-ids.ts'
import { booleanInQuery, closed, integerInPath, rowId, text, wordId } from './shapes.ts'

const count = z.number().int().min(0)
const phaseNo = z.number().int().min(1).max(MOST_PHASES)

export const listInput = closed({
  worldId: wordId,
  /** Page number, from 1. */
  pageStart: integerInPath(1, 10_000),
  perPage: integerInPath(1, 50),
  /** Only scenarios that a character can still enter. */
  joinable: booleanInQuery.optional(),
  /** Only scenarios with an entry of the caller, also an ended one. */
  mine: booleanInQuery.optional(),
  /** Only scenarios with a friend of one of the caller's characters. */
  friends: booleanInQuery.optional(),
  /** Only scenarios whose next date comes within this many hours. */
  withinHours: integerInPath(1, 8_760).optional(),
  /** A code of the description; 0 for all states before the consultation. */
  status: integerInPath(0, 12).optional(),
  scenarioKind: integerInPath(1, 4).optional(),
  difficultyNo: integerInPath(0, 3).optional(),
  /**
   * Words of title, master and opening, of the name of a character whose seat is certain, or of a replay of the scenario that
   * the caller may read.
   */
  keyword: text(KEYWORD_MAX).optional(),
  order: z.enum(SCENARIO_ORDERS).optional(),
})
/** Criteria that the search has beside those of the lists; without `list` all three are searched. */
export const searchInput = closed({
  ...listInput.shape,
  list: z.enum(['opening', 'writing', 'replay']).optional(),
  scenarioType: z.enum(scenarioType).optional(),
  rewardNo: integerInPath(0, 3).optional(),
  textType: z.enum(textType).optional(),
  /** A part of the name of a master. */
  masterName: text(KEYWORD_MAX).optional(),
})

/** Places of the words of `keyword` in the scenarios of the page; empty without words. */
export const FoundList = z.array(
  closed({
    scenarioId: rowId,
    phase: phaseNo,
    placeList: z.array(
      closed({
        at: z.enum(FOUND_PLACES),
        /** Phase whose text it is. */
        phase: phaseNo,
        /** The words around it, of what the caller may read. */
        words: z.string(),
      }),
    ),
  }),
)

/** Facts of a published replay in a list. */
export const ListedReplay = closed({
  scenarioId: rowId,
  phase: phaseNo,
  result: z.enum(SCENARIO_RESULTS),
  /** Characters of the text; null where the caller may not read it. */
  length: count.nullable(),
  /** Faces of the cast, the caller's own first, and the number of all. */
  castList: z.array(
    closed({
      characterId: wordId,
      characterFullName: z.string(),
      icon: z.string().nullable(),
      isMine: z.boolean(),
    }),
  ),
  castCount: count,
  /** Whether the caller has read it to its end. */
  isRead: z.boolean(),
})
