// npm start: installs what is missing, builds the app and the server when their sources changed, and serves.
import { buildIfChanged } from './build-if-changed.js'
import { ensureInstalled, handOver } from './ensure-install.js'

ensureInstalled()
if (!buildIfChanged()) {
  process.stderr.write('The app or the server could not be built: see the lines above.\n')
  process.exit(1)
}
handOver(['dist-server/main.js'])
