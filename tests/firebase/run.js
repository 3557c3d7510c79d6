// npm run test:firebase: the Firebase adapters against the emulators. The Auth emulator comes from the package.json beside
// this file, which is installed when it is first needed; the Firestore emulator needs Java and its jar, and a loud message
// says when they are missing. The first argument is the path of the report; the others go to vitest.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildIfChanged } from '../../src/server/launch/build-if-changed.js'
import { ensureInstalled, projectEnvironment, projectNode, root } from '../../src/server/launch/ensure-install.js'
import { findChromium } from '../support/chromium.js'
import { testLocale } from '../support/locale.js'

const here = import.meta.dirname ?? new URL('.', import.meta.url).pathname
const [report, ...rest] = process.argv.slice(2)

ensureInstalled()
installEmulators()
if (!buildIfChanged()) fail('The app could not be built: see the lines above.')

const environment = { ...projectEnvironment(), ...testLocale, CHROMIUM_PATH: findChromium() }
const keeper = spawn(projectNode(), [join(here, 'emulators.js')], {
  cwd: root,
  env: environment,
  // The keeper ends the emulators when this pipe closes, however this process ends.
  stdio: ['pipe', 'pipe', 'inherit'],
})
// Ctrl-C reaches the whole group: the tests end, then the keeper.
process.on('SIGINT', () => {})

const { authHost, firestoreHost, skipped } = await firstLine(keeper)
if (!authHost) fail('The Auth emulator did not start: see the lines above.')
const notice = `\n${'*'.repeat(100)}\nSKIPPED: Firestore emulator: ${skipped}\n${'*'.repeat(100)}\n\n`
if (skipped) process.stdout.write(notice)
let running = true
keeper.on('exit', (status, signal) => {
  if (running) process.stderr.write(`The keeper of the emulators ended with ${status ?? signal}, and they with it.\n`)
})
const code = await runTests()
running = false
if (skipped) process.stdout.write(notice)
keeper.stdin.end()
await new Promise(resolve => (keeper.exitCode === null ? keeper.on('exit', resolve) : resolve()))
process.exit(code)

/** Installs the packages of the emulators, unless they are there in the versions of the lockfile. */
function installEmulators() {
  const list = join(here, 'node_modules', '.package-lock.json')
  const versions = file =>
    Object.entries(JSON.parse(readFileSync(file, 'utf8')).packages)
      .filter(([path, entry]) => path !== '' && !entry.optional)
      .map(([path, { version }]) => `${path} ${version}`)
      .sort()
      .join('\n')
  if (existsSync(list) && versions(list) === versions(join(here, 'package-lock.json'))) return
  process.stdout.write('Installing the Firebase emulators\n')
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: here,
    stdio: 'inherit',
  })
  if (status !== 0) fail('The Firebase emulators could not be installed: see the lines above.')
}

/** First line of the keeper, which it prints once the emulators can be used; empty when they do not start. */
function firstLine(child) {
  return new Promise(resolve => {
    let text = ''
    child.stdout.on('data', chunk => {
      text += chunk
      if (text.includes('\n')) resolve(JSON.parse(text.split('\n')[0]))
    })
    child.on('exit', () => resolve({}))
  })
}

function runTests() {
  const reporters = report ? ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`] : []
  const args = ['run', '--config', 'tests/firebase/vitest.config.ts', ...reporters, ...rest]
  return new Promise(resolve => {
    const child = spawn(join(root, 'node_modules', '.bin', 'vitest'), args, {
      cwd: root,
      env: {
        ...environment,
        FIREBASE_AUTH_EMULATOR_HOST: authHost,
        ...(firestoreHost ? { FIRESTORE_EMULATOR_HOST: firestoreHost } : {}),
      },
      stdio: ['ignore', 'inherit', 'inherit'],
    })
    child.on('error', () => resolve(1))
    child.on('exit', status => resolve(status ?? 1))
  })
}

function fail(sentence) {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}
