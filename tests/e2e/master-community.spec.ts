// A masters' community in a browser: a master asks about a page of the handbook, the office answers while the master looks on, and the thread
// is solved without a network.
import { enter, expect, test, watchContext } from './fixtures.ts'
import { button, dialog, link, press, region } from './shown.ts'

const HOME = '/masterCommunity/world0'
const field = /マスターコミュニティの発言/

test('a question about a page is answered live, and solved without a network', async ({
  page,
  browser,
  server,
  faults,
}) => {
  await enter(page, HOME, 'demo-master')
  await link(/第二部「三度目の霧笛」の進め方/)(page).click()
  await expect(page.getByText(/五千に届いた夜に/)).toBeVisible()
  await expect.poll(() => server.query('select 1 from handbook_read where page_id = 5')).toHaveLength(1)
  await link('このページについて質問する')(page).click()
  const sheet = dialog(page, 'スレッドを立てる')
  await expect(sheet.getByRole('textbox', { name: /題名/ })).toHaveValue('「第二部「三度目の霧笛」の進め方」について')
  await sheet.getByRole('textbox', { name: /はじめの発言/ }).fill('島の影は、昼にも見えますか。')
  await sheet.getByRole('button', { name: 'スレッドを立てる' }).click()
  await page.waitForURL(/\/bbs\/1\/\d+$/)
  await expect(region('発言')(page).getByText('島の影は、昼にも見えますか。')).toBeVisible()

  const context = await browser.newContext({ baseURL: server.url, serviceWorkers: 'block' })
  await watchContext(context, faults)
  const office = await context.newPage()
  await enter(office, new URL(page.url()).pathname, 'demo-admin')
  await office.getByRole('textbox', { name: field }).fill('灯のある夜だけです。')
  await press(office, '発言する')
  await expect(page.getByText('灯のある夜だけです。')).toBeVisible()

  await page.context().setOffline(true)
  await press(page, '解決済みにする')
  await expect(button('未解決に戻す')(page)).toBeVisible()
  await page.context().setOffline(false)
  await expect
    .poll(() => server.query("select 1 from staff_talk where title like '%進め方%' and is_solved"))
    .toHaveLength(1)
  await context.close()
})

test('back closes the sheet of a new thread, and leads to the front page with the next step', async ({ page }) => {
  await enter(page, HOME, 'demo-master')
  await link(/設定の質問/)(page).click()
  await press(page, 'スレッドを立てる')
  await expect(dialog(page, 'スレッドを立てる')).toBeVisible()
  await page.goBack()
  await expect(dialog(page, 'スレッドを立てる')).toBeHidden()
  await expect(page).toHaveURL(/\/bbs\/1$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/masterCommunity\/world0$/)
})
