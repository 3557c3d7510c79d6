// Classes that name a width of the screen: the theme knows two, and a class of any other is written nowhere in the stylesheet.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { filesIn } from '../../support/imports.ts'
import { projectRoot } from '../../support/paths.ts'

const read = (path: string): string => readFileSync(join(projectRoot, path), 'utf8')

test('classes name only the breakpoints of the theme', () => {
  const known = [...read('src/app/ui/theme.css').matchAll(/--breakpoint-(\w+):/g)].map(([, name]) => name)
  expect(known).toEqual(['md', 'xl'])
  const unknown = filesIn('src/app').filter(path => /["'\s](?:max-)?(?:sm|lg|2xl):[\w-]/.test(read(path)))
  expect(unknown).toEqual([])
})
