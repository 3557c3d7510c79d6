// Properties of all files of the rules: both sides and the worker load them, so they stay small and import nothing else.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { projectRoot } from '../support/paths.ts'

const folder = join(projectRoot, 'src/rules')
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(name => name.endsWith('.ts'))

describe.each(files)('%s', name => {
  const lines = readFileSync(join(folder, name), 'utf8').trimEnd().split('\n')

  test('says what it is for, in under 150 lines', () => {
    expect(lines[0]).toMatch(/^\/\/ \S/)
    expect(lines.length).toBeLessThan(150)
  })

  test('imports nothing but rules; dates.ts alone knows dayjs, validation/check.ts zod', () => {
    const sources = lines.flatMap(line => /^(?:import|export|\}) .*from '([^']+)'$/.exec(line)?.[1] ?? [])
    const foreign = sources.filter(source => !/^\.\.?\//.test(source))
    const packages: Record<string, RegExp> = { 'dates.ts': /^dayjs/, 'validation/check.ts': /^zod\/mini$/ }
    expect(foreign.filter(source => !packages[name]?.test(source))).toEqual([])
  })

  test('asks neither the clock nor chance', () => {
    const asking = lines.filter(line => /Math\.random|Date\.now|new Date\(\)|dayjs\(\)/.test(line))
    expect(asking).toEqual([])
  })
})
