// Time until a long text is shown, on a slow phone: parsing, making elements, layout.
import { type Browser, chromium } from 'playwright'
import { parse } from '../../src/rules/text/notation.ts'
import { developmentPage } from '../e2e/builds.ts'
import { openGate } from '../e2e/gate.ts'
import type { Stage } from './stage.ts'
import { median, ms, range } from './stats.ts'
import type { Figure } from './table.ts'

const CPU_SLOWER = 4
const RUNS = 15
const LENGTH = 20_000

const PARAGRAPH =
  '霧の深い夜だった。｜灯守《ひもり》の少女は階段を一段ずつ数え、鐘楼の上まで登った。「まだ、間に合う」と呟いて、油の残りを確かめる。海の向こうで、汽笛が二度鳴った。\n' +
  '港には誰もいない。濡れた石畳に街灯の光が《《ゆらゆら》》と揺れ、遠くで犬が吠えている。手紙には、夜明けまでに来いとだけ書かれていた。\n\n'

const story = (length: number): string => PARAGRAPH.repeat(Math.ceil(length / PARAGRAPH.length)).slice(0, length)

export async function measureText(_: Stage): Promise<Figure[]> {
  const gate = await openGate(() => 0)
  let browser: Browser | undefined
  try {
    await gate.serveBuild(await developmentPage())
    browser = await chromium.launch({
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-gpu'],
    })
    const page = await browser.newPage({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 })
    await page.goto(gate.url)
    await page.waitForFunction(() => 'showText' in window)
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWER })
    const times: { made: number; laidOut: number }[] = []
    for (let run = 0; run < RUNS; run++) {
      // Another text with another beginning each time, so that nothing is reused.
      times.push(await page.evaluate(showOnce, `${run}${story(LENGTH)}`))
    }
    // The first runs are slower: the code is not compiled yet, as at the first text of a visit.
    const later = times.slice(5)
    const figure = (name: string, values: number[], goal?: string): Figure => ({
      ...{ name, value: ms(median(values)), note: `median of ${values.length}, ${range(values, 0)}` },
      ...(goal ? { goal } : {}),
    })
    return [
      figure(
        `${LENGTH.toLocaleString('en')} characters: parsed and made into elements`,
        later.map(({ made }) => made),
        '50 ms',
      ),
      figure(
        'the same, and laid out',
        later.map(({ laidOut }) => laidOut),
      ),
      figure(
        'the same, the first text of a visit',
        times.slice(0, 1).map(({ made }) => made),
      ),
      parsing(),
    ]
  } finally {
    await browser?.close()
    await gate.close()
  }
}

/** Runs in the page. */
function showOnce(text: string): { made: number; laidOut: number } {
  const { showText } = window as unknown as { showText: (text: string) => void }
  showText('')
  const started = performance.now()
  showText(text)
  const made = performance.now() - started
  const display = document.querySelector<HTMLElement>('[data-display]')
  const words = display?.textContent ?? ''
  if (!display || words.length < text.length * 0.9 || !words.startsWith(text.slice(0, 5))) throw new Error('not shown')
  if (display.scrollHeight < 1_000) throw new Error('not laid out')
  return { made, laidOut: performance.now() - started }
}

function parsing(): Figure {
  const steps = (length: number): number => {
    const meter = { steps: 0 }
    parse(story(length), {}, meter)
    return meter.steps
  }
  const ratio = steps(10 * LENGTH) / steps(LENGTH)
  return { name: 'steps of the parser, 200,000 against 20,000 characters', value: ratio.toFixed(2), goal: 'linear: 10' }
}
