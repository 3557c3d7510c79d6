// State of a phase as residents see it before they act: its seats, their own entries, the last posts.
import { sql } from 'drizzle-orm'
import type { EntryState } from '#rules/scenario/entries.ts'
import { character } from '../../areas/character/tables.ts'
import { dueDate } from '../../areas/scenario/clock/wait-for-clock.ts'
import type { PhaseRow } from '../../areas/scenario/phase.ts'
import { scenarioPost } from '../../areas/scenario/tables/board.ts'
import { scenarioEntry } from '../../areas/scenario/tables/entry.ts'
import { scenarioChoice } from '../../areas/scenario/tables/scenario.ts'
import type { Tx } from '../../db/client.ts'
import { type Absent, columnsOf, type RowOf } from '../../db/select.ts'
import { demoScenarios } from '../content.ts'
import { residentsOf } from '../residents.ts'
import type { Temperament } from '../shapes/resident.ts'
import { luckOf } from './luck.ts'

export type Standing = {
  phase: PhaseRow
  /** Time at which the phase changes by itself; null where time alone changes nothing. */
  until: Date | null
  /** Residents of the world, in the order in which they come. */
  residents: readonly Member[]
  /** The newest post of a player that no resident has answered; null for none. */
  unanswered: { postId: number; voice: 'PL' | 'PC' | 'MS'; name: string; at: Date } | null
  /** Posts of residents, so that none is said twice; below it the time of the last post. */
  saidBefore: readonly string[]
  spokenAt: Date | null
  choices: readonly { chooseId: number; name: string }[]
  /** Texts that were written for this opening, where it has the choices that they name. */
  texts: readonly { chooseId: number; playing: string }[]
}

export type Member = {
  userId: string
  characterId: string
  temperament: Temperament
  entry: EntryState | null
  seatedAt: Date | null
  hasSent: boolean
  said: number
  luck: (what: string) => number
}

const choice = columnsOf(scenarioChoice, null, ['chooseId', 'name'])

export async function standingOf(tx: Tx, phase: PhaseRow): Promise<Standing> {
  const residents = await membersOf(tx, phase)
  const words = await wordsOf(tx, phase)
  const ids = new Set(residents.map(({ userId }) => userId))
  const last = words.findLast(({ userId, isDeleted }) => !ids.has(userId) && !isDeleted)
  const isAnswered = words.some(({ userId, replyTo }) => replyTo === last?.postId && ids.has(userId))
  const { rows: choices } = await tx.execute<RowOf<typeof choice>>(sql`
    select ${choice} from scenario_choice
    where scenario_id = ${phase.scenarioId} and phase = ${phase.phase} order by choose_id`)
  const told = demoScenarios.find(({ title, worldId }) => title === phase.title && worldId === phase.worldId)
  return {
    phase,
    until: dueDate(phase),
    residents,
    unanswered: last && !isAnswered ? { ...last, at: new Date(last.at) } : null,
    saidBefore: words.filter(({ userId }) => ids.has(userId)).map(({ body }) => body),
    spokenAt: words.length > 0 ? new Date(Math.max(...words.map(({ at }) => Date.parse(at)))) : null,
    choices,
    texts: told?.residentTexts.filter(({ chooseId }) => choices.some(choice => choice.chooseId === chooseId)) ?? [],
  }
}

const ofCharacter = columnsOf(character, 'c', ['characterId'])
const ofEntry = columnsOf(scenarioEntry, 'e', ['state', 'seatedAt'])
type Entered = RowOf<typeof ofCharacter> & Absent<RowOf<typeof ofEntry>> & { hasSent: boolean; said: number }

async function membersOf(tx: Tx, { worldId, scenarioId, phase }: PhaseRow): Promise<Member[]> {
  const all = residentsOf(worldId)
  const { rows } = await tx.execute<Entered>(sql`
    select ${ofCharacter}, ${ofEntry},
      exists (select 1 from scenario_playing p where p.entry_id = e.entry_id) as "hasSent",
      (select count(*)::int from scenario_post s where s.scenario_id = ${scenarioId} and s.phase = ${phase}
        and s.character_id = c.character_id and s.reply_to is null) as said
    from character c left join lateral (
      select * from scenario_entry e where e.scenario_id = ${scenarioId} and e.phase = ${phase}
        and e.character_id = c.character_id order by e.entry_id desc limit 1) e on true
    where c.character_id = any(${sql.param(all.map(({ characterId }) => characterId))})`)
  return rows
    .flatMap(({ characterId, state, seatedAt, hasSent, said }) => {
      const known = all.find(one => one.characterId === characterId)
      if (!known) return []
      const luck = (what: string) => luckOf(scenarioId, phase, characterId, what)
      const at = seatedAt === null ? null : new Date(seatedAt)
      return [{ ...known, entry: state, seatedAt: at, hasSent, said, luck }]
    })
    .sort((one, other) => one.luck('comes') - other.luck('comes'))
}

const said = columnsOf(scenarioPost, 's', {
  ...{ postId: 'postId', userId: 'userId', voice: 'voice', body: 'body', replyTo: 'replyTo', at: 'createdAt' },
})
type Word = RowOf<typeof said> & { name: string; isDeleted: boolean }

async function wordsOf(tx: Tx, { scenarioId, phase }: PhaseRow): Promise<Word[]> {
  const { rows } = await tx.execute<Word>(sql`
    select ${said}, coalesce(c.character_full_name, u.user_name) as name, s.deleted_at is not null as "isDeleted"
    from scenario_post s join app_user u on u.user_id = s.user_id left join character c on c.character_id = s.character_id
    where s.scenario_id = ${scenarioId} and s.phase = ${phase} order by s.post_id`)
  return rows
}
