// npm run dev: the app with hot reload on port 5173, the server behind it, restarted when its files change.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ensureInstalled, projectEnvironment, projectNode, root } from './ensure-install.js'

ensureInstalled()
const env = { ...projectEnvironment(), NODE_ENV: process.env.NODE_ENV ?? 'development' }
const start = (command, args) => spawn(command, args, { cwd: root, env, stdio: 'inherit' })
const children = [
  start(projectNode(), [
    '--watch',
    ...['src/server', 'src/contract', 'src/rules'].map(folder => `--watch-path=${join(root, folder)}`),
    'src/server/main.ts',
  ]),
  start(join(root, 'node_modules', '.bin', 'vite'), []),
]
// Ctrl-C reaches the whole group of processes; when one of the two ends by itself, the other is ended too.
process.on('SIGINT', () => {})
for (const child of children) {
  child.on('exit', code => {
    for (const other of children) other.kill('SIGTERM')
    process.exitCode ??= code ?? 0
  })
}
process.on('SIGTERM', () => {
  for (const child of children) child.kill('SIGTERM')
})
