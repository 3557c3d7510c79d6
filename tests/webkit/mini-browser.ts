// WebKitGTK's own browser as a person has it: with what it keeps in a folder, and nobody that drives it (a browser that is
// driven keeps nothing). It can be killed with all its processes at once.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { isRunning, waitUntilGone } from '../support/processes.ts'
import { type Display, MINI_BROWSER } from './display.ts'

export type MiniBrowser = {
  /** SIGKILL to every process of it. Returns their names. */
  kill: () => Promise<string[]>
}

/**
 * @param hear what pages write to their console, one line each. It comes from the process of the page itself, at once and
 * up to its end; what a page sends over the network waits behind its disk.
 */
export function startMiniBrowser(
  display: Display,
  folder: string,
  url: string,
  hear: (line: string) => void,
): MiniBrowser {
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
  createInterface({ input: child.stderr }).on('line', line => {
    const said = / CONSOLE LOG (.*)$/.exec(line)?.[1]
    if (said) hear(said)
  })
  const ended = once(child, 'close')
  return {
    kill: async () => {
      const all = processesOf(group)
      process.kill(-group, 'SIGKILL')
      await ended
      await Promise.all(all.map(({ pid }) => waitUntilGone(pid, 5_000)))
      return all.map(({ name }) => name)
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
