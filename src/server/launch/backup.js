// npm run backup -- FOLDER: copies the database and the files of users into a folder, while the server goes on.
import { ensureInstalled, handOver } from './ensure-install.js'

ensureInstalled()
handOver(['src/server/launch/take-backup.ts', ...process.argv.slice(2)])
