// Tweets: one with four pictures written without a network, sent once when it is back, answered and liked by somebody else, who is told
// of as new; and the place in a long timeline on the way back.
import sharp from 'sharp'
import { goOffline, goOnline } from './claims.ts'
import { enter, expect, signIn, test, untilInstalled } from './fixtures.ts'
import { FULL } from './full-size.ts'

const TIMELINE = '/world/world0/tweet'
const WORDS = '灯室の窓から、舟が四つ。'

const pictures = () =>
  Promise.all(
    ['#1B2440', '#8C2F2B', '#3D7A44', '#D9B56A'].map(async (background, place) => ({
      name: `窓${place + 1}.png`,
      mimeType: 'image/png',
      buffer: await sharp({ create: { width: 900, height: 600, channels: 3, background } })
        .png()
        .toBuffer(),
    })),
  )

test('a tweet with four pictures is written without a network and sent once; others see it as new, answer and like it', {
  tag: FULL,
}, async ({ page, server, browser }) => {
  await enter(page, TIMELINE, 'demo-player')
  await untilInstalled(page)
  const list = page.getByRole('list', { name: 'つぶやき', exact: true })
  await expect(list.getByRole('article').first()).toBeVisible()

  const context = await browser.newContext()
  const other = await context.newPage()
  await other.goto(server.url)
  await signIn(other, 'demo-player2')
  await other.goto(`${server.url}${TIMELINE}`)
  await expect(other.getByRole('article').first()).toBeVisible()

  // The sheet is loaded once, so that it opens without a network.
  await page.getByRole('button', { name: 'つぶやく' }).click()
  const sheet = page.getByRole('dialog', { name: 'つぶやく' })
  const field = sheet.getByRole('textbox', { name: 'つぶやき' })
  await expect(field).toBeEditable()
  await goOffline(page, server)
  await field.fill(WORDS)
  await sheet.getByLabel('つぶやきの画像').setInputFiles(await pictures())
  await sheet.getByRole('textbox', { name: '画像1の説明' }).fill('一つめの舟。')
  await expect(sheet.getByRole('textbox', { name: '画像4の説明' })).toBeVisible()
  await sheet.getByRole('button', { name: 'つぶやく' }).click()
  const waiting = page.getByRole('region', { name: '送信待ちの文章' })
  await expect(waiting).toContainText(WORDS)
  await expect(waiting.getByRole('img')).toHaveCount(4)
  await page.reload()
  await expect(waiting.getByRole('img')).toHaveCount(4)
  const stored = () => server.query<{ id: number }>('select tweet_id as id from tweet where body = $1', [WORDS])
  expect(await stored()).toEqual([])

  await goOnline(page, server)
  await expect.poll(async () => (await stored()).length).toBe(1)
  await expect(waiting).toHaveCount(0)
  const shown = await server.query<{ place: number; description: string }>(
    'select place::int, description from tweet_picture p join tweet t using (tweet_id) where body = $1 order by place',
    [WORDS],
  )
  expect(shown).toEqual([1, 2, 3, 4].map(place => ({ place, description: place === 1 ? '一つめの舟。' : '' })))

  const line = other.getByRole('button', { name: '1件の新しいつぶやき' })
  await line.click()
  const tweet = other.getByRole('article').first()
  await expect(tweet).toContainText(WORDS)
  await expect(tweet.getByRole('img', { name: '一つめの舟。' })).toBeVisible()
  await tweet.getByRole('button', { name: /^いいね 0/ }).click()
  await expect(tweet.getByRole('button', { name: /^いいね 1/ })).toHaveAttribute('aria-pressed', 'true')
  await tweet.getByRole('button', { name: /^返信 0/ }).click()
  const answering = other.getByRole('dialog', { name: '返信する' })
  await answering.getByRole('textbox', { name: '返信' }).fill('五つめは、俺の舟だ。')
  await answering.getByRole('button', { name: '返信する' }).click()
  await expect(answering).toHaveCount(0)
  await expect
    .poll(() => server.query(`select event from notice where event like 'tweet.%' order by event`))
    .toEqual([{ event: 'tweet.liked' }, { event: 'tweet.replied' }])
  await context.close()
})

test('the place in a long timeline is there again on the way back', { tag: FULL }, async ({ page, server }) => {
  await server.query(
    `insert into tweet (world_id, character_id, user_id, body, created_at)
     select world_id, character_id, user_id, 'つぶやき ' || n || ' 番', now() - n * interval '1 minute'
     from character, generate_series(1, 90) n where character_id = 'world0-garo'`,
  )
  await enter(page, TIMELINE, 'demo-player')
  const goal = page.getByRole('article').filter({ hasText: 'つぶやき 70 番' })
  await expect(async () => {
    await page.mouse.wheel(0, 4_000)
    await expect(goal).toHaveCount(1, { timeout: 200 })
  }).toPass()
  await goal.scrollIntoViewIfNeeded()
  await goal.getByRole('link', { name: /のつぶやきをひらく$/ }).click()
  await expect(page.getByRole('heading', { name: 'つぶやきと返信' })).toBeVisible()
  await page.goBack()
  await expect(goal).toBeInViewport()
})
