// Drafts on a real screen: two devices that wrote at once (B9), every character as it was typed (B13), and no work while
// nobody types.
import type { Page } from 'playwright/test'
import { generatedText } from '../support/generated-texts.ts'
import { randomOf, report } from '../support/random.ts'
import { limitSeconds, size } from '../support/size.ts'
import { userOf } from './claims.ts'
import { draftsOnServer, inquiry, ON_SERVER, openEditor, profile, said, typeOn, untilSaid } from './drafts.ts'
import { enter, expect, test, watchContext } from './fixtures.ts'
import { FULL } from './full-size.ts'

const conflict = (page: Page) => page.getByRole('region', { name: '2つの版' })

test('B9: written on two devices at once, both texts are there, and the one that is not chosen can be had back', async ({
  browser,
  server,
  faults,
}) => {
  test.setTimeout(limitSeconds(90))
  const random = randomOf('B9 two devices')
  const trials = size(1, 20)
  const userId = await userOf(server)
  for (let trial = 1; trial <= trials; trial++) {
    await server.query('delete from draft')
    const [one, two] = await Promise.all(
      [0, 1].map(async () => {
        const context = await browser.newContext({ baseURL: server.url })
        await watchContext(context, faults)
        const page = await context.newPage()
        await enter(page, '/favicon.svg')
        return page
      }),
    )
    if (!one || !two) throw new Error('no device')
    const first = await openEditor(one, inquiry)
    await typeOn(one, first, '灯台に')
    await untilSaid(first, ON_SERVER)
    const second = await openEditor(two, inquiry)
    await expect(second).toHaveValue('灯台に')
    await typeOn(one, first, '灯がともる')
    await typeOn(two, second, '霧がかかる')
    await untilSaid(first, ON_SERVER)
    await untilSaid(second, ON_SERVER)
    const texts = ['灯台に灯がともる', '灯台に霧がかかる']
    expect([await first.inputValue(), await second.inputValue()]).toEqual(texts)
    expect((await draftsOnServer(server)).map(({ text }) => text).sort()).toEqual([...texts].sort())
    // The device that was second is asked.
    const shown = () => Promise.all([one, two].map(page => conflict(page).count()))
    await expect.poll(async () => (await shown()).join()).toMatch(/^(0,1|1,0)$/)
    const asked = (await shown())[0] ? one : two
    for (const text of texts) await expect(conflict(asked)).toContainText(text)
    const choice = random.pick(['この端末', '別の端末', '両方'])
    const chosen = choice === '両方' ? conflict(asked) : conflict(asked).getByRole('region', { name: choice })
    await chosen.getByRole('button', { name: choice === '両方' ? '両方を残す' : /^こちらを使う/ }).click()
    await expect(conflict(asked)).toHaveCount(0)
    const rows = await server.query<{ text: string }>(
      `select text from draft where user_id = $1
       union select text from draft_version where user_id = $1`,
      [userId],
    )
    for (const text of texts) expect(rows.map(row => row.text)).toContain(text)
    await Promise.all([one.context().close(), two.context().close()])
  }
  report(`B9 two devices: ${trials} passed, 0 failed`)
})

test('one device: B13, and an editor that is left alone', { tag: FULL }, async ({ page, server }) => {
  test.setTimeout(limitSeconds(90))
  await test.step('B13: what is in the field is on the server and comes back, to the last byte', async () => {
    const random = randomOf('B13 drafts')
    const texts = size(4, 40)
    await enter(page, '/favicon.svg')
    for (let number = 1; number <= texts; number++) {
      const field = await openEditor(page, inquiry)
      await field.fill(generatedText(random))
      // The field itself may change line ends first.
      const held = await field.inputValue()
      await page.evaluate(() => window.dispatchEvent(new Event('pagehide')))
      await untilSaid(field, ON_SERVER)
      const [draft, ...more] = await draftsOnServer(server)
      expect(more).toEqual([])
      expect(draft?.text === held, 'the server has other bytes').toBe(true)
    }
    const again = await openEditor(page, inquiry)
    const [draft] = await draftsOnServer(server)
    expect((await again.inputValue()) === draft?.text, 'the field has other bytes').toBe(true)
    report(`B13 drafts: ${texts} passed, 0 failed`)
  })

  await test.step('an editor that is left alone sends nothing and asks for nothing', async () => {
    const field = await openEditor(page, profile)
    await typeOn(page, field, '灯台の見習い。')
    await untilSaid(field, ON_SERVER)
    const debug = await page.context().newCDPSession(page)
    await debug.send('Performance.enable')
    const busy = async (): Promise<number> => {
      const { metrics } = await debug.send('Performance.getMetrics')
      return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN
    }
    server.gate.calls.length = 0
    const before = await busy()
    await page.waitForTimeout(3_000)
    const seconds = (await busy()) - before
    // The worker may still be fetching parts of the app.
    expect(server.gate.calls.filter(({ path }) => path.startsWith('/api/')).map(({ path }) => path)).toEqual([])
    expect((await said(field)).line).toMatch(ON_SERVER)
    report(`An idle editor: ${(seconds * 1_000).toFixed(0)} ms of work in 3 s`)
    expect(seconds).toBeLessThan(0.15)
  })
})
