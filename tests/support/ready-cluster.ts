// The PostgreSQL of a step of the tests, with the templates that they start from. Filling the demo takes longer than most files of
// tests, so the data that one step has made is kept beside the packages, and the next steps and runs begin with a copy of it.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { startEmbedded } from '../../src/server/db/embedded.ts'
import { withFolderLock } from '../../src/server/db/folder-lock.ts'
import { migrate } from '../../src/server/db/migrate.ts'
import { hashServerSources } from '../../src/server/launch/sources.js'
import { copyDatabase, inDatabase, templates, urlOf } from './cluster.ts'
import { seedDemoTemplate } from './demo-template.ts'
import { projectRoot } from './paths.ts'
import { seedPlay } from './play.ts'

const KEPT = join(projectRoot, 'node_modules/.cache/tsumugi-test-database')
/** Age up to which a demo counts as just filled, because its next dates are further away than that. */
const LONGEST_AGE_MS = 30 * 60_000
/** Sources of the templates beside those of the server. */
const SOURCES = ['play.ts', 'play-novels.ts', 'seed-demo.ts', 'ready-cluster.ts']

/**
 * Starts a PostgreSQL in a folder. The caller has built the server.
 * @param demo whether the demo is needed: without it, and without a kept one, only the other templates are made
 * @returns the address of its maintenance database
 */
export async function startReadyCluster(folder: string, demo: boolean): Promise<string> {
  const start = () => startEmbedded({ dataDir: folder, fsync: false, say: () => {} })
  const startCopy = async () => urlOf((await start()).url, 'postgres')
  if (copyKept(folder)) return startCopy()
  if (!demo) return makeTemplates((await start()).url, false)
  mkdirSync(KEPT, { recursive: true })
  return withFolderLock(KEPT, async () => {
    // Another step may have made the data while this one waited for the lock.
    if (copyKept(folder)) return startCopy()
    const making = await start()
    await makeTemplates(making.url, true)
    // The data is copied while PostgreSQL stands still.
    await making.release()
    keep(folder)
    return startCopy()
  })
}

async function makeTemplates(url: string, demo: boolean): Promise<string> {
  const cluster = urlOf(url, 'postgres')
  await inDatabase(cluster, client => client.query(`create database ${templates.empty}`))
  await migrate(urlOf(cluster, templates.empty))
  await copyDatabase(cluster, templates.empty, templates.play)
  await seedPlay(urlOf(cluster, templates.play))
  if (demo) {
    await copyDatabase(cluster, templates.empty, templates.demo)
    await seedDemoTemplate(urlOf(cluster, templates.demo))
  }
  return cluster
}

const dataOf = (folder: string): string => join(folder, 'postgres', 'data')

function keep(folder: string): void {
  const draft = join(KEPT, 'new')
  rmSync(draft, { recursive: true, force: true })
  mkdirSync(draft)
  copyFolder(dataOf(folder), join(draft, 'data'))
  writeFileSync(join(draft, 'made.json'), JSON.stringify({ of: keyOf(), at: Date.now() }))
  rmSync(join(KEPT, 'ready'), { recursive: true, force: true })
  renameSync(draft, join(KEPT, 'ready'))
}

/** Puts a copy of the kept data into a folder. @returns whether there was one that is young and of these sources */
function copyKept(folder: string): boolean {
  const ready = join(KEPT, 'ready')
  try {
    const { of, at } = JSON.parse(readFileSync(join(ready, 'made.json'), 'utf8')) as { of: string; at: number }
    if (of !== keyOf() || Math.abs(Date.now() - at) > LONGEST_AGE_MS) return false
  } catch {
    return false
  }
  mkdirSync(join(folder, 'postgres'), { recursive: true, mode: 0o700 })
  copyFolder(join(ready, 'data'), dataOf(folder))
  return true
}

/** Copies with owners and modes: PostgreSQL may run as another user, and insists on both. */
function copyFolder(from: string, to: string): void {
  const { status, stderr } = spawnSync('cp', ['-a', from, to], { encoding: 'utf8' })
  if (status !== 0) throw new Error(`${from} could not be copied: ${stderr}`)
}

function keyOf(): string {
  const hash = createHash('sha256').update(hashServerSources())
  for (const name of SOURCES) hash.update(readFileSync(join(import.meta.dirname, name)))
  return hash.digest('hex').slice(0, 16)
}
