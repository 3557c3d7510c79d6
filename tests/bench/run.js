// npm run bench: measures the subjects of the budgets and prints every figure; nothing is asserted. Words after -- choose
// sections: `npm run bench -- bytes memory`; long ones are measured only then (`lists`, `timelines`, `live`, `opening`, `versions`).
import { buildIfChanged } from '../../src/server/launch/build-if-changed.js'
import { ensureInstalled, handOver } from '../../src/server/launch/ensure-install.js'
import { findChromium } from '../support/chromium.js'

const BROWSER_SECTIONS = ['bytes', 'card', 'visits', 'opening', 'versions', 'text', 'saved', 'reader']
const wanted = process.argv.slice(2)

ensureInstalled()
if (!buildIfChanged()) {
  process.stderr.write('The app could not be built: see the lines above.\n')
  process.exit(1)
}
if (wanted.length === 0 || wanted.some(name => BROWSER_SECTIONS.includes(name)))
  process.env.CHROMIUM_PATH = findChromium()
handOver(['tests/bench/main.ts', ...wanted])
