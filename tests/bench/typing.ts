// Typing in a replay of 100,000 characters on a slow phone: from a key until its letter is painted, and the main thread's own work
// for it, which other programs of the machine do not lengthen.
import type { CDPSession, Page } from 'playwright'
import { draftsOnDevice } from '../e2e/drafts.ts'
import { signIn } from '../e2e/fixtures.ts'
import { openBrowserStage } from './browser.ts'
import type { Stage } from './stage.ts'
import { median, ms, quantile, range } from './stats.ts'
import type { Figure } from './table.ts'

const CPU_SLOWER = 4
const KEYS = 40
/** A fast typist's pause between two keys. */
const PAUSE_MS = 120
const LENGTH = 100_000
const GOAL = '50 ms'
/** A scenario of the demo that is being written, with its cast. */
const SCENARIO = 5
const DESK = `/myPage/scenario/replay/world0/${String(SCENARIO).padStart(10, '0')}/1`

const FILL = `
  with cast_names as (
    select array_agg(c.given_name order by e.entry_id) as names from scenario_entry e join character c using (character_id)
    where e.scenario_id = ${SCENARIO} and e.state = 'seated'),
  told as (
    select string_agg(
      case when n % 40 = 0 then '■ ' || n || E'番めの夜\\n' else '' end ||
      names[1 + n % array_length(names, 1)] || E'は階段を一段ずつ数え、鐘楼の上まで登った。油の残りを確かめる。\\n「まだ、間に合う」\\n\\n',
      '' order by n) as body
    from cast_names, generate_series(1, 4000) n)
  insert into scenario_replay (scenario_id, phase, world_id, state_since, replay, length, version)
  select ${SCENARIO}, 1, 'world0', now(),
    jsonb_build_object('body', left(body, ${LENGTH - 2 * KEYS - 100}), 'result', null, 'castList', '[]'::jsonb, 'partList', '[]'::jsonb),
    ${LENGTH}, 1 from told
  on conflict (scenario_id, phase) do update set replay = excluded.replay, version = scenario_replay.version + 1`

/** @returns figures of typing at the end and in the middle of the text */
export async function measureTyping(stage: Stage): Promise<Figure[]> {
  const browser = await openBrowserStage(stage)
  try {
    await browser.write(FILL)
    const context = await browser.open({ serviceWorkers: 'block' })
    const page = await context.newPage()
    await signIn(page, 'demo-master')
    await page.goto(DESK)
    // The text is written section by section: the one in the field, of a text that is whole in the draft.
    const field = page.getByRole('textbox', { name: /^本文/ })
    const sections = page.getByRole('navigation', { name: '節' }).getByRole('button')
    await field.waitFor()
    await sections.first().waitFor()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWER })
    const figures: Figure[] = []
    for (const place of ['the end', 'the middle'] as const) {
      const last = (await sections.count()) - 1
      await sections.nth(place === 'the end' ? last : Math.floor(last / 2)).click()
      await field.evaluate((node, isEnd) => {
        const text = node as HTMLTextAreaElement
        const at = isEnd ? text.value.length : Math.floor(text.value.length / 2)
        text.focus()
        text.setSelectionRange(at, at)
      }, place === 'the end')
      await page.waitForTimeout(3_000)
      const before = await field.inputValue()
      figures.push(...(await typed(page, devtools, `${place}, in a section of ${before.length}`)))
      if ((await field.inputValue()).length !== before.length + KEYS) throw new Error('Keys were lost.')
    }
    await page.waitForTimeout(2_000)
    const length = await draftLength(page)
    if (length < LENGTH * 0.99) throw new Error(`The draft has ${length} characters.`)
    return figures
  } finally {
    await browser.close()
  }
}

async function typed(page: Page, devtools: CDPSession, place: string): Promise<Figure[]> {
  await page.evaluate(watchKeys)
  const before = await workOf(devtools)
  for (let key = 0; key < KEYS; key++) {
    await page.keyboard.press('a')
    await page.waitForTimeout(PAUSE_MS)
  }
  const work = (await workOf(devtools)) - before
  const times = await page.evaluate(() => (window as unknown as { keyTimes: number[] }).keyTimes)
  const what = `replay of ${LENGTH.toLocaleString('en')} characters, typing at ${place}`
  return [
    {
      ...{ name: `${what}: from a key until it is painted`, value: ms(median(times)), goal: GOAL },
      note: `median of ${times.length}, nine in ten under ${ms(quantile(times, 0.9))}, ${range(times, 0)}`,
    },
    {
      name: `${what}: work of the main thread a key`,
      value: ms((1_000 * work) / KEYS),
      note: 'everything between two keys, drafts and counting included; processor time',
    },
  ]
}

/** Length of the longest draft on the device. */
const draftLength = (page: Page): Promise<number> =>
  draftsOnDevice(page).then(drafts => Math.max(0, ...drafts.map(({ text }) => text.length)))

/** Seconds of processor time that the main thread worked so far. */
async function workOf(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN
}

/** Runs in the page: collects the milliseconds from each key until the frame after it was handed on. */
function watchKeys(): void {
  const times: number[] = []
  Object.assign(window, { keyTimes: times })
  window.addEventListener(
    'keydown',
    ({ timeStamp }) => {
      requestAnimationFrame(() => {
        const channel = new MessageChannel()
        channel.port1.onmessage = () => times.push(performance.now() - timeStamp)
        channel.port2.postMessage(null)
      })
    },
    { capture: true },
  )
}
