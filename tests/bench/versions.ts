// This version in turn with another one, start by start and step by step. A machine that changes its speed within minutes
// changes it for both, so that their ratio says what two runs one after the other cannot say. A second device of this version
// takes its turns too, and tells how far such a ratio is from 1 by chance.
import { type Devices, openBrowserStage, openOtherVersion } from './browser.ts'
import { untilCalm } from './process-use.ts'
import { CALM_MS } from './shown.ts'
import type { Stage } from './stage.ts'
import { median, ms, quantile } from './stats.ts'
import type { Figure } from './table.ts'
import { equipment, exchange, missions, type Opened, stepThrough, top, visit } from './visited-device.ts'

/** Rounds in which every device takes its turn, after a first one that is not counted. */
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 15)

type Device = { browser: Devices; profile: string; screens: Opened[] }
/** Milliseconds by name, of one turn of a device. */
type Turn = ReadonlyMap<string, number>

/** Needs the folder of a checkout of the other version in BENCH_OTHER. */
export async function measureVersions(stage: Stage): Promise<Figure[]> {
  const folder = process.env.BENCH_OTHER
  if (!folder) throw new Error('BENCH_OTHER has to name the folder of a checkout of another version.')
  const opened: Devices[] = []
  try {
    const other = await openOtherVersion(stage, folder)
    opened.push(other)
    const own = await openBrowserStage(stage)
    opened.push(own)
    const devices = [
      await visited(other, 'visited'),
      await visited(own, 'visited'),
      await visited(own, 'visited too'),
    ] as const
    for (const browser of opened) browser.front.shut()
    stage.say('The worlds were visited; there is no network from here on')
    const starts = await measureStarts(stage, devices)
    stage.say('The starts were measured')
    return [...starts, ...(await measureSteps(devices))]
  } finally {
    for (const browser of opened) await browser.close()
  }
}

async function visited(browser: Devices, profile: string): Promise<Device> {
  const screens = [top, exchange, equipment, missions]
  return { browser, profile, screens: [...screens, await visit(browser, profile, screens)] }
}

async function measureStarts(stage: Stage, devices: readonly Device[]): Promise<Figure[]> {
  const opened = await Promise.all(
    devices.map(async ({ browser, profile, screens }) => ({
      plain: await browser.openPlain(profile),
      browser,
      screens,
    })),
  )
  const figures: Figure[] = []
  for (const [index, { name }] of devices[0]?.screens.entries() ?? []) {
    const turns = await inTurns(opened, async ({ plain, browser, screens }) => {
      const { path, content } = screens[index] as Opened
      const { there, painted } = await plain.timeOf(`${browser.url}${path}`, content)
      return new Map([
        [`start of ${name}, until there`, there],
        [`start of ${name}, until painted`, painted],
      ])
    })
    const found = compared(turns)
    // Said at once, because what fails later takes the table with it.
    for (const { name: start, value, note } of found) stage.say(`${start}: ${value} (${note})`)
    figures.push(...found)
  }
  for (const { plain } of opened) await plain.close()
  return figures
}

async function measureSteps(devices: readonly Device[]): Promise<Figure[]> {
  const opened = await Promise.all(
    devices.map(async ({ browser, profile }) => ({ browser, context: await browser.openProfile(profile) })),
  )
  return compared(await inTurns(opened, ({ browser, context }) => stepThrough(browser, context)))
}

/** Lets every device take its turn in each round, in an order that changes. @returns the turns of each device */
async function inTurns<Taker>(takers: readonly Taker[], take: (taker: Taker) => Promise<Turn>): Promise<Turn[][]> {
  const turns: Turn[][] = takers.map(() => [])
  for (let round = 0; round <= ROUNDS; round++) {
    for (let place = 0; place < takers.length; place++) {
      const at = (round + place) % takers.length
      await untilCalm(CALM_MS)
      const turn = await take(takers[at] as Taker)
      if (round > 0) turns[at]?.push(turn)
    }
  }
  return turns
}

/** Figures of this version (mean of its two devices) against the other, by rounds; beside it, its devices against each other. */
function compared([other = [], own = [], again = []]: readonly Turn[][]): Figure[] {
  return [...(own[0]?.keys() ?? [])].map(name => {
    const timesOf = (turns: readonly Turn[]) => turns.map(turn => turn.get(name) ?? Number.NaN)
    const [before, first, second] = [timesOf(other), timesOf(own), timesOf(again)]
    const now = first.map((time, round) => (time + (second[round] ?? Number.NaN)) / 2)
    const rounds = ratios(now, before)
    const quarters = [0.25, 0.75].map(share => quantile(rounds, share).toFixed(2)).join(' to ')
    const times = `${ms(median(now))} for ${ms(median(before))}`
    const note = `${times}; quarters ${quarters}; by chance ${median(ratios(first, second)).toFixed(2)}`
    return { name, value: median(rounds).toFixed(3), goal: '1', note }
  })
}

const ratios = (times: readonly number[], others: readonly number[]): number[] =>
  times.map((time, round) => time / (others[round] ?? Number.NaN))
