// The build of the app and its worker. Runs on the project's Node, which reads the contract's TypeScript as it is.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import tailwind from '@tailwindcss/vite'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { manifest } from './src/app/manifest.ts'
import { contractPlugin } from './src/server/launch/contract-plugin.ts'

const build = process.env.TSUMUGI_BUILD ?? 'dev'
let outDir = 'dist'

/** What the sign-in page is made of: the least that any visit loads. */
const FIRST_UI =
  /src\/app\/ui\/(Shell|Button|Icon|Field|Notice|OfflineStrip|TopBar|States|Chip|ToastOutlet|toast-store|announce|cx|link-face|art\/)|lucide-react\/dist\/esm\/((?!icons\/)|icons\/(eye|eye-off|triangle-exclamation-point|wifi-off|loader-circle|rotate-cw|chevron-left|chevron-down|check)\.)/
/** What the screens behind it share. Dialogs, toasts and the display of stories are loaded when they are first shown. */
const MORE_UI =
  /src\/app\/ui\/(?!(Sheet|AlertDialog|Choice|Toaster|RichText|Meter|Progress)\.)[\w-]+\.tsx?$|lucide-react\/dist\/esm\/icons\//

export default defineConfig({
  define: { __BUILD__: JSON.stringify(build) },
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    manifest: true,
    rolldownOptions: {
      output: {
        // Few files on the first visit: what every screen needs is four chunks, not eighty. Dialogs, toasts and the
        // display of stories stay apart, because they are loaded when they are first shown.
        codeSplitting: {
          groups: [
            { name: 'vendor', test: /node_modules\/(react|react-dom|scheduler|@tanstack|idb-keyval)\// },
            { name: 'ui', test: FIRST_UI },
            { name: 'screens', test: MORE_UI },
            {
              name: 'core',
              test: /src\/(rules\/(?!text\/)|app\/platform\/(?!updates\/(start|version)))|node_modules\/dayjs/,
            },
          ],
        },
      },
    },
  },
  server: { port: 5173, strictPort: true, proxy: proxyToServer() },
  plugins: [
    contractPlugin(),
    tailwind(),
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      routesDirectory: 'src/app/routes',
      generatedRouteTree: 'src/app/routeTree.gen.ts',
      quoteStyle: 'single',
      semicolons: false,
    }),
    react(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'sw',
      filename: 'sw.ts',
      injectRegister: false,
      manifest,
      injectManifest: {
        globPatterns: ['index.html', 'assets/*.{js,css}'],
        manifestTransforms: [markShell],
        // The shell is compared by content; hashed files by their names.
        dontCacheBustURLsMatching: /^assets\//,
      },
      devOptions: { enabled: false },
    }),
    versionFile(),
    {
      name: 'tsumugi-out-dir',
      configResolved: config => {
        outDir = config.build.outDir
      },
    },
  ],
})

/** Calls, pictures and events come from the server, under the origin of the development page. */
function proxyToServer() {
  const target = `http://127.0.0.1:${process.env.PORT ?? 8787}`
  return { '/api': { target, changeOrigin: false }, '/files': { target, changeOrigin: false } }
}

/** version.json: what the version check of the app compares (doc1 §7). */
function versionFile() {
  return {
    name: 'tsumugi-version-file',
    generateBundle(this: { emitFile: (file: { type: 'asset'; fileName: string; source: string }) => void }) {
      const source = JSON.stringify({ lastUpdated: new Date().toISOString(), build })
      this.emitFile({ type: 'asset', fileName: 'version.json', source })
    },
  }
}

/** Marks what the first screen needs: the page and the files it names. The worker keeps these before it is ready. */
async function markShell(entries: { url: string; revision: string | null; size: number }[]) {
  const page = await readFile(join(outDir, 'index.html'), 'utf8')
  const manifest = entries.map(entry =>
    entry.url === 'index.html' || page.includes(entry.url) ? { ...entry, shell: true } : entry,
  )
  return { manifest, warnings: [] }
}
