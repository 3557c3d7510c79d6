// The clock of a demo: the office moves story time from マイページ, and a draw, a deadline and the date of a replay are met by hand.
import { enter, expect, type TestServer, test } from './fixtures.ts'
import { FULL } from './full-size.ts'

// Blocked, because the worker is not tested here.
test.use({ serviceWorkers: 'block' })

const heading = { name: 'お試しの時計' }
const stateOf = async ({ query }: TestServer, scenarioId: number): Promise<string | undefined> =>
  (await query<{ state: string }>('select state from scenario_phase where scenario_id = $1', [scenarioId]))[0]?.state
const aheadOf = async ({ query }: TestServer): Promise<number> =>
  Number((await query<{ ahead: string }>('select ahead_ms as ahead from story_time'))[0]?.ahead)

test('the next date comes by a press: a lottery is drawn, and its page says so', async ({ page, server }) => {
  // The lottery of the lighthouse that walks.
  expect(await stateOf(server, 2)).toBe('lottery')
  await enter(page, '/myPage', 'demo-admin')
  await expect(page.getByRole('heading', heading)).toBeVisible()
  await expect(page.getByText('時計のとおりに進んでいます')).toBeVisible()
  const press = page.getByRole('button', { name: 'つぎの日付まで進める' })
  await expect(async () => {
    await press.click()
    await page.getByRole('alertdialog').getByRole('button', { name: '進める' }).click()
    expect(await stateOf(server, 2)).toBe('priority')
  }).toPass()
  await expect(page.getByText(/時計より.+先です/)).toBeVisible()
  await page.goto('/world/world0/scenario/0000000002/1')
  await expect(page.getByRole('heading', { level: 1, name: '宿を借りた灯台' })).toBeVisible()
  await expect(page.getByText('優先参加').first()).toBeVisible()
})

test('a day passes by a press, and who reserved a seat has one', { tag: FULL }, async ({ page, server, browser }) => {
  const scenario = '/world/world0/scenario/0000000003/1'
  await enter(page, scenario)
  await page.getByRole('button', { name: '予約する' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '予約する' }).click()
  const bar = page.getByRole('region', { name: '参加' })
  await expect(bar).toContainText('予約中')

  const office = await browser.newContext({ baseURL: server.url, serviceWorkers: 'block' })
  const desk = await office.newPage()
  await enter(desk, '/myPage', 'demo-admin')
  await desk.getByRole('button', { name: '24時間 進める' }).click()
  await desk.getByRole('alertdialog').getByRole('button', { name: '進める' }).click()
  await expect(desk.getByText('時計より1日先です')).toBeVisible()
  expect(await aheadOf(server)).toBe(86_400_000)
  await office.close()

  await page.reload()
  await expect(bar).not.toContainText('予約中')
  // Residents have come meanwhile.
  const [{ seated } = { seated: 0 }] = await server.query<{ seated: number }>(
    'select applicants as seated from scenario_phase where scenario_id = 3',
  )
  expect(seated).toBeGreaterThan(4)
})

test('nobody but the office has it, and no server that runs no demo', { tag: FULL }, async ({ page, server }) => {
  await enter(page, '/myPage')
  await expect(page.getByRole('heading', { name: 'この端末', exact: true })).toBeVisible()
  await expect(page.getByRole('heading', heading)).toHaveCount(0)
  await server.restart({ DEMO: '0' })
  const asked = page.waitForResponse(/\/api\/demo\/getClock/)
  await enter(page, '/myPage', 'demo-admin')
  expect((await asked).status()).toBe(404)
  await expect(page.getByRole('heading', { name: '運営' })).toBeVisible()
  await expect(page.getByRole('heading', heading)).toHaveCount(0)
})
