// Fields of rows that a type beside an SQL statement describes by hand, read from the text: used by the test that every column of a
// table has its type from there.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { importsOf } from './imports.ts'

const root = join(import.meta.dirname, '../..')
const read = (path: string): string => readFileSync(join(root, path), 'utf8')

/** A field that a type names by hand, and the file of that type. */
export type HandTyped = { name: string; file: string }

const OPENING = '<({['
const CLOSING = '>)}]'

/** End of what a bracket opens at a place of a text; an arrow closes nothing. */
function endOf(text: string, opened: number): number {
  let depth = 0
  for (let at = opened; at < text.length; at++) {
    const sign = text[at] ?? ''
    if (OPENING.includes(sign)) depth++
    if (CLOSING.includes(sign) && text[at - 1] !== '=') depth--
    if (depth === 0) return at
  }
  return text.length
}

/** Parts of a type between the signs that stand in no bracket of it. */
function partsOf(type: string, signs: string): string[] {
  const parts = ['']
  for (let at = 0; at < type.length; at++) {
    const sign = type[at] ?? ''
    const end = OPENING.includes(sign) ? endOf(type, at) : at
    if (signs.includes(sign)) parts.push('')
    else parts[parts.length - 1] += type.slice(at, end + 1)
    at = end
  }
  return parts.map(part => part.trim()).filter(part => part !== '')
}

const withoutComments = (text: string): string => text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')

/** Types of the rows of a text's statements. */
export const rowTypes = (text: string): string[] =>
  [...text.matchAll(/\b(?:execute|executePrepared)</g)].map(({ index, 0: found }) => {
    const opened = index + found.length - 1
    return text.slice(opened + 1, endOf(text, opened))
  })

/** Type that a name stands for in a file, or in the one that it is imported from; null where no file of ours declares it. */
function declared(name: string, file: string): { type: string; file: string } | null {
  const text = withoutComments(read(file))
  const found = new RegExp(`^(?:export )?type ${name}(?:<[^=]*>)? =`, 'm').exec(text)
  if (found) {
    // As far as the next line that begins a declaration or is empty.
    const rest = text.slice(found.index + found[0].length)
    return { type: rest.split(/\n(?=\S)(?!\})|\n\s*\n/, 1)[0] ?? '', file }
  }
  const from = importsOf(file).find(
    ({ to }) =>
      to.endsWith('.ts') && existsSync(join(root, to)) && new RegExp(`^export type ${name}\\b`, 'm').test(read(to)),
  )
  return from ? declared(name, from.to) : null
}

/** Helpers whose first argument is the row, and those that take some of its fields. */
const WHOLE = ['Absent', 'Present', 'Partial', 'Readonly']
const quoted = (type: string | undefined): string[] =>
  [...(type ?? '').matchAll(/'(\w+)'/g)].map(([, name = '']) => name)

/** Fields that a type names by hand. What `RowOf` takes from a list of columns is none. */
export function handTyped(type: string, file: string): HandTyped[] {
  return partsOf(withoutComments(type), '&|').flatMap(part => {
    if (part.startsWith('{')) {
      return partsOf(part.slice(1, -1), ';\n').flatMap(field => {
        const name = /^(?:readonly )?(\w+)\??:/.exec(field)?.[1]
        return name === undefined ? [] : [{ name, file }]
      })
    }
    if (part.startsWith('(')) return handTyped(part.slice(1, -1), file)
    const [, name = '', given] = /^(\w+)(?:<([\s\S]*)>)?$/.exec(part) ?? []
    const [first = '', second] = partsOf(given ?? '', ',')
    if (name === '' || name === 'RowOf') return []
    if (WHOLE.includes(name)) return handTyped(first, file)
    if (name === 'Omit') return handTyped(first, file).filter(field => !quoted(second).includes(field.name))
    if (name === 'Pick') return handTyped(first, file).filter(field => quoted(second).includes(field.name))
    const found = declared(name, file)
    return found ? handTyped(found.type, found.file) : []
  })
}

/** Words that stand for a value of their own and name no column. */
const VALUES = ['true', 'false', 'null', 'end']

/**
 * Whether a statement of a text computes a field: what stands before its name is an expression and no column alone. A field without
 * such a place is a column under its own name.
 */
export const isComputed = (name: string, text: string): boolean =>
  [...text.matchAll(new RegExp(`(\\S+)\\s+as\\s+"?${name}\\b"?`, 'g'))].some(({ 1: last = '', index }) => {
    const word = /^[(,]*((?:\w+\.)?"?[A-Za-z]\w*"?)$/.exec(last)?.[1]
    if (word === undefined || VALUES.includes(word)) return true
    const before = text.slice(0, index).trimEnd()
    const isFirst = /^[(,]/.test(last) || /(?:[,(]|\b(?:select|returning|distinct|all))$/.test(before)
    return !isFirst && !/(?:`|\})$/.test(before)
  })

/** Parts of a query of the query builder whose type is said, though the builder knows it: one column, and a plain count. */
export const saidFields = (text: string): string[] =>
  [...text.matchAll(/\bsql<[^>`]*>`(?:\$\{[\w.]+\}|count\(\*\)(?:::int)?)`/g)].map(([found]) => found)
