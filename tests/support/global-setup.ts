// Setup before the server tests: one PostgreSQL for the whole run, with a template for each state that tests start from. Only
// the tests of calls (project `server`) look at the demo.
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { buildServerIfChanged } from '#server/launch/build-if-changed.js'
import { startReadyCluster } from './ready-cluster.ts'
import { openRunFolder } from './run-folder.ts'
import { isFull } from './size.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the shared PostgreSQL, with its maintenance database. */
    clusterUrl: string
    /** Folder of this run; the files that tests leave in it are removed at the end of the run. */
    runFolder: string
  }
}

export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  if (!buildServerIfChanged()) throw new Error('The server could not be built: see the lines above.')
  // Tests of kills and of folders need a real disk.
  const run = openRunFolder(project.name === 'server' && !isFull ? 'memory' : 'disk')
  try {
    const cluster = await startReadyCluster(join(run.path, 'shared'), project.name === 'server')
    project.provide('clusterUrl', cluster)
    project.provide('runFolder', run.path)
    return run.close
  } catch (error) {
    await run.close()
    throw error
  }
}
