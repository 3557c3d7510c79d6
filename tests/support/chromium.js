// Where the browser of the tests is: one that exists, else Debian's package when root, else Playwright's own.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { root } from '../../src/server/launch/ensure-install.js'

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
]

/** The path of a Chromium. Exits with 1 and a sentence when none can be had. */
export function findChromium() {
  const known = [process.env.CHROMIUM_PATH, ...PLACES, playwrightOwn()].find(path => path && existsSync(path))
  if (known) return known
  install()
  const installed = [...PLACES, playwrightOwn()].find(path => path && existsSync(path))
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

function install() {
  const run = (command, args) =>
    spawnSync(command, args, {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0
  process.stdout.write('Installing Chromium\n')
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const packages = ['install', '-y', '--no-install-recommends', 'chromium', 'fonts-noto-cjk']
    if (run('apt-get', packages) || (run('apt-get', ['update']) && run('apt-get', packages))) return
  }
  run(`${root}/node_modules/.bin/playwright`, ['install', 'chromium'])
}
