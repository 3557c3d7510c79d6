// The build of the app and its worker. Runs on the project's Node, which reads the contract's TypeScript as it is.
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import tailwind from '@tailwindcss/vite'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { manifest } from './src/app/manifest.ts'
import { chunkGroups, chunksPlugin } from './src/server/launch/chunks-plugin.ts'
import { contractPlugin } from './src/server/launch/contract-plugin.ts'
import { iconsPlugin } from './src/server/launch/icons-plugin.ts'
import { writePages } from './src/server/launch/pages.js'
import { renderedStartPlugin } from './src/server/launch/rendered-start-plugin.ts'
import { routePartsPlugin } from './src/server/launch/route-parts-plugin.ts'
import { versionFile } from './src/server/launch/version-file-plugin.ts'

/** Files that every page names itself: no dynamic import needs to name them again. */
const LOADED = /assets\/(session|vendor|core|rolldown-runtime|index)-/

const COMPILE_AHEAD = '//# allFunctionsCalledOnLoad'

const build = process.env.TSUMUGI_BUILD ?? 'dev'
let outDir = 'dist'

const TREE = 'src/app/routeTree.gen.ts'

export default defineConfig({
  define: { __BUILD__: JSON.stringify(build) },
  build: {
    target: 'es2022',
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, files) => files.filter(file => !LOADED.test(file)),
    },
    reportCompressedSize: false,
    manifest: true,
    rolldownOptions: {
      output: {
        // Files are served by names of plain letters; a screen may be named for the folder of its part.
        // Seven letters of a hash tell builds apart; a first visit names some hundred files.
        ...{ entryFileNames: 'assets/[name]-[hash:7].js', chunkFileNames: 'assets/[name]-[hash:7].js' },
        sanitizeFileName: name => name.replace(/[^\w.-]/g, '_'),
        // Here for the names of the files, which say what is in them; compileAhead() has the word.
        postBanner: COMPILE_AHEAD,
        codeSplitting: {
          groups: [
            // Changes with the libraries alone, and every screen needs all of it.
            { name: 'vendor', test: /node_modules\/(react|react-dom|scheduler|@tanstack)\/(?!.*useBlocker)/ },
            // Loaded only where a server names a Firebase project.
            { name: 'firestore', test: /node_modules\/@firebase\/(firestore|webchannel-wrapper)\// },
            { name: 'firebase', test: /node_modules\/(firebase|@firebase|idb)\// },
            ...chunkGroups,
          ],
        },
      },
    },
  },
  server: { port: 5173, strictPort: true, proxy: proxyToServer() },
  plugins: [
    contractPlugin(),
    routePartsPlugin(TREE),
    chunksPlugin(),
    renderedStartPlugin(),
    tailwind(),
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      // What a screen reads is loaded with it, not with the list of all routes.
      codeSplittingOptions: { defaultBehavior: [['loader', 'component']] },
      routesDirectory: 'src/app/routes',
      generatedRouteTree: TREE,
      quoteStyle: 'single',
      semicolons: false,
    }),
    react(),
    iconsPlugin(import.meta.dirname),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'sw',
      filename: 'sw.ts',
      injectRegister: false,
      manifest,
      injectManifest: {
        globPatterns: ['index.html', 'assets/*.{js,css}'],
        // Most installations never need these; where they are, they are kept as they are used.
        globIgnores: ['assets/*fire*'],
        manifestTransforms: [markShell],
        // The shell is compared by content; hashed files by their names.
        dontCacheBustURLsMatching: /^assets\//,
      },
      devOptions: { enabled: false },
    }),
    versionFile(build),
    compileAhead(),
    noPing(),
    {
      name: 'tsumugi-out-dir',
      configResolved: config => {
        outDir = config.build.outDir
      },
      // Before the worker is made, which makes the same pages from its list.
      closeBundle: () => {
        if (existsSync(join(outDir, '.vite', 'manifest.json'))) writePages(outDir)
      },
    },
  ],
})

/** Calls, pictures and events come from the server, under the origin of the development page. */
function proxyToServer() {
  const target = `http://127.0.0.1:${process.env.PORT ?? 8787}`
  return Object.fromEntries(['/api', '/files', '/calendar/'].map(path => [path, { target, changeOrigin: false }]))
}

/**
 * The functions of a part are compiled while it comes, beside the main thread, and not one after the other on it when they
 * are first called: a fifth of the work of a start on a slow phone (Chromium 136; nothing to others). It must be the first
 * line of a file, and what Vite adds to some comes before it.
 */
function compileAhead() {
  return {
    name: 'tsumugi-compile-ahead',
    enforce: 'post' as const,
    generateBundle: {
      order: 'post' as const,
      handler(_: unknown, bundle: Record<string, { type: string; code?: string }>) {
        for (const part of Object.values(bundle)) {
          if (part.type === 'chunk' && part.code?.includes(COMPILE_AHEAD))
            part.code = `${COMPILE_AHEAD}\n${part.code.replace(COMPILE_AHEAD, '')}`
        }
      },
    },
  }
}

/**
 * Firestore's channel asks www.google.com for a picture when a connection breaks, only to note in its log whether that
 * worked. The policy of our pages forbids it and the user gains nothing: it is left out.
 */
function noPing() {
  const ping = /if\(\w+==2\)(?=\{[^{}]{1,200}"\/\/www\.google\.com\/images\/cleardot\.gif")/
  return {
    name: 'tsumugi-no-ping',
    transform(code: string, id: string) {
      if (!id.includes('/webchannel_blob')) return null
      if (!ping.test(code)) throw new Error('The ping of the WebChannel library was not found: look at noPing().')
      return { code: code.replace(ping, 'if(false)'), map: null }
    },
  }
}

/**
 * Marks what the first screen needs: the page, and the files that it names. The worker keeps these before it is ready. The page
 * says what its head has beyond itself at each address: its part of the routes, and its files by their place in a list.
 */
async function markShell(entries: { url: string; revision: string | null; size: number }[]) {
  const page = await readFile(join(outDir, 'index.html'), 'utf8')
  const pages: ScreenPage[] = JSON.parse(await readFile(join(outDir, 'pages.json'), 'utf8'))
  const links = [...new Set(pages.flatMap(screen => screen.links))]
  const screens = pages.map(screen => [
    screen.pattern,
    screen.part ?? '',
    screen.links.map(file => links.indexOf(file)),
  ])
  const manifest = entries.map(entry => {
    if (entry.url === 'index.html') return { ...entry, shell: true, links, screens }
    return page.includes(entry.url) ? { ...entry, shell: true } : entry
  })
  return { manifest, warnings: [] }
}

/** A row of pages.json. */
type ScreenPage = { pattern: string; part?: string; links: string[] }
