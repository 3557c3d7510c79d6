// Queries of the lists of scenarios, called like their handlers do.
import { SCENARIO_PAGE_SIZE } from '#rules/scenario/lists.ts'
import { sweepScenarios } from '#server/areas/scenario/clock/sweep.ts'
import { getScenarioDetail } from '#server/areas/scenario/detail.ts'
import { getOwnScenarios } from '#server/areas/scenario/entry/own-list.ts'
import { getOpeningList, getReplayList, getWritingList, searchScenarios } from '#server/areas/scenario/list/lists.ts'
import { getForApproval, getStaffList } from '#server/areas/scenario-desk/approval.ts'
import { getDeskList, getForRelease, getHome } from '#server/areas/scenario-desk/home.ts'
import type { ListCall } from './list-calls.ts'
import { SCENARIO_MASTER, SCENARIO_PLAYER, SCENARIO_WORLD, scenarioWords } from './scenario-list-data.ts'

type Wanted = Partial<Parameters<typeof searchScenarios>[1]>
const readers = { opening: getOpeningList, writing: getWritingList, replay: getReplayList }
type List = keyof typeof readers

const wanted = (more: Wanted) => ({
  ...{
    worldId: SCENARIO_WORLD,
    userId: SCENARIO_PLAYER,
    pageStart: 1,
    perPage: SCENARIO_PAGE_SIZE,
    now: new Date(),
    ...more,
  },
})
const listed = (list: List, name: string, more: Wanted = {}): ListCall => ({
  name: `scenarios ${list}, ${name}`,
  run: db => readers[list](db, wanted(more)),
})
const search = (name: string, more: Wanted): ListCall => ({
  name: `scenarios searched, ${name}`,
  run: db => searchScenarios(db, wanted(more)),
})

const lists: ListCall[] = [
  listed('opening', 'first page'),
  listed('opening', 'by a guest', { userId: null }),
  listed('opening', 'joinable', { joinable: true }),
  listed('opening', 'closing within a day', { withinHours: 24 }),
  listed('opening', 'my own', { mine: true }),
  listed('opening', 'with friends', { friends: true }),
  listed('opening', 'one difficulty and kind', { difficultyNo: 2, scenarioKind: 3 }),
  listed('opening', 'the newest', { order: 'new' }),
  listed('opening', 'by free seats', { order: 'seats' }),
  listed('writing', 'first page'),
  listed('replay', 'first page'),
  listed('replay', 'page 40', { pageStart: 40 }),
  listed('replay', 'my own', { mine: true }),
  listed('replay', 'with friends', { friends: true }),
  listed('replay', 'one difficulty and kind', { difficultyNo: 2, scenarioKind: 3 }),
]
const searches: ListCall[] = [
  search('no criteria', {}),
  search('the newest', { order: 'new' }),
  search('one reward and length', { rewardNo: 2, textType: 'Normal' }),
  search('a word that each 100th has', { keyword: scenarioWords.often }),
  search('a word of each 100th replay', { keyword: scenarioWords.replay }),
  search('a word of private replays, by a reader of none', { keyword: scenarioWords.closed }),
  search('a word that none has', { keyword: scenarioWords.none }),
]

/** A world in which equally many are found beside few and beside many of another one: what grows here grows with the table. */
const beside = 'world1'
const ofFew: ListCall[] = [
  listed('opening', 'joinable, of the same few', { worldId: beside, joinable: true }),
  listed('opening', 'closing within a day, of the same few', { worldId: beside, withinHours: 24 }),
  search('a word, of the same few', { worldId: beside, keyword: 'の' }),
  {
    name: 'office, openings to approve, the same few',
    run: db => getForApproval(db, { worldId: beside, now: new Date() }),
  },
]

const page = { pageStart: 1, perPage: SCENARIO_PAGE_SIZE }
const others: ListCall[] = [
  {
    name: 'scenario page',
    run: async db => {
      const { scenarioList } = await getOpeningList(db, wanted({}))
      const [{ scenarioId, phase } = { scenarioId: 0, phase: 1 }] = scenarioList
      return getScenarioDetail(db, { ...wanted({}), scenarioId, phase })
    },
  },
  { name: 'my own scenarios', run: db => getOwnScenarios(db, { userId: SCENARIO_PLAYER, now: new Date() }) },
  { name: 'master, home', run: db => getHome(db, { userId: SCENARIO_MASTER, now: new Date() }) },
  {
    name: 'master, finished ones',
    run: db => getDeskList(db, { userId: SCENARIO_MASTER, group: 'over', ...page, now: new Date() }),
  },
  {
    name: 'master, before publication',
    run: db => getForRelease(db, { userId: SCENARIO_MASTER, worldId: 'all', now: new Date() }),
  },
  { name: 'office, openings to approve', run: db => getForApproval(db, { worldId: 'all', now: new Date() }) },
  { name: 'office, its own openings', run: db => getStaffList(db, { ...page, now: new Date() }) },
  { name: 'sweep of missed dates, nothing missed', run: db => sweepScenarios(db, new Date()) },
]

export const scenarioListCalls: readonly ListCall[] = [...lists, ...searches, ...ofFew, ...others]
