// npm run admin -- MAIL: gives the user of an address the class of admins, in the database that the settings name.
import { ensureInstalled, handOver } from './ensure-install.js'

ensureInstalled()
handOver(['src/server/launch/make-admin.ts', ...process.argv.slice(2)])
