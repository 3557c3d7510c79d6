// Pages with their content over HTTP, with a bundle that stands for the app: who gets them, what is in their heads, what becomes of
// those that fail or take too long, and that they are always those of a guest.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { createGuestReads } from '#server/platform/render/guest-reads.ts'
import { openDatabase } from '../../support/database.ts'
import { freshFolder, openServer } from '../../support/http-server.ts'

const ORIGIN = 'https://tsumugi.example'
const SHELL =
  '<!doctype html><html lang="ja"><head><title>つむぎ</title><style>#boot{top:0}</style></head><body><div id="root"><div id="boot"></div></div></body></html>'
const BUNDLE = `
let calls = 0
export async function renderPage(href) {
  calls += 1
  if (href.includes('/endless')) for (;;) calls += 0
  if (href.includes('/broken')) throw new Error('broken')
  if (href.includes('/nothing')) return null
  if (href.includes('/private')) {
    const answer = await fetch('/api/Achievement/getSummary')
    return { html: '<main>' + answer.status + '</main>', state: {}, hue: null }
  }
  const answer = await fetch('/api/News/getList?page=1&size=1')
  const { newsList: [first] } = await answer.json()
  return { html: '<main style="top:1px">' + first.title + ' ' + calls + '</main>', state: { first }, hue: 210 }
}`
const distDir = freshFolder(`dist-${process.pid}-rendering`)
mkdirSync(join(distDir, '.render'), { recursive: true })
writeFileSync(join(distDir, 'index.html'), SHELL)
/** A page of members, with the shapes of its screen. */
const MISSION = SHELL.replace('</head>', '<style>#sk{top:1px}</style></head>').replace(
  '</div></div>',
  '</div><div id="sk"></div></div>',
)
writeFileSync(join(distDir, 'mission.html'), MISSION)
writeFileSync(join(distDir, 'pages.json'), JSON.stringify([{ pattern: '^/mission$', file: 'mission.html' }]))
writeFileSync(join(distDir, '.render/render.js'), BUNDLE)

const database = await openDatabase('play')
const isRendered = (path: string): boolean => path.startsWith('/news')
const isListed = (path: string): boolean => path !== '/news'
const server = await openServer(database, { distDir, isRendered, isListed, publicOrigin: ORIGIN })
const unnamed = await openServer(database, { distDir, isRendered })
const isShell = (text: string): boolean => text.includes('<div id="boot">')

/** A busy machine may send a page without its content at first. */
const whole = async (of: typeof server, path: string, sent?: Parameters<typeof server.send>[1]) => {
  await expect
    .poll(async () => isShell((await of.send(path, sent)).text), { timeout: 20_000, interval: 1_200 })
    .toBe(false)
  return of.send(path, sent)
}

