// Passwords are checked beside the server: one at a time, in a process that leaves the processor to all others, so that the
// threads of the server stay free and no page waits for it.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { availableParallelism, getPriority, loadavg } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { hashPassword as providersHash, verifyPassword as providersVerify } from 'better-auth/crypto'
import { describe, expect, test } from 'vitest'
import type * as passwords from '#server/areas/identity/passwords.ts'
import { hashPassword, verifyPassword } from '#server/areas/identity/passwords.ts'
import { createTurns } from '#server/platform/turns.ts'
import { openDatabase } from '../../support/database.ts'
import { credentialsOf, openServer } from '../../support/http-server.ts'
import { projectRoot } from '../../support/paths.ts'
import { signal } from '../../support/processes.ts'
import { codeOf, errorsIn } from '../../support/refusals.ts'

const database = await openDatabase('play')
const server = await openServer(database)
const signIn = (password: string) =>
  server.send('/api/Identity/signIn', {
    method: 'POST',
    headers: { origin: server.url },
    body: { ...credentialsOf('player'), password },
  })

describe('a hash', () => {
  test('of before is judged as before, and one of now as the provider would', async () => {
    const password = 'ひみつの鍵①'
    const before = await providersHash(password)
    expect(await verifyPassword({ hash: before, password })).toBe(true)
    expect(await verifyPassword({ hash: before, password: 'ひみつの鍵1' })).toBe(true)
    expect(await verifyPassword({ hash: before, password: 'ひみつの鍵2' })).toBe(false)
    const now = await hashPassword(password)
    expect(await providersVerify({ hash: now, password })).toBe(true)
    expect(now).not.toBe(await hashPassword(password))
  })

  test.each(['', ':', 'salt:', 'salt:00', ':00', 'no hash'])('that is %o fits nothing', async hash => {
    expect(await verifyPassword({ hash, password: 'x' })).toBe(false)
  })
})

/** Policy of Linux for processes that run only while no other one wants to. */
const SCHED_IDLE = 5

/** Processes that check passwords for this one: their ids, their niceness and the policy of their turns. */
function judges(): { pid: string; nice: number; policy: number }[] {
  return readdirSync('/proc').flatMap(pid => {
    if (!/^\d+$/.test(pid)) return []
    try {
      const [, rest = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(/\) /)
      const [, parent] = rest.split(' ')
      if (parent !== String(process.pid)) return []
      if (!readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('password-child')) return []
      return [{ pid, nice: Number(rest.split(' ')[16]), policy: Number(rest.split(' ')[38]) }]
    } catch {
      return []
    }
  })
}

/** Whether processes of this machine get a processor when they want one. */
const isAtRest = (loadavg()[0] ?? 0) <= availableParallelism()

describe('20 wrong passwords at once', () => {
  test('leave the threads of the server free, and what is too much is told so', async () => {
    let answered = 0
    const codes: (string | undefined)[] = []
    const answers = Array.from({ length: 20 }, async () => {
      const answer = await signIn('wrong-horse')
      codes.push(codeOf(answer))
      if (codeOf(answer) === 'LOGIN_PASSWORD') answered += 1
      else expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    })
    while (answered === 0) await new Promise(resolve => setTimeout(resolve, 1))
    // Reading a file takes a thread, as a look-up of a name does: with every thread at a password, it would come after most
    // of them.
    await readFile(new URL(import.meta.url))
    const before = answered
    if (process.platform === 'linux') {
      expect(judges()).toHaveLength(1)
      // On a machine that never rests it takes turns as all others do.
      if (isAtRest) expect(judges()[0]?.nice).toBeGreaterThanOrEqual(10)
    }
    await Promise.all(answers)
    expect(before).toBeLessThanOrEqual(3)
    expect(codes.filter(code => code === 'LOGIN_PASSWORD')).toHaveLength(8)
    expect(codes.filter(code => code === 'BUSY')).toHaveLength(12)
  })

  test('are over with themselves: the right one gets in behind them', async () => {
    expect((await signIn(credentialsOf('player').password)).status).toBe(200)
  })
})

test('the process leaves the processor to whoever wants it; where it never gets one, the next has a share, then turns as all have', async () => {
  if (process.platform !== 'linux' || !existsSync('/usr/bin/chrt')) return
  // Its own copy of the module, with a process of its own.
  const anew = `${pathToFileURL(join(projectRoot, 'src/server/areas/identity/passwords.ts'))}?anew`
  const { hashPassword: hashAnew } = (await import(anew)) as typeof passwords
  const own = getPriority()
  const before = judges().map(({ pid }) => pid)
  const ours = () => judges().filter(({ pid }) => !before.includes(pid))
  const halt = (halted: { pid: string }[]) => {
    for (const { pid } of halted) signal(Number(pid), 'SIGSTOP')
  }
  await hashAnew('anything')
  // A busy machine may have starved the first of them already, and the second.
  const standing = ours().filter(({ policy }) => policy === SCHED_IDLE)
  halt(standing)
  expect(await hashAnew('anything')).toContain(':')
  const halted = standing.map(({ pid }) => pid)
  expect(ours().filter(({ pid, policy }) => policy === SCHED_IDLE && !halted.includes(pid))).toEqual([])
  if (standing.length > 0) expect(ours().some(({ policy, nice }) => policy === 0 && nice >= 10)).toBe(true)
  halt(ours().filter(({ nice }) => nice > own))
  expect(await hashAnew('anything')).toContain(':')
  expect(ours().some(({ policy, nice }) => policy === 0 && nice === own)).toBe(true)
})

test('a process that dies is told as being busy, and the next password has another', async () => {
  if (process.platform !== 'linux') return
  await hashPassword('anything')
  // On a busy machine one that was replaced may not be gone yet.
  const pids = judges().map(({ pid }) => Number(pid))
  for (const pid of pids) signal(pid, 'SIGSTOP')
  const asked = hashPassword('anything')
  for (const pid of pids) signal(pid, 'SIGKILL')
  await expect(asked).rejects.toMatchObject({ name: 'TooBusy' })
  expect(await hashPassword('anything')).toContain(':')
})

describe('a line', () => {
  const hold = () => {
    let open = () => {}
    const work = new Promise<void>(resolve => {
      open = resolve
    })
    return { work: () => work, open: () => open() }
  }

  test('leaves places for others, however many take all they can', async () => {
    const { work, open } = hold()
    const inTurn = createTurns(1, 24, 1 / 2)
    const taken = new Map<string, number>()
    const running: Promise<unknown>[] = []
    const enter = (caller: string) => {
      const asked = inTurn(work, caller)
      running.push(asked.catch(() => {}))
      return Promise.race([asked.then(() => 'done'), new Promise<string>(resolve => setTimeout(resolve, 0, 'in'))])
    }
    for (let round = 0; round < 10; round++) {
      for (let nth = 0; nth < 8; nth++) {
        const caller = `attacker ${nth}`
        if ((await enter(caller).catch(() => 'refused')) === 'in') taken.set(caller, (taken.get(caller) ?? 0) + 1)
      }
    }
    expect(Math.max(...taken.values())).toBeLessThanOrEqual(8)
    for (const honest of ['one', 'two', 'three']) expect(await enter(honest)).toBe('in')
    open()
    await Promise.all(running)
    expect(await inTurn(async () => 'free again', 'attacker 0')).toBe('free again')
  })
})

test('none of this was an error of the server', () => expect(errorsIn(server.logs)).toEqual([]))
