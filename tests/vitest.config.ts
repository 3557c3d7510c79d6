// Settings of the tests: `vitest --config tests/vitest.config.ts [--project rules|server|reliability|app|structure]`. FULL=1
// runs the reliability figures at full size, SEED=<number> repeats a run.
import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { contractPlugin } from '../src/server/launch/contract-plugin.ts'
import DearestFirst from './support/dearest-first.ts'
import { leftOut } from './support/drawn.js'
import { isFull } from './support/size.ts'

const root = resolve(import.meta.dirname, '..')

/** Time limit of `expect.poll` for a busy machine; the usual second would measure the machine. */
const expectations = { poll: { timeout: 15_000 } }

/**
 * Tests that mostly wait: for disks, processes that start, the turn of others, passwords that are judged in idle time. `npm
 * test` runs them beside the app's, after the server's.
 */
const waiting = [
  'tests/server/reliability/**/*.test.ts',
  'tests/server/process/**/*.test.ts',
  ...['identity/guesses', 'own-account/account', 'platform/connections'].map(name => `tests/server/${name}.test.ts`),
]

/** Node reads TypeScript itself; with files that are made anew first, loading them takes twice the work. */
const native = { viteModuleRunner: false, nodeLoader: false }

const onPostgres = {
  environment: 'node',
  pool: 'forks' as const,
  maxWorkers: 2,
  // Each file has a database of its own; loading the server's packages once per worker halves the time.
  isolate: false,
  globalSetup: ['tests/support/global-setup.ts'],
  testTimeout: isFull ? 120_000 : 60_000,
  hookTimeout: 120_000,
  experimental: native,
  expect: expectations,
}

export default defineConfig({
  root,
  test: {
    // The two cores are shared with the database, the servers under test and their load.
    maxWorkers: 2,
    teardownTimeout: 60_000,
    sequence: { sequencer: DearestFirst },
    projects: [
      {
        root,
        test: {
          name: 'rules',
          include: ['tests/rules/**/*.test.ts'],
          environment: 'node',
          isolate: false,
          // Properties take long beside the load of other tests; work is measured in steps, not in time.
          testTimeout: 30_000,
          experimental: native,
        },
      },
      {
        root,
        test: {
          name: 'server',
          include: ['tests/server/**/*.test.ts'],
          exclude: [...waiting, ...leftOut()],
          ...onPostgres,
        },
      },
      {
        root,
        test: { name: 'reliability', include: waiting, exclude: leftOut(), ...onPostgres },
      },
      {
        root,
        plugins: [react(), contractPlugin()],
        test: {
          name: 'app',
          include: ['tests/app/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          // Much of these tests is waiting.
          maxWorkers: 4,
          // One document for all files of a worker, cleaned after each test, is a third of the work.
          isolate: false,
          setupFiles: ['tests/support/app-setup.ts'],
          // As for the rules.
          testTimeout: 30_000,
          expect: expectations,
          // As in the browser: a busy machine shows what is loaded late later than anything waits. The second tries are named.
          retry: 1,
        },
      },
      {
        root,
        test: {
          name: 'structure',
          include: [
            'tests/structure.test.ts',
            'tests/direct-writes.test.ts',
            'tests/row-types.test.ts',
            'tests/chunks.test.ts',
            'tests/changed.test.ts',
            'tests/conformance.test.ts',
          ],
          environment: 'node',
        },
      },
    ],
  },
})
