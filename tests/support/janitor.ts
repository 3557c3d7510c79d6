// Cleans up after a run, however the run ended. A process of its own: it waits until the pipe to its parent closes, which
// happens at a normal end, at Ctrl-C and at kill -9 alike, then ends the processes of the run's folder and deletes it.
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { commandLine, postmasterOf, signal, waitUntilGone } from './processes.ts'

const folder = process.argv[2]
if (!folder?.includes('tsumugi-tests-')) throw new Error('Which folder?')

// Ctrl-C reaches every process of the terminal; this one has to outlive the others.
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, () => {})
process.stdin.resume()
process.stdin.on('end', () => {
  cleanUp(folder).then(
    () => process.exit(0),
    () => process.exit(1),
  )
})

async function cleanUp(run: string): Promise<void> {
  const isOurs = (line: string) =>
    line.includes('dist-server/main.js') || (line.includes(run) && /MiniBrowser/.test(line))
  const noted = numbersIn(join(run, 'pids')).filter(pid => isOurs(commandLine(pid)))
  for (const pid of noted) signal(pid, 'SIGKILL')
  await Promise.all(noted.map(pid => waitUntilGone(pid, 5_000)))
  const postmasters = dataFolders(run, 4).flatMap(data => postmasterOf(data) ?? [])
  for (const pid of postmasters) signal(pid, 'SIGQUIT')
  await Promise.all(
    postmasters.map(async pid => {
      if (!(await waitUntilGone(pid, 10_000))) signal(pid, 'SIGKILL')
    }),
  )
  rmSync(run, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
}

function numbersIn(path: string): number[] {
  if (!existsSync(path)) return []
  return readdirSync(path)
    .map(name => Number(readFileSync(join(path, name), 'utf8')))
    .filter(pid => pid > 1)
}

function dataFolders(path: string, depth: number): string[] {
  if (existsSync(join(path, 'PG_VERSION'))) return [path]
  if (depth === 0 || !existsSync(path)) return []
  return readdirSync(path, { withFileTypes: true })
    .filter(entry => entry.isDirectory())
    .flatMap(entry => dataFolders(join(path, entry.name), depth - 1))
}
