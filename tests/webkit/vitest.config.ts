// Settings of the tests in WebKitGTK; tests/webkit/run.js checks whether the machine has it.
import { resolve } from 'node:path'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  root: resolve(import.meta.dirname, '../..'),
  test: {
    name: 'webkit',
    include: ['tests/webkit/*.test.ts'],
    environment: 'node',
    fileParallelism: false,
    testTimeout: process.env.FULL === '1' ? 1_200_000 : 120_000,
    hookTimeout: 90_000,
  },
})
