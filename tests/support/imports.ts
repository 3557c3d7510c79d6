// Imports between our own files, read from their text: used by the structure test for its arrows, and to find the tests that
// a change reaches.
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'

const root = join(import.meta.dirname, '../..')

export type Import = { from: string; to: string; typeOnly: boolean }

/** Our scripts in a folder, as paths from the root. */
export const filesIn = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map(name => `${folder}/${name}`)
    .filter(
      path => !path.includes('node_modules/') && /\.(ts|tsx|js|mjs)$/.test(path) && statSync(join(root, path)).isFile(),
    )

/** Every import of our own files, as paths from the root, and of packages by their names. */
export function importsOf(path: string, text: string = readFileSync(join(root, path), 'utf8')): Import[] {
  const pattern =
    /(?:^|\n)\s*(import|export)(\s+type)?\s*([^'"();]*?from\s*)?['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)/g
  return [...text.matchAll(pattern)].map(match => {
    const target = match[4] ?? match[5] ?? ''
    const named = match[3] ?? ''
    const names = /\{([^}]*)\}/.exec(named)?.[1]
    const allTypes =
      names !== undefined &&
      !/[\w$]+\s*,?\s*\{/.test(named) &&
      names.split(',').every(name => /^\s*(type\s|$)/.test(name))
    return { from: path, to: resolveImport(path, target), typeOnly: match[2] !== undefined || allTypes }
  })
}

function resolveImport(path: string, target: string): string {
  if (target.startsWith('#')) return target.replace('#', 'src/')
  if (target.startsWith('.')) return relative(root, join(root, path, '..', target))
  return target
}
