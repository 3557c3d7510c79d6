// Reader of the files of the demo: checks them by their schemas, and collects the faults instead of stopping at the first
// one.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type * as z from 'zod'
import { readSheet } from './sheet.ts'

export type Reader = {
  /** One sentence for each fault: the file, the place in it, the reason. */
  faults: string[]
  fault: (file: string, place: string, reason: string) => void
  /** Content of a file; null for an invalid one, which is a fault. */
  json: <Schema extends z.ZodType>(file: string, schema: Schema) => z.output<Schema> | null
  sheet: <Schema extends z.ZodType>(file: string, schema: Schema) => z.output<Schema> | null
  /** Names in a folder that have an ending, without the ending, in their order. */
  names: (folder: string, ending: string) => string[]
  /** Reports files that were not read as faults: their writer believes that they are shown. */
  refuseOthers: () => void
}

export function createReader(root: string): Reader {
  const faults: string[] = []
  const asked = new Set<string>()
  const fault: Reader['fault'] = (file, place, reason) => {
    faults.push(`${[file, place].filter(part => part !== '').join(', ')}: ${reason}.`)
  }
  const read = <Schema extends z.ZodType>(
    file: string,
    schema: Schema,
    parse: (written: string) => unknown,
  ): z.output<Schema> | null => {
    asked.add(file)
    let value: unknown
    try {
      value = parse(
        readFileSync(join(root, file), 'utf8')
          .replace(/^\uFEFF/, '')
          .replaceAll('\r\n', '\n'),
      )
    } catch (error) {
      fault(file, '', reasonOf(error))
      return null
    }
    const { success, data, error } = schema.safeParse(value)
    if (success) return data
    for (const issue of error.issues)
      fault(file, placeOf(value, issue.path), issue.message.replace('Invalid input: ', ''))
    return null
  }
  return {
    faults,
    fault,
    json: (file, schema) => read(file, schema, JSON.parse),
    sheet: (file, schema) => read(file, schema, readSheet),
    names: (folder, ending) =>
      existsSync(join(root, folder))
        ? readdirSync(join(root, folder))
            .filter(name => name.endsWith(ending) && !name.startsWith('.'))
            .map(name => name.slice(0, name.length - ending.length))
            .sort()
        : [],
    refuseOthers: () => {
      for (const entry of readdirSync(root, { recursive: true, withFileTypes: true })) {
        const file = relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/')
        if (entry.isFile() && !entry.name.startsWith('.') && !asked.has(file)) {
          fault(file, '', 'nothing reads a file of this name here')
        }
      }
    },
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return 'this file is missing'
  return error instanceof Error ? error.message : String(error)
}

const NAMES = ['key', 'itemCode', 'skillCode', 'classId', 'shopId', 'code', 'id', 'shouhinId', 'name']

/** Place of a fault, with entries of lists by their own names: `shop-item, goods, I0003, price`. */
function placeOf(value: unknown, path: readonly PropertyKey[]): string {
  const places: string[] = []
  let at = value
  for (const step of path) {
    at = typeof at === 'object' && at !== null ? (at as Record<PropertyKey, unknown>)[step] : undefined
    places.push(typeof step === 'number' ? entryOf(at, step) : String(step))
  }
  return places.join(', ')
}

function entryOf(entry: unknown, index: number): string {
  const fields = typeof entry === 'object' && entry !== null ? (entry as Record<string, unknown>) : {}
  const name = NAMES.map(each => fields[each]).find(each => typeof each === 'string' || typeof each === 'number')
  return name === undefined ? `entry ${index + 1}` : String(name)
}
