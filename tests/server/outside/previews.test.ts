// POST /api/ogp/postForAlpacaUrlCard: previews of foreign pages and of our own (doc2 §7, G51).
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { previewJobs } from '#server/areas/ogp/forget-previews.ts'
import { decodePage, readFacts } from '#server/areas/ogp/page-facts.ts'
import { fixedClock } from '#server/platform/clock.ts'
import { createSafeFetch } from '#server/platform/outside/safe-fetch.ts'
import { openDatabase } from '../../support/database.ts'
import { openServer } from '../../support/http-server.ts'
import { PLAY_NOW } from '../../support/play.ts'

const picture = await sharp({ create: { width: 640, height: 320, channels: 3, background: '#2f4b7c' } })
  .withExifMerge({ IFD0: { Copyright: 'the secret place' } })
  .jpeg()
  .toBuffer()
const meta = (facts: Record<string, string>) =>
  Object.entries(facts)
    .map(([name, content]) => `<meta property="og:${name}" content="${content}">`)
    .join('')

const pages: Record<string, RequestListener> = {
  '/story': (_, response) =>
    response.end(meta({ title: '霧の&amp;港\u202E', description: '一行目\n二行目', image: '/picture.jpg' })),
  '/picture.jpg': (_, response) => response.writeHead(200, { 'content-type': 'image/jpeg' }).end(picture),
  '/svg': (_, response) => response.end(meta({ title: '絵が悪い', image: '/bad.svg' })),
  '/bad.svg': (_, response) => response.writeHead(200, { 'content-type': 'image/png' }).end('<svg onload="alert(1)"/>'),
  '/plain': (_, response) => response.end('<title>  題だけ </title>'),
  '/nameless': (_, response) => response.end('<p>題なし</p>'),
}
const asked: string[] = []
const site = createServer((request, response) => {
  asked.push(request.url ?? '')
  const page = pages[request.url ?? '']
  response.setHeader('content-type', 'text/html; charset=utf-8')
  if (page) page(request, response)
  else response.writeHead(404).end()
})
await new Promise<void>(resolve => site.listen(0, '127.0.0.2', resolve))
afterAll(() => void site.close())
const origin = `http://story.test:${(site.address() as AddressInfo).port}`

const database = await openDatabase('play')
const clock = fixedClock(PLAY_NOW)
const outside = createSafeFetch({
  resolve: async () => ['127.0.0.2'],
  isAllowed: () => true,
  isAllowedPort: () => true,
})
const server = await openServer(database, { clock, outside })
const preview = (url: string) => server.send('/api/ogp/postForAlpacaUrlCard', { method: 'POST', body: { url } })

beforeEach(async () => {
  clock.set(PLAY_NOW)
  asked.length = 0
  await database.db.execute('delete from url_preview')
})

