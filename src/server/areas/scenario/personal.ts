// Personal data of scenarios: running entries end at the request, published works keep those who were in them.

import { sql } from 'drizzle-orm'
import { actsOf } from '#rules/scenario/entries.ts'
import type { ScenarioState } from '#rules/scenario/states.ts'
import type { Db, Tx } from '../../db/client.ts'
import { columnsOf, type RowOf } from '../../db/select.ts'
import { ownCharacter } from '../../platform/own-character.ts'
import { ofCharacters, ofUser, type PersonalArea } from '../../platform/personal.ts'
import { takeBack } from './entry/enter.ts'
import { scenarioBoardRead, scenarioPost, scenarioRole } from './tables/board.ts'
import { scenarioEntry, scenarioPlaying, scenarioTeamMember, scenarioTeamTag } from './tables/entry.ts'
import { scenario, scenarioLog, scenarioPhase, scenarioRelatedCharacter } from './tables/scenario.ts'

const ofOwnEntries = (userId: string) =>
  sql`entry_id in (select entry_id from scenario_entry where user_id = ${userId})`

const ofEntry = columnsOf(scenarioEntry, 'e', {
  ...{ scenarioId: 'scenarioId', phase: 'phase', characterId: 'characterId', entry: 'state' },
})
const titleColumn = columnsOf(scenario, 's', ['title'])
const stateColumn = columnsOf(scenarioPhase, 'p', ['state'])
type Running = RowOf<typeof ofEntry> & RowOf<typeof titleColumn> & RowOf<typeof stateColumn> & { cost: number }

const runningOf = async (db: Db | Tx, userId: string): Promise<Running[]> => {
  const { rows } = await db.execute<Running>(sql`
    select ${ofEntry}, ${titleColumn}, ${stateColumn},
      case when e.coins = 'held' then e.cost else 0 end as cost
    from scenario_entry e join scenario_phase p on p.scenario_id = e.scenario_id and p.phase = e.phase
      join scenario s on s.scenario_id = e.scenario_id
    where e.user_id = ${userId} and e.state in ('applied', 'won', 'seated') order by e.entry_id`)
  return rows
}

/** The way in which an entry ends; undefined while it cannot. */
const wayOut = ({ state, entry }: Running) =>
  actsOf(state, entry).find((act): act is 'cancel' | 'leave' => act === 'cancel' || act === 'leave')

/** Phases whose readers or players wait for something of their master. */
const OWED: readonly ScenarioState[] = [
  'submitted',
  'awaitingPublication',
  'reservation',
  'lottery',
  'priority',
  'recruiting',
  'consultation',
  'resolving',
  'late',
]

export const scenarioPersonal: PersonalArea = {
  tables: [
    { table: scenarioBoardRead, users: { user_id: 'deleted' }, archive: { name: 'read-boards', own: ofUser() } },
    {
      table: scenarioPost,
      users: { user_id: 'renamed', deleted_by: 'renamed' },
      characters: { character_id: 'stays' },
      archive: {
        name: 'board-posts',
        own: ofUser(),
        without: ['deleted_by'],
        texts: { title: null, body: 'body' },
      },
    },
    { table: scenarioRole, archive: { name: 'scenario-roles', own: ofOwnEntries } },
    {
      table: scenarioPlaying,
      archive: { name: 'playing-texts', own: ofOwnEntries, texts: { title: null, body: 'playing' } },
    },
    { table: scenarioTeamTag, archive: { name: 'team-tags', own: ofOwnEntries } },
    { table: scenarioTeamMember, archive: { name: 'team-memberships', own: ofOwnEntries } },
    {
      table: scenarioEntry,
      users: { user_id: 'renamed' },
      characters: { character_id: 'stays' },
      archive: { name: 'scenario-entries', own: ofUser() },
    },
    {
      table: scenarioRelatedCharacter,
      characters: { character_id: 'stays' },
      archive: { name: 'story-roles', own: ofCharacters() },
    },
    { table: scenario, users: { master_id: 'renamed' }, archive: { name: 'scenarios', own: ofUser('master_id') } },
    { table: scenarioLog, users: { user_id: 'renamed' }, archive: { name: 'scenario-log', own: ofUser() } },
  ],
  endings: async (db, userId) =>
    (await runningOf(db, userId)).flatMap(running => {
      const way = wayOut(running)
      return way ? [{ title: running.title, coins: way === 'cancel' ? running.cost : 0 }] : []
    }),
  end: async (tx, userId, now) => {
    for (const running of await runningOf(tx, userId)) {
      const way = wayOut(running)
      if (!way) continue
      const own = await ownCharacter(tx, userId, running.characterId)
      const { scenarioId, phase } = running
      await takeBack(tx, way, { scenarioId, phase, userId, own, now })
    }
  },
  owed: async (db, userId) => {
    const { rows } = await db.execute<RowOf<typeof titleColumn>>(sql`
      select ${titleColumn} from scenario s where s.master_id = ${userId} and exists (select 1 from scenario_phase p
        where p.scenario_id = s.scenario_id and p.state in ${OWED}) order by s.scenario_id`)
    const drawn = (await runningOf(db, userId)).filter(({ state }) => state === 'lottery')
    return [
      { code: 'LEAVING_OWES_REPLAY', titles: rows.map(({ title }) => title) },
      { code: 'LEAVING_IN_LOTTERY', titles: drawn.map(({ title }) => title) },
    ]
  },
  appears: characterId => sql`(exists (select 1 from scenario_entry e join scenario_phase p
      on p.scenario_id = e.scenario_id and p.phase = e.phase
      where e.character_id = ${characterId} and e.state = 'seated' and p.state in ('resolving', 'late', 'completed'))
    or exists (select 1 from scenario_related_character r where r.character_id = ${characterId}))`,
  forget: async (tx, { userId }) => {
    const unseen = sql`(select scenario_id from scenario where master_id = ${userId} and not exists (
      select 1 from scenario_phase p where p.scenario_id = scenario.scenario_id and p.state not in ('draft', 'rejected')))`
    await tx.execute(sql`
      update scenario_phase set opening_comment = '', opening_content = '', description = '', master_msg = ''
      where scenario_id in ${unseen}`)
    await tx.execute(sql`update scenario set title = '' where scenario_id in ${unseen}`)
    return []
  },
}
