// WebKitGTK's own browser as a person has it: with what it keeps in a folder, and nobody that drives it (a browser that is
// driven keeps nothing). It can be killed with all its processes at once.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { isRunning, waitUntilGone } from '../support/processes.ts'
import { type Display, MINI_BROWSER } from './display.ts'

/** When it was, and the names of the processes. */
export type Killed = { at: number; names: string[] }

export type MiniBrowser = {
  /** SIGKILL to every process of it, once. */
  kill: () => Promise<Killed>
}

export type MiniBrowserOptions = {
  display: Display
  /** The folder of the run, and the name of what the browser keeps there. */
  run: string
  name: string
  url: string
  /**
   * Gets what pages write to their console, line by line. It comes from the process of the page itself, at once and up to
   * its end; what a page sends over the network waits behind its disk.
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
      // Its own way to compose: Control, Shift and u, then the number of a character.
      GTK_IM_MODULE: 'gtk-im-context-simple',
      NO_AT_BRIDGE: '1',
    },
    stdio: ['ignore', 'ignore', 'pipe'],
    // A group of its own, which all its processes are in.
    detached: true,
  })
  const group = child.pid
  if (!group) throw new Error('The browser did not start.')
  // Where the run is ended by force, the janitor looks there.
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

/** The processes of a group that are running. */
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
