// The condition of a searched word: title, master and opening of a phase, names of who has a seat in it, and the replays of its
// scenario, each by its readers alone, so that nobody finds or counts what they may not read.
import { type SQL, sql } from 'drizzle-orm'
import { isAdmin } from '../../platform/rights.ts'
import { scenarioPhase } from './tables/scenario.ts'

type Searching = { worldId: string; userId: string | null }

/**
 * Keys are letters and pairs of letters, so that the text itself is asked as well: by position, because what is typed has no
 * wildcards. A replay finds its scenario, which stands in lists with its newest phase.
 */
export const hasWord = ({ worldId, userId }: Searching, word: string): SQL => sql`
  (${scenarioPhase.scenarioId}, ${scenarioPhase.phase}) in (
    select w.scenario_id, w.phase from scenario_words w
    where text_pieces(w.world_id || '/', w.words) @> search_word_keys(${`${worldId}/`}, ${word})
      and position(${word} in w.words) > 0
    union all
    select e.scenario_id, e.phase from character c join scenario_entry e on e.character_id = c.character_id
    where c.search_keys @> search_word_keys(${`${worldId}/g:`}, ${word}) and position(${word} in c.search_text) > 0
      and e.state = 'seated'
    union all
    select p.scenario_id, p.phase from replay_words w join scenario_phase p on p.scenario_id = w.scenario_id
    where text_pieces(w.world_id || '/', w.words) @> search_word_keys(${`${worldId}/`}, ${word})
      and position(${word} in w.words) > 0 and ${isReadable(userId)})`

/** Whether a reader may read the words `w` of a replay, by the right of readerOf. */
export const isReadable = (userId: string | null): SQL =>
  userId === null
    ? sql`w.is_open`
    : sql`(w.is_open or ${isAdmin(sql`${userId}`)}
        or w.entry_ids && array(select entry_id from scenario_entry where user_id = ${userId} and state = 'seated')
        or exists (select 1 from scenario where scenario_id = w.scenario_id and master_id = ${userId}))`
