// Runs all sections that are not long, or the named ones, and prints the table. Nothing is asserted. A section that could
// not be measured gives the reason, and the run ends with 1.
import { measureBytes } from './bytes.ts'
import { measureClaims } from './claims.ts'
import { measureFirstCard } from './first-card.ts'
import { measureFirstVisits } from './first-visits.ts'
import { measureGrowth } from './growth.ts'
import { measureLists, measureTimelines } from './lists.ts'
import { measureLive } from './live.ts'
import { measureMemory } from './memory.ts'
import { measureOpening } from './opening.ts'
import { measurePasswords } from './passwords.ts'
import { shareInUse } from './process-use.ts'
import { measureReader } from './reader.ts'
import { measureReads } from './reads.ts'
import { measureSaved } from './saved.ts'
import { measureScale } from './scale.ts'
import { CPU_SLOWER } from './shown.ts'
import { openStage, type Stage } from './stage.ts'
import { measureStarts } from './starts.ts'
import { type Figure, formatTable } from './table.ts'
import { measureText } from './text.ts'
import { measureTyping } from './typing.ts'
import { measureVersions } from './versions.ts'

type Section = {
  title: string
  measure: (stage: Stage) => Promise<Figure[]>
  /** Whether it takes so long that it is measured only when it is named. */
  isLong?: true
}

const sections: Record<string, Section> = {
  bytes: { title: 'Bytes of a first visit (HTTP/2, TLS, brotli)', measure: measureBytes },
  card: { title: `Time until the first content is shown (${CPU_SLOWER}x CPU, Slow 4G)`, measure: measureFirstCard },
  visits: {
    title: `First visits of public pages (${CPU_SLOWER}x CPU, Slow 4G)`,
    measure: measureFirstVisits,
    isLong: true,
  },
  opening: {
    title: `A visited world, opened without a network (${CPU_SLOWER}x CPU), and what moves`,
    measure: measureOpening,
    isLong: true,
  },
  versions: {
    title: `A visited world in turn with another version, no network (${CPU_SLOWER}x CPU)`,
    measure: measureVersions,
    isLong: true,
  },
  text: {
    title: `Long texts (${CPU_SLOWER}x CPU)`,
    measure: async stage => [...(await measureText(stage)), ...(await measureTyping(stage))],
  },
  saved: {
    title: `A novel and a replay with voices, saved for the way, opened without a network (${CPU_SLOWER}x CPU)`,
    measure: measureSaved,
    isLong: true,
  },
  reader: { title: `The reader, 100,000 characters (${CPU_SLOWER}x CPU)`, measure: measureReader },
  reads: { title: 'Reading missions, 1,000,000 rows of 10,000 users', measure: measureReads },
  growth: { title: 'Growth from 10 k to 1 M rows', measure: measureGrowth },
  lists: {
    title: 'Lists of worlds, characters, items, coins and scenarios: p50 with most / with fewest rows',
    measure: measureLists,
    isLong: true,
  },
  timelines: {
    title: 'Timelines: p50 with most / with fewest tweets',
    measure: measureTimelines,
    isLong: true,
  },
  live: { title: 'A timeline that 200 readers have open', measure: measureLive, isLong: true },
  passwords: { title: 'Pages while passwords are tried', measure: measurePasswords },
  memory: { title: 'Memory', measure: measureMemory },
  start: { title: 'Start', measure: measureStarts },
  claims: { title: 'Claims', measure: measureClaims },
  scale: { title: 'Several processes and a replica: cost of a request', measure: measureScale, isLong: true },
}

/** Limit for the whole run; the figures measured until then are printed. */
const LIMIT_MS = 11.5 * 60_000
const LONG_LIMIT_MS = 40 * 60_000

const say = (line: string): void => {
  process.stdout.write(`${line}\n`)
}

const wanted = process.argv.slice(2)
const unknown = wanted.filter(name => !(name in sections))
if (unknown.length > 0) {
  say(`There is no section ${unknown.join(', ')}. There are: ${Object.keys(sections).join(', ')}.`)
  process.exit(1)
}
// The launcher was killed; the janitor ends the processes of this run.
process.on('disconnect', () => process.exit(1))

const started = performance.now()
const measured: { title: string; figures: Figure[] }[] = []
const stage = openStage(say)
let failed = false
const timeUp = setTimeout(
  () => {
    failed = true
    say('The time is up.')
    finish().catch(() => process.exit(1))
  },
  wanted.some(name => sections[name]?.isLong) ? LONG_LIMIT_MS : LIMIT_MS,
)

for (const [name, { title, measure, isLong }] of Object.entries(sections)) {
  if (wanted.length > 0 ? !wanted.includes(name) : isLong) continue
  say(`== ${name}`)
  const begun = performance.now()
  const others = await shareInUse(1_000)
  const noise =
    others === null ? '' : `, other programs used ${(others * 100).toFixed(0)} % of the processors before it`
  try {
    measured.push({ title: `${title}${noise}`, figures: await measure(stage) })
  } catch (error) {
    failed = true
    say((error as Error).stack ?? String(error))
    measured.push({
      title,
      figures: [{ name: 'not measured', value: '-', note: (error as Error).message.split('\n')[0] ?? '' }],
    })
  }
  say(`== ${name}: ${((performance.now() - begun) / 1000).toFixed(0)} s`)
}
clearTimeout(timeUp)
await finish()

async function finish(): Promise<never> {
  say(`\n${formatTable(measured)}\n\n${((performance.now() - started) / 1000).toFixed(0)} s in all`)
  await stage.close()
  process.exit(failed ? 1 : 0)
}
