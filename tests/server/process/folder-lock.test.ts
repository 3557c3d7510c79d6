// The lock of a database's folder: one holder at a time, and none for ever, however the holder ended.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { withFolderLock } from '#server/db/folder-lock.ts'
import { freshFolder } from '../../support/http-server.ts'

let made = 0
function folder(): string {
  made += 1
  return freshFolder(`lock-${process.pid}-${made}`)
}
/** The number of a process that has ended. */
const deadPid = (): number => spawnSync('true').pid
const takes = async (path: string): Promise<number> => {
  const started = performance.now()
  await withFolderLock(path, async () => {})
  return performance.now() - started
}

test('holds others off until it is done', async () => {
  const path = folder()
  let inside = 0
  let most = 0
  await Promise.all(
    Array.from({ length: 6 }, () =>
      withFolderLock(path, async () => {
        inside += 1
        most = Math.max(most, inside)
        await sleep(10)
        inside -= 1
      }),
    ),
  )
  expect(most).toBe(1)
  expect(readdirSync(path)).toEqual([])
})

test('is given back when the work fails', async () => {
  const path = folder()
  await expect(withFolderLock(path, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(existsSync(join(path, 'lock'))).toBe(false)
})

test('names its holder from its first moment', async () => {
  const path = folder()
  await withFolderLock(path, async () => {
    expect(readFileSync(join(path, 'lock', 'owner'), 'utf8')).toMatch(new RegExp(`^${process.pid} \\d+$`))
  })
})

test.each([
  ['empty, as by a kill between two steps', () => null],
  ['of a process that has ended', () => `${deadPid()} 1`],
  ['of a process whose number has another process now', () => '1 1'],
  ['of an earlier process with our own number, as in a container', () => `${process.pid} 1`],
  ['of nobody', () => 'nonsense'],
])('%s is taken over at once', async (_, owner) => {
  const path = folder()
  mkdirSync(join(path, 'lock'))
  const text = owner()
  if (text !== null) writeFileSync(join(path, 'lock', 'owner'), text)
  expect(await takes(path)).toBeLessThan(1_000)
  expect(readdirSync(path)).toEqual([])
})

test('of a dead holder is taken over by one of many who find it', async () => {
  for (let round = 0; round < 10; round++) {
    const path = folder()
    mkdirSync(join(path, 'lock'))
    writeFileSync(join(path, 'lock', 'owner'), `${deadPid()} 1`)
    let inside = 0
    await Promise.all(
      Array.from({ length: 5 }, () =>
        withFolderLock(path, async () => {
          inside += 1
          expect(inside).toBe(1)
          await sleep(2)
          inside -= 1
        }),
      ),
    )
  }
})
