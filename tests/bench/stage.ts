// Environment of the sections: one PostgreSQL for the run with its real settings (fsync on), databases copied from the demo,
// servers on them. Made when first needed; all of it is removed at the end of the run.
import { mkdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { type EmbeddedDatabase, startEmbedded } from '#server/db/embedded.ts'
import { copyDatabase, inDatabase, templates, urlOf } from '../support/cluster.ts'
import { demoFilesFolder, seedDemoTemplate } from '../support/demo-template.ts'
import { postmasterOf } from '../support/processes.ts'
import { openRunFolder } from '../support/run-folder.ts'
import { fillMissions } from './data.ts'
import { descendantsOf } from './process-use.ts'
import { type Server, startServer } from './server.ts'

/** Rows of user_mission: number of users and rows of each, besides the one user with many. */
const sizes = { small: { users: 50, each: 100 }, large: { users: 10_000, each: 100 } } as const
export type Size = keyof typeof sizes

export type Stage = {
  folder: string
  say: (line: string) => void
  /** Makes a database with the demo only. @returns its address */
  demo: (name: string) => Promise<string>
  /** Makes a database with the demo and 10 thousand (small) or a million (large) rows of user_mission. */
  filled: (size: Size) => Promise<string>
  server: (url: string, environment?: Record<string, string>) => Promise<Server>
  /** Numbers of PostgreSQL's processes. */
  postgres: () => number[]
  restartPostgres: () => Promise<void>
  close: () => Promise<void>
}

export function openStage(say: (line: string) => void): Stage {
  const run = openRunFolder()
  const dataDir = join(run.path, 'bench')
  const servers = new Set<Server>()
  let embedded: Promise<EmbeddedDatabase> | undefined
  const filled = new Map<Size, Promise<string>>()

  const openCluster = async (): Promise<EmbeddedDatabase> => {
    say('Starting PostgreSQL, seeding the demo')
    const started = await startEmbedded({ dataDir, fsync: true, say: () => {} })
    const cluster = urlOf(started.url, 'postgres')
    await inDatabase(cluster, client => client.query(`create database ${templates.demo}`))
    await seedDemoTemplate(urlOf(cluster, templates.demo))
    return started
  }
  const clusterUrl = async (): Promise<string> => {
    embedded ??= openCluster()
    return urlOf((await embedded).url, 'postgres')
  }
  const demo = async (name: string): Promise<string> => {
    const cluster = await clusterUrl()
    await copyDatabase(cluster, templates.demo, name)
    return urlOf(cluster, name)
  }
  const fill = async (size: Size): Promise<string> => {
    const url = await demo(`bench_${size}`)
    const started = performance.now()
    const rows = await fillMissions(url, sizes[size])
    say(`Wrote ${rows.toLocaleString('en')} rows in ${((performance.now() - started) / 1000).toFixed(0)} s`)
    return url
  }

  return {
    folder: run.path,
    say,
    demo,
    filled: size => {
      const database = filled.get(size) ?? fill(size)
      filled.set(size, database)
      return database
    },
    server: async (url, environment = {}) => {
      const own = join(run.path, `server-${servers.size}-${Date.now()}`)
      mkdirSync(own)
      symlinkSync(join(demoFilesFolder, 'files'), join(own, 'files'))
      const settings = { DATABASE_URL: url, DATA_DIR: own, RATE_LIMITS: '0', ACCESS_TOKEN_SECONDS: '3600' }
      const server = await startServer(run.path, { ...settings, ...environment })
      servers.add(server)
      return {
        ...server,
        end: async () => {
          servers.delete(server)
          await server.end()
        },
      }
    },
    postgres: () => {
      const postmaster = postmasterOf(join(dataDir, 'postgres', 'data'))
      return postmaster === null ? [] : [postmaster, ...descendantsOf(postmaster)]
    },
    restartPostgres: async () => {
      await clusterUrl()
      const running = await embedded
      await running?.release()
      await running?.ensureRunning()
    },
    close: async () => {
      for (const server of servers) await server.end()
      await run.close()
    },
  }
}
