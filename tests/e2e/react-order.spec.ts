// A situation from its catalogue to the master: ordered, confirmed, accepted at the price that was shown.
import { enter, expect, test } from './fixtures.ts'

test.use({ serviceWorkers: 'block' })

test('a player orders a situation, and it comes straight to its master', async ({ page, server }) => {
  await enter(page, '/world/world0/scenarioReact')
  await page.getByRole('link', { name: /灯のともらない夜/ }).click()
  await page
    .getByRole('link', { name: /^オーダーする/ })
    .last()
    .click()
  await page.getByRole('button', { name: '金額を確かめる' }).click()
  const sheet = page.getByRole('dialog', { name: 'この内容でオーダーしますか？' })
  await sheet.getByRole('button', { name: 'オーダーする' }).click()
  await expect(page).toHaveURL(/\/world\/world0\/scenarioOrder\/\d+$/)
  await expect(page.getByRole('heading', { name: '灯のともらない夜' }).first()).toBeVisible()
  const rows = await server.query<{ type: string; state: string; coin: number; asked: number }>(
    `select o.type, o.state, o.order_coin as coin, s.order_coin as asked from scenario_order o
      join scenario_react_setting s on s.template_id = o.template_id and s.master_id = o.master_id
      order by o.order_id desc limit 1`,
  )
  expect(rows).toMatchObject([{ type: 'React', state: 'PreOrder' }])
  expect(rows[0]?.coin).toBe(rows[0]?.asked)
})
