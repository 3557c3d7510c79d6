// Scenarios without a network: an opening that was saved for the way, and the pages that were seen before.
import { goOffline } from './claims.ts'
import { enter, expect, test, untilInstalled } from './fixtures.ts'
import { FULL } from './full-size.ts'
import { forgetReads, untilKept } from './kept-reads.ts'

const opening = '/world/world0/scenario/0000000003/1'
const joined = '/world/world0/scenario/0000000004/1'

test('an opening is read in the reader, saved for the way, and thrown away like a novel', { tag: FULL }, async ({
  page,
  server,
}) => {
  await enter(page, opening)
  await untilInstalled(page)
  await page.getByRole('link', { name: 'リーダーで読む' }).click()
  await expect(page).toHaveURL(new RegExp(`${opening}/read$`))
  const text = page.getByRole('region', { name: '本文', exact: true })
  const words = await server.query<{ text: string }>(
    'select opening_content as text from scenario_phase where scenario_id = 3 and phase = 1',
  )
  const first = words[0]?.text.slice(0, 8) ?? ''
  await expect(text).toContainText(first)
  await page.getByRole('radio', { name: '横書き' }).check({ force: true })
  await expect(text).toHaveAttribute('data-writing', 'horizontal')
  await page.getByRole('button', { name: '端末に保存する' }).click()
  await expect(page.getByRole('button', { name: '端末に保存済み' })).toBeVisible()
  await page.keyboard.press('End')
  await expect(page.getByText('100%')).toBeVisible()
  await page.getByRole('link', { name: /^(戻る|シナリオへ戻る)$/ }).click()
  await expect(page).toHaveURL(new RegExp(`${opening}$`))

  await forgetReads(page)
  await goOffline(page, server)
  await page.goto('/shelf')
  await page
    .getByRole('main')
    .getByRole('link', { name: /霧の引いた晩 オープニング/ })
    .click()
  await expect(text).toContainText(first)
  await expect(page.getByText('100%')).toBeVisible()
  await page.goto('/shelf')
  await page.getByRole('button', { name: /霧の引いた晩 オープニング.*を消す/ }).click()
  await expect(page.getByText('保存した物語はありません。')).toBeVisible()
})

test('the page of a scenario, its consultation and the desk of the text open without a network once they were seen', async ({
  page,
  server,
}) => {
  await enter(page, joined, 'demo-writer')
  await untilInstalled(page)
  const title = await page.getByRole('heading', { level: 1 }).textContent()
  await page.goto(`${joined}?tab=board`)
  await expect(page.getByRole('textbox', { name: /相談の発言/ })).toBeEditable()
  const posts = await page.getByRole('article').count()
  expect(posts).toBeGreaterThan(0)
  await untilKept(page, 'scenarioBoard', 'getPosts')
  await page.goto(`${joined}/playing`)
  const field = page.getByRole('textbox', { name: /プレイング/ })
  await expect(field).toBeEditable()
  await untilKept(page, 'scenarioPlaying', 'get')

  await goOffline(page, server)
  await page.goto(`${joined}/playing`)
  await expect(field).toBeEditable()
  await field.fill('灯を絶やさない。')
  await expect(page.getByText(/^この端末に保存/)).toBeVisible()
  await page.goto(joined)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '')
  await page.getByRole('link', { name: 'リーダーで読む' }).click()
  await expect(page.getByRole('region', { name: '本文', exact: true })).toBeVisible()
  await page.goto(`${joined}?tab=board`)
  await expect(page.getByRole('article')).toHaveCount(posts)
  await page.goto(`${joined}/playing`)
  await expect(field).toHaveValue('灯を絶やさない。')
})
