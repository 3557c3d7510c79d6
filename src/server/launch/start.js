// npm start: installs what is missing, builds the app when its sources changed, and serves.
import { spawnSync } from 'node:child_process'
import { ensureInstalled, handOver, projectEnvironment, projectNode, root } from './ensure-install.js'
import { builtSources, hashSources } from './sources.js'

ensureInstalled()
const sources = hashSources()
if (builtSources() !== sources) {
  process.stdout.write('Building the app\n')
  const { status } = spawnSync(projectNode(), ['src/server/launch/build.js'], {
    cwd: root,
    env: { ...projectEnvironment(), TSUMUGI_BUILD: sources },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  if (status !== 0) {
    process.stderr.write('The app could not be built: see the lines above.\n')
    process.exit(1)
  }
}
handOver(['src/server/main.ts'])
