// The condition of a searched word: title, master and opening of a phase, names of who has a seat in it, and the replays of its
// scenario, each by its readers alone, so that nobody finds or counts what they may not read.
import { type SQL, sql } from 'drizzle-orm'
import { isAdmin } from '../../../platform/rights.ts'
import { hasWord } from '../../search/source.ts'
import { scenarioPhase } from '../tables/scenario.ts'

/** Statement of the phases whose title, master or opening has a word. */
export const phasesOfWords = (worldIds: readonly string[], word: string): SQL => sql`
  select w.scenario_id, w.phase from scenario_words w
  where ${hasWord(sql`text_pieces(w.world_id || '/', w.words)`, ofWorlds(worldIds, ''), word, sql`w.words`)}`

/** Statement of the phases with a certain seat for somebody whose name has a word. */
export const phasesOfCast = (worldIds: readonly string[], word: string): SQL => sql`
  select e.scenario_id, e.phase from character c join scenario_entry e on e.character_id = c.character_id
  where ${hasWord(sql`c.search_keys`, ofWorlds(worldIds, 'g:'), word, sql`c.search_text`)} and e.state = 'seated'`

/** Statement of the phases whose replay has a word that a reader may read. */
export const phasesOfReplays = (worldIds: readonly string[], word: string, userId: string | null): SQL => sql`
  select w.scenario_id, w.phase from replay_words w
  where ${hasWord(sql`text_pieces(w.world_id || '/', w.words)`, ofWorlds(worldIds, ''), word, sql`w.words`)}
    and ${isReadable(userId)}`

const ofWorlds = (worldIds: readonly string[], mark: string): string[] => worldIds.map(id => `${id}/${mark}`)

type Searching = { worldId: string; userId: string | null }

/** A replay finds its scenario, which stands in lists with its newest phase. */
export const scenarioHasWord = ({ worldId, userId }: Searching, word: string): SQL => sql`
  (${scenarioPhase.scenarioId}, ${scenarioPhase.phase}) in (
    ${phasesOfWords([worldId], word)} union all ${phasesOfCast([worldId], word)} union all
    select p.scenario_id, p.phase from (${phasesOfReplays([worldId], word, userId)}) found
      join scenario_phase p on p.scenario_id = found.scenario_id)`

/** Whether a reader may read the words `w` of a replay, by the right of readerOf. */
export const isReadable = (userId: string | null): SQL =>
  userId === null
    ? sql`w.is_open`
    : sql`(w.is_open or ${isAdmin(sql`${userId}`)}
        or w.entry_ids && array(select entry_id from scenario_entry where user_id = ${userId} and state = 'seated')
        or exists (select 1 from scenario where scenario_id = w.scenario_id and master_id = ${userId}))`
