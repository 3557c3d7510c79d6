// A community in a browser: somebody who asked is taken in, a post written without a network waits and is sent, and the other member reads and
// answers it while the first looks on.
import { enter, expect, test, watchContext } from './fixtures.ts'
import { button } from './shown.ts'

const COMMUNITY = '/world/world0/community/1'
const THREAD = `${COMMUNITY}/3`
const field = /コミュニティの発言/

test('a request is accepted, a post waits for the network, and its answer comes by itself', async ({
  page,
  browser,
  server,
  faults,
}) => {
  await enter(page, `${COMMUNITY}?tab=members`)
  await button(/認める.*オルカ|オルカ.*認める|^認める/)(page)
    .first()
    .click()
  await expect.poll(() => server.query("select 1 from community_request where state = 'accepted'")).toHaveLength(1)

  const context = await browser.newContext({ baseURL: server.url, serviceWorkers: 'block' })
  await watchContext(context, faults)
  const other = await context.newPage()
  await enter(other, THREAD, 'demo-player2')
  await expect(other.getByText('のるか。')).toBeVisible()

  await page.goto(THREAD)
  await page.getByRole('textbox', { name: field }).fill('荷の舟に、わたしも乗ります。')
  await page.context().setOffline(true)
  await button('発言する')(page).click()
  await expect(page.getByText('つながったら送ります')).toBeVisible()
  expect(await server.query("select 1 from community_post where body like '荷の舟に%'")).toHaveLength(0)
  await page.context().setOffline(false)
  await expect.poll(() => server.query("select 1 from community_post where body like '荷の舟に%'")).toHaveLength(1)
  await expect(other.getByText('荷の舟に、わたしも乗ります。')).toBeVisible()

  await other.getByRole('textbox', { name: field }).fill('鯨も呼んでおくよ！')
  await button('発言する')(other).click()
  await expect(page.getByText('鯨も呼んでおくよ！')).toBeVisible()
  await context.close()
})
