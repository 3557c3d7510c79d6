// Draws of the fast size: of suites that show the same of different areas `npm test` runs a number that does not grow with the product,
// drawn by the seed in DRAW, which it prints. Without DRAW, in the full size and for files that are run by name, all suites run.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../..')

const specs = names => names.split(' ').map(name => `tests/e2e/${name}.spec.ts`)
/** Browser flows of every run: the looks at the screens, the way in, and what keeps a text. */
const ALWAYS = specs('editor joining offline outbox-model platform screens sign-in typing-kill')
/** Promises of every screen, whatever it shows. */
const OF_SCREENS = specs('access back first-visit rendered-pages two-taps')
/** Dangers of a text beside those while it is typed and sent: other builds, people and devices, hostile storage and servers. */
const OF_TEXTS = specs(
  'account-switch deploys draft-switch drafts fidelity hostile-text poison storage-hostility update',
)

const named = (folder, names) => names.split(' ').map(name => `tests/server/${folder}/${name}.test.ts`)
const e2e = join(root, 'tests/e2e')
/** Whether a file has a flow for fast runs: flows with the mark run only in the full size. */
const hasFast = name => {
  const text = readFileSync(join(e2e, name), 'utf8')
  return (text.match(/^ *(?:test|withoutWorker)\(/gm) ?? []).length > (text.match(/tag: FULL/g) ?? []).length
}
const ofNoArea = new Set([...ALWAYS, ...OF_SCREENS, ...OF_TEXTS])
const flowsOfAreas = readdirSync(e2e)
  .filter(name => name.endsWith('.spec.ts') && !ofNoArea.has(`tests/e2e/${name}`) && hasFast(name))
  .map(name => `tests/e2e/${name}`)

/** A story of an area takes as long as three of its flows, and is drawn in place of them. */
const weightOfFlow = file => (file.endsWith('-story.spec.ts') ? 3 : 1)

/** Suites that are one table of areas: the row that every run has, and those of which a fast run takes some. */
const tables = {
  lost: {
    step: 'reliability',
    shows: 'acts of areas under kills and lost answers (lost: B1, B3, B4), beside its claims and database-kill',
    taken: 1,
    always: 'claims',
    files: ['gifts', 'orders', 'replays', 'seats', 'texts', 'trades'],
  },
  parallel: {
    step: 'reliability',
    shows: 'acts of areas at the same moment (parallel: B2), beside its claims',
    taken: 1,
    always: 'claims',
    files: ['applications', 'gifts', 'orders', 'purchases', 'seats'],
  },
}

/** Suites of which a fast run takes some: the step they belong to, what they show, how many are taken, and what one weighs in that. */
const draws = [
  {
    step: 'reliability',
    shows: 'starts and ends of the process, beside folder-lock',
    taken: 1,
    files: named(
      'process',
      'admin backup closed-sign-up embedded external-postgres start-again start-errors start-faults two-servers',
    ),
  },
  {
    step: 'reliability',
    shows:
      'a server under load (B19), under what would stop it from outside, with callers that are slow (B20) or send too much',
    taken: 2,
    files: [...named('reliability', 'icon-uploads load slow-clients starving'), ...named('platform', 'connections')],
  },
  {
    step: 'reliability',
    shows: 'what goes on while a server ends (B15, B31), and with a replica that falls behind',
    taken: 1,
    files: named('reliability', 'push replica shutdown'),
  },
  {
    step: 'reliability',
    shows: 'passwords that wait for their turn',
    taken: 1,
    files: [...named('identity', 'guesses'), ...named('own-account', 'account')],
  },
  {
    step: 'server',
    shows:
      'every call by every viewer (B21), in every state of a block, with every hostile value (B23), in shares of the calls; hidden words in every read, beside claims',
    taken: 2,
    files: [
      ...named('access', 'letter-secrets matrix.1 matrix.2 order-secrets replay-secrets scenario-viewers'),
      ...named('input', 'every-field.1 every-field.2'),
      ...named('block', 'treatments'),
    ],
  },
  {
    step: 'server',
    shows: 'weeks of the demo, and each act by each side in each state of an order or a scenario',
    taken: 1,
    files: [...named('demo', 'living'), ...named('order', 'acts'), ...named('scenario', 'life-cycle')],
  },
  {
    step: 'server',
    shows: 'ways to sign in and what ends them (B27), beside tokens',
    taken: 2,
    files: named('identity', 'password-reset passwords revocation sign-in sign-up social social-proof'),
  },
  {
    step: 'server',
    shows: 'calls while something beside them fails or has a limit (B14, B25, B28), beside http and limits',
    taken: 4,
    files: [
      ...named(
        'platform',
        'addresses database database-down disk-full every-statement jobs limited-answers lots realtime replica-reads',
      ),
      ...named('outside', 'limits'),
    ],
  },
  {
    step: 'server',
    shows: 'uploads that are hostile or cut (B26)',
    taken: 1,
    files: [
      ...named('pictures', 'checks decode hostile'),
      ...named('character-edit', 'icons'),
      ...named('note', 'book-covers'),
    ],
  },
  {
    step: 'server',
    shows: 'an account that leaves (B30), beside own-data',
    taken: 1,
    files: named('leaving', 'leave re-import'),
  },
  {
    step: 'server',
    shows: 'Firebase as the keeper of accounts, against a server of ours',
    taken: 1,
    files: named('firebase', 'provider sessions'),
  },
  { step: 'browser', shows: 'what every screen promises', taken: 1, files: OF_SCREENS },
  { step: 'browser', shows: 'what a text goes through (B7, B8, B9, B11, B12, B13, B23)', taken: 1, files: OF_TEXTS },
  { step: 'browser', shows: 'flows of areas in a browser', taken: 3, files: flowsOfAreas, weighs: weightOfFlow },
  {
    step: 'firebase',
    shows: 'the Firebase adapters against the emulators',
    taken: 3,
    files: ['accounts', 'browser', 'documents', 'identity', 'leaving', 'tokens'].map(
      name => `tests/firebase/${name}.test.ts`,
    ),
  },
]

const placeOf = (seed, name) => createHash('sha256').update(`${seed} ${name}`).digest('hex')

/** The first `count` of the names as the seed deals them. */
export const dealt = (seed, names, count) =>
  names
    .map(name => ({ name, place: placeOf(seed, name) }))
    .sort((one, other) => (one.place < other.place ? -1 : 1))
    .slice(0, count)
    .map(({ name }) => name)

const leftOutOf = (seed, { files, taken, weighs = () => 1 }) => {
  let room = taken
  const kept = new Set()
  for (const file of dealt(seed, files, files.length)) {
    if (weighs(file) > room) continue
    kept.add(file)
    room -= weighs(file)
  }
  return files.filter(file => !kept.has(file))
}

/** Paths of the suites that this run leaves out; none where nothing is drawn. */
export const leftOut = (seed = process.env.DRAW) => (seed ? draws.flatMap(draw => leftOutOf(seed, draw)) : [])

/** Names of the rows of a table that this run has. @throws when the table has other rows than the draw knows */
export const rowsOf = (suite, table, seed = process.env.DRAW) => {
  const draw = tables[suite]
  const known = [draw.always, ...draw.files]
  const names = Object.keys(table)
  if (known.toSorted().join() !== names.toSorted().join())
    throw new Error(`The rows of ${suite} are ${names}, and support/drawn.js draws from ${known}.`)
  const left = seed ? leftOutOf(seed, draw) : []
  return names.filter(name => !left.includes(name))
}

/** Shares that suites over all calls draw themselves, by the seeds that they print. */
const SHARES =
  'of all calls: broken bodies beyond those of 60 (input/bodies), hostile values beyond those of 400 fields (input/every-field), ' +
  'ids of others beyond those of 160 (access/foreign)'

/** Suite that is left out because of its size. */
const GROWN = 'budgets of the app with thin routes in place of those to come (structure)'

/** Lines that say what a run of these steps leaves out. */
export const sayLeftOut = (seed, steps) => [
  ...(steps.includes('structure') ? [GROWN] : []),
  ...(steps.includes('server') ? [SHARES] : []),
  ...[...Object.values(tables), ...draws]
    .filter(({ step }) => steps.includes(step))
    .map(draw => {
      const names = leftOutOf(seed, draw).map(path => path.replace(/.*\/|\.(spec|test)\.ts$/g, ''))
      return `${draw.shows}: ${draw.files.length - names.length} of ${draw.files.length} drawn, without ${names.join(', ')}`
    }),
]
