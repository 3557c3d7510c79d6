// Builds the app for the server, which renders public pages with it: the same components and routes, for Node, without style and
// worker. The result lies in the folder of the built app, under a name that is never served.
import { join } from 'node:path'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { contractPlugin } from './contract-plugin.ts'
import { root } from './ensure-install.js'
import { iconsPlugin } from './icons-plugin.ts'
import { routePartsPlugin } from './route-parts-plugin.ts'

const TREE = 'src/app/routeTree.gen.ts'
const FOLDER = '.render'

/** @param folder of the built app */
export async function buildRender(folder) {
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    define: { __BUILD__: JSON.stringify(process.env.TSUMUGI_BUILD ?? 'dev'), 'process.env.NODE_ENV': '"production"' },
    plugins: [
      contractPlugin(),
      routePartsPlugin(TREE),
      tanstackRouter({
        target: 'react',
        autoCodeSplitting: true,
        codeSplittingOptions: { defaultBehavior: [['loader', 'component']] },
        routesDirectory: 'src/app/routes',
        generatedRouteTree: TREE,
        quoteStyle: 'single',
        semicolons: false,
      }),
      react(),
      iconsPlugin(root),
    ],
    ssr: { noExternal: true },
    build: {
      ssr: true,
      outDir: join(folder, FOLDER),
      emptyOutDir: true,
      copyPublicDir: false,
      target: 'node24',
      minify: false,
      rolldownOptions: {
        input: { render: join(root, 'src/app/render.tsx') },
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  })
}
