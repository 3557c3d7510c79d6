// `npm start` on an empty data folder, and again on the used one.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { npmStart } from './server.ts'
import type { Stage } from './stage.ts'
import { median, range, seconds } from './stats.ts'
import type { Figure } from './table.ts'

const AGAIN = 5

export async function measureStarts(stage: Stage): Promise<Figure[]> {
  const dataDir = join(stage.folder, 'start')
  mkdirSync(dataDir)
  const first = await start(stage, dataDir)
  const again: number[] = []
  for (let turn = 0; turn < AGAIN; turn++) again.push(await start(stage, dataDir))
  return [
    {
      name: 'npm start on an empty data folder, until ready',
      value: seconds(first),
      note: 'packages installed, app built; creates the database, draws and seeds the demo',
    },
    {
      name: 'npm start again, until ready',
      value: seconds(median(again)),
      goal: 'under 3 s',
      note: `median of ${AGAIN}, ${range(
        again.map(value => value / 1000),
        2,
      )}; PostgreSQL starts too`,
    },
  ]
}

async function start(stage: Stage, dataDir: string): Promise<number> {
  const server = await npmStart(stage.folder, { DATA_DIR: dataDir })
  await server.end()
  return server.readyMs
}
