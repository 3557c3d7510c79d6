// WebKitGTK's own browser as a person has it: with a folder for its data, and without a driver (a driven browser stores
// nothing). It can be killed with all its processes at once.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { isRunning, waitUntilGone } from '../support/processes.ts'
import { type Display, MINI_BROWSER } from './display.ts'

/** Time of the kill, and the names of the processes. */
export type Killed = { at: number; names: string[] }

export type MiniBrowser = {
  /** SIGKILL to every process of the browser, once. */
  kill: () => Promise<Killed>
}

export type MiniBrowserOptions = {
  display: Display
  /** Folder of the run, and the name of the browser's folder in it. */
  run: string
  name: string
  url: string
  /**
   * Receives the lines that pages write to their console. They come from the process of the page itself, at once and up to
   * its end; a message over the network would wait behind its disk.
   */
  hear: (line: string) => void
}

export function startMiniBrowser({ display, run, name, url, hear }: MiniBrowserOptions): MiniBrowser {
  const folder = join(run, name)
  const options = [
    `--cookies-file=${join(folder, 'cookies')}`,
    '--geometry=600x850',
    '--enable-write-console-messages-to-stdout=true',
  ]
  const child = spawn(MINI_BROWSER, [...options, url], {
    env: {
      ...display.environment,
      HOME: folder,
      XDG_CONFIG_HOME: join(folder, 'config'),
      XDG_DATA_HOME: join(folder, 'data'),
      XDG_CACHE_HOME: join(folder, 'cache'),
      // GTK's simple way to compose: Control, Shift and u, then the number of a character.
      GTK_IM_MODULE: 'gtk-im-context-simple',
      NO_AT_BRIDGE: '1',
    },
    stdio: ['ignore', 'ignore', 'pipe'],
    // A process group for the browser and all its processes.
    detached: true,
  })
  const group = child.pid
  if (!group) throw new Error('The browser did not start.')
  // After a forced end of the run, the janitor looks there.
  writeFileSync(join(run, 'pids', `browser-${group}`), String(group))
  createInterface({ input: child.stderr }).on('line', line => {
    const said = / CONSOLE LOG (.*)$/.exec(line)?.[1]
    if (said) hear(said)
  })
  const ended = once(child, 'close')
  const kill = async (): Promise<Killed> => {
    const all = processesOf(group)
    const at = Date.now()
    if (all.length > 0) process.kill(-group, 'SIGKILL')
    await ended
    await Promise.all(all.map(({ pid }) => waitUntilGone(pid, 5_000)))
    return { at, names: all.map(({ name }) => name) }
  }
  let killed: Promise<Killed> | null = null
  return {
    kill: () => {
      killed ??= kill()
      return killed
    },
  }
}

/** Running processes of a group. */
function processesOf(group: number): { pid: number; name: string }[] {
  return readdirSync('/proc')
    .filter(entry => /^\d+$/.test(entry))
    .flatMap(entry => {
      try {
        // The name stands in brackets and may hold anything; behind it come the state, the parent and the group.
        const [, name = '', rest = ''] = /^\d+ \((.*)\) (.*)$/s.exec(readFileSync(`/proc/${entry}/stat`, 'utf8')) ?? []
        return Number(rest.split(' ')[2]) === group ? [{ pid: Number(entry), name }] : []
      } catch {
        return []
      }
    })
    .filter(({ pid }) => isRunning(pid))
}
