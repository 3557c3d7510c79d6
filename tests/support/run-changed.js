// Runs the checks that a change reaches: types, lint, the tests that import it, the browser tests that name it.
import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findChromium } from './chromium.js'
import { filesIn, importsOf } from './imports.ts'
import { testLocale } from './locale.js'
import { reachedBy } from './reached.ts'

const root = join(import.meta.dirname, '../..')
const words = process.argv.slice(2)
const base = words.includes('--base') ? (words[words.indexOf('--base') + 1] ?? 'main') : 'main'
const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean)

const changed = [
  ...new Set([
    ...git('diff', '--name-only', `${base}...`),
    ...git('diff', '--name-only', 'HEAD'),
    ...git('ls-files', '-o', '--exclude-standard'),
  ]),
]
const files = ['src', 'sw', 'tests'].flatMap(filesIn)
const specs = files.filter(path => /^tests\/e2e\/.*\.spec\.ts$/.test(path))
const found = reachedBy(
  files.flatMap(path => importsOf(path)),
  changed,
  new Map(specs.map(path => [path, readFileSync(join(root, path), 'utf8')])),
)
const browser = found.browser === 'all' ? specs : found.browser
process.stdout.write(
  `${changed.length} files changed; ${found.unit.length} test files, ${browser.length} for the browser\n`,
)
if (words.includes('--list')) {
  process.stdout.write(`${[...found.types.map(folder => `types ${folder}`), ...found.unit, ...browser].join('\n')}\n`)
  process.exit(0)
}

const bin = name => join(root, 'node_modules/.bin', name)
const run = (command, args) => {
  const env = { ...process.env, ...testLocale, ...(browser.length > 0 ? { CHROMIUM_PATH: findChromium() } : {}) }
  return spawnSync(command, args, { cwd: root, env, stdio: 'inherit' }).status === 0
}
const results = [
  ...found.types.map(folder => run(bin('tsc'), ['-p', folder, '--checkers', '1'])),
  changed.length === 0 || run(bin('biome'), ['ci', '--error-on-warnings', '.']),
  found.unit.length === 0 && browser.length === 0
    ? true
    : run(process.execPath, ['src/server/launch/build-if-changed.js']),
  found.unit.length === 0 || run(bin('vitest'), ['run', '--config', 'tests/vitest.config.ts', ...found.unit]),
  browser.length === 0 ||
    run(process.execPath, ['tests/e2e/run.js', '', ...browser.map(path => path.slice('tests/e2e/'.length))]),
]
process.exit(results.every(Boolean) ? 0 : 1)
