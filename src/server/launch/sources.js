// What the app is built from, as one hash: it names the build, and says whether one is needed.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './ensure-install.js'

const SOURCES = [
  'src/app',
  'src/contract',
  'src/rules',
  'sw',
  'public',
  'index.html',
  'vite.config.ts',
  'package-lock.json',
  'src/server/launch/build.js',
]

export function hashSources() {
  const hash = createHash('sha256')
  for (const source of SOURCES) {
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

/** The hash that the app in dist was built from, or null. */
export function builtSources() {
  try {
    return JSON.parse(readFileSync(join(root, 'dist', 'version.json'), 'utf8')).build
  } catch {
    return null
  }
}
