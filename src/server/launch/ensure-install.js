// Brings node_modules in line with package-lock.json, and finds the Node that runs this project. Plain JavaScript without
// dependencies, because it runs before they are installed, on whatever Node the machine has.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

export const root = resolve(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '../../..')

const NEEDED_MAJOR = 24

/** Installs missing packages. When that fails, it prints a sentence and exits with 1. */
export function ensureInstalled() {
  if (isInstalled()) return
  process.stdout.write('Installing packages\n')
  // No package needs its install script: binary parts come as packages.
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
  })
  if (status !== 0 || !isInstalled()) {
    process.stderr.write('The packages could not be installed: see the lines above.\n')
    process.exit(1)
  }
}

/**
 * Whether every package of the lockfile is installed in its version. npm writes its own list last, so an interrupted install
 * has none.
 */
function isInstalled() {
  const list = join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(list)) return false
  const wanted = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages
  const installed = JSON.parse(readFileSync(list, 'utf8')).packages
  return Object.entries(wanted).every(([path, entry]) => {
    if (path === '') return true
    const found = installed[path]
    // npm leaves out packages for other machines.
    if (!found) return entry.optional === true
    return found.version === entry.version
  })
}

/** Path of the Node that runs everything: the one in the packages, or the current one when it is new enough. */
export function projectNode() {
  const bundled = join(root, 'node_modules', '.bin', 'node')
  if (existsSync(bundled)) return bundled
  if (Number(process.versions.node.split('.')[0]) >= NEEDED_MAJOR) return process.execPath
  process.stderr.write(`Node ${NEEDED_MAJOR} or newer is needed; this is ${process.versions.node}.\n`)
  process.exit(1)
}

/** Environment of all scripts: the project's Node comes first, and its compiled code is kept between starts. */
export function projectEnvironment() {
  return {
    ...process.env,
    PATH: `${join(root, 'node_modules', '.bin')}:${process.env.PATH}`,
    NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'compile'),
  }
}

/**
 * Runs a script with the project's Node to its end and exits with its code. Signals are passed on; when this process is
 * killed, the script sees its channel close and stops by itself.
 */
export function handOver(args) {
  const child = spawn(projectNode(), args, {
    cwd: root,
    env: projectEnvironment(),
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  // Ctrl-C reaches the whole group of processes; this one only waits.
  process.on('SIGINT', () => {})
  process.on('SIGTERM', () => child.kill('SIGTERM'))
  child.on('error', error => {
    process.stderr.write(`${error.message}\n`)
    process.exit(1)
  })
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)))
}
