// Settings of the tests against the emulators; tests/firebase/run.js starts the emulators and passes their addresses.
import { resolve } from 'node:path'
import { configDefaults, defineConfig } from 'vitest/config'
import { leftOut } from '../support/drawn.js'

const root = resolve(import.meta.dirname, '../..')

export default defineConfig({
  root,
  test: {
    name: 'firebase',
    include: ['tests/firebase/*.test.ts'],
    exclude: [...configDefaults.exclude, ...leftOut()],
    environment: 'node',
    pool: 'forks',
    // The emulators are shared, and one of the tests counts the requests to them.
    fileParallelism: false,
    globalSetup: ['tests/support/global-setup.ts'],
    testTimeout: 40_000,
    hookTimeout: 90_000,
    expect: { poll: { timeout: 15_000 } },
    teardownTimeout: 60_000,
  },
})
