// npm run lock, for use after adding a package. npm leaves packages for other machines out of package-lock.json when the
// registry it asked does not have them, and then `npm ci` refuses the file. This script restores them from the entries of
// their parents; on this machine they are never fetched.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './ensure-install.js'

const systems = ['win32', 'darwin', 'linux', 'android', 'freebsd', 'openbsd', 'netbsd', 'openharmony', 'sunos', 'aix']
const processors = ['arm64', 'x64', 'ia32', 'arm', 'ppc64', 'riscv64', 's390x', 'loong64', 'mips64el', 'wasm32']

const file = join(root, 'package-lock.json')
const lock = JSON.parse(readFileSync(file, 'utf8'))

for (const [path, entry] of Object.entries(lock.packages)) {
  if (path === '') continue
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    if (isKnown(path, name)) continue
    const machine = machineOf(name)
    if (!machine) throw new Error(`${name} of ${path} is missing and does not name a machine.`)
    const exact = version.replace(/^[\^~]/, '')
    lock.packages[`node_modules/${name}`] = {
      version: exact,
      ...(entry.dev ? { dev: true } : {}),
      optional: true,
      ...machine,
    }
  }
}
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)))
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`)

/** Whether a package finds another one in its own folder or in one above. */
function isKnown(path, name) {
  for (let folder = path; ; ) {
    if (lock.packages[`${folder}/node_modules/${name}`]) return true
    const up = folder.lastIndexOf('/node_modules/')
    if (up < 0) return lock.packages[`node_modules/${name}`] !== undefined
    folder = folder.slice(0, up)
  }
}

function machineOf(name) {
  const words = name.split(/[-/]/)
  if (name === 'fsevents') return { os: ['darwin'] }
  const system = systems.find(word => words.includes(word))
  const processor = processors.find(word => words.includes(word)) ?? (name.includes('armv7') ? 'arm' : undefined)
  if (!system && !processor) return null
  return {
    ...(system ? { os: [system] } : {}),
    ...(processor ? { cpu: [processor] } : {}),
    ...(name.includes('musl') ? { libc: ['musl'] } : {}),
  }
}
