// Rewards to claim, made for a test: no others are waiting and none can be reached, so that the books afterwards show only
// the test's claims.
import { expect, type Page } from 'playwright/test'
import type { OutboxItem } from '#app/platform/outbox/item.ts'
import type { TestServer } from './fixtures.ts'

export type RewardKind = 'LP' | 'AC' | 'token'
export type Reward = {
  /** Id of the user's row, for the claim. */
  id: number
  title: string
  kind: RewardKind
  amount: number
}

/** World of the token rewards and of the characters that can receive them. */
const WORLD = 'world0'
export const RECEIVER = { id: 'world0-linette', name: /リネット/ }

let made = 0

/** The user of a demo account. */
export async function userOf(server: TestServer, account = 'demo-player'): Promise<string> {
  const [user] = await server.query<{ id: string }>('select user_id as id from app_user where mailaddress = $1', [
    `${account}@example.com`,
  ])
  if (!user) throw new Error(`no ${account}`)
  return user.id
}

/** Makes these rewards, and no others, wait for the account. At most ten fit on a page. */
export async function giveRewards(
  server: TestServer,
  kinds: readonly RewardKind[],
  account = 'demo-player',
): Promise<Reward[]> {
  const userId = await userOf(server, account)
  await server.query(`update user_mission set status = 2, received_at = now() where user_id = $1 and status = 1`, [
    userId,
  ])
  // All missions are made to begin later, so that no visit reaches one.
  await server.query(`update mission_master set starts_at = '2099-01-01'`)
  const rewards: Reward[] = []
  for (const kind of kinds) {
    made += 1
    const title = `試しの報酬${String(made).padStart(5, '0')}`
    const amount = 100 + made
    const ofToken = kind === 'token'
    const [row] = await server.query<{ id: number }>(
      `with mission as (
         insert into mission_master (code, world_id, achieve_category, archive_title, description, achievement_type,
           starts_at, reward_text, not_lp_only, lp_only)
         values ($1, $2, 0, $3, '', 'Test', '2099-01-01', $4, $5, $6) returning id),
       reward as (
         insert into mission_reward (mission_id, position, kind, token_no, amount)
         select id, 1, $7, $8, $9 from mission)
       insert into user_mission (user_id, mission_id, period, world_id, lp_only, status, created_at)
       select $10, id, 'once', $11, $6, 1, now() from mission returning id`,
      [
        ...[`test-${made}`, ofToken ? WORLD : null, title, ofToken ? `${amount} G` : `${kind} ${amount}`],
        ...[ofToken ? 1 : 0, kind === 'LP', kind, ofToken ? 1 : null, amount, userId, ofToken ? WORLD : 'user'],
      ],
    )
    if (!row) throw new Error('The reward was not made.')
    rewards.push({ id: row.id, title, kind, amount })
  }
  return rewards
}

/** The card of a reward on the mission screen. */
export const cardOf = (page: Page, { title }: Pick<Reward, 'title'>) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title, exact: true }) })

/** Presses 受け取る, and chooses the receiver if necessary. */
export async function claim(page: Page, reward: Reward): Promise<void> {
  await page.getByRole('button', { name: `${reward.title}の報酬を受け取る` }).click()
  if (reward.kind !== 'token') return
  await page.getByRole('option', { name: RECEIVER.name }).click()
  await page.getByRole('dialog').getByRole('button', { name: '受け取る' }).click()
}

/** Reads the possible receivers once, so that one can be chosen without a network too. */
export async function learnReceivers(page: Page, reward: Reward): Promise<void> {
  await page.getByRole('button', { name: `${reward.title}の報酬を受け取る` }).click()
  await expect(page.getByRole('option', { name: RECEIVER.name })).toBeVisible()
  await page.getByRole('button', { name: 'キャンセル' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

/** Acts of all users in the browser's outbox, oldest first. */
export const outboxOf = (page: Page): Promise<OutboxItem[]> =>
  page.evaluate(
    () =>
      new Promise<OutboxItem[]>((resolve, reject) => {
        const opening = indexedDB.open('tsumugi')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const reading = opening.result.transaction('outbox').objectStore('outbox').getAll()
          reading.onerror = () => reject(reading.error)
          reading.onsuccess = () => {
            opening.result.close()
            resolve(reading.result)
          }
        }
      }),
  )

/** State of the rewards in the books: status, receiver, and payments. */
export async function standingOf(
  server: TestServer,
  rewards: readonly Reward[],
): Promise<Map<number, { status: number; characterId: string | null; paid: number[] }>> {
  const rows = await server.query<{ id: number; status: number; characterId: string | null; paid: number[] }>(
    `select um.id, um.status, um.character_id as "characterId",
       coalesce((select json_agg(e.amount) from ledger_transfer t
         join ledger_entry e on e.transfer_id = t.id
         join ledger_account a on a.id = e.account_id and a.holder_kind <> 'system'
         where t.cause_kind = 'mission' and t.cause_id = um.id::text), '[]') as paid
     from user_mission um where um.id = any($1)`,
    [rewards.map(({ id }) => id)],
  )
  return new Map(rows.map(({ id, ...row }) => [id, row]))
}

/** Cuts the network, and makes the browser report that. */
export async function goOffline(page: Page, server: TestServer): Promise<void> {
  server.gate.shut()
  await page.context().setOffline(true)
}

export async function goOnline(page: Page, server: TestServer): Promise<void> {
  server.gate.open()
  await page.context().setOffline(false)
}
