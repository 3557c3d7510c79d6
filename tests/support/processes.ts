// Signals to processes that we started, always by their number.
import { readFileSync, writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
  // A process that has ended but was not collected by its parent still has a number.
  return !/^State:\s+Z/m.test(readOrEmpty(`/proc/${pid}/status`))
}

/** Command line of a process; empty when it is gone. */
export const commandLine = (pid: number): string => readOrEmpty(`/proc/${pid}/cmdline`).replaceAll('\0', ' ')

/** Memory of a process, and its maximum since `forgetPeak`, in bytes; 0 when it is gone. */
export function memoryOf(pid: number): { now: number; peak: number } {
  const status = readOrEmpty(`/proc/${pid}/status`)
  const bytes = (field: string) => 1024 * Number(new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0)
  return { now: bytes('VmRSS'), peak: bytes('VmHWM') }
}

export const forgetPeak = (pid: number): void => writeFileSync(`/proc/${pid}/clear_refs`, '5')

export const childrenOf = (pid: number): number[] =>
  readOrEmpty(`/proc/${pid}/task/${pid}/children`).split(' ').filter(Boolean).map(Number)

export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

/** @returns whether the process ended in time. */
export async function waitUntilGone(pid: number, milliseconds: number): Promise<boolean> {
  const until = Date.now() + milliseconds
  while (isRunning(pid)) {
    if (Date.now() > until) return false
    await sleep(20)
  }
  return true
}

/** Postmaster of a PostgreSQL data folder, or null when none is noted there. */
export function postmasterOf(dataFolder: string): number | null {
  const pid = Number(readOrEmpty(`${dataFolder}/postmaster.pid`).split('\n')[0])
  return pid > 0 && commandLine(pid).includes(dataFolder) ? pid : null
}

function readOrEmpty(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
