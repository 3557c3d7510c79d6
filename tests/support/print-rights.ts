// Printer of the matrix of rights (B21): every call by every kind of viewer, on things of the owner.
import { everyViewer, rightOf } from '../calls/viewers.ts'
import { everyCall } from './every-call.ts'

const heads = {
  ...{ anonymous: 'guest', owner: 'owner', other: 'another user', admin: 'office', master: 'another master' },
  ...{ creator: 'creator', supporter: 'story supporter', suspended: 'suspended' },
} as const
const rows = everyCall.map(call => ({
  call: call.name,
  request: `${call.method} ${call.path}`,
  access: call.meta.access ?? '',
  effect: call.meta.effect ?? '',
  ...Object.fromEntries(everyViewer.map(viewer => [heads[viewer], rightOf(call, viewer)])),
}))

if (process.argv.includes('--json')) process.stdout.write(`${JSON.stringify(rows, null, 2)}\n`)
else {
  const names = Object.keys(rows[0] ?? {})
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |\n`
  const lines = [names, names.map(() => '---'), ...rows.map(row => Object.values(row))]
  process.stdout.write(lines.map(line).join(''))
}
