// npm test: all tests, on a fresh clone too. Installs missing packages, finds or installs a Chromium, then runs types, lint,
// structure, rules, server, app, browser, WebKit and Firebase; ends with the seconds of each, the names of failed tests and one
// line of sums. --full runs the sizes of `npm run test:full`.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { stripVTControlCharacters } from 'node:util'
import { ensureInstalled, projectEnvironment, projectNode, root } from '../src/server/launch/ensure-install.js'
import { findChromium } from './support/chromium.js'
import { sayLeftOut } from './support/drawn.js'
import { testLocale } from './support/locale.js'

const full = process.argv.includes('--full')
/** Seed of what a fast run takes of suites that stand for each other (support/drawn.js). */
const draw = full ? '' : process.env.SEED || seedOfCommit()
const only = process.argv.slice(2).filter(word => !word.startsWith('--'))

ensureInstalled()
const results = join(root, 'node_modules', '.cache', 'tsumugi-tests')
rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })

const node = projectNode()
const bin = name => join(root, 'node_modules', '.bin', name)
const vitest = project => {
  const file = join(results, `${project}.json`)
  const args = ['run', '--config', 'tests/vitest.config.ts', '--project', project]
  return {
    name: project,
    command: [
      ...[bin('vitest'), ...args, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
      '--reporter=./tests/support/unsteady-reporter.ts',
      '--reporter=./tests/support/silence-reporter.ts',
    ],
    count: () => countVitest(file),
  }
}
const check = (name, ...command) => ({ name, command, count: null })
// One checker a project: of the compiler's usual four each judges what they share anew, two and a half times the work.
const types = project => check(`types ${project}`, bin('tsc'), '-p', project, '--checkers', '1')

const steps = [
  ...['src/app', 'src/server', 'sw'].map(types),
  // As long as the other three together.
  { ...types('tests'), besideFrom: 'start' },
  check('lint', bin('biome'), 'ci', '--error-on-warnings', '.'),
  check('build', node, 'src/server/launch/build-if-changed.js'),
  vitest('structure'),
  // Needs no build, which leaves one of two processors to it.
  { ...vitest('rules'), besideFrom: 'lint' },
  vitest('server'),
  // Both wait much. Beside the server's tests they took longer than after them: two processors had six busy workers.
  vitest('app'),
  { ...vitest('reliability'), besideFrom: 'server' },
  browserStep(),
  webKitStep(),
  firebaseStep(),
].filter(step => only.length === 0 || only.some(word => step.name.startsWith(word)))

/** The longest step takes a quarter of it on a slow machine. */
const STEP_LIMIT_MS = (full ? 360 : 40) * 60_000

const environment = {
  ...projectEnvironment(),
  ...testLocale,
  ...(full ? { FULL: '1' } : { DRAW: draw }),
  ...(steps.some(step => step.needsChromium) ? { CHROMIUM_PATH: findChromium() } : {}),
}

/** Programs of steps that have not ended. */
const running = new Set()
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(name, () => {
    for (const child of running) signalGroup(child, name)
    // They clean up after themselves.
    setTimeout(() => process.exit(1), 5_000)
  })

let passed = 0
let failed = 0
const failures = []
/** Failed tests with the first line of what they said, told again where the end of a long output is read. */
const failedTests = []
const begun = Date.now()
const seconds = []
const since = moment => ((Date.now() - moment) / 1000).toFixed(1)
/** Tests that passed only at the second try: a defect of the test or of the tested code. */
const unsteady = []
/** Lines of suites about what they left out. */
const leftInSuites = []
const beside = new Map()
/** Starts the steps that run beside those that follow; their output is printed in their place. */
const startBeside = from => {
  for (const step of steps) if (step.besideFrom === from) beside.set(step, runBeside(step))
}
startBeside('start')
for (const step of steps) {
  const started = Date.now()
  process.stdout.write(`\n== ${step.name}\n`)
  const code = beside.has(step) ? await beside.get(step)() : await run(step)
  startBeside(step.name)
  const counts = step.count?.() ?? { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 }
  // A runner that fails without naming a test has failed all the same.
  if (code !== 0 && counts.failed === 0) counts.failed = 1
  passed += counts.passed
  failed += counts.failed
  if (counts.failed > 0) failures.push(step.name)
  unsteady.push(...(counts.unsteady ?? []))
  leftInSuites.push(...(counts.left ?? []))
  failedTests.push(...(counts.named ?? []))
  seconds.push(`${step.name} ${since(started)}`)
  process.stdout.write(`== ${step.name}: ${since(started)} s\n`)
}
process.stdout.write(`\nSeconds: ${seconds.join(', ')}; in all ${since(begun)}\n`)
if (failures.length > 0) process.stdout.write(`\nFailed: ${failures.join(', ')}\n`)
if (!full) {
  const names = steps.map(({ name }) => name)
  const left = sayLeftOut(draw, names)
  if (names.includes('browser')) left.push(`${countFullFlows()} browser flows of the full size`)
  left.push(...leftInSuites)
  if (left.length > 0)
    process.stdout.write(
      `\nLEFT OUT of this size, drawn by SEED=${draw} (npm run test:full runs all):\n${left.join('\n')}\n`,
    )
}
for (const test of failedTests) process.stdout.write(`\nFAILED: ${test}\n`)
for (const title of unsteady) process.stdout.write(`\nUNSTEADY, passed at the second try only: ${title}\n`)
process.stdout.write(`\n${passed} passed, ${failed} failed\n`)
process.exit(failed > 0 || passed === 0 ? 1 : 0)

function browserStep() {
  const file = join(results, 'browser.json')
  return {
    name: 'browser',
    needsChromium: true,
    command: [node, 'tests/e2e/run.js', file],
    count: () => countPlaywright(file),
  }
}

/**
 * Hostile texts in another engine, and the rest of a text after that browser is killed; only on machines with WebKitGTK: 20
 * s.
 */
function webKitStep() {
  const file = join(results, 'webkit.json')
  const count = () => (existsSync(file) ? countVitest(file) : { passed: 0, failed: 0 })
  return { name: 'webkit', command: [node, 'tests/webkit/run.js', file], besideFrom: 'build', count }
}

/** The Firebase adapters against the emulators, which are installed first: 11 to 28 s of waiting for the network. */
function firebaseStep() {
  const file = join(results, 'firebase.json')
  return {
    name: 'firebase',
    needsChromium: true,
    besideFrom: 'build',
    command: [node, 'tests/firebase/run.js', file],
    count: () => countVitest(file),
  }
}

/** Runs a step whose output is printed as it comes. */
function run({ command, name }) {
  return endOf(start(command, 'inherit'), name)
}

/** Starts a program with a group of processes of its own, which ends with this run. */
function start([command, ...args], output) {
  const child = spawn(command, args, { cwd: root, env: environment, stdio: ['ignore', output, output], detached: true })
  running.add(child)
  return child
}

/** Sends a signal to a program and to all that it started. */
function signalGroup({ pid }, signal) {
  try {
    if (pid) process.kill(-pid, signal)
  } catch {
    // They are gone.
  }
}

/**
 * Waits for the end of a step, and ends one that hangs: otherwise nobody would hear which it is. Its output may be held open by what it left
 * running, and is waited for shortly.
 * @returns its exit code.
 */
async function endOf(child, name) {
  let stopped = false
  const timer = setTimeout(() => {
    stopped = true
    signalGroup(child, 'SIGKILL')
  }, STEP_LIMIT_MS)
  const closed = new Promise(resolve => child.on('close', resolve))
  const code = await new Promise(resolve => {
    child.on('error', error => {
      process.stdout.write(`${error.message}\n`)
      resolve(1)
    })
    child.on('exit', code => resolve(code ?? 1))
  })
  await Promise.race([closed, sleep(2_000, undefined, { ref: false })])
  clearTimeout(timer)
  running.delete(child)
  if (stopped) failedTests.push(`${name} had not ended after ${STEP_LIMIT_MS / 60_000} minutes and was stopped`)
  return stopped ? 1 : code
}

/** Seed of a run without one: the same for everybody who runs this commit, and another for the next. */
function seedOfCommit() {
  const { stdout } = spawnSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' })
  return String(Number.parseInt(stdout?.slice(0, 8) ?? '', 16) || Math.floor(Math.random() * 0xffffffff))
}

/** Starts a step and stores its output. @returns the function that waits for its end. */
function runBeside(step) {
  const printed = []
  const child = start(step.command, 'pipe')
  for (const stream of [child.stdout, child.stderr]) stream.on('data', part => printed.push(part))
  const ended = endOf(child, step.name)
  return async () => {
    const code = await ended
    process.stdout.write(Buffer.concat(printed))
    return code
  }
}

function countVitest(file) {
  const report = readReport(file)
  const named = (report?.testResults ?? []).flatMap(({ name, status, message, assertionResults }) => {
    const tests = assertionResults.filter(test => test.status === 'failed')
    const file = relative(root, name)
    if (tests.length === 0) return status === 'failed' ? [`${file}: ${firstLine(message)}`] : []
    return tests.map(({ fullName, failureMessages }) => `${file}: ${fullName}: ${firstLine(failureMessages[0])}`)
  })
  return { passed: report?.numPassedTests ?? 0, failed: report?.numFailedTests ?? 1, named }
}

function firstLine(text = '') {
  return stripVTControlCharacters(text.trim().split('\n', 1)[0]).slice(0, 300)
}

function countPlaywright(file) {
  const report = readReport(file)
  const { expected = 0, flaky = 0, unexpected = 1 } = report?.stats ?? {}
  const suites = report?.suites ?? []
  return {
    passed: expected + flaky,
    failed: unexpected,
    named: suites.flatMap(suite => titlesOf(suite, 'unexpected')),
    unsteady: suites.flatMap(suite => titlesOf(suite, 'flaky')),
    left: suites.flatMap(leftOf),
  }
}

/** Number of browser flows that are marked for the full size alone. */
function countFullFlows() {
  const folder = join(root, 'tests', 'e2e')
  const specs = readdirSync(folder).filter(name => name.endsWith('.spec.ts'))
  return specs.flatMap(name => readFileSync(join(folder, name), 'utf8').match(/\{ tag: FULL \}/g) ?? []).length
}

/** Files and titles of the tests of a suite that ended in a state. */
function titlesOf({ suites = [], specs = [] }, state) {
  const own = specs.filter(({ tests }) => tests.some(({ status }) => status === state))
  return [...own.map(({ file, title }) => `${file}: ${title}`), ...suites.flatMap(suite => titlesOf(suite, state))]
}

/** Lines of the tests of a suite about what this size leaves out. */
function leftOf({ suites = [], specs = [] }) {
  const said = specs.flatMap(({ tests }) => tests.flatMap(({ annotations }) => annotations))
  const own = said.filter(({ type }) => type === 'left out').map(({ description }) => description)
  return [...own, ...suites.flatMap(leftOf)]
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}
