// npm run test:changed: runs the tests that a change reaches. -- --base REV compares with another commit than main; --
// --list only names the tests.
import { spawnSync } from 'node:child_process'
import { ensureInstalled, projectEnvironment, projectNode, root } from '../src/server/launch/ensure-install.js'

ensureInstalled()
const { status } = spawnSync(projectNode(), ['tests/support/run-changed.js', ...process.argv.slice(2)], {
  cwd: root,
  env: projectEnvironment(),
  stdio: 'inherit',
})
process.exit(status ?? 1)
