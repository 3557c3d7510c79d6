// Two taps on a reward, at any speed: paid once, its result shown and left open, and nothing else claimed.
import { cardOf, giveRewards, standingOf } from './claims.ts'
import { enter, expect, test } from './fixtures.ts'

test.use({ serviceWorkers: 'block' })

const RECEIVE = /Achievement\/receiveReward/
/** Gap between the taps and delay of the network, in milliseconds. */
const SPEEDS: [gap: number, delay: number][] = [
  [0, 0],
  [0, 400],
  [120, 0],
  [250, 0],
  [250, 200],
  [400, 300],
]

test('two taps on a reward of LP', async ({ page, server }) => {
  const rewards = await giveRewards(
    server,
    SPEEDS.map(() => 'LP'),
  )
  await enter(page, '/mission?tabNo=1')
  const result = page.getByRole('dialog', { name: '報酬を受け取りました' })
  for (const [index, [gap, delay]] of SPEEDS.entries()) {
    const reward = rewards[index]
    if (!reward) throw new Error('too few')
    await test.step(`${gap} ms apart, ${delay} ms of line`, async () => {
      const button = page.getByRole('button', { name: `${reward.title}の報酬を受け取る` })
      await button.scrollIntoViewIfNeeded()
      const box = await button.boundingBox()
      if (!box) throw new Error('no button')
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
      server.gate.delay(delay > 0 ? RECEIVE : null, delay)
      await Promise.all([
        page.touchscreen.tap(x, y),
        new Promise(resolve => setTimeout(resolve, gap)).then(() => page.touchscreen.tap(x, y)),
      ])
      await expect(result).toContainText(reward.title)
      await page.waitForTimeout(600)
      await expect(page.getByRole('dialog')).toHaveCount(1)
      await expect(result).toContainText(reward.title)
      await result.getByRole('button', { name: 'とじる' }).click()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(cardOf(page, reward)).toContainText('受取済み')
      const standing = await standingOf(server, rewards)
      const paid = rewards.map(({ id }) => standing.get(id)?.paid.length)
      expect(paid).toEqual(rewards.map((_, at) => (at <= index ? 1 : 0)))
    })
  }
  expect(server.gate.calls.filter(({ path }) => RECEIVE.test(path))).toHaveLength(SPEEDS.length)
})
