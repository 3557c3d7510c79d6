// Scenarios for tests: a published opening of the harbour, and any number of players.
import { createHash, randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { type ScenarioKind, scenarioKind } from '#rules/codes/scenario.ts'
import { hashOfSeed } from '#rules/draws.ts'
import { defaultSettings, type PhaseSettings } from '#rules/scenario/settings.ts'
import { character } from '#server/areas/character/tables.ts'
import { appUser } from '#server/areas/identity/tables.ts'
import { changeState } from '#server/areas/scenario/clock/change-state.ts'
import { passTime } from '#server/areas/scenario/clock/clock-job.ts'
import { lockPhase, type PhaseKey } from '#server/areas/scenario/phase.ts'
import { scenario, scenarioPhase } from '#server/areas/scenario/tables/scenario.ts'
import { type Db, transact } from '#server/db/client.ts'
import { ownCharacter } from '#server/platform/own-character.ts'
import { givenCoins } from './applications.ts'
import { PLAY_NOW } from './play.ts'

const HOUR = 3_600_000

/** A scenario whose first phase is a draft. */
export async function givenScenario(
  db: Db,
  masterId: string,
  { kind = scenarioKind.short, settings = {} }: { kind?: ScenarioKind; settings?: Partial<PhaseSettings> } = {},
): Promise<PhaseKey> {
  const seed = randomBytes(32).toString('hex')
  const [made] = await db
    .insert(scenario)
    .values({
      ...{ worldId: 'harbor', masterId, title: '霧笛の夜', type: 'Normal', kind, difficultyNo: 1, rewardNo: 2 },
      ...{ textType: 'Normal', createdAt: PLAY_NOW },
    })
    .returning({ scenarioId: scenario.scenarioId })
  if (!made) throw new Error('No scenario was made.')
  await db.insert(scenarioPhase).values({
    ...{ scenarioId: made.scenarioId, phase: 1, worldId: 'harbor', state: 'draft', stateSince: PLAY_NOW },
    settings: { ...defaultSettings(kind), ...settings },
    openAt: new Date(PLAY_NOW.getTime() + HOUR),
    ...{ seed, seedHash: await hashOfSeed(seed) },
  })
  return { scenarioId: made.scenarioId, phase: 1 }
}

/** Submits and approves a draft, and lets the clock publish it. @returns the time of publication */
export async function publish(db: Db, key: PhaseKey, masterId: string): Promise<Date> {
  for (const [name, by] of [
    ['submit', 'master'],
    ['approve', 'office'],
  ] as const)
    await transact(db, async tx =>
      changeState(tx, await lockPhase(tx, key), { name, by, userId: masterId, now: PLAY_NOW }),
    )
  const openAt = new Date(PLAY_NOW.getTime() + HOUR)
  await passTime(db, key, openAt)
  return openAt
}

export const phaseOf = async (db: Db, { scenarioId }: PhaseKey) => {
  const [row] = await db.select().from(scenarioPhase).where(eq(scenarioPhase.scenarioId, scenarioId))
  if (!row) throw new Error('No such phase.')
  return row
}

/** A user with a character of the harbour and coins: free ones, and as many paid. */
export async function givenPlayer(db: Db, { llamaPoint = 1_000, alpacaCoin = 1_000 } = {}) {
  const id = createHash('sha256').update(randomBytes(8)).digest('hex').slice(0, 10)
  const userId = `player-${id}`
  await db.insert(appUser).values({
    ...{
      userId,
      publicUserId: `P-${id}`,
      userName: `名-${id}`,
      mailaddress: `${id}@play.example`,
      createdAt: PLAY_NOW,
    },
  })
  const characterId = `harbor-${id}`
  await db.insert(character).values({
    ...{ characterId, userId, worldId: 'harbor', givenName: 'ナギ', middleName: '', familyName: '', nameOrder: 3 },
    ...{ characterFullName: 'ナギ', kana: 'ナギ', className: '霧読み', level: 5, createdAt: PLAY_NOW },
  })
  if (llamaPoint > 0) await givenCoins(db, userId, 'LP', llamaPoint)
  if (alpacaCoin > 0) await givenCoins(db, userId, 'AC', alpacaCoin)
  return { userId, characterId, own: await ownCharacter(db, userId, characterId) }
}
