// The browser of the tests: one that exists, else Debian's package when root, else Playwright's own. Its headless shell
// comes first: the same engine without windows takes half the processor time.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { root } from '../../src/server/launch/ensure-install.js'

/** The program itself, not the script in /usr/bin: ending the script does not end the browser. */
const SHELL = '/usr/lib/chromium/chromium-headless-shell'
const PLACES = [
  SHELL,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
]

/** Path of a Chromium. Exits with 1 and a sentence when there is none. */
export function findChromium() {
  const chosen = process.env.CHROMIUM_PATH
  if (chosen && existsSync(chosen)) return chosen
  // A machine with only the large one gets the shell beside it, where a package has it.
  if (!existsSync(SHELL)) installPackages()
  const known = findInstalled()
  if (known) return known
  spawnSync(`${root}/node_modules/.bin/playwright`, ['install', 'chromium'], { cwd: root, stdio: 'inherit' })
  const installed = findInstalled()
  if (installed) return installed
  process.stderr.write('No Chromium was found or could be installed: set CHROMIUM_PATH.\n')
  process.exit(1)
}

function playwrightOwn() {
  try {
    return createRequire(`${root}/package.json`)('playwright').chromium.executablePath()
  } catch {
    return null
  }
}

/** Path of a whole Chromium, with what the shell lacks (notifications); null where there is none. */
export const findWholeChromium = () =>
  [process.env.CHROMIUM_PATH, ...PLACES, playwrightOwn()].find(
    path => path && !/headless[-_]shell/.test(path) && existsSync(path),
  ) ?? null

const findInstalled = () => [...PLACES, playwrightOwn()].find(path => path && existsSync(path))

/** Installs Debian's package and the fonts the tests need, where this process may. */
function installPackages() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  process.stdout.write('Installing Chromium\n')
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const run = (...args) => spawnSync('apt-get', args, { stdio: 'inherit', env: environment }).status === 0
  const packages = ['install', '-y', '--no-install-recommends', 'chromium-headless-shell', 'fonts-noto-cjk']
  // The package lists of a machine may be old and name a browser that is not offered any more, so they are updated first.
  run('update')
  run(...packages)
}
