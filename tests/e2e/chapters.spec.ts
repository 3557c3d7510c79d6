// A finished scenario goes on: its master writes the next chapter, the office approves it, it opens beside the first one, and
// characters of the first chapter may come before others.
import { enter, expect, test } from './fixtures.ts'

test.use({ serviceWorkers: 'block' })

test('a second chapter is written, approved and opened, for those of the first one first', async ({
  browser,
  server,
  page,
}) => {
  test.setTimeout(180_000)
  // A scenario of the demo's master is over; the demo's player was in it.
  await server.query(`update scenario_phase set state = 'completed', state_since = now() where scenario_id = 5`)
  await server.query(`update scenario_entry set user_id = (select user_id from character where character_id = 'world0-linette'),
    character_id = 'world0-linette' where entry_id = (select min(entry_id) from scenario_entry where scenario_id = 5 and state = 'seated')`)
  const [of] = (await server.query('select world_id, title from scenario where scenario_id = 5')) as {
    world_id: string
    title: string
  }[]
  const path = `/world/${of?.world_id}/scenario/0000000005`
  await enter(page, `/myPage/scenario/info/append/${of?.world_id}/5/1`, 'demo-master')
  await page.getByLabel('これまでの物語').fill('灯りは戻り、港は静かになった。')
  await page.getByLabel('前の章の参加者を先に受け付ける').selectOption({ label: '24時間' })
  await page.getByLabel('ひとこと').fill('灯りの、その先へ。')
  await page.getByRole('textbox', { name: 'オープニング' }).fill('夜が明けると、港に知らない船がいた。'.repeat(20))
  await page.getByLabel('説明').fill('船に乗りこんで、持ち主を探します。')
  await page.getByRole('button', { name: '提出する' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '提出する' }).click()
  await expect
    .poll(async () => server.query(`select state from scenario_phase where scenario_id = 5 and phase = 2`))
    .toEqual([{ state: 'submitted' }])
  const office = await (await browser.newContext({ baseURL: server.url, serviceWorkers: 'block' })).newPage()
  await enter(office, `/myPage/admin/info/${of?.world_id}/5`, 'demo-admin')
  await expect(office.getByText('第2章').first()).toBeVisible()
  await expect(office.getByText('夜が明けると、港に知らない船がいた。').first()).toBeVisible()
  await office.context().close()
  await server.query(`update scenario_phase set state = 'reservation', published_at = now(), state_since = now(),
    reservation_until = now() + interval '2 days' where scenario_id = 5 and phase = 2`)
  await server.query('update scenario set phase = 2 where scenario_id = 5')
  const guest = await (await browser.newContext({ baseURL: server.url, serviceWorkers: 'block' })).newPage()
  await guest.goto(`${path}/2`)
  const chapters = guest.getByRole('navigation', { name: '章' })
  await expect(chapters.getByRole('link', { name: /第1章/ })).toBeVisible()
  await expect(chapters.getByRole('link', { name: /第2章/ })).toHaveAttribute('aria-current', 'page')
  await expect(guest.getByText('灯りは戻り、港は静かになった。')).toBeVisible()
  await expect(guest.getByText(/前の章の参加者を先に受け付けます。/)).toBeVisible()
  await guest.context().close()
})
