// Builds the app when its sources changed since the last build.
import { spawnSync } from 'node:child_process'
import { projectEnvironment, projectNode, root } from './ensure-install.js'
import { builtSources, hashSources } from './sources.js'

/** Whether the app is built from the sources as they are now; builds it first when it is not. */
export function buildIfChanged() {
  const sources = hashSources()
  if (builtSources() === sources) return true
  process.stdout.write('Building the app\n')
  const { status } = spawnSync(projectNode(), ['src/server/launch/build.js'], {
    cwd: root,
    env: { ...projectEnvironment(), TSUMUGI_BUILD: sources },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  return status === 0
}

if (process.argv[1]?.endsWith('build-if-changed.js') && !buildIfChanged()) process.exit(1)
