// Builds the app into a folder, with a word in the name of every hashed file: node build-app.js <folder> <word>.
import { renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { root } from '../../src/server/launch/ensure-install.js'

const [folder, word] = process.argv.slice(2)
const unfinished = `${folder}.unfinished`

await build({
  root,
  logLevel: 'error',
  build: {
    outDir: unfinished,
    emptyOutDir: true,
    rolldownOptions: {
      output: {
        entryFileNames: `assets/[name]-[hash]-${word}.js`,
        chunkFileNames: `assets/[name]-[hash]-${word}.js`,
        assetFileNames: `assets/[name]-[hash]-${word}[extname]`,
      },
    },
  },
})
rmSync(join(unfinished, '.vite'), { recursive: true })
rmSync(folder, { recursive: true, force: true })
renameSync(unfinished, folder)