describe('a page for everybody', () => {
  test('has its content and its facts, and a policy for exactly its style', async () => {
    const { status, text, headers } = await whole(server, '/news/1')
    expect(status).toBe(200)
    const [, words = ''] = /<div id="root" data-rendered><main data-s="0">(.+?) \d+<\/main>/.exec(text) ?? []
    const listed = await server.send('/api/News/getList?page=1&size=1')
    expect(words).toBe(JSON.parse(listed.text).newsList[0].title)
    expect(text).toContain(`<link rel="canonical" href="${ORIGIN}/news/1" />`)
    expect(text).toMatch(/<meta property="og:title" content="[^"]+" \/>/)
    expect(text).not.toContain('noindex')
    const policy = String(headers['content-security-policy'])
    expect(policy.match(/'sha256-/g)).toHaveLength(2)
    expect(policy).not.toContain('unsafe')
    expect(headers.vary).toContain('cookie')
  })

  test('is rendered once for all who ask within some seconds', async () => {
    await whole(server, '/news/2')
    const all = await Promise.all(Array.from({ length: 8 }, () => server.send('/news/2')))
    expect(new Set(all.map(({ text }) => text)).size).toBe(1)
    expect(isShell(all[0]?.text ?? '')).toBe(false)
  })

  test('without an origin in the settings is not for search engines, whatever host is asked', async () => {
    const { text } = await whole(unnamed, '/news/1', { headers: { host: 'evil.example' } })
    expect(text).toContain('<meta name="robots" content="noindex" />')
    expect(text).not.toContain('canonical')
    expect(text).not.toContain('evil.example')
    expect((await unnamed.send('/robots.txt')).text).toBe('User-agent: *\nDisallow: /\n')
    expect((await unnamed.send('/sitemap.xml')).status).toBe(404)
  })
})

test('the first visitor after a start finds everything loaded', { timeout: 20_000 }, async () => {
  const started = await openServer(database, { distDir, isRendered, publicOrigin: ORIGIN })
  expect(isShell((await started.send('/news/1')).text)).toBe(false)
  await started.close()
})

describe('the picture of a page for link cards', () => {
  const addressOf = (text: string): string => {
    const [, address = ''] = /<meta property="og:image" content="([^"]+)" \/>/.exec(text) ?? []
    expect(address.startsWith(`${ORIGIN}/card-picture/`)).toBe(true)
    return address.slice(ORIGIN.length)
  }

  test('is drawn when it is asked for, and once for all who ask', { timeout: 20_000 }, async () => {
    const address = addressOf((await whole(server, '/news/1')).text)
    const ask = async () => {
      const response = await fetch(server.url + address)
      expect(response.headers.get('content-type')).toBe('image/jpeg')
      return Buffer.from(await response.arrayBuffer())
    }
    const pictures = await Promise.all([ask(), ask(), ask(), ask(), ask(), ask()])
    expect(await sharp(pictures[0]).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
    expect(pictures.every(picture => picture.equals(pictures[0] as Buffer))).toBe(true)
    // What its address says of its words chooses nothing.
    const other = await fetch(server.url + address.replace(/picture\/[\w-]{12}/, `picture/${'x'.repeat(12)}`))
    expect(Buffer.from(await other.arrayBuffer()).equals(pictures[0] as Buffer)).toBe(true)
  })

  test.each([
    ['what is not there', '/news/99999999'],
    ['what somebody looks for', '/news'],
    ['what is private', '/mission'],
  ])('is not drawn of %s', async (_, path) => {
    const { status } = await server.send(`/card-picture/${'x'.repeat(12)}${path}.jpg`)
    expect(status).toBe(404)
  })

  test('stands in no page for which search engines are not wanted', async () => {
    const { text } = await whole(server, '/news')
    expect(text).toContain('<meta name="robots" content="noindex" />')
    expect(text).not.toContain('og:image')
  })
})

describe('a page without its content', () => {
  test.each([
    ['of a browser with a session', '/news/1', { cookie: 'a=1; tsumugi-member=1' }],
    ['that fails', '/news/broken', {}],
    ['that shows nothing to guests', '/news/nothing', {}],
    ['of another address', '/mission', {}],
    ['with an endless address', `/news/1?${'x'.repeat(300)}`, {}],
  ])('is that %s', async (_, path, headers) => {
    const { status, text } = await server.send(path, { headers })
    expect(status).toBe(200)
    expect(isShell(text)).toBe(true)
  })

  test('goes out in time where the rendering never ends, and later ones have their content', {
    timeout: 30_000,
  }, async () => {
    const began = Date.now()
    expect(isShell((await server.send('/news/endless')).text)).toBe(true)
    expect(Date.now() - began).toBeLessThan(5_000)
    await expect
      .poll(async () => isShell((await server.send('/news/3')).text), { timeout: 20_000, interval: 1_500 })
      .toBe(false)
  })

  test('has the shapes of its screen, and a policy for the style of both', async () => {
    const { text, headers } = await server.send('/mission')
    expect(text).toContain('<div id="sk">')
    const policy = String(headers['content-security-policy'])
    expect(policy.match(/'sha256-/g)).toHaveLength(2)
    const other = String((await server.send('/myPage')).headers['content-security-policy'])
    expect(other.match(/'sha256-/g)).toHaveLength(1)
  })

  test('says that it is not for search engines, where it is private', async () => {
    expect((await server.send('/mission')).headers['x-robots-tag']).toBe('noindex')
    expect((await server.send('/news/broken')).headers['x-robots-tag']).toBeUndefined()
  })
})

describe('what a rendering reads', () => {
  const read = createGuestReads(server.services, ORIGIN)

  test('is public', async () => {
    expect((await read('/api/News/getList?page=1&size=1')).status).toBe(200)
    for (const path of ['/api/Achievement/getSummary', '/api/Portal/member', '/api/v2/ScenarioOpening/getOwnList']) {
      expect((await read(path)).status, path).toBe(401)
    }
    expect((await read('/api/nothing')).status).toBe(404)
  })

  test('knows nothing of who asks for the page', async () => {
    const token = await server.tokenOf('player')
    const { text } = await whole(server, '/news/private', {
      headers: { authorization: `Bearer ${token}`, cookie: 'session=whatever' },
    })
    expect(text).toContain('<main>401</main>')
  })
})

test('the map of the service names public pages alone', async () => {
  const { text, headers } = await server.send('/sitemap.xml')
  expect(headers['content-type']).toContain('xml')
  const paths = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address.slice(ORIGIN.length))
  expect(paths).toContain('/')
  expect(paths).toContain('/world/harbor')
  expect(paths).toContain('/pastCampaign')
  expect(paths.some(path => path.startsWith('/news/'))).toBe(true)
  expect(paths.some(path => /myPage|admin|character/.test(path))).toBe(false)
  expect((await server.send('/robots.txt')).text).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`)
})
