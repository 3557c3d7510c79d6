// Builds the development page separately, because the app's build does not include it: node build-development.js <folder>.
import { renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { contractPlugin } from '../../src/server/launch/contract-plugin.ts'
import { root } from '../../src/server/launch/ensure-install.js'

const [folder] = process.argv.slice(2)
const unfinished = `${folder}.unfinished`
const page = 'src/app/development/index.html'

await build({
  root,
  configFile: false,
  logLevel: 'error',
  define: { __BUILD__: JSON.stringify('development') },
  plugins: [contractPlugin(), tailwind(), react()],
  build: {
    outDir: unfinished,
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    rolldownOptions: { input: join(root, page) },
  },
})
renameSync(join(unfinished, page), join(unfinished, 'index.html'))
rmSync(folder, { recursive: true, force: true })
renameSync(unfinished, folder)
