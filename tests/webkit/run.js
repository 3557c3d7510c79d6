// npm test's step for WebKitGTK: what a browser of another make does with hostile texts, and what is left of a text when it
// is killed. It needs Debian's packages webkit2gtk-driver and xvfb; where they are missing, that is said loudly. The first
// argument is where the report goes.
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
