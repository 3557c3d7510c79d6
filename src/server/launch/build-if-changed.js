// Builds the app and the server when their sources changed since the last build.
import { spawnSync } from 'node:child_process'
import { projectEnvironment, projectNode, root } from './ensure-install.js'
import { builtServerSources, builtSources, hashServerSources, hashSources } from './sources.js'

export const buildIfChanged = () => buildAppIfChanged() && buildServerIfChanged()

function buildAppIfChanged() {
  const sources = hashSources()
  return builtSources() === sources || build('app', 'build.js', sources)
}

export function buildServerIfChanged() {
  const sources = hashServerSources()
  return builtServerSources() === sources || build('server', 'build-server.js', sources)
}

function build(name, script, sources) {
  process.stdout.write(`Building the ${name}\n`)
  const { status } = spawnSync(projectNode(), [`src/server/launch/${script}`], {
    cwd: root,
    env: { ...projectEnvironment(), NODE_ENV: 'production', TSUMUGI_BUILD: sources },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  return status === 0
}

if (process.argv[1]?.endsWith('build-if-changed.js') && !buildIfChanged()) process.exit(1)
