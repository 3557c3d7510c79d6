// Resources of processes, from /proc. Without it the figures are missing.
import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

const TICKS_PER_SECOND = 100

export type Memory = {
  /** Resident memory, with shared pages counted in each process. */
  rss: number
  /** Memory with shared pages divided among their processes; undefined when the system does not tell. */
  pss: number | undefined
}

/** Processes started by a process, directly or through others, oldest first. */
export function descendantsOf(pid: number): number[] {
  const parents = new Map<number, number>()
  for (const name of listOrEmpty('/proc'))
    if (/^\d+$/.test(name)) parents.set(Number(name), statOf(Number(name)).parent)
  const found: number[] = []
  for (let level = [pid]; level.length > 0; ) {
    level = [...parents].filter(([, parent]) => level.includes(parent)).map(([child]) => child)
    found.push(...level)
  }
  return found
}

export function memoryOf(pids: readonly number[]): Memory {
  const each = pids.map(pid => readOrEmpty(`/proc/${pid}/smaps_rollup`))
  const sum = (field: string): number =>
    each.reduce((total, text) => total + 1024 * Number(new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(text)?.[1] ?? 0), 0)
  if (each.some(text => text !== '')) return { rss: sum('Rss'), pss: sum('Pss') }
  const pages = pids.map(pid => /^VmRSS:\s+(\d+)/m.exec(readOrEmpty(`/proc/${pid}/status`))?.[1])
  return { rss: pages.reduce((total, kilobytes) => total + 1024 * Number(kilobytes ?? 0), 0), pss: undefined }
}

/** Seconds of processor time of processes and of their children that have ended. */
export const cpuSecondsOf = (pids: readonly number[]): number =>
  pids.reduce((total, pid) => total + statOf(pid).ticks, 0) / TICKS_PER_SECOND

const LOOK_MS = 300
const CALM = 0.2

/** Used share of all processors, measured for a moment in which this run does nothing; null when unknown. */
export async function shareInUse(milliseconds = LOOK_MS): Promise<number | null> {
  const look = () => {
    const [, ...ticks] = (readOrEmpty('/proc/stat').split('\n')[0] ?? '').trim().split(/\s+/).map(Number)
    return { idle: (ticks[3] ?? 0) + (ticks[4] ?? 0), all: ticks.slice(0, 8).reduce((sum, count) => sum + count, 0) }
  }
  const before = look()
  await sleep(milliseconds)
  const after = look()
  return after.all > before.all ? 1 - (after.idle - before.idle) / (after.all - before.all) : null
}

/** Waits for a limited time until other programs leave the machine idle. */
export async function untilCalm(milliseconds: number): Promise<void> {
  const until = Date.now() + milliseconds
  while (((await shareInUse()) ?? 0) > CALM && Date.now() < until);
}

function statOf(pid: number): { parent: number; ticks: number } {
  const text = readOrEmpty(`/proc/${pid}/stat`)
  // The name in brackets may contain spaces.
  const fields = text
    .slice(text.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number)
  return { parent: fields[1] ?? 0, ticks: fields.slice(11, 15).reduce((total, ticks) => total + ticks, 0) }
}

function readOrEmpty(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

function listOrEmpty(path: string): string[] {
  try {
    return readdirSync(path)
  } catch {
    return []
  }
}
