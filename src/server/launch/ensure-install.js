// Brings node_modules in line with package-lock.json, and finds the Node that this project runs on. Plain JavaScript
// without dependencies, because it runs before there are any, on whatever Node the machine has.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

export const root = resolve(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '../../..')

const NEEDED_MAJOR = 24

/** Installs what is missing. Exits with 1 and a sentence when that fails. */
export function ensureInstalled() {
  if (isInstalled()) return
  process.stdout.write('Installing packages\n')
  // No package needs its install script: native parts come as packages of their own.
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
  })
  if (status !== 0 || !isInstalled()) {
    process.stderr.write('The packages could not be installed: see the lines above.\n')
    process.exit(1)
  }
}

/** Whether every package of the lockfile is there in its version. npm writes its own list last, so half an install is none. */
function isInstalled() {
  const list = join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(list)) return false
  const wanted = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages
  const installed = JSON.parse(readFileSync(list, 'utf8')).packages
  return Object.entries(wanted).every(([path, entry]) => {
    if (path === '') return true
    const found = installed[path]
    // Packages for other machines are left out by npm.
    if (!found) return entry.optional === true
    return found.version === entry.version
  })
}

/** The Node to run everything with: the one in the packages, or this one where it is new enough. */
export function projectNode() {
  const bundled = join(root, 'node_modules', '.bin', 'node')
  if (existsSync(bundled)) return bundled
  if (Number(process.versions.node.split('.')[0]) >= NEEDED_MAJOR) return process.execPath
  process.stderr.write(`Node ${NEEDED_MAJOR} or newer is needed; this is ${process.versions.node}.\n`)
  process.exit(1)
}

/** The environment in which everything runs: the project's Node first, its compiled code kept between starts. */
export function projectEnvironment() {
  return {
    ...process.env,
    PATH: `${join(root, 'node_modules', '.bin')}:${process.env.PATH}`,
    NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'compile'),
  }
}

/**
 * Runs a script with the project's Node to its end and ends with its code. Signals are passed on; when this process is
 * killed, the script sees its channel close and stops by itself.
 */
export function handOver(args) {
  const child = spawn(projectNode(), args, {
    cwd: root,
    env: projectEnvironment(),
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  // Ctrl-C reaches the whole group; this process only waits.
  process.on('SIGINT', () => {})
  process.on('SIGTERM', () => child.kill('SIGTERM'))
  child.on('error', error => {
    process.stderr.write(`${error.message}\n`)
    process.exit(1)
  })
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)))
}
