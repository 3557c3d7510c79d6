// FILES_ORIGIN in a browser: a front on another origin passes /files/ on to the server. Pages load their pictures from it under their
// policy, and what was seen stands without a network.
import { createServer, get } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from 'playwright/test'
import { enter, expect, test, untilInstalled } from './fixtures.ts'
import { FULL } from './full-size.ts'

/** Addresses of pictures of stored files that the page shows, and whether each has come. */
const picturesOf = (page: Page): Promise<{ src: string; hasCome: boolean }[]> =>
  page
    .getByRole('main')
    .locator('img[src*="/files/"]')
    .evaluateAll(all =>
      (all as HTMLImageElement[])
        .filter(({ loading, complete }) => loading !== 'lazy' || complete)
        .map(({ src, naturalWidth }) => ({ src, hasCome: naturalWidth > 0 })),
    )

test('pictures come from the other origin, and are kept', { tag: FULL }, async ({ page, server, context }) => {
  const asked: string[] = []
  const front = createServer((asking, answering) => {
    asked.push(asking.url ?? '')
    get(`${server.url}${asking.url}`, answer => {
      answering.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(answering)
    }).on('error', () => answering.destroy())
  })
  await new Promise<void>(resolve => front.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(front.address() as AddressInfo).port}`
  try {
    await server.restart({ FILES_ORIGIN: origin })
    await enter(page, '/world/world0')
    await untilInstalled(page)
    await page.reload()
    const areShown = async (): Promise<void> => {
      await expect.poll(async () => (await picturesOf(page)).length).toBeGreaterThan(0)
      await expect.poll(async () => (await picturesOf(page)).filter(({ hasCome }) => !hasCome)).toEqual([])
      for (const { src } of await picturesOf(page)) expect(src).toMatch(new RegExp(`^${origin}/files/`))
    }
    await areShown()
    expect(asked.length).toBeGreaterThan(0)
    server.gate.shut()
    await context.setOffline(true)
    await page.reload()
    await areShown()
  } finally {
    front.closeAllConnections()
    front.close()
  }
})
