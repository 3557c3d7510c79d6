// npm run db:generate: makes a numbered migration from what changed in the tables. -- --name WORD names it.
import { ensureInstalled, handOver } from './ensure-install.js'

ensureInstalled()
handOver([
  'node_modules/drizzle-kit/bin.cjs',
  'generate',
  '--config',
  'src/server/db/drizzle-config.ts',
  ...process.argv.slice(2),
])
