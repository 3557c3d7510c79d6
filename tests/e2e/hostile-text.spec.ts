// B23: any typed text is shown as words. Nothing runs, nothing is loaded, no link leads to a forbidden place.
import { faultsOf, showHostile } from '../support/hostile-shown.ts'
import { CANARY, hostileText } from '../support/hostile-texts.ts'
import { randomOf, report } from '../support/random.ts'
import { limitSeconds, size } from '../support/size.ts'
import { developmentPage } from './builds.ts'
import { expect, test } from './fixtures.ts'

const random = randomOf('B23 hostile texts')

test('hostile texts stay texts', async ({ page, server }) => {
  test.setTimeout(limitSeconds(60))
  const texts = Array.from({ length: size(100, 1_000) }, () => hostileText(random))
  await server.gate.serveBuild(await developmentPage())
  const outside: string[] = []
  const dialogs: string[] = []
  page.on('request', request => {
    const url = new URL(request.url())
    if (url.origin !== server.url && url.protocol.startsWith('http')) outside.push(request.url())
  })
  page.on('dialog', dialog => {
    dialogs.push(dialog.message())
    dialog.dismiss().catch(() => {})
  })
  // Previews are requests to the service's own server, and not tested here.
  server.gate.answer(/postForAlpacaUrlCard/, 404, '{"errorMessage":"x","code":"PREVIEW_NOT_THERE"}', 'application/json')
  await page.goto('/')
  await expect(page.getByRole('region', { name: '本文の表示' })).toBeVisible()
  for (const vertical of [false, true]) {
    if (vertical) await page.getByLabel('縦書き').check()
    for (const text of vertical ? texts.slice(0, texts.length / 10) : texts) {
      const found = await page.evaluate(showHostile, text)
      expect(faultsOf(found, server.url), JSON.stringify(text)).toEqual([])
      expect(new URL(page.url()).origin).toBe(server.url)
    }
  }
  expect(outside).toEqual([])
  expect(dialogs).toEqual([])
  report(`B23: ${texts.length} texts, 0 of them ran or loaded anything from ${CANARY}`)
})
