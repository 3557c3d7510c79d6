// Snapshots of drizzle-kit, each of which describes all tables after one migration. Only the newest is ever read, to find
// later changes, so the others (5,000 lines each) are deleted.
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** Deletes all snapshots in a folder of migrations except that of the last migration in its journal. */
export function keepNewestSnapshot(migrations) {
  const meta = join(migrations, 'meta')
  const { entries } = JSON.parse(readFileSync(join(meta, '_journal.json'), 'utf8'))
  const newest = `${entries.at(-1).tag.split('_')[0]}_snapshot.json`
  if (!existsSync(join(meta, newest))) throw new Error(`${join(meta, newest)} is missing: nothing was deleted.`)
  for (const name of readdirSync(meta)) {
    if (name.endsWith('_snapshot.json') && name !== newest) rmSync(join(meta, name))
  }
}
