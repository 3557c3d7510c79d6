// Opening a visited world, its characters, items, exchange, scenarios and timelines from the device without a network, as a start of the app and
// as a step within it; and the layout shifts of its screens while they load.
import type { BrowserContext } from 'playwright'
import { type BrowserStage, openBrowserStage } from './browser.ts'
import { measureShifts } from './shifts.ts'
import { CPU_SLOWER, repeat, type Shown, toFigure } from './shown.ts'
import type { Stage } from './stage.ts'
import { median, ms, range } from './stats.ts'
import type { Figure } from './table.ts'
import { equipment, exchange, missions, type Opened, stepThrough, top, visit, WORLD } from './visited-device.ts'

const PROFILE = 'visited'
const OPEN_GOAL = '0.4 s'
const STEP_GOAL = '100 ms'

const scenario = { name: 'scenario', path: `${WORLD}/scenario/0000000003/1`, content: 'main article' }
/** The editor of a text, in the demo's consultation, where the user is given a seat. */
const playing = {
  ...{
    name: 'playing text',
    path: `${WORLD}/scenario/0000000004/1/playing?character=world0-linette`,
    content: 'main textarea',
  },
}
const GIVE_SEAT = `
  insert into scenario_entry (scenario_id, phase, world_id, character_id, user_id, state, is_alone, public_number, cost, created_at, seated_at)
  select 4, 1, world_id, character_id, user_id, 'seated', true, 999999, 0, now(), now() from character where character_id = 'world0-linette'`
/** A timeline whose first page is full, and one of followed characters. */
const timeline = { name: 'timeline', path: `${WORLD}/tweet`, content: 'ol[aria-label="つぶやき"] article' }
const followed = { ...timeline, name: 'timeline of followed', path: '/world/Bullbre/tweet?list=followed' }
const FILL_TIMELINE = `
  insert into tweet (world_id, character_id, user_id, body, created_at)
  select world_id, character_id, user_id, body, created_at - interval '10 days' from tweet where world_id = 'world0' limit 10`
export async function measureOpening(stage: Stage): Promise<Figure[]> {
  const browser = await openBrowserStage(stage)
  try {
    for (const statement of [GIVE_SEAT, FILL_TIMELINE]) await browser.write(statement)
    const others = [exchange, equipment, scenario, playing, timeline, followed, missions]
    const character = await visit(browser, PROFILE, [top, ...others])
    const screens = [top, character, ...others]
    stage.say('The world was visited')
    const shifts = await measureShifts(browser, character.path)
    stage.say('Layout shifts were measured; there is no network from here on')
    browser.front.shut()
    const plain = await browser.openPlain(PROFILE)
    const times = new Map<Opened, Shown[]>()
    // The first screen again at the end: a machine is not as fast all the time, and the others are compared with it.
    for (const screen of [...screens, top]) {
      const again = await repeat(() => plain.timeOf(`${browser.url}${screen.path}`, screen.content))
      times.set(screen, [...(times.get(screen) ?? []), ...again])
    }
    const halfOf = (screen: Opened): number => median((times.get(screen) ?? []).map(({ there }) => there))
    const figures = screens.map(screen => {
      const ratio = `; ${(halfOf(screen) / halfOf(top)).toFixed(2)} times the world top`
      return toFigure(`${screen.name}, installed, no network`, times.get(screen) ?? [], OPEN_GOAL, ratio)
    })
    await plain.close()
    return [...figures, ...(await measureSteps(browser, await browser.openProfile(PROFILE))), ...shifts]
  } finally {
    await browser.close()
  }
}

/** Times of the steps on a slow phone, and at full speed beside them. */
async function measureSteps(browser: BrowserStage, context: BrowserContext): Promise<Figure[]> {
  const slow = await timesOfSteps(browser, context, CPU_SLOWER)
  const full = await timesOfSteps(browser, context, 1)
  return [...slow].map(([name, times]) => ({
    ...{ name: `${name}, no network`, value: ms(median(times)), goal: STEP_GOAL },
    note: `until painted; median of ${times.length}, ${range(times, 0)}; at full speed ${ms(median(full.get(name) ?? []))}`,
  }))
}

async function timesOfSteps(
  browser: BrowserStage,
  context: BrowserContext,
  rate: number,
): Promise<Map<string, number[]>> {
  const times = new Map<string, number[]>()
  for (const round of await repeat(() => stepThrough(browser, context, rate)))
    for (const [name, time] of round) times.set(name, [...(times.get(name) ?? []), time])
  return times
}
