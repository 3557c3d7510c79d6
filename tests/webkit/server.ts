// A server in this process, on a database with the small world of play.ts, behind a gate.
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readConfig } from '#server/config.ts'
import { startEmbedded } from '#server/db/embedded.ts'
import { migrate } from '#server/db/migrate.ts'
import { start } from '#server/start.ts'
import { type Gate, openGate } from '../e2e/gate.ts'
import { inDatabase } from '../support/cluster.ts'
import { projectRoot } from '../support/paths.ts'
import { seedPlay } from '../support/play.ts'
import { openRunFolder } from '../support/run-folder.ts'

export type PlayServer = {
  gate: Gate
  /** Folder that is removed when the server is closed. */
  folder: string
  query: <Row>(statement: string, values?: unknown[]) => Promise<Row[]>
  close: () => Promise<void>
}

export async function openPlayServer(): Promise<PlayServer> {
  const run = openRunFolder('memory')
  try {
    const { url } = await startEmbedded({ dataDir: join(run.path, 'shared'), fsync: false, say: () => {} })
    await migrate(url)
    await seedPlay(url)
    const running = await start(
      readConfig({
        ...{ DATABASE_URL: url, DATA_DIR: join(run.path, 'data'), PORT: '0' },
        ...{ LOG_LEVEL: 'error', RATE_LIMITS: '0', DEMO: '0' },
      }),
    )
    const gate = await openGate(() => Number(new URL(running.url).port))
    return {
      ...{ gate, folder: run.path },
      query: (statement, values) => inDatabase(url, async client => (await client.query(statement, values)).rows),
      close: async () => {
        await gate.close()
        await running.stop()
        await run.close()
      },
    }
  } catch (error) {
    await run.close()
    throw error
  }
}

/** Copy of the built app in another folder, with one more script in every page. */
export function buildWithScript(folder: string, script: string): string {
  const into = join(folder, 'build')
  cpSync(join(projectRoot, 'dist'), into, { recursive: true })
  const names = readdirSync(into, { recursive: true, encoding: 'utf8' })
  for (const name of names.filter(name => name.endsWith('.html'))) {
    const path = join(into, name)
    rmSync(`${path}.br`, { force: true })
    writeFileSync(path, readFileSync(path, 'utf8').replace('</head>', '<script src="/told.js"></script></head>'))
  }
  writeFileSync(join(into, 'told.js'), script)
  return into
}
