// Tables of the specification under tests/conformance, and exports of the folders of the rules.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from './paths.ts'

export type Values = Record<string, unknown>

/** Rows of a table as cells, without its head. */
export const rows = (table: string): string[][] =>
  readFileSync(join(projectRoot, 'tests/conformance', table), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map(line => line.split('\t'))

/**
 * All exports of a folder of the rules, by name. A name that two files export fails: one of the two would hide. @param
 * except files that are left out.
 */
export async function exportsOf(folder: string, except: readonly string[] = []): Promise<Values> {
  const found: Values = {}
  for (const file of readdirSync(join(projectRoot, 'src/rules', folder)).filter(name => !except.includes(name))) {
    const values = (await import(join(projectRoot, 'src/rules', folder, file))) as Values
    for (const [name, value] of Object.entries(values)) {
      if (name in found) throw new Error(`${name} stands in two files of ${folder}.`)
      found[name] = value
    }
  }
  return found
}
