// Scenarios in the search, each with its newest phase: title, master, opening, and names of who has a seat. Of stories that were
// ordered for their participants alone only those know.
import { and, inArray, type SQL, sql } from 'drizzle-orm'
import { scenarioStatusNameLabels } from '#rules/codes/scenario-labels.ts'
import { imageSource } from '#rules/images.ts'
import { JOINABLE } from '#rules/scenario/lists.ts'
import { phaseAddress } from '#rules/scenario/news-address.ts'
import { LIST_STATES, statusNameOf } from '#rules/scenario/states.ts'
import type { Db } from '../../../db/client.ts'
import {
  type Asked,
  allOf,
  anyOf,
  type Hit,
  inWorlds,
  masterOf,
  ROW_BY_ROW,
  type SearchSource,
} from '../../search/source.ts'
import { isKnown } from '../readable-scenario.ts'
import { hasRoom, scenarioPhase } from '../tables/scenario.ts'
import { type CardRow, phaseCards } from './card.ts'
import { foundIn } from './found.ts'
import { phasesOfCast, phasesOfWords } from './words.ts'

const listed = Object.values(LIST_STATES).flat()
const key = sql`(${scenarioPhase.scenarioId}, ${scenarioPhase.phase})`
const ids = ({ worlds }: Asked): string[] => [...worlds.keys()]

/** Condition that a character has a certain seat in the phase. */
export const hasSeat = (characterId: string): SQL => sql`exists (select 1 from scenario_entry e
  where e.scenario_id = ${scenarioPhase.scenarioId} and e.phase = ${scenarioPhase.phase} and e.state = 'seated'
    and e.character_id = ${characterId})`

/** Condition that somebody with a certain seat in the phase has a word in the name. */
export const castHasWord = (word: string): SQL => sql`exists (
  select 1 from scenario_entry e join character c on c.character_id = e.character_id
  where e.scenario_id = ${scenarioPhase.scenarioId} and e.phase = ${scenarioPhase.phase} and e.state = 'seated'
    and not c.is_hidden and position(${word} in c.search_text) > 0 ${ROW_BY_ROW})`

/** Phases by their refs, with the places of the words. */
export async function phaseHits(db: Db, asked: Asked, refs: readonly string[]) {
  const keys = refs.map(ref => {
    const [scenarioId, phase] = ref.split('-')
    return sql`(${Number(scenarioId)}::bigint, ${Number(phase)}::smallint)`
  })
  const cards = await phaseCards(db, sql`${key} in (${sql.join(keys, sql`, `)})`)
  const found = await foundIn(db, { userId: asked.userId, keyword: asked.words.join(' ') }, cards)
  const placesOf = ({ scenarioId, phase }: CardRow): Hit['placeList'] =>
    (found.find(of => of.scenarioId === scenarioId && of.phase === phase)?.placeList ?? []).flatMap(place =>
      place.phase === phase ? [{ at: place.at, words: place.words }] : [],
    )
  return cards.map(card => ({ card, placeList: placesOf(card) }))
}

export const refOf = ({ scenarioId, phase }: { scenarioId: number; phase: number }): string => `${scenarioId}-${phase}`

export const scenarioSource: SearchSource = {
  from: sql`scenario_phase join scenario on scenario.scenario_id = scenario_phase.scenario_id`,
  ref: sql`scenario_phase.scenario_id || '-' || scenario_phase.phase`,
  at: sql`scenario_phase.published_at`,
  id: sql`scenario_phase.scenario_id`,
  name: sql`search_key(scenario.title)`,
  isDated: true,
  conditions: asked => {
    const { cId, creatorId, opend } = asked.filters
    const states = opend ? listed.filter(state => JOINABLE.includes(state)) : listed
    return [
      sql`scenario_phase.is_newest and scenario_phase.published_at is not null`,
      and(inArray(scenarioPhase.state, states)) ?? sql`true`,
      ...(asked.words.length > 0 ? [] : [inWorlds(sql`scenario_phase.world_id`, asked)]),
      isKnown(asked.userId),
      ...(opend ? [hasRoom] : []),
      ...(cId === undefined ? [] : [hasSeat(cId)]),
      ...(creatorId === undefined ? [] : [sql`scenario.master_id = ${masterOf(creatorId)}`]),
    ]
  },
  keyed: (word, asked) =>
    sql`${key} in (${phasesOfWords(ids(asked), word)} union all ${phasesOfCast(ids(asked), word)})`,
  plain: (word, asked) =>
    allOf([
      inWorlds(sql`scenario_phase.world_id`, asked),
      anyOf([
        sql`exists (
          select 1 from scenario_words w where (w.scenario_id, w.phase) = ${key} and position(${word} in w.words) <> 0
          ${ROW_BY_ROW})`,
        castHasWord(word),
      ]),
    ]),
  isOwn: userId => sql`scenario.master_id = ${userId}`,
  cards: async (db, asked, refs) =>
    (await phaseHits(db, asked, refs)).map(({ card, placeList }): Hit => {
      return {
        kind: 'scenario',
        ref: refOf(card),
        href: phaseAddress(card),
        title: card.scenarioTitle,
        worldName: asked.worlds.get(card.worldId) ?? null,
        line: [card.masterName, scenarioStatusNameLabels[statusNameOf(card.state)]].join('・'),
        imagePath: card.picture === null ? null : imageSource(card.picture, 'assets', 240),
        isFace: false,
        writer: null,
        at: card.publishedAt,
        placeList: placeList.filter(({ at }) => at === 'master' || at === 'cast' || at === 'opening'),
      }
    }),
}
