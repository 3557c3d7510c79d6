// Orders of the demo: in every state, for player, master and office, each with its coins where its state says.
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { RUNNING_ORDERS_MOST } from '#rules/order/order.ts'
import { ORDER_TEXTS, type OrderText } from '#rules/order/states.ts'
import { demoOrders } from '#server/demo/content.ts'
import { auditLedger } from '#server/platform/ledger/balances.ts'
import { createCallers } from '../../support/callers.ts'
import { openDatabase } from '../../support/database.ts'

describe('orders of the demo', async () => {
  const database = await openDatabase('demo')
  const { db } = database
  const { rows } = await db.execute<{ id: string; mail: string }>(
    sql`select user_id as id, mailaddress as mail from app_user`,
  )
  const now = new Date()
  const as = (account: string) =>
    createCallers(database, { now }).asUser(rows.find(({ mail }) => mail === `${account}@example.com`)?.id ?? '')
  const listOf = async (account: string, group?: 'turn' | 'running') =>
    (await as(account).scenarioOrder.getOrderList({ page: 1, perPage: 50, ...(group ? { group } : {}) })).orderList

  test('every one that was written stands in its state, and waits for a date ahead', async () => {
    const all = await listOf('demo-admin')
    expect(all.map(({ purpose, status }) => `${purpose} ${status}`).sort()).toEqual(
      demoOrders.map(({ title, state }) => `${title} ${state}`).sort(),
    )
    // Situations and themes pass neither the office nor all masters.
    const ofRequests: readonly OrderText[] = ['CheckingByDirector', 'OpenRequesting', 'ReturnedByDirector']
    for (const kind of ['RequestScenario', 'React', 'Omnibus']) {
      const due = ORDER_TEXTS.filter(status => kind === 'RequestScenario' || !ofRequests.includes(status))
      const standing = new Set(all.filter(({ type }) => type === kind).map(({ status }) => status))
      expect([...standing].sort(), kind).toEqual(due.sort())
    }
    for (const { dueAt, purpose } of all) if (dueAt) expect(new Date(dueAt) > now, purpose).toBe(true)
  })

  test('player, master and office have something to do, and the player room for another order', async () => {
    for (const account of ['demo-player', 'demo-player2', 'demo-master', 'demo-admin'])
      expect((await listOf(account, 'turn')).length, account).toBeGreaterThan(0)
    const own = (await listOf('demo-player', 'running')).filter(({ party }) => party === 'owner')
    expect(own.length).toBeLessThan(RUNNING_ORDERS_MOST - 2)
    const { orderList } = await as('demo-player').scenarioOrder.getInvitingList({ characterId: 'bullbre-tama' })
    expect(orderList).toHaveLength(1)
    expect(
      (await as('demo-master').scenarioRequest.getSetting({})).settingList.some(({ acceptFlg }) => acceptFlg),
    ).toBe(true)
  })

  test('coins are held where a state says so, and nowhere else', async () => {
    for (const { orderId, state, orderCoin, purpose } of await listOf('demo-admin')) {
      const { held } = await as('demo-admin').scenarioOrder.getOrderDetail({ orderId })
      if (state === 'Cancel') expect(held, purpose).toBe(0)
      else if (state === 'Inviting' || state === 'Ordering') expect(held, purpose).toBeLessThan(orderCoin)
      else expect(held, purpose).toBeGreaterThanOrEqual(orderCoin)
    }
    expect(await auditLedger(db)).toEqual([])
  })

  test('nobody is told of what was before the first day', async () => {
    const { rows: untold } = await db.execute(sql`select 1 from scenario_order_log where told_at is null`)
    expect(untold).toEqual([])
  })
})
