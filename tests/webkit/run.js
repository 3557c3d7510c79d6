// npm test's step for WebKitGTK: hostile texts in another engine, and the rest of a text after its browser is killed. It
// needs Debian's packages webkit2gtk-driver and xvfb; a loud message says when they are missing. The first argument is the
// path of the report.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { buildIfChanged } from '../../src/server/launch/build-if-changed.js'
import { ensureInstalled, projectEnvironment, root } from '../../src/server/launch/ensure-install.js'
import { testLocale } from '../support/locale.js'

const [report, ...rest] = process.argv.slice(2)
const needed = ['WebKitWebDriver', 'Xvfb']
const isThere = name => (process.env.PATH ?? '').split(delimiter).some(folder => existsSync(join(folder, name)))

if (needed.every(isThere)) {
  ensureInstalled()
  if (!buildIfChanged()) process.exit(1)
  const args = ['run', '--config', 'tests/webkit/vitest.config.ts', '--reporter=default', ...rest]
  if (report) args.push('--reporter=json', `--outputFile.json=${report}`)
  const child = spawn(join(root, 'node_modules', '.bin', 'vitest'), args, {
    cwd: root,
    env: { ...projectEnvironment(), ...testLocale },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  child.on('exit', code => process.exit(code ?? 1))
} else {
  const line = '*'.repeat(100)
  process.stdout.write(`\n${line}\nSKIPPED: WebKitGTK is not here (packages webkit2gtk-driver and xvfb).\n${line}\n\n`)
}
