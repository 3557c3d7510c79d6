// npm run restore -- BACKUP: brings a backup back into the data folder, while the server stands still.
import { ensureInstalled, handOver } from './ensure-install.js'

ensureInstalled()
handOver(['src/server/launch/restore-backup.ts', ...process.argv.slice(2)])
