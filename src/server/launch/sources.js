// Hashes of the sources of the app and the server. Each names a build and shows whether a new one is needed.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './ensure-install.js'

const APP = [
  'src/app',
  'src/contract',
  'src/rules',
  'sw',
  'public',
  'index.html',
  'vite.config.ts',
  'package-lock.json',
  'src/server/launch',
]
const SERVER = ['src/server', 'src/contract', 'src/rules', 'package-lock.json']

export const hashSources = () => hashOf(APP)

export const hashServerSources = () => hashOf(SERVER)

function hashOf(sources) {
  const hash = createHash('sha256')
  for (const source of sources) {
    for (const file of filesOf(source))
      hash
        .update(`${file}\0`)
        .update(readFileSync(join(root, file)))
        .update('\0')
  }
  return hash.digest('hex').slice(0, 16)
}

function filesOf(path) {
  const full = join(root, path)
  if (!existsSync(full)) return []
  const entries = readdirSyncOrFile(full)
  if (entries === null) return [path]
  return entries.sort().flatMap(name => filesOf(`${path}/${name}`))
}

function readdirSyncOrFile(full) {
  try {
    return readdirSync(full)
  } catch {
    return null
  }
}

/** Hash of the sources of the app in dist, or null. */
export function builtSources() {
  try {
    return JSON.parse(readFileSync(join(root, 'dist', 'version.json'), 'utf8')).build
  } catch {
    return null
  }
}

/** Hash of the sources of the server in dist-server, or null. */
export function builtServerSources() {
  try {
    return readFileSync(join(root, 'dist-server', 'sources.txt'), 'utf8')
  } catch {
    return null
  }
}
