// npm run rights: who may make which call, as a table: the rows of tests/calls beside what the contract declares. With --json as data.
import { ensureInstalled, handOver } from '../src/server/launch/ensure-install.js'

ensureInstalled()
handOver(['tests/support/print-rights.ts', ...process.argv.slice(2)])
