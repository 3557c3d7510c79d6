// Places of the words of a search in the scenarios of a page: in the title, in names, in the opening, in a replay. A snippet is
// made of nothing but what the reader may read.
import { type SQL, sql } from 'drizzle-orm'
import { searchWords } from '#rules/novel.ts'
import { type FoundPlace, snippetOf } from '#rules/scenario/found.ts'
import type { Db } from '../../../db/client.ts'
import { columnsOf, type RowOf } from '../../../db/select.ts'
import { character } from '../../character/tables.ts'
import { replayWords } from '../../quotation/tables.ts'
import { scenarioEntry } from '../tables/entry.ts'
import { scenarioPhase } from '../tables/scenario.ts'
import type { CardRow } from './card.ts'
import { isReadable } from './words.ts'

type Place = { at: FoundPlace; phase: number; words: string }
type Searching = { userId: string | null; keyword?: string | undefined }
type Of = Pick<CardRow, 'scenarioId' | 'phase'>

/** Places of the words for each of the scenarios that has one; nothing without words. */
export async function foundIn(db: Db, { userId, keyword }: Searching, cards: readonly CardRow[]) {
  const words = searchWords(keyword ?? '')
  if (words.length === 0 || cards.length === 0) return []
  const [openings, cast, replays] = await Promise.all([
    openingsOf(db, cards),
    castOf(db, cards, words),
    replaysOf(db, cards, words, userId),
  ])
  return cards.flatMap(card => {
    const { scenarioId, phase, scenarioTitle, masterName } = card
    const isOf = (of: Of) => of.scenarioId === scenarioId && of.phase === phase
    const names = cast.filter(isOf).map(({ name }) => name)
    const found = replays.filter(of => of.scenarioId === scenarioId)
    const placeList: Place[] = [
      ...placed('title', phase, scenarioTitle, words),
      ...placed('master', phase, masterName, words),
      ...(names.length > 0 ? [{ at: 'cast' as const, phase, words: names.join('、') }] : []),
      ...placed('opening', phase, openings.find(isOf)?.opening ?? '', words),
      ...found.flatMap(({ part, phase: of, text }) => placed(part === 0 ? 'replay' : 'part', of, text, words)),
    ]
    return placeList.length > 0 ? [{ scenarioId, phase, placeList }] : []
  })
}

function placed(at: FoundPlace, phase: number, text: string, words: readonly string[]): Place[] {
  const snippet = snippetOf(text, words)
  return snippet === null ? [] : [{ at, phase, words: snippet }]
}

const keysOf = (cards: readonly CardRow[]): SQL =>
  sql.join(
    cards.map(({ scenarioId, phase }) => sql`(${scenarioId}::bigint, ${phase}::smallint)`),
    sql`, `,
  )
const anyIn = (column: SQL, words: readonly string[]): SQL =>
  sql.join(
    words.map(word => sql`position(${word} in ${column}) > 0`),
    sql` or `,
  )

const ofPhase = columnsOf(scenarioPhase, null, ['scenarioId', 'phase'])
const ofEntry = columnsOf(scenarioEntry, 'e', ['scenarioId', 'phase'])
const ofCharacter = columnsOf(character, 'c', { name: 'characterFullName' })
const ofReplay = columnsOf(replayWords, 'w', ['scenarioId', 'phase', 'part'])

async function openingsOf(db: Db, cards: readonly CardRow[]) {
  const { rows } = await db.execute<RowOf<typeof ofPhase> & { opening: string }>(sql`
    select ${ofPhase}, opening_comment || E'\n' || opening_content as opening
    from scenario_phase where (scenario_id, phase) in (${keysOf(cards)})`)
  return rows
}

async function castOf(db: Db, cards: readonly CardRow[], words: readonly string[]) {
  const { rows } = await db.execute<RowOf<typeof ofEntry> & RowOf<typeof ofCharacter>>(sql`
    select ${ofEntry}, ${ofCharacter}
    from scenario_entry e join character c on c.character_id = e.character_id
    where (e.scenario_id, e.phase) in (${keysOf(cards)}) and e.state = 'seated' and not c.is_hidden
      and (${anyIn(sql`c.search_text`, words)})
    order by e.entry_id`)
  return rows
}

/** One readable text of each scenario: its newest chapter with one of the words, the body before its parts. */
async function replaysOf(db: Db, cards: readonly CardRow[], words: readonly string[], userId: string | null) {
  const ids = sql.join(
    [...new Set(cards.map(({ scenarioId }) => scenarioId))].map(id => sql`${id}::bigint`),
    sql`, `,
  )
  const { rows } = await db.execute<RowOf<typeof ofReplay> & { text: string }>(sql`
    select distinct on (w.scenario_id) ${ofReplay},
      case w.part when 0 then r.replay->>'body' else r.replay->'partList'->(w.part - 1)->>'body' end as text
    from replay_words w join scenario_replay r on r.scenario_id = w.scenario_id and r.phase = w.phase
    where w.scenario_id in (${ids}) and (${anyIn(sql`w.words`, words)}) and ${isReadable(userId)}
    order by w.scenario_id, w.phase desc, w.part`)
  return rows
}
