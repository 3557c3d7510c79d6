// Draws of the fast size: of suites that show the same of different areas `npm test` runs a number that does not grow with the product,
// drawn by a seed that it prints, as DRAW. Without it, in the full size and for whoever runs files by name, all of them run.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../..')

/** Browser flows of every run: the figures of the client, the way in, and what no area has to itself. */
const ALWAYS = new Set(
  [
    'access back deploys drafts editor fidelity first-visit hostile-text joining leaving',
    'live offline outbox-model platform poison rendered-pages screens sign-in storage-hostility two-taps typing-kill',
  ].flatMap(names => names.split(' ').map(name => `${name}.spec.ts`)),
)

const named = (folder, names) => names.split(' ').map(name => `tests/server/${folder}/${name}.test.ts`)
const e2e = join(root, 'tests/e2e')
/** Whether a fast run has some flow of a file: those that are marked belong to the full size. */
const hasFast = name => {
  const text = readFileSync(join(e2e, name), 'utf8')
  return (text.match(/^ *(?:test|withoutWorker)\(/gm) ?? []).length > (text.match(/tag: FULL/g) ?? []).length
}
/** Flows in which the person or the build changes under what is being written; each starts many pages anew. */
const CHANGES = ['account-switch', 'draft-switch', 'update'].map(name => `${name}.spec.ts`)
const flowsOfAreas = readdirSync(e2e)
  .filter(name => name.endsWith('.spec.ts') && !ALWAYS.has(name) && !CHANGES.includes(name) && hasFast(name))
  .map(name => `tests/e2e/${name}`)

/** Suites of which a fast run takes some: the step they belong to, what they show, how many are taken. */
const draws = [
  {
    step: 'reliability',
    shows: 'acts of areas under kills and lost answers (B1, B3, B4), beside lost-answers and database-kill',
    taken: 1,
    files: named('reliability', 'lost-gifts lost-orders lost-replays lost-seats lost-trades deadline'),
  },
  {
    step: 'reliability',
    shows: 'acts of areas at the same moment (B2), beside parallel',
    taken: 1,
    files: named('reliability', 'parallel-gifts parallel-orders parallel-purchases parallel-seats applications'),
  },
  {
    step: 'reliability',
    shows: 'starts and ends of the process, beside start-errors and folder-lock',
    taken: 2,
    files: named('process', 'admin backup embedded external-postgres start-again start-faults two-servers'),
  },
  {
    step: 'server',
    shows: 'hidden words of scenarios, orders and letters in every read (B21), beside claims and scenario-viewers',
    taken: 1,
    files: named('access', 'letter-secrets order-secrets replay-secrets'),
  },
  {
    step: 'server',
    shows: 'every viewer at every call (B21), in halves of the calls',
    taken: 1,
    files: named('access', 'matrix.1 matrix.2'),
  },
  {
    step: 'server',
    shows: 'weeks of the demo, and each act by each side in each state of an order',
    taken: 1,
    files: [...named('demo', 'living'), ...named('order', 'acts')],
  },
  {
    step: 'reliability',
    shows: 'a server under load (B19), under what would stop it from outside, with a replica that falls behind',
    taken: 1,
    files: named('reliability', 'load replica starving'),
  },
  {
    step: 'browser',
    shows: 'changes of the person or of the build under a text (B11, B12)',
    taken: 1,
    files: CHANGES.map(name => `tests/e2e/${name}`),
  },
  { step: 'browser', shows: 'flows of areas in a browser', taken: 4, files: flowsOfAreas },
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

const leftOutOf = (seed, { files, taken }) => {
  const kept = new Set(dealt(seed, files, taken))
  return files.filter(file => !kept.has(file))
}

/** Paths of the suites that this run leaves out; none where nothing is drawn. */
export const leftOut = (seed = process.env.DRAW) => (seed ? draws.flatMap(draw => leftOutOf(seed, draw)) : [])

/** Shares that suites over all calls draw themselves, by the seeds that they print. */
const SHARES =
  'of all calls: broken bodies beyond those of 60 (input/bodies), hostile values beyond those of 400 fields (input/every-field), ' +
  'ids of others beyond those of 160 (access/foreign)'

/** Left out by its size alone. */
const GROWN = 'budgets of the app with thin routes in place of those to come (structure)'

/** Lines that say what a run of these steps leaves out. */
export const sayLeftOut = (seed, steps) => [
  ...(steps.includes('structure') ? [GROWN] : []),
  ...(steps.includes('server') ? [SHARES] : []),
  ...draws
    .filter(({ step }) => steps.includes(step))
    .map(draw => {
      const names = leftOutOf(seed, draw).map(path => path.replace(/.*\/|\.(spec|test)\.ts$/g, ''))
      return `${draw.shows}: ${draw.files.length - names.length} of ${draw.files.length} drawn, without ${names.join(', ')}`
    }),
]
