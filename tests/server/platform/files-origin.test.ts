// FILES_ORIGIN: pages say where files come from, and their policy lets that origin in; without it they stay as they were built.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openDatabase } from '../../support/database.ts'
import { freshFolder, openServer } from '../../support/http-server.ts'

const database = await openDatabase('play')
const distDir = freshFolder('files-origin-dist')
const PAGE = '<!doctype html><html><head><style>a{b:c}</style></head><body></body></html>'
writeFileSync(join(distDir, 'index.html'), PAGE)
mkdirSync(join(distDir, 'pages'))
writeFileSync(join(distDir, 'pages', 'news.html'), PAGE)
writeFileSync(join(distDir, 'pages.json'), '[{"pattern":"^/news$","file":"pages/news.html"}]')

const ORIGIN = 'https://files.example'
const other = await openServer(database, { distDir, filesOrigin: ORIGIN })
const own = await openServer(database, { distDir })
const META = `<meta name="files-origin" content="${ORIGIN}" />`

test.each(['/', '/index.html', '/news', '/pages/news.html'])('%s says where files come from', async path => {
  const answer = await other.send(path)
  expect([answer.status, answer.text]).toEqual([200, PAGE.replace('</head>', `${META}\n</head>`)])
  const policy = String(answer.headers['content-security-policy'])
  expect(policy).toContain(`img-src 'self' blob: ${ORIGIN};`)
  expect(policy).toContain(`media-src 'self' blob: ${ORIGIN};`)
  // Scripts and connections come from the page's own origin as before.
  expect(policy).toContain("default-src 'self'; script-src 'self'; style-src 'self' 'sha256-")
  const known = await other.send(path, { headers: { 'if-none-match': String(answer.headers.etag) } })
  expect(known.status).toBe(304)
  const packed = await fetch(`${other.url}${path}`, { headers: { 'accept-encoding': 'br' } })
  expect([packed.headers.get('content-encoding'), await packed.text()]).toEqual(['br', answer.text])
})

test('a page that was built anew is made anew', async () => {
  writeFileSync(join(distDir, 'pages', 'news.html'), PAGE.replace('body', 'body id="next"'))
  expect((await other.send('/news')).text).toContain('<body id="next">')
  writeFileSync(join(distDir, 'pages', 'news.html'), PAGE)
})

test('without the setting nothing is said and nothing let in', async () => {
  const answer = await own.send('/news')
  expect(answer.text).toBe(PAGE)
  expect(answer.headers['content-security-policy']).toContain("img-src 'self' blob:;")
})
