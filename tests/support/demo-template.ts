// The demo as a template database. Its pictures are cached between runs: drawing them takes longer than most tests.
import { execFile } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { nodeBinary, projectRoot } from './paths.ts'

/** Folder of the rendered pictures of the demo; the seed draws only missing ones. */
export const demoFilesFolder = join(projectRoot, 'node_modules/.cache/tsumugi-demo-files')

/** Fills an empty database with the demo. The caller has built the server. */
export const seedDemoTemplate = (url: string): Promise<void> => run(url, 'seed')

/** Runs the jobs that the demo queued, as they have run some seconds after a start. */
export const settleDemo = (url: string): Promise<void> => run(url, 'settle')

async function run(url: string, what: 'seed' | 'settle'): Promise<void> {
  mkdirSync(demoFilesFolder, { recursive: true })
  const args = [join(import.meta.dirname, 'seed-demo.ts'), url, demoFilesFolder, what]
  await promisify(execFile)(nodeBinary, args, { cwd: projectRoot })
}
