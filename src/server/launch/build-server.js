// Builds the server into dist-server: loading a thousand modules costs 1.4 s of a slow core at every start, loading these
// few files 0.3 s. The description of the calls is made here too. Files that the server reads from disk (migrations, the
// demo's pictures and data) stay beside their sources; the demo's data is checked here, so that mistakes show before a
// server starts with it.
import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { build } from 'vite'
import { readContent } from '../demo/content/read.ts'
import { writeOpenApi } from '../platform/http/open-api.ts'
import { root } from './ensure-install.js'

const folder = join(root, 'dist-server')
const next = join(root, `dist-server.next-${process.pid}`)

const { faults } = readContent()
if (faults.length > 0) {
  process.stderr.write(`The demo's data (src/server/demo/data) is not as it must be:\n${faults.join('\n')}\n`)
  process.exit(1)
}

try {
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    plugins: [besideTheSource()],
    // The binary parts of these packages are found by their paths, so they stay outside.
    ssr: { noExternal: true, external: ['sharp', 'pg-native'] },
    build: {
      ssr: true,
      outDir: next,
      copyPublicDir: false,
      target: 'node24',
      minify: false,
      rolldownOptions: {
        input: {
          main: join(root, 'src/server/main.ts'),
          // The parts of the server, for running it inside another process.
          parts: join(root, 'src/server/parts.ts'),
          // Child processes of the server (own-program.ts).
          'picture-child': join(root, 'src/server/platform/pictures/picture-child.ts'),
          'render-thread': join(root, 'src/server/platform/render/render-thread.ts'),
          'password-child': join(root, 'src/server/areas/identity/password-child.ts'),
        },
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  })
  await writeOpenApi(next)
  publish()
} finally {
  rmSync(next, { recursive: true, force: true })
}

/** Makes `import.meta.dirname` the folder of the source, where the files beside a module still are. */
function besideTheSource() {
  return {
    name: 'tsumugi-beside-the-source',
    transform(code, id) {
      if (!id.startsWith(join(root, 'src')) || !code.includes('import.meta.dirname')) return null
      const source = relative(folder, dirname(id))
      return { code: code.replaceAll('import.meta.dirname', `(import.meta.dirname + '/${source}')`), map: null }
    },
  }
}

/**
 * Moves the built files in place: those named by their content first, then the entries that name them, because a running server may
 * load a part later.
 */
function publish() {
  mkdirSync(folder, { recursive: true })
  const made = readdirSync(next)
  const isEntry = name => /^(main|parts|picture-child|password-child|render-thread)\.js$/.test(name)
  for (const name of made) if (!isEntry(name)) cpSync(join(next, name), join(folder, name))
  for (const name of made) if (isEntry(name)) renameSync(join(next, name), join(folder, name))
  const old = readdirSync(folder).filter(name => name.endsWith('.js') && !made.includes(name))
  for (const name of old) rmSync(join(folder, name))
  writeFileSync(join(folder, 'sources.txt'), process.env.TSUMUGI_BUILD ?? '')
  if (!existsSync(join(folder, 'main.js'))) throw new Error('The server was not built.')
}
