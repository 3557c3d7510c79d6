// Tests that a change reaches: those that import a changed file, directly or through others; browser tests that name a
// changed area, and all of them when a changed file belongs to no area.
import type { Import } from './imports.ts'

export type Reached = {
  /** Folders whose types are checked. */
  types: string[]
  /** Files for the test runner of Node. */
  unit: string[]
  /** Files for the browser; 'all' when the areas are unknown. */
  browser: string[] | 'all'
}

const typed = ['src/app', 'src/server', 'sw', 'tests'] as const
const AREA = /^src\/(?:app|server)\/areas\/([\w-]+)/
/** Code that a browser runs or requests, outside of areas. */
const EVERYWHERE = /^(src\/(app|contract|rules|server)|sw|public|index\.html|vite\.config\.ts|package)/

/**
 * @param imports all imports of all files
 * @param changed paths from the root
 * @param specs the browser's tests with their texts
 */
export function reachedBy(
  imports: readonly Import[],
  changed: readonly string[],
  specs: ReadonlyMap<string, string>,
): Reached {
  const users = new Map<string, string[]>()
  for (const { from, to } of imports) users.set(to, [...(users.get(to) ?? []), from])
  const reached = new Set(changed)
  for (const path of reached) for (const user of users.get(path) ?? []) reached.add(user)
  const files = [...reached].sort()
  const unit = files.filter(path => /^tests\/(?!e2e|firebase|webkit).*\.test\.tsx?$/.test(path))
  return {
    types: typed.filter(folder => files.some(path => path.startsWith(`${folder}/`))),
    unit,
    browser: browserTests(changed, files, specs),
  }
}

function browserTests(changed: readonly string[], reached: readonly string[], specs: ReadonlyMap<string, string>) {
  const inNoArea = changed.filter(path => EVERYWHERE.test(path) && !AREA.test(path) && !path.endsWith('.md'))
  if (inNoArea.length > 0) return 'all'
  const areas = new Set(changed.flatMap(path => AREA.exec(path)?.[1] ?? []))
  const speaksOf = (spec: string, text: string) =>
    [...areas].some(
      area => `${spec} ${text}`.toLowerCase().includes(area.replaceAll('-', '').toLowerCase()) || spec.includes(area),
    )
  return [...specs].filter(([spec, text]) => reached.includes(spec) || speaksOf(spec, text)).map(([spec]) => spec)
}
