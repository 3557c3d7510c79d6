// Whole flows in Chromium at a phone's size, against the built app with its worker.
import { defineConfig } from 'playwright/test'
import { leftOut } from '../support/drawn.js'
import { isFull } from '../support/size.ts'
import { FULL } from './full-size.ts'

const ignored = leftOut().map(path => `**/${path}`)
/** Flows that take a minute and more. */
const LONG = ['typing-kill', '*-story', 'outbox-model', 'deploys'].map(name => `**/${name}.spec.ts`)

export default defineConfig({
  testDir: '.',
  // The longest flows come first, because one that begins last would end long after the others.
  projects: [
    { name: 'long', testMatch: LONG },
    { name: 'short', testMatch: '*.spec.ts', testIgnore: [...ignored, ...LONG] },
  ],
  testIgnore: ignored,
  outputDir: '../../node_modules/.cache/tsumugi-tests/browser',
  ...(isFull ? {} : { grepInvert: new RegExp(FULL) }),
  timeout: 240_000,
  // Four browsers, their servers and a database share two cores.
  expect: { timeout: 45_000 },
  // Much of a test is waiting.
  workers: 4,
  fullyParallel: true,
  // A test that fails sometimes is a defect: tests/run.js names at its end the tests that passed only at the second try.
  retries: 1,
  reporter: [['list'], ...(process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? ([['json']] as const) : [])] as never,
  use: {
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 1,
    hasTouch: true,
    isMobile: true,
    locale: 'ja-JP',
    timezoneId: 'Asia/Tokyo',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // A host name without a secure context, as a home server has; localhost always has one.
        '--host-resolver-rules=MAP tsumugi.test 127.0.0.1',
      ],
    },
  },
})
