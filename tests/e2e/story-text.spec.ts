// Texts of users in the app: cards for inner addresses, links, marks (notation, doc2 §4, G51).
import { enter, expect, test } from './fixtures.ts'
import { countLoads } from './tabs.ts'

// Blocked, because the worker is not tested here, and its install takes as long as the rest of a start.
test.use({ serviceWorkers: 'block' })

const CARD = 132

test('inner addresses, previews that cannot be read, links of other sites', async ({ page, server }) => {
  await test.step('an inner address is a card with what the page says; closed it stays a link, also after a reload', async () => {
    await server.query('update news_post set title = $1 where post_id = 2', ['霧の港の夏祭り'])
    await server.query('update news_post set body = $1 where post_id = 1', [
      `くわしくは ${server.url}/news/2 へ。\n\n外は https://example.com/ です。`,
    ])
    await enter(page, '/news/1')
    const article = page.getByRole('article')
    const card = article.getByRole('link', { name: /霧の港の夏祭り/ })
    await expect(card).toBeVisible()
    await expect(card).toHaveAttribute('target', '_blank')
    expect((await card.boundingBox())?.height).toBe(CARD)
    expect((await card.boundingBox())?.width).toBeLessThanOrEqual(350)

    await article.getByRole('button', { name: '霧の港の夏祭りのプレビューをとじる' }).click()
    const link = article.getByRole('link', { name: `${server.url}/news/2` })
    await expect(link).toBeVisible()
    await page.reload()
    await expect(link).toBeVisible()
    await expect(card).toHaveCount(0)

    const loads = countLoads(page)
    await link.click()
    await expect(page.getByRole('heading', { level: 1, name: '霧の港の夏祭り' })).toBeVisible()
    expect(loads()).toBe(0)
  })

  await test.step('a preview that cannot be read is hidden; the link of another site stays as it was typed', async () => {
    const asked = () => server.gate.seen.filter(call => call.includes('postForAlpacaUrlCard')).length
    const before = asked()
    server.gate.answer(
      /postForAlpacaUrlCard/,
      404,
      '{"errorMessage":"リンク先の内容を読み取れませんでした。","code":"PREVIEW_NOT_THERE"}',
      'application/json',
    )
    await server.query('update news_post set body = $1 where post_id = 3', [
      `${server.url}/news/5 と https://example.com/a?b=1 。javascript:alert(1)`,
    ])
    await page.goto('/news/3')
    const article = page.getByRole('article')
    await expect.poll(() => asked() - before).toBe(2)
    await expect(article.getByRole('link')).toHaveCount(2)
    await expect(article.getByRole('link', { name: `${server.url}/news/5` })).toBeVisible()
    const outside = article.getByRole('link', { name: /^https:\/\/example\.com\/a\?b=1/ })
    await expect(outside).toHaveAttribute('rel', 'noopener noreferrer nofollow ugc')
    await expect(outside).toHaveAttribute('target', '_blank')
    await expect(article).toContainText('javascript:alert(1)')
  })

  await test.step('the first three links of other sites get a preview each, and none when the reader wants none', async () => {
    server.gate.answer(
      /postForAlpacaUrlCard/,
      200,
      '{"imagePath":null,"title":"外の頁","description":"ひとこと","targetName":"example.com"}',
      'application/json',
    )
    const body = [1, 2, 3, 4, 1].map(number => `https://example.com/${number} を見た。`).join('\n\n')
    await server.query('update news_post set body = $1 where post_id = 4', [body])
    await page.goto('/news/4')
    const cards = page.getByRole('article').getByRole('link', { name: /外の頁/ })
    await cards.first().scrollIntoViewIfNeeded()
    await expect
      .poll(() => page.getByRole('article').locator('a[href^="https://example.com"]').count())
      .toBeGreaterThan(6)
    await page.getByRole('article').evaluate(article => article.scrollIntoView({ block: 'end' }))
    await expect(cards).toHaveCount(3)
    await page.goto('/myPage/account/userInfo')
    const saved = page.waitForResponse(answer => answer.request().method() !== 'GET' && answer.url().includes('/api/'))
    await page.getByRole('switch', { name: /ほかのサイトへのリンク/ }).click()
    expect((await saved).status()).toBe(200)
    await page.goto('/news/4')
    await expect(page.getByRole('article').getByRole('link', { name: /https:\/\/example.com\/4/ })).toBeVisible()
    await expect(cards).toHaveCount(0)
  })
})
