// Claiming rewards, on one device and seen from another.
import { enter, expect, test } from './fixtures.ts'
import { closeToasts, openUnread } from './tabs.ts'

// Blocked, because the worker is not tested here, and its install takes as long as the rest of a start.
test.use({ serviceWorkers: 'block' })

type Standing = { status: number; character_id: string | null }

test('a toast from another device, the tabs, and every way to claim', async ({ page, browser, server }) => {
  // One test for all of these, because a start is expensive and they do not disturb each other.
  const standingOf = (title: string) =>
    server.query<Standing>(
      `select um.status, um.character_id from user_mission um join mission_master m on m.id = um.mission_id
       join app_user u on u.user_id = um.user_id where m.archive_title = $1 and u.mailaddress = 'demo-player@example.com'`,
      [title],
    )
  const paidLately = async (): Promise<number> => {
    const [row] = await server.query<{ count: number }>(
      `select count(*) from user_mission where status = 2 and received_at > now() - interval '10 minutes'`,
    )
    return Number(row?.count)
  }
  const result = page.getByRole('dialog', { name: '報酬を受け取りました' })

  await test.step('a mission reached on another device raises a toast here, once', async () => {
    await enter(page)
    await expect(page.getByRole('heading', { name: '受け取れる報酬' })).toBeVisible()
    // The toasts of missions reached by the sign-in itself have been shown.
    await page.waitForTimeout(1_500)
    await closeToasts(page)
    const other = await browser.newContext({ baseURL: server.url, serviceWorkers: 'block' })
    const phone = await other.newPage()
    await enter(phone, '/news')
    await openUnread(phone)
    const toast = page.getByRole('listitem').filter({ hasText: '便りに目をとおす' })
    await expect(toast).toHaveCount(1)
    await toast.getByRole('link', { name: '報酬受取へ' }).click()
    await expect(page).toHaveURL(/\/mission\?tabNo=1/)
    await other.close()
  })

  await test.step('tabs, worlds and pages stand in the address; the second paginator leads on', async () => {
    await page.goto('/mission')
    await page.getByRole('link', { name: /^達成/ }).click()
    await expect(page).toHaveURL(/tabNo=1/)
    // A toast may cover the link, and stays while the mouse is over it.
    await page.getByRole('navigation', { name: 'ページ（一覧の下）' }).getByRole('link', { name: '2' }).press('Enter')
    await expect(page).toHaveURL(/page=2/)
    await expect(page.getByText(/11〜20件/)).toBeVisible()
    await page.getByLabel('ワールドを選ぶ').selectOption({ label: '灯守のエルダ' })
    await expect(page).toHaveURL(/worldId=world0/)
    await expect(page).not.toHaveURL(/page=/)
    await page.goBack()
    await expect(page).toHaveURL(/page=2/)
  })

  await test.step('a reward of LP is claimed at once, and the numbers follow', async () => {
    await page.goto('/mission?tabNo=1&worldId=user')
    const card = page.getByRole('listitem').filter({ hasText: 'ノーマル' }).filter({ hasText: /LP \d/ }).first()
    const title = await card.getByRole('heading').innerText()
    await card.getByRole('button', { name: /報酬を受け取る/ }).click()
    await expect(result).toContainText(title)
    await expect(result).toContainText('リャマポイント')
    await result.getByRole('button', { name: 'とじる' }).click()
    // The list must not move up under the finger.
    await expect(
      page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title, exact: true }) }),
    ).toContainText('受取済み')
    expect(await standingOf(title)).toEqual([{ status: 2, character_id: null }])
  })

  await test.step('pressed twice, paid once', async () => {
    await expect(page.getByRole('dialog')).toHaveCount(0)
    const before = await paidLately()
    const button = page
      .getByRole('listitem')
      .filter({ hasText: /LP \d/ })
      .getByRole('button', { name: /報酬を受け取る/ })
      .first()
    await button.dblclick({ noWaitAfter: true }).catch(() => {})
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await paidLately()).toBe(before + 1)
  })

  await test.step('a reward of a world goes to the chosen character; receive is off until one is chosen', async () => {
    await page.goto('/mission?tabNo=1&worldId=world0')
    const card = page.getByRole('listitem').filter({ hasText: / G/ }).first()
    const title = await card.getByRole('heading').innerText()
    await card.getByRole('button', { name: /報酬を受け取る/ }).click()
    const sheet = page.getByRole('dialog', { name: '報酬を受け取るキャラクターを選択' })
    const receive = sheet.getByRole('button', { name: '受け取る' })
    await expect(receive).toHaveAttribute('aria-disabled', 'true')
    await sheet.getByRole('option', { name: /ミナ・ソルベ/ }).click()
    await receive.click()
    await expect(result).toContainText('ミナ・ソルベ')
    await expect(result).toContainText('所持')
    expect(await standingOf(title)).toEqual([{ status: 2, character_id: 'world0-mina' }])
  })

  await test.step('all LP at once: the sum is told, the button has nothing left, the page fits', async () => {
    await page.goto('/mission?tabNo=1')
    const button = page.getByRole('button', { name: /LP受け取り/ })
    await expect(button).toContainText(/[1-9]\d*件/)
    await button.click()
    const sum = page.getByRole('dialog', { name: /LP [\d,]+ を受け取りました/ })
    await expect(sum).toBeVisible()
    await sum.getByRole('button', { name: 'とじる' }).click()
    await expect(button).toContainText('0件')
    await expect(button).toHaveAttribute('aria-disabled', 'true')
  })
})
