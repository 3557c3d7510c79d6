// Starts the emulators on free ports and prints where they are, as one line of JSON; ends them when its input closes, which
// happens however its parent ends. Nothing of them speaks to anything but this machine.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { homedir, tmpdir } from 'node:os'
import { join } from 'node:path'

const PROJECT = 'demo-tsumugi'
const START_MS = 60_000
const STOP_MS = 5_000
const rules = join(import.meta.dirname, '../../src/server/platform/firebase/firestore.rules')

const isRunning = child => child.pid !== undefined && child.exitCode === null && child.signalCode === null

const folder = mkdtempSync(join(tmpdir(), 'tsumugi-firebase-'))
const children = []
let stopping = false

// Ctrl-C reaches every process of the terminal; this one has to outlive the tests.
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, () => {})
process.stdin.resume()
process.stdin.on('end', stop)
process.on('uncaughtException', error => {
  process.stderr.write(`${error.stack}\n`)
  void stop()
})

const auth = startAuth()
const firestore = startFirestore()
const { authHost } = await auth
if (!authHost) await stop()
process.stdout.write(`${JSON.stringify({ authHost, ...(await firestore) })}\n`)

/** The Auth emulator of firebase-tools. A project named demo-… makes no calls to Google, CI=1 none for its news. */
async function startAuth() {
  const config = JSON.parse(readFileSync(join(import.meta.dirname, 'firebase.json'), 'utf8'))
  for (const name of ['auth', 'hub', 'logging']) config.emulators[name].port = await freePort()
  writeFileSync(join(folder, 'firebase.json'), JSON.stringify(config))
  const command = join(import.meta.dirname, 'node_modules/firebase-tools/lib/bin/firebase.js')
  const child = keep(process.execPath, [command, 'emulators:start', '--only', 'auth', '--project', PROJECT], {
    CI: '1',
    NO_UPDATE_NOTIFIER: '1',
    XDG_CONFIG_HOME: join(folder, 'config'),
    TMPDIR: folder,
  })
  const authHost = `127.0.0.1:${config.emulators.auth.port}`
  if (await answers(authHost, child)) return { authHost }
  process.stderr.write(child.printed)
  return {}
}

/** The Firestore emulator, where there are a Java and a jar. */
async function startFirestore() {
  if (spawnSync('java', ['-version']).status !== 0) return { skipped: 'this machine has no Java' }
  const jar = findJar()
  if (!jar) return { skipped: 'no cloud-firestore-emulator jar was found; FIRESTORE_EMULATOR_JAR may name one' }
  const port = await freePort()
  const main = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore'
  const options = [`--host=127.0.0.1`, `--port=${port}`, `--rules=${rules}`]
  const child = keep('java', ['-Duser.language=en', '-cp', jar, main, ...options], {})
  const firestoreHost = `127.0.0.1:${port}`
  if (await answers(firestoreHost, child)) return { firestoreHost }
  return { skipped: `it did not start: ${child.printed.trim().split('\n').at(-1)}` }
}

/** Where firebase-tools or the Google Cloud CLI have put it. */
function findJar() {
  const downloads = join(homedir(), '.cache/firebase/emulators')
  const downloaded = existsSync(downloads)
    ? readdirSync(downloads).filter(name => /^cloud-firestore-emulator-.*\.jar$/.test(name))
    : []
  const sdks = ['/usr/lib/google-cloud-sdk', '/usr/share/google-cloud-sdk', join(homedir(), 'google-cloud-sdk')]
  const places = [
    process.env.FIRESTORE_EMULATOR_JAR,
    ...downloaded
      .sort()
      .reverse()
      .map(name => join(downloads, name)),
    ...sdks.map(sdk => join(sdk, 'platform/cloud-firestore-emulator/cloud-firestore-emulator.jar')),
  ]
  return places.find(path => path && existsSync(path))
}

function keep(command, args, environment) {
  const child = spawn(command, args, {
    cwd: folder,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  child.printed = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', chunk => {
      child.printed = (child.printed + chunk).slice(-20_000)
    })
  }
  child.on('error', error => {
    child.printed += error.message
  })
  children.push(child)
  return child
}

/** Whether a server answers at the address before its process ends or the time is up. */
async function answers(host, child) {
  const until = Date.now() + START_MS
  while (isRunning(child) && Date.now() < until && !stopping) {
    const answered = await fetch(`http://${host}/`).then(
      () => true,
      () => false,
    )
    if (answered) return true
    await pause(100)
  }
  return false
}

async function stop() {
  stopping = true
  const running = children.filter(isRunning)
  for (const child of running) child.kill('SIGTERM')
  const until = Date.now() + STOP_MS
  while (running.some(isRunning) && Date.now() < until) await pause(50)
  for (const child of running.filter(isRunning)) child.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
  process.exit(0)
}

function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })
}

function pause(ms) {
  return new Promise(resolve => setTimeout(resolve, ms))
}
