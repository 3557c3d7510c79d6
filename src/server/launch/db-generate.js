// npm run db:generate: makes a migration from the changes of the tables. -- --name WORD names it.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { ensureInstalled, projectEnvironment, projectNode, root } from './ensure-install.js'
import { keepNewestSnapshot } from './keep-newest-snapshot.js'

ensureInstalled()
const { status } = spawnSync(
  projectNode(),
  [
    'node_modules/drizzle-kit/bin.cjs',
    'generate',
    '--config',
    'src/server/db/drizzle-config.ts',
    ...process.argv.slice(2),
  ],
  { cwd: root, env: projectEnvironment(), stdio: 'inherit' },
)
if (status !== 0) process.exit(status ?? 1)
keepNewestSnapshot(join(root, 'src/server/db/migrations'))
