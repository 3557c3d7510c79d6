// Keeper of the emulators: starts them on free ports and prints their addresses as one line of JSON; ends them when its
// input closes, which happens however the parent process ends. If an emulator ends early, its last output is printed. The
// emulators make no connection beyond this machine.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { homedir, tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../support/free-port.ts'

const PROJECT = 'demo-tsumugi'
const START_MS = 60_000
const STOP_MS = 5_000
/** Number of tries: a port may be taken between the search and its use. */
const TRIES = 3
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

const auth = again(startAuth, ({ authHost }) => authHost)
const firestore = again(startFirestore, ({ firestoreHost, cannot }) => firestoreHost ?? cannot)
const { authHost } = await auth
if (!authHost) {
  process.stderr.write((await auth).printed ?? '')
  await stop()
}
const { firestoreHost, skipped } = await firestore
process.stdout.write(`${JSON.stringify({ authHost, firestoreHost, skipped })}\n`)

/** Starts an emulator again, on other ports, after a failed start. */
async function again(start, isGood) {
  for (let nth = 1; ; nth++) {
    const started = await start()
    if (isGood(started) || nth === TRIES || stopping) return started
    process.stderr.write(`An emulator did not start at try ${nth} of ${TRIES}; it said:\n${started.printed}\n`)
  }
}

/**
 * The Auth emulator of firebase-tools. A project named demo-… makes no calls to Google; CI=1 stops the request for its news.
 */
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
  const { auth, hub } = config.emulators
  if (await comesUp(child, () => isAuthOf(child, hub.port, auth.port))) {
    tellItsEnd('Auth', child)
    return { authHost: `127.0.0.1:${auth.port}` }
  }
  await end([child])
  return { printed: child.printed }
}

/** Whether the answering program is the emulator of this process, not another program on the same port. */
async function isAuthOf(child, hubPort, port) {
  const [hub, running, root] = await Promise.all([ask(hubPort, ''), ask(hubPort, 'emulators'), ask(port, '')])
  return hub?.pid === child.pid && running?.auth?.port === port && root?.authEmulator?.ready === true
}

/** The Firestore emulator, where there are a Java and a jar. */
async function startFirestore() {
  if (spawnSync('java', ['-version']).status !== 0) return { cannot: true, skipped: 'this machine has no Java' }
  const jar = findJar()
  if (!jar)
    return { cannot: true, skipped: 'no cloud-firestore-emulator jar was found; FIRESTORE_EMULATOR_JAR may name one' }
  const port = await freePort()
  const main = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore'
  const options = [`--host=127.0.0.1`, `--port=${port}`, `--rules=${rules}`]
  const child = keep('java', ['-Duser.language=en', '-cp', jar, main, ...options], {})
  // The emulator prints this line once it has its port; until then another program may answer there.
  const isThere = async () => child.printed.includes(`API endpoint: http://127.0.0.1:${port}`) && (await answers(port))
  if (await comesUp(child, isThere)) {
    tellItsEnd('Firestore', child)
    return { firestoreHost: `127.0.0.1:${port}` }
  }
  await end([child])
  return { skipped: `it did not start: ${child.printed.trim().split('\n').at(-1)}`, printed: child.printed }
}

/** Path of the jar that firebase-tools or the Google Cloud CLI has installed. */
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

/** Whether a process becomes ready before it ends or the time is up. */
async function comesUp(child, isReady) {
  const until = Date.now() + START_MS
  while (isRunning(child) && Date.now() < until && !stopping) {
    if (await isReady()) return true
    await pause(100)
  }
  return false
}

async function answers(port) {
  return fetch(`http://127.0.0.1:${port}/`).then(
    () => true,
    () => false,
  )
}

/** JSON that a port answers; null for anything else. */
async function ask(port, path) {
  return fetch(`http://127.0.0.1:${port}/${path}`, { signal: AbortSignal.timeout(5_000) })
    .then(response => response.json())
    .catch(() => null)
}

/** Reports the end of a child process, which from now on is needed until the tests are over. */
function tellItsEnd(name, child) {
  const tell = () => {
    if (stopping) return
    const line = '*'.repeat(100)
    const how = `${child.exitCode ?? child.signalCode} at ${new Date().toISOString()}`
    process.stderr.write(`\n${line}\nThe ${name} emulator ended with ${how}, while it was needed; it said:\n`)
    process.stderr.write(`${child.printed.slice(-4_000)}\n${line}\n`)
  }
  if (isRunning(child)) child.on('close', tell)
  else tell()
}

async function stop() {
  stopping = true
  await end(children)
  rmSync(folder, { recursive: true, force: true })
  process.exit(0)
}

async function end(some) {
  const running = some.filter(isRunning)
  for (const child of running) child.kill('SIGTERM')
  const until = Date.now() + STOP_MS
  while (running.some(isRunning) && Date.now() < until) await pause(50)
  for (const child of running.filter(isRunning)) child.kill('SIGKILL')
}

function pause(ms) {
  return new Promise(resolve => setTimeout(resolve, ms))
}
