// The process that hashes and checks passwords, one after the other. In the server itself each check would occupy one of the
// four threads that files and name look-ups need, and twenty at once would hold up everybody. Unless it is told to take turns
// as all others do, it has a lower priority than the server, and on Linux leaves the processor at once to whoever wants it: a
// process that is merely nice may go on for a slice of some milliseconds, for which a page would wait. One line of JSON in
// (PasswordWork), one line of JSON out: the hash, or whether it fits.
import { execFileSync } from 'node:child_process'
import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto'
import { constants, getPriority, setPriority } from 'node:os'
import { createInterface } from 'node:readline'
import type { PasswordWork } from './passwords.ts'

// Parameters of better-auth, which made the hashes in the database.
const KEY_BYTES = 64
const N = 16_384
const r = 16
const options = { N, r, p: 1, maxmem: 256 * N * r }

const manner = process.argv[2]
// If the server itself has an even lower priority, this process keeps that one.
if (manner !== 'as-all') setPriority(Math.max(getPriority(), constants.priority.PRIORITY_BELOW_NORMAL))
if (manner === 'stands-back') standBack()

/** Takes only processor time that no other process wants (SCHED_IDLE). Elsewhere the lower priority has to do. */
function standBack(): void {
  try {
    execFileSync('chrt', ['-i', '-p', '0', String(process.pid)], { stdio: 'ignore', env: { PATH: '/usr/bin:/bin' } })
  } catch {}
}

const keyOf = (password: string, salt: string): Buffer =>
  scryptSync(password.normalize('NFKC'), salt, KEY_BYTES, options)

function hashOf(password: string): string {
  const salt = randomBytes(16).toString('hex')
  return `${salt}:${keyOf(password, salt).toString('hex')}`
}

function fits(password: string, hash: string): boolean {
  const [salt = '', hex = ''] = hash.split(':')
  const key = Buffer.from(hex, 'hex')
  return salt !== '' && key.length === KEY_BYTES && timingSafeEqual(keyOf(password, salt), key)
}

// The loop ends with the server, which closes this stream.
for await (const line of createInterface({ input: process.stdin })) {
  const { password, hash } = JSON.parse(line) as PasswordWork
  process.stdout.write(`${JSON.stringify(hash === null ? hashOf(password) : fits(password, hash))}\n`)
}
