// Lists of scenarios: sorting and search.
import type { ScenarioState } from './states.ts'

/** Orders: by the next date, by publication, by free seats. */
export const SCENARIO_ORDERS = ['soon', 'new', 'seats'] as const
export type ScenarioOrder = (typeof SCENARIO_ORDERS)[number]

export const KEYWORD_MAX = 60
export const SCENARIO_PAGE_SIZE = 20
/** Scenarios that a queue counts at most; of more it says that there are at least as many. */
export const SCENARIOS_COUNTED_MOST = 1_000
/**
 * Number up to which a list counts for a page: far enough for links to the next pages, so that a list that finds a hundred times more
 * takes no longer, and every page can be reached.
 * @param from number of scenarios before the page
 */
export const countedMost = (from: number): number => from + 200
/** Openings before their publication that a world shows at most with the promises of their lotteries. */
export const COMING_SHOWN = 100
/** Openings, replays and extras of a queue of the office that are shown at once, and at most. */
export const QUEUE_SHOWN = 20
export const QUEUE_SHOWN_MOST = 1_000
/** Hours that the list of closing scenarios looks ahead. */
export const CLOSING_HOURS = 24

/** States in which a character can still apply or join. */
export const JOINABLE: readonly ScenarioState[] = ['reservation', 'recruiting']
