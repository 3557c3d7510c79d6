// Replays in the search: the title, the names of participants, and the text as far as the reader may read it. A replay that the
// reader may not read has no row at all.
import { type SQL, sql } from 'drizzle-orm'
import { imageSource } from '#rules/images.ts'
import { phaseAddress } from '#rules/scenario/news-address.ts'
import { columnsOf, type RowOf } from '../../db/select.ts'
import { castHasWord, hasSeat, phaseHits, refOf } from '../scenario/list/search-source.ts'
import { phasesOfCast, phasesOfReplays, phasesOfWords, isReadable as wordsAreReadable } from '../scenario/list/words.ts'
import {
  type Asked,
  allOf,
  anyOf,
  type Hit,
  inWorlds,
  masterOf,
  ROW_BY_ROW,
  type SearchSource,
} from '../search/source.ts'
import { isReadable } from './readable.ts'
import { scenarioReplay } from './tables.ts'

const ids = ({ worlds }: Asked): string[] => [...worlds.keys()]
const key = sql`(scenario_replay.scenario_id, scenario_replay.phase)`
const timeColumn = columnsOf(scenarioReplay, null, { at: 'publishedAt' })
const titleHas = (word: string): SQL => sql`position(${word} in search_key(scenario.title)) > 0`

export const replaySource: SearchSource = {
  from: sql`scenario_replay
    join scenario_phase on scenario_phase.scenario_id = scenario_replay.scenario_id and scenario_phase.phase = scenario_replay.phase
    join scenario on scenario.scenario_id = scenario_replay.scenario_id`,
  ref: sql`scenario_replay.scenario_id || '-' || scenario_replay.phase`,
  at: sql`scenario_replay.published_at`,
  id: sql`scenario_replay.scenario_id`,
  name: sql`search_key(scenario.title)`,
  isDated: true,
  conditions: asked => {
    const { cId, creatorId, liked } = asked.filters
    return [
      sql`scenario_replay.state = 'published'`,
      ...(asked.words.length > 0 ? [] : [inWorlds(sql`scenario_replay.world_id`, asked)]),
      isReadable(asked),
      ...(cId === undefined ? [] : [hasSeat(cId)]),
      ...(creatorId === undefined ? [] : [sql`scenario.master_id = ${masterOf(creatorId)}`]),
      ...(liked
        ? [
            sql`exists (select 1 from replay_reaction l
              where (l.scenario_id, l.phase) = ${key} and l.user_id = ${asked.userId})`,
          ]
        : []),
    ]
  },
  keyed: (word, asked) => {
    const worldIds = ids(asked)
    // The words of a phase hold its opening too, but a replay is found only by the title among them.
    return sql`${key} in (
      select titled.scenario_id, titled.phase from (${phasesOfWords(worldIds, word)}) titled
        join scenario on scenario.scenario_id = titled.scenario_id where ${titleHas(word)}
      union all ${phasesOfCast(worldIds, word)} union all ${phasesOfReplays(worldIds, word, asked.userId)})`
  },
  plain: (word, asked) =>
    allOf([
      inWorlds(sql`scenario_replay.world_id`, asked),
      anyOf([
        titleHas(word),
        castHasWord(word),
        sql`exists (
          select 1 from replay_words w where (w.scenario_id, w.phase) = ${key} and position(${word} in w.words) <> 0
            and ${wordsAreReadable(asked.userId)} ${ROW_BY_ROW})`,
      ]),
    ]),
  isOwn: userId => sql`scenario.master_id = ${userId}`,
  cards: async (db, asked, refs) => {
    const hits = await phaseHits(db, asked, refs)
    const { rows } = await db.execute<RowOf<typeof timeColumn> & { ref: string }>(sql`
      select scenario_id || '-' || phase as ref, ${timeColumn} from scenario_replay
      where scenario_id || '-' || phase in ${[...refs]}
        and scenario_id in ${hits.map(({ card }) => card.scenarioId)}`)
    return hits.map(
      ({ card, placeList }): Hit => ({
        kind: 'replay',
        ref: refOf(card),
        href: `${phaseAddress(card)}?tab=replay`,
        title: card.scenarioTitle,
        worldName: asked.worlds.get(card.worldId) ?? null,
        line: card.phase === 1 ? card.masterName : `${card.masterName}・第${card.phase}章`,
        imagePath: card.picture === null ? null : imageSource(card.picture, 'assets', 240),
        isFace: false,
        writer: null,
        at: rows.find(({ ref }) => ref === refOf(card))?.at ?? null,
        placeList: placeList.filter(({ at }) => at !== 'opening' && at !== 'title'),
      }),
    )
  },
}
