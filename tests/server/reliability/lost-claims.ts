// Claims of rewards under lost answers and kills: every claim happens once, and every answer to a client is true.
import { expect } from 'vitest'
import { findBrokenChains, inParallel, type Step } from '../../support/claims.ts'
import { size } from '../../support/size.ts'
import { everybody, type Single, seedClaimers, seedSingles, waitingForAll } from './claimers.ts'
import type { Book, Stage } from './lost.ts'

// A thousand of each kind took 23 s on an idle machine and 153 s beside the other tests; a short run has 20 s.
const CLAIMS = size(120, 10_000)
const AT_ONCE = 12
const { claimingAll, claimingSingles } = everybody
const ROUNDS = CLAIMS / claimingAll.length

let { server, client, db, random, tokenOf, untrue } = {} as Stage
let singles: Single[] = []

type Press = { key: string; status: number }
type Received = { rewardList: { kind: string; name: string; amount: number; before: number; after: number }[] }

const steps: Step[] = []
/** LP that users were told they have claimed, and rewards in the books. */
const toldOfAll = new Map<string, number>()
let moved = 0

/** Claims one reward, sometimes with two requests, as an impatient user does. */
async function claimSingle(single: Single): Promise<void> {
  const { userId, id, characterId, rewards } = single
  const keys = random.chance(0.1) ? [random.uuid(), random.uuid()] : [random.uuid()]
  const presses = await Promise.all(
    keys.map(async (key): Promise<Press> => {
      const answer = await client.post('/api/Achievement/receiveReward', tokenOf(userId), key, { id, characterId })
      if (answer.status === 200) {
        const { rewardList } = answer.json as Received
        const told = rewardList.map(({ kind, amount }) => `${kind} ${amount}`).join()
        const due = rewards.map(({ kind, amount }) => `${kind} ${amount}`).join()
        if (told !== due) untrue.push(`${id}: told ${told}, due ${due}`)
        rewardList.forEach(({ before, after }, index) => {
          const reward = rewards[index]
          if (reward) steps.push({ holder: reward.holder, currency: reward.currency, before, after })
        })
      }
      return { key, status: answer.status }
    }),
  )
  const statuses = presses.map(({ status }) => status).sort()
  const expected = keys.length === 2 ? [200, 409] : [200]
  if (statuses.join() !== expected.join()) untrue.push(`${id}: answered ${statuses} to ${keys.length} presses`)
}

/** Adds rewards and claims all of them, over and over, on two devices at a time. */
async function claimAll(userId: string): Promise<void> {
  for (let round = 0; round < ROUNDS; round++) {
    await waitingForAll(db, userId, round, random.integer(1, 3))
    const devices = random.chance(0.1) ? 2 : 1
    await Promise.all(
      Array.from({ length: devices }, async () => {
        const answer = await client.post('/api/Achievement/receiveAllLpReward', tokenOf(userId), random.uuid(), {})
        if (answer.status !== 200) untrue.push(`all of ${userId}: answered ${answer.status} ${answer.text}`)
        const { totalLp, llamaPoint, count } = answer.json as { totalLp: number; llamaPoint: number; count: number }
        toldOfAll.set(userId, (toldOfAll.get(userId) ?? 0) + totalLp)
        if (count === 0) return
        steps.push({ holder: userId, currency: 'LP', before: llamaPoint - totalLp, after: llamaPoint })
      }),
    )
  }
}

async function findFaults(): Promise<string[]> {
  const { rows } = await db.execute<{ userId: string; waiting: number; due: number }>(`
    select um.user_id as "userId", count(*) filter (where um.status <> 2) as waiting, sum(r.amount) as due
    from user_mission um join mission_reward r on r.mission_id = um.mission_id group by 1`)
  const { rows: sums } = await db.execute<{ claims: number; transfers: number }>(`
    select (select count(*) from user_mission) as claims,
      (select count(*) from ledger_transfer where cause_kind = 'mission') as transfers`)
  const [{ claims: all, transfers } = { claims: 0, transfers: 0 }] = sums
  moved = all
  return [
    ...rows.flatMap(({ userId, waiting }) => (waiting > 0 ? [`${waiting} rewards of ${userId} are lost`] : [])),
    ...rows.flatMap(({ userId, due }) =>
      toldOfAll.has(userId) && toldOfAll.get(userId) !== due
        ? [`${userId} was told of ${toldOfAll.get(userId)} in place of ${due}`]
        : [],
    ),
    ...(transfers === all ? [] : [`${transfers} transfers of ${all} rewards`]),
    ...(await findBrokenChains(db, steps)),
  ]
}

export const claims: Book = {
  name: 'claims',
  figures: 'B1',
  network: { delayMs: 1_500, patienceMs: 1_000 },
  open: async stage => {
    ;({ server, client, db, random, tokenOf, untrue } = stage)
    await seedClaimers(db)
    singles = await seedSingles(db, CLAIMS, random)
  },
  runs: [
    {
      title: `of ${CLAIMS} claims of each kind none is lost and none is doubled`,
      many: 2 * CLAIMS,
      seconds: 420,
      kills: { server: [5_000, size(1_500, 5_000)], database: [20_000, size(2_500, 8_000)] },
      press: () =>
        Promise.all([
          inParallel(random.shuffle(singles), AT_ONCE, claimSingle),
          inParallel(claimingAll, AT_ONCE, claimAll),
        ]),
      findFaults,
      tell: () => `${moved} rewards in ${singles.length + ROUNDS * claimingAll.length} claims`,
      expectEnough: () => {
        expect(moved).toBeGreaterThan(CLAIMS)
        expect(claimingSingles.length).toBeGreaterThan(0)
        expect(server.kills.postgres).toBeGreaterThanOrEqual(1)
        expect(Object.keys(client.met)).toEqual(expect.arrayContaining(['200', '409', 'broken', 'sent']))
        // Only answers of the catalogue are expected, and 503 for a busy server.
        const unexpected = Object.keys(client.met).filter(
          what => !['200', '409', '503', 'broken', 'sent'].includes(what),
        )
        expect(unexpected).toEqual([])
      },
    },
  ],
}
