// The scenario of a story in browsers on the server: its guests, its clock, its draw.
import { randomBytes } from 'node:crypto'
import { hashOfSeed } from '#rules/draws.ts'
import { awaitedDate } from '#rules/scenario/life-cycle.ts'
import { draw, ticketsOf } from '#rules/scenario/lottery.ts'
import type { ScenarioState } from '#rules/scenario/states.ts'
import { padScenarioId } from '#rules/scenario-ids.ts'
import { expect, type TestServer } from './fixtures.ts'
import { type Guest, openCallers } from './typed-callers.ts'

export const WORLD = 'world0'
/** Race of every guest and of the players in browsers; residents of the demo have none, and stay away. */
export const RACE = 'A02'
const NAMES = ['アサギ', 'イブキ', 'ウルシ', 'エニシ', 'オボロ', 'カスミ'] as const

type Six = readonly [Guest, Guest, Guest, Guest, Guest, Guest]
type Phase = { scenarioId: number; state: ScenarioState } & Record<string, unknown>

export type Story = Awaited<ReturnType<typeof openStory>>

/** @param title of the scenario, which may be written later */
export async function openStory(server: TestServer, title: string) {
  const callers = await openCallers(server)
  const guests = (await callers.guests(WORLD, RACE, NAMES)) as unknown as Six
  const office = await callers.asAccount('demo-admin')
  let key = { worldId: WORLD, scenarioId: 0, phase: 1 }

  const phase = async (): Promise<Phase> => {
    const [row] = await server.query<Phase>(
      `select p.*, p.scenario_id::int as "scenarioId" from scenario_phase p join scenario s using (scenario_id)
       where s.title = $1`,
      [title],
    )
    if (!row) throw new Error('There is no such scenario.')
    key = { ...key, scenarioId: row.scenarioId }
    return row
  }
  const until = (state: ScenarioState) => expect.poll(async () => (await phase()).state).toBe(state)
  const column = (name: string) => name.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`)

  return {
    guests,
    office,
    asAccount: callers.asAccount,
    key: () => key,
    /** Address of its page. */
    path: () => `/world/${WORLD}/scenario/${padScenarioId(key.scenarioId)}/1`,
    /** Waits for a state. */
    until,
    /** Moves the clock to the date that the phase waits for. */
    pass: async (state: ScenarioState): Promise<void> => {
      const row = await phase()
      const awaited = awaitedDate(row.state)
      if (!awaited) throw new Error(`Nothing is awaited in ${row.state}.`)
      await office.demo.moveClock({ until: (row[column(awaited)] as Date).toISOString() })
      await until(state)
    },
    reserve: ({ call, characterId }: Guest) => call.scenario.reserve({ ...key, characterId, cost: 600, fatePower: 0 }),
    confirm: ({ call, characterId }: Guest) => call.scenario.confirm({ ...key, characterId }),
    join: ({ call, characterId }: Guest) => call.scenario.participation({ ...key, characterId, cost: 500 }),
    post: ({ call, characterId }: Guest, body: string) =>
      call.scenarioBoard.post({ ...key, characterId, body, asCharacter: false, replyTo: null, draftId: null }),
    send: ({ call, characterId }: Guest, playing: string) =>
      call.scenarioPlaying.save({
        ...{ ...key, characterId, playing, chooseId: 1, consumeItem: [], tagId: null },
        ...{ onlyPlayingFlg: false, onlyTeamTagFlg: false },
      }),
    /** Texts that the server holds. */
    texts: async (): Promise<string[]> =>
      (
        await server.query<{ playing: string }>(
          'select playing from scenario_playing join scenario_entry using (entry_id) where scenario_id = $1 order by playing',
          [key.scenarioId],
        )
      ).map(({ playing }) => playing),
    /** Characters whose last draft is sent for them at the deadline. */
    savesBlank: async (): Promise<string[]> =>
      (
        await server.query<{ id: string }>(
          'select character_id as id from scenario_entry where scenario_id = $1 and saves_blank order by 1',
          [key.scenarioId],
        )
      ).map(({ id }) => id),
    /** @returns the number of coins that came back */
    cancel: async ({ call, characterId }: Guest): Promise<number> =>
      (await call.scenario.cancel({ ...key, characterId, act: 'cancel' })).returned,
    /**
     * Gives the draw a seed by which these win, in any order, because by chance every run would be another story. The server itself
     * draws.
     */
    chooseSeed: async (winners: readonly (string | Guest)[]): Promise<void> => {
      const ids = winners.map(winner => (typeof winner === 'string' ? winner : winner.characterId))
      const entries = await server.query<{ id: string; number: number; fatePower: number }>(
        `select character_id as id, public_number as number, fate_power as "fatePower" from scenario_entry
         where scenario_id = $1 and state = 'applied'`,
        [key.scenarioId],
      )
      const drawn = entries.map(({ number, fatePower }) => ({ number, tickets: ticketsOf(fatePower) }))
      const wanted = new Set(entries.filter(({ id }) => ids.includes(id)).map(({ number }) => number))
      for (;;) {
        const seed = randomBytes(32).toString('hex')
        const ranked = await draw({ ...key, seed }, drawn, ids.length)
        if (!ranked.every(({ number, hasWon }) => hasWon === wanted.has(number))) continue
        const row = [key.scenarioId, seed, await hashOfSeed(seed)]
        await server.query('update scenario_phase set seed = $2, seed_hash = $3 where scenario_id = $1', row)
        return
      }
    },
  }
}
