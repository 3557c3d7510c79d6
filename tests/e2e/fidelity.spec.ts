// B13, counting and fidelity: a text has the same count in the app and on the server, comes back as it was stored, and is
// shown completely.
import { crossCount, displayCount, lengthCount, notationCount, replaceCount } from '../../src/rules/text/count.ts'
import { parse, stripNodes } from '../../src/rules/text/notation.ts'
import { generatedText } from '../support/generated-texts.ts'
import { randomOf, report } from '../support/random.ts'
import { limitSeconds, size } from '../support/size.ts'
import { developmentPage } from './builds.ts'
import { expect, test } from './fixtures.ts'

const random = randomOf('B13 texts')
const counts = { displayCount, lengthCount, notationCount, crossCount, replaceCount }
const SHOWN = 3_000

test('B13: the browser counts as the server does, and nothing of a text is changed on its way', async ({
  page,
  server,
}) => {
  test.setTimeout(limitSeconds(60))
  const texts = Array.from({ length: size(100, 5_000) }, () => generatedText(random))
  await server.gate.serveBuild(await developmentPage())
  server.gate.answer(/postForAlpacaUrlCard/, 404, '{"errorMessage":"x","code":"PREVIEW_NOT_THERE"}', 'application/json')
  await page.goto('/')
  await expect(page.getByRole('region', { name: '本文の表示' })).toBeVisible()
  const posts = await server.query<{ postId: number }>(
    `insert into news_post (category, title, body, published_at)
     select 'guide', 'B13', body, now() from unnest($1::text[]) with ordinality as texts (body, place) order by place
     returning post_id as "postId"`,
    [texts],
  )
  let shownTexts = 0
  for (const [at, text] of texts.entries()) {
    const answer = await page.evaluate(
      async ({ postId, shown }) => {
        const { body } = await (await fetch(`/api/News/getDetail/${postId}`)).json()
        const { countText, showText } = window as unknown as {
          countText: (text: string) => Record<string, number>
          showText: (text: string) => void
        }
        const counted = countText(body)
        if (!shown) return { body, counted, words: null }
        showText(body)
        const display = document.querySelector('[data-display]')?.cloneNode(true) as HTMLElement
        for (const other of display.querySelectorAll('rp, rt, .vh')) other.remove()
        return { body, counted, words: display.textContent }
      },
      { postId: posts[at]?.postId ?? 0, shown: text.length <= SHOWN },
    )
    const context = JSON.stringify(text.slice(0, 200))
    expect(answer.body === text, context).toBe(true)
    expect(answer.counted, context).toEqual(
      Object.fromEntries(Object.entries(counts).map(([name, count]) => [name, count(text)])),
    )
    if (answer.words === null) continue
    shownTexts++
    const words = stripNodes(parse(text, { siteOrigins: [server.url], hashtag: 'ものがたり' })).replaceAll('\n', '')
    expect(answer.words === words, context).toBe(true)
  }
  report(`B13: ${texts.length} texts, counted alike and unchanged; ${shownTexts} of them shown whole, 0 failed`)
})
