// Replays under lost answers and kills: masters hand them in, the office approves them, and jobs publish them. Each replay is published
// once, each character has its rewards once, and no state goes back.
import { setTimeout as sleep } from 'node:timers/promises'
import { eq, sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { lastClass } from '#rules/codes/user.ts'
import { userClass } from '#server/areas/identity/tables.ts'
import { passTime } from '#server/areas/scenario/clock/clock-job.ts'
import type { PhaseKey } from '#server/areas/scenario/phase.ts'
import { scenarioEntry } from '#server/areas/scenario/tables/entry.ts'
import { publishReplay } from '#server/areas/scenario-replay/publish-replay.ts'
import { BODY, castResult } from '../../support/replays.ts'
import { size } from '../../support/size.ts'
import { stubbornly } from '../../support/through-outages.ts'
import { everybody, seedClaimers } from './claimers.ts'
import { guest, inColumns, MASTER, seedGuests, stateOf } from './guests.ts'
import type { Book, Stage } from './lost.ts'
import { findBrokenLogs, watchStates } from './phase-books.ts'
import { openConsultation } from './writers.ts'

const REPLAYS = size(4, 400)
const AT_ONCE = size(2, 8)
const CAST = 8
const ADMIN = everybody.claimingSingles[1] ?? ''

let { client, db, random, tokenOf, untrue, counts, count } = {} as Stage
/** Rewards promised to every character, by currency. */
const promised = new Map<string, number>()
const promise = (characterId: string, currency: string, amount: number): void =>
  void promised.set(`${characterId} ${currency}`, (promised.get(`${characterId} ${currency}`) ?? 0) + amount)

/** @returns the answer of an act, which must succeed */
async function act<Result>(path: string, userId: string, key: PhaseKey, more: object): Promise<Result> {
  const body = { worldId: 'harbor', ...key, ...more }
  const answer = await client.post(`/api/ScenarioReplayManagement/${path}`, tokenOf(userId), random.uuid(), body)
  if (answer.status !== 200) untrue.push(`${path} of ${key.scenarioId}: ${answer.status} ${answer.text}`)
  count(path)
  return answer.json as Result
}

/** Waits for a state; whose job was killed is made up for by the test, in the place of another server's sweep, twice at once. */
async function until(key: PhaseKey, state: string, makeUp: () => Promise<unknown>): Promise<void> {
  for (let waited = 0; (await stubbornly(() => stateOf(db, key))) !== state; waited += 100) {
    if (waited > 0 && waited % 2_000 === 0) {
      count(`made up for ${state}`)
      await stubbornly(() => Promise.all([makeUp(), makeUp()]))
    }
    if (waited > 60_000) throw new Error(`${key.scenarioId} does not come to ${state}.`)
    await sleep(100)
  }
}

/** A phase whose texts are in, from its deadline to its published replay. */
async function live(nth: number): Promise<void> {
  const column = nth % AT_ONCE
  const writers = Array.from({ length: CAST }, (_, at) => ({
    ...{ userId: guest(column * CAST + at), draftId: random.uuid(), words: '灯りを守る。', savesBlank: false },
  }))
  const key = await stubbornly(() => openConsultation(db, writers, new Date()))
  await until(key, 'resolving', () => passTime(db, key, new Date()))
  const entries = await stubbornly(() =>
    db.select().from(scenarioEntry).where(eq(scenarioEntry.scenarioId, key.scenarioId)),
  )
  const castList = entries.map(({ entryId, characterId }) => {
    const [experience, money] = [random.integer(1, 300), random.integer(1, 900)]
    promise(characterId, 'exp:harbor', experience)
    promise(characterId, 'token:harbor:1', money)
    promise(characterId, 'item:harbor:I1', 1)
    return castResult(entryId, { experience, money, items: [{ itemCode: 'I1', count: 1 }], title: '灯台の友' })
  })
  const replay = { baseVersion: 0, body: BODY, result: 'Success', castList, partList: [] }
  const { version } = await act<{ version: number }>('updateScenario', MASTER, key, replay)
  await act('act', MASTER, key, { baseVersion: version, act: 'submit', comment: null })
  const approved = { baseVersion: version + 1, status: 6, comment: null, publishDateTime: null }
  await act('updateScenarioByAdmin', ADMIN, key, approved)
  await until(key, 'completed', () => publishReplay(db, key, async () => new Date()))
  if (await stubbornly(() => publishReplay(db, key, async () => new Date())))
    untrue.push(`${key.scenarioId} was published once more`)
}

/** Characters whose ledger, histories, titles or levels say something else than what was promised. */
async function findWrongRewards(): Promise<string[]> {
  type Row = { id: string; given: number; owned: number; histories: number; titles: number }
  const { rows: balances } = await db.execute<{ id: string; sum: number }>(sql`
    select a.holder_id || ' ' || a.currency as id, sum(e.amount)::int as sum from ledger_account a
      join ledger_entry e on e.account_id = a.id where a.holder_kind = 'character' and a.holder_id like 'of-guest-%' group by 1`)
  const found = new Map(balances.map(({ id, sum }) => [id, sum]))
  const differing = [...new Set([...promised.keys(), ...found.keys()])].flatMap(id =>
    promised.get(id) === found.get(id) ? [] : [`${id}: ${found.get(id) ?? 0} in place of ${promised.get(id) ?? 0}`],
  )
  const { rows } = await db.execute<Row>(sql`
    select c.character_id as id, coalesce((select sum(experience) from character_history h where h.character_id = c.character_id), 0)::int as given,
      (c.experience + 50 * c.level * (c.level - 1))::int as owned,
      (select count(*) from character_history h where h.character_id = c.character_id)::int as histories,
      (select count(*) from character_title t where t.character_id = c.character_id)::int as titles
    from character c where c.character_id like 'of-guest-%'`)
  return [
    ...differing,
    ...rows.flatMap(({ id, given, owned, histories, titles }) =>
      // The need for the next level is a hundred times the level.
      given === owned && histories === titles && given === (promised.get(`${id} exp:harbor`) ?? 0)
        ? []
        : [`${id}: ${given} given, ${owned} owned, ${histories} histories, ${titles} titles`],
    ),
  ]
}

export const replays: Book = {
  name: 'replays',
  figures: 'B1, B3, B4',
  network: { delayMs: 1_000 },
  open: async stage => {
    ;({ client, db, random, tokenOf, untrue, counts, count } = stage)
    await seedClaimers(db)
    await seedGuests(db, AT_ONCE * CAST)
    await db.insert(userClass).values([
      { userId: MASTER, classCode: lastClass.master },
      { userId: ADMIN, classCode: lastClass.admin },
    ])
  },
  runs: [
    {
      title: `${REPLAYS} replays: each is published once, with its rewards`,
      many: REPLAYS,
      seconds: 300,
      kills: { server: [size(2_500, 4_000), size(900, 4_000)], database: [15_000, size(3_000, 8_000)] },
      begin: async () => [await watchStates(db, size(100, 1_000))],
      press: () => inColumns(REPLAYS, AT_ONCE, live),
      findFaults: async () => {
        // Consultations were made as they stand, without the steps before them.
        const logs = (await findBrokenLogs(db)).filter(fault => !fault.includes('close from consultation'))
        return [...(await findWrongRewards()), ...logs]
      },
      tell: () => `${REPLAYS} replays of ${CAST}, ${JSON.stringify(Object.fromEntries(counts))}`,
      expectEnough: () => expect(promised.size).toBe(3 * Math.min(REPLAYS, AT_ONCE) * CAST),
    },
  ],
}
