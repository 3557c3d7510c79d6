// The installed app: a text that another app shares becomes a draft of a form, and is there after a reload without a network.
import { goOffline } from './claims.ts'
import { enter, expect, test, untilInstalled } from './fixtures.ts'

test('a shared text becomes a draft of the chosen form, without a network too', async ({ page, server }) => {
  await enter(page, '/myPage')
  await untilInstalled(page)
  await page.goto('/share')
  await expect(page.getByText('共有された文章はありません。')).toBeVisible()
  await goOffline(page, server)
  await page.goto(`/share?${new URLSearchParams({ title: '灯台の話', url: 'https://example.com/lighthouse' })}`)
  await page.getByRole('button', { name: /お問い合わせ/ }).click()
  const field = page.getByRole('textbox', { name: /お問い合わせ内容/ })
  await expect(field).toHaveValue('灯台の話\nhttps://example.com/lighthouse')
  await page.reload()
  await expect(field).toHaveValue('灯台の話\nhttps://example.com/lighthouse')
})
