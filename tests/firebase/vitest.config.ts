// How the tests against the emulators run; tests/firebase/run.js starts them and says where they are.
import { resolve } from 'node:path'
import { defineConfig } from 'vitest/config'

const root = resolve(import.meta.dirname, '../..')

export default defineConfig({
  root,
  test: {
    name: 'firebase',
    include: ['tests/firebase/*.test.ts'],
    environment: 'node',
    pool: 'forks',
    // The emulators are shared, and one of the tests watches what they are asked.
    fileParallelism: false,
    globalSetup: ['tests/support/global-setup.ts'],
    testTimeout: 40_000,
    hookTimeout: 90_000,
    teardownTimeout: 60_000,
  },
})
