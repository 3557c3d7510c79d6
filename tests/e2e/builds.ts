// Builds of the app for deploying one after the other: the tested build under different file names, as other builds of the
// same sources would have them, so that the running one can be told. They are made once for a state of the sources, and kept.
import { spawnSync } from 'node:child_process'
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
import { nodeBinary, projectRoot } from '../support/paths.ts'

export type Build = {
  /** Word in the name of every hashed file: `b1`. */
  name: string
  folder: string
  /** Bytes of the worker and of the files that it stores before it is ready, on a device that has all of the build before. */
  installBytes: number
}

const DAY_MS = 86_400_000
const kept = join(projectRoot, 'node_modules/.cache/tsumugi-e2e-builds')

/** The first `count` builds. Two test processes may ask at once: one builds, the other waits. */
export async function builds(count: number): Promise<Build[]> {
  const made: Build[] = []
  for (let number = 1; number <= count; number++) {
    const name = `b${number}`
    const [first] = made
    const folder = await madeOnce(name, into => (first ? rename(first, number, into) : nameFirst(name, into)))
    made.push({ name, folder, installBytes: installBytes(folder) })
  }
  return made
}

const TEXTS = new Set(['.js', '.css', '.html', '.json'])
const HASHED = /[\w.-]+-[\w-]{7,8}\.\w+/g

/** Makes the tested build with a word in the names of its hashed files; those of older builds, which lie beside them, stay away. */
function nameFirst(word: string, folder: string): void {
  const dist = join(projectRoot, 'dist')
  const unfinished = `${folder}.unfinished`
  rmSync(unfinished, { recursive: true, force: true })
  const isOther = (path: string) => path.endsWith('.br') || /[/]\.render$|[/]assets$/.test(path)
  cpSync(dist, unfinished, { recursive: true, filter: path => !isOther(path) })
  mkdirSync(join(unfinished, 'assets'))
  const hashed = new Set(readdirSync(join(dist, 'assets')).filter(name => !name.endsWith('.br')))
  const needed = new Set<string>()
  const build = builtSources()
  const rewritten = (text: string): string =>
    text.replaceAll(build, `${build}-${word}`).replace(HASHED, name => {
      if (!hashed.has(name)) return name
      needed.add(name)
      return withWord(name, word)
    })
  for (const entry of readdirSync(unfinished, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    if (entry.isFile() && TEXTS.has(extname(path))) writeFileSync(path, rewritten(readFileSync(path, 'utf8')))
  }
  // The loop also visits names that are added to the set meanwhile.
  for (const name of needed) {
    const [from, to] = [join(dist, 'assets', name), join(unfinished, 'assets', withWord(name, word))]
    if (TEXTS.has(extname(name))) writeFileSync(to, rewritten(readFileSync(from, 'utf8')))
    else cpSync(from, to)
  }
  renameSync(unfinished, folder)
}

const withWord = (name: string, word: string): string => name.replace(/\.\w+$/, ending => `-${word}${ending}`)

/**
 * Makes the same build under other names. Files that the worker compares by content do change, because they name the others.
 */
function rename(first: Build, number: number, folder: string): void {
  const unfinished = `${folder}.unfinished`
  rmSync(unfinished, { recursive: true, force: true })
  cpSync(first.folder, unfinished, { recursive: true })
  const word = `-b${number}.`
  const { lastUpdated, build } = JSON.parse(readFileSync(join(unfinished, 'version.json'), 'utf8'))
  const renamedBuild = build.replace(`-${first.name}`, `-b${number}`)
  for (const entry of readdirSync(unfinished, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const path = join(entry.parentPath, entry.name)
    if (TEXTS.has(extname(path))) {
      const text = readFileSync(path, 'utf8').replaceAll(`-${first.name}.`, word).replaceAll(build, renamedBuild)
      const isWorker = entry.name === 'sw.js'
      writeFileSync(path, isWorker ? text.replace(/"revision":"(\w+)"/g, `"revision":"$1-${number}"`) : text)
    }
    renameSync(path, join(entry.parentPath, entry.name.replace(`-${first.name}.`, word)))
  }
  const later = new Date(Date.parse(lastUpdated) + number * 60_000).toISOString()
  writeFileSync(join(unfinished, 'version.json'), JSON.stringify({ lastUpdated: later, build: renamedBuild }))
  renameSync(unfinished, folder)
}

/** Folder of the built development page. */
export const developmentPage = (): Promise<string> =>
  madeOnce('development', into => run('build-development.js', into, ''))

/** Hash of the sources from which the tested app was built. */
const builtSources = (): string => JSON.parse(readFileSync(join(projectRoot, 'dist/version.json'), 'utf8')).build

/** Folder of a name for the tested sources; the first process makes it. */
async function madeOnce(name: string, make: (folder: string) => void): Promise<string> {
  const parent = join(kept, builtSources())
  mkdirSync(parent, { recursive: true })
  for (const old of readdirSync(kept)) {
    if (Date.now() - statSync(join(kept, old)).mtimeMs > DAY_MS)
      rmSync(join(kept, old), { recursive: true, force: true })
  }
  const folder = join(parent, name)
  const lock = `${folder}.lock`
  while (!existsSync(join(folder, 'index.html'))) {
    if (take(lock)) {
      try {
        make(folder)
      } finally {
        rmSync(lock, { recursive: true })
      }
    } else await new Promise(resolve => setTimeout(resolve, 200))
  }
  return folder
}

const STALE_MS = 120_000

/** Takes a lock by making a folder. One that a killed run left is removed. */
function take(lock: string): boolean {
  try {
    mkdirSync(lock)
    return true
  } catch {
    const since = existsSync(lock) ? Date.now() - statSync(lock).mtimeMs : 0
    if (since > STALE_MS) rmSync(lock, { recursive: true, force: true })
    return false
  }
}

function run(script: string, folder: string, name: string): void {
  const { status, stderr } = spawnSync(nodeBinary, [join(import.meta.dirname, script), folder, name], {
    cwd: projectRoot,
    env: { ...process.env, TSUMUGI_BUILD: `${builtSources()}-${name}`, NODE_ENV: 'production' },
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`${script} failed: ${stderr}`)
}

function installBytes(folder: string): number {
  const worker = readFileSync(join(folder, 'sw.js'), 'utf8')
  const paths = new Set(worker.match(/assets\/[\w.-]+\.\w+/g) ?? [])
  return ['sw.js', 'index.html', ...paths].reduce((sum, path) => sum + statSync(join(folder, path)).size, 0)
}
