// npm start: installs missing packages, builds the app and the server when their sources changed, and serves; a server that
// died is started again.
import { buildIfChanged } from './build-if-changed.js'
import { ensureInstalled } from './ensure-install.js'
import { keepRunning } from './keep-running.js'

ensureInstalled()
if (!buildIfChanged()) {
  process.stderr.write('The app or the server could not be built: see the lines above.\n')
  process.exit(1)
}
keepRunning(['dist-server/main.js'])
