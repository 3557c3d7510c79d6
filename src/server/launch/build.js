// Builds the app in a separate folder and moves it in place: hashed files first, the page and the worker that name them
// last, so that a running server never serves a page whose files are missing. Older hashed files stay for 30 days, for pages
// that were opened before.
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { extname, join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { build } from 'vite'
import { buildRender } from './build-render.js'
import { root } from './ensure-install.js'

const KEPT_DAYS = 30
const TEXT = new Set(['.js', '.css', '.html', '.json', '.svg', '.webmanifest', '.txt'])

const dist = join(root, 'dist')
const next = join(root, `dist.next-${process.pid}`)

try {
  await build({ root, build: { outDir: next, emptyOutDir: true }, logLevel: 'warn' })
  rmSync(join(next, '.vite'), { recursive: true })
  await buildRender(next)
  compress(next)
  publish()
} finally {
  rmSync(next, { recursive: true, force: true })
}

function compress(folder) {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name)
    if (statSync(path).isDirectory()) compress(path)
    // The bundle for rendering is for the server alone and is never sent, so it is not compressed.
    else if (TEXT.has(extname(name)) && !folder.endsWith('.render')) {
      const quality = { [constants.BROTLI_PARAM_QUALITY]: 11 }
      writeFileSync(`${path}.br`, brotliCompressSync(readFileSync(path), { params: quality }))
    }
  }
}

function publish() {
  mkdirSync(join(dist, 'assets'), { recursive: true })
  cpSync(join(next, 'assets'), join(dist, 'assets'), { recursive: true })
  const last = [
    'pages',
    'pages.json.br',
    'pages.json',
    'index.html.br',
    'index.html',
    'sw.js.br',
    'sw.js',
    'version.json.br',
    'version.json',
  ]
  const others = readdirSync(next).filter(name => name !== 'assets' && !last.includes(name))
  for (const name of [...others, ...last.filter(name => existsSync(join(next, name)))]) {
    const target = join(dist, name)
    if (statSync(join(next, name)).isDirectory()) cpSync(join(next, name), target, { recursive: true })
    else renameSync(join(next, name), target)
  }
  // A running server still loads parts of the build that it began with.
  for (const folder of ['assets', '.render']) removeOld(join(dist, folder), new Set(readdirSync(join(next, folder))))
}

function removeOld(folder, current) {
  const oldest = Date.now() - KEPT_DAYS * 86_400_000
  for (const name of readdirSync(folder)) {
    if (!current.has(name) && statSync(join(folder, name)).mtimeMs < oldest) rmSync(join(folder, name))
  }
}