describe('a page of others', () => {
  test('gives its facts on one line each, without what reorders words; the picture comes from us, as pixels only', async () => {
    const { status, json } = await preview(`${origin}/story#part`)
    expect(status).toBe(200)
    expect(json).toEqual({
      title: '霧の&港',
      description: '一行目 二行目',
      targetName: new URL(origin).host,
      imagePath: expect.stringMatching(/^\/files\/previews\/[\w-]{32}\.300\.webp$/),
    })
    const shown = await server.send((json as { imagePath: string }).imagePath)
    expect(shown.headers['content-type']).toBe('image/webp')
    const kept = await server.files.getBytes((json as { imagePath: string }).imagePath.replace('/files/', ''))
    const facts = await sharp(kept).metadata()
    expect(facts).toMatchObject({ format: 'webp', width: 300, height: 300 })
    expect(facts.exif).toBeUndefined()
  })

  test('is asked for once a week, by however many readers at once', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => preview(`${origin}/plain`)))
    expect(answers.map(({ json }) => (json as { title: string }).title)).toEqual(Array(5).fill('題だけ'))
    await preview(`${origin}/plain`)
    expect(asked).toEqual(['/plain'])
    clock.set(new Date(PLAY_NOW.getTime() + 8 * 86_400_000))
    await preview(`${origin}/plain`)
    expect(asked).toEqual(['/plain', '/plain'])
  })

  test.each(['/nameless', '/missing'])('%s has no preview, and is not asked again for an hour', async path => {
    for (let time = 0; time < 2; time++) {
      const { status, json } = await preview(origin + path)
      expect(status).toBe(404)
      expect(json).toEqual({ errorMessage: 'リンク先の内容を読み取れませんでした。', code: 'PREVIEW_NOT_THERE' })
    }
    expect(asked).toEqual([path])
  })

  test('whose picture is none that we show has a preview without one', async () => {
    const { json } = await preview(`${origin}/svg`)
    expect(json).toMatchObject({ title: '絵が悪い', imagePath: null })
  })

  test.each(['not an address', 'javascript:alert(1)', 'http://127.0.0.1/', 'file:///etc/passwd'])(
    'at %s is none',
    async url => expect((await preview(url)).status).toBe(404),
  )

  test('is forgotten with its picture when nobody asks for it any more', async () => {
    const { json } = await preview(`${origin}/story`)
    const key = (json as { imagePath: string }).imagePath.replace('/files/', '')
    const forget = previewJobs[0]
    clock.set(new Date(PLAY_NOW.getTime() + 13 * 86_400_000))
    await forget?.run(server.services, {})
    expect(await server.files.exists(key)).toBe(true)
    clock.set(new Date(PLAY_NOW.getTime() + 15 * 86_400_000))
    await forget?.run(server.services, {})
    expect(await server.files.exists(key)).toBe(false)
    const { rows } = await database.db.execute('select 1 from url_preview')
    expect(rows).toEqual([])
  })
})

describe('a page of our own', () => {
  test('is answered from our own data', async () => {
    const { json } = await preview(`${server.url}/news/1`)
    expect(json).toMatchObject({ targetName: expect.stringContaining('つむぎ'), title: expect.any(String) })
    expect((await preview(`${server.url}/mission?tabNo=1`)).json).toMatchObject({ title: 'ミッション' })
    expect((await preview(`${server.url}/news/999`)).status).toBe(404)
    expect((await preview(`${server.url}/myPage`)).status).toBe(404)
    expect(asked).toEqual([])
  })
})

describe('the facts of a page', () => {
  test.each([
    ['the first of each counts', `${meta({ title: '一' })}${meta({ title: '二' })}`, '一'],
    ['twitter after Open Graph', '<meta name="twitter:title" content="鳥"><title>題</title>', '鳥'],
    ['unclosed', '<title>終わらない', '終わらない'],
    ['no HTML at all', 'ただの文字', ''],
    ['a title in a picture', '<title>題</title><svg><title>絵の題</title></svg>', '題'],
    ['long', `<title>${'長'.repeat(500)}</title>`, `${'長'.repeat(99)}…`],
    ['emoji are not halved', `<title>${'👩‍🚀'.repeat(60)}</title>`, `${'👩‍🚀'.repeat(33)}…`],
  ])('%s', (_, html, title) => expect(readFacts(html).title).toBe(title))

  test('a page of a million openers is read in one pass', () => {
    expect(readFacts('<'.repeat(1_000_000)).title).toBe('')
    expect(readFacts('<meta '.repeat(150_000)).title).toBe('')
    expect(readFacts(`<title>${'&#x'.repeat(300_000)}`).title).toContain('…')
  })

  test.each([
    ['by its header', 'Shift_JIS', ''],
    ['by its own tag', null, '<meta charset="shift_jis">'],
    ['by its own older tag', null, '<meta http-equiv="content-type" content="text/html; charset=Shift_JIS">'],
    ['by its own tag, when the header names nonsense', 'no-such-charset', '<meta charset=shift_jis>'],
  ])('a page in Shift_JIS is read %s', (_, charset, tag) => {
    // 物語 in Shift_JIS.
    const body = Buffer.concat([Buffer.from(`${tag}<title>`), Buffer.from([0x95, 0xa8, 0x8c, 0xea])])
    expect(readFacts(decodePage(body, charset)).title).toBe('物語')
  })
})
