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
import { contractPlugin } from './src/server/launch/contract-plugin.ts'
import { writePages } from './src/server/launch/pages.js'

/** What runs before the libraries of the screens have come: who is here, what the device keeps, how calls are sent. */
const SESSION =
  /src\/app\/platform\/(session|start-reads|storage|exchange|identity-port|identity-embedded|shared-device|color-scheme|dirty|first-screen|missing-chunk|start-failure)\.|node_modules\/idb-keyval|vite\/preload-helper/

/**
 * What every screen runs on, and what the router needs of every route before it shows one: reads come with their screens.
 * Events, updates and Firebase come after the first screen or not at all, drafts come with their editor. Each file of its own
 * costs a slow phone more than the bytes in it.
 */
const CORE =
  /src\/app\/start-app\.|src\/app\/platform\/(?!updates\/(start|version)|drafts\/|outbox\/(?!outbox-context)|reading|saved-texts|storage-use|realtime|firebase-|identity-firebase|sent-act|use-sent-act|uuid|belongings|kept-choice)|src\/app\/routes\/[\w.$-]+\.tsx$|src\/rules\/(counts|sessions|codes\/sign-in|constants\/(account|world)|messages\/(common|account|offline))|virtual:contract(-version$|\/identity$)/

/** What members' screens share: the outbox, missions, what the frame reads. */
const MEMBER =
  /src\/app\/member\.|src\/app\/routes\/_frame\.tsx\?tsr-split|src\/app\/areas\/home\/(MemberFrame|UserBadge|WorldBadge|use-app-badge)\.|src\/app\/platform\/(uuid|belongings)\.|src\/rules\/paging|src\/app\/platform\/outbox\/(?!use-act)|src\/app\/areas\/(mission\/(actions|queries|EndingSoon)|application\/decision-count)\.|src\/app\/areas\/(world\/(use-world|places)|character\/speaking|coin\/WalletChip|admin-news\/is-admin)\.|src\/rules\/rewards\.|src\/app\/areas\/(character|coin|news|world)\/queries\.|virtual:contract\/(character|coin|mission|news|world)$|src\/rules\/(user-class|role-selection|codes\/user|mission|codes\/mission|constants\/mission|messages\/mission|news\.|worlds|codes\/world)/

/** Files that every page names itself: no dynamic import needs to name them again. */
const LOADED = /assets\/(session|vendor|core|rolldown-runtime|index)-/

const COMPILE_AHEAD = '//# allFunctionsCalledOnLoad'

const build = process.env.TSUMUGI_BUILD ?? 'dev'
let outDir = 'dist'

/** What the sign-in page is made of: the least that any visit loads. */
const FIRST_UI =
  /src\/app\/ui\/(Shell|Button|Icon|Field|Notice|OfflineStrip|TopBar|States|Chip|ToastOutlet|toast-store|announce|cx|link-face|page-history|use-media|art\/Logo)|lucide-react\/dist\/esm\/((?!icons\/)|icons\/(eye|eye-off|triangle-exclamation-point|wifi-off|loader-circle|rotate-cw|chevron-left|chevron-down|check)\.)/
/**
 * What the screens behind it share, with the rules that only they show. Dialogs, toasts and the display of stories are
 * loaded when they are first shown.
 */
const MORE_UI =
  /src\/app\/ui\/(?!(Sheet|AlertDialog|Choice|Toaster|RichText|Meter|Progress|ZoomDialog|ZoomableAvatar|ItemTile|Stepper|Switch|copy|share|InnerLink|UploadOverlay|MenuList|LeaveQuestion|KatakanaField)\.)[\w-]+\.tsx?$|src\/app\/ui\/art\/Drawings|lucide-react\/dist\/esm\/icons\/(check-check|chevron-up|circle-check|circle-dashed|circle-user-round|clock-arrow-up|coins|gift|globe|house|log-in|newspaper|refresh-cw|scroll-text|user-round|x|arrow-right|book-open|flag|library|store|users-round)\.|src\/rules\/(images|codes\/scenario)|src\/rules\/(dates|refusals\/(?:rows|common))|node_modules\/dayjs/

/** What is loaded beside the first screen, in one piece: events, the worker's side, what is done with drafts at a start. */
const LATER =
  /src\/app\/hear-events|src\/app\/areas\/mission\/mission-toast|src\/app\/platform\/(realtime|updates\/(start|version)|storage-use)\.|src\/app\/areas\/draft\/(after-answer|draft-server)\.|src\/app\/platform\/drafts\/(store|record|upkeep)\.|node_modules\/workbox-window/

/** Small rules that most screens behind the first count and check by, and that nothing else hangs on. */
const SMALL_RULES =
  /src\/rules\/(text\/(count|notation|excerpt)|validation\/(lengths|standard|checks)|messages\/checks|codes\/application|applications|numbers|free-settings|ages)\.|src\/app\/areas\/coin\/payment\.|src\/app\/platform\/(reading|outbox\/use-act|sent-act|use-sent-act)\.|src\/rules\/(characters|character-frames|text\/characters)\.|src\/app\/ui\/(copy|share)\./
const ICONS = /lucide-react\/dist\/esm\/icons\//
/** How the text of a story is shown. */
const STORIES = /src\/app\/ui\/RichText\.|src\/app\/areas\/ogp\//
/** What writing needs beside the editor. */
const WRITING = /src\/app\/areas\/draft\/(use-draft-line|use-device-drafts|use-drafts-of-place)\./
/** What several screens of a world show. */
const WORLDS =
  /src\/app\/areas\/world\/(WorldPicture|WorldHero|NewCharacters|GuideLinks|WorldMissing|WorldTopSkeleton|WorldTopBar|WorldCard|CharacterGrid|facts)\.|src\/app\/areas\/character\/(SpeakingChip|NeedsCharacter|CharacterRow|speak-as|ChangeList|frames)\.|src\/app\/areas\/(follow\/FollowButton|friend\/(use-friend-acts|Said)|equipment\/(ItemPicture|use-act|SaveBar|ActNotice|SettingsFrame|SettingsTabs|CharacterLine|EquipmentSkeleton))\.|src\/app\/ui\/(ItemTile|Meter|Stepper)\./
/** The calculation of characters' numbers, with what shows them: several screens of a character share it. */
const STATS =
  /src\/app\/areas\/equipment\/(stat-values|StatChanges|NumberLine|trying|queries)\.|src\/rules\/(stats\/|weights|percentages|equipment|skills)|virtual:contract\/equipment$/

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
        // Here for the names of the files, which say what is in them; compileAhead() has the word.
        postBanner: COMPILE_AHEAD,
        // Few files on the first visit: what every screen needs is four chunks, not eighty. Dialogs, toasts and the
        // display of stories stay apart, because they are loaded when they are first shown.
        codeSplitting: {
          groups: [
            { name: 'session', test: SESSION },
            { name: 'vendor', test: /node_modules\/(react|react-dom|scheduler|@tanstack)\/(?!.*useBlocker)/ },
            { name: 'core', test: id => FIRST_UI.test(id) || CORE.test(id) },
            { name: 'screens', test: MORE_UI },
            { name: 'member', test: MEMBER },
            // Icons of all other screens, and the rules that most of them go by.
            { name: 'common', test: id => ICONS.test(id) || SMALL_RULES.test(id) },
            { name: 'later', test: LATER },
            { name: 'dialogs', test: /src\/app\/ui\/(Sheet|AlertDialog|DialogTitle)\./ },
            { name: 'stories', test: STORIES },
            { name: 'writing', test: WRITING },
            { name: 'worlds', test: id => WORLDS.test(id) || STATS.test(id) },
            // Loaded only where a server names a Firebase project.
            { name: 'firestore', test: /node_modules\/@firebase\/(firestore|webchannel-wrapper)\// },
            { name: 'firebase', test: /node_modules\/(firebase|@firebase|idb)\// },
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
      // What a screen reads is loaded with it, not with the list of all routes.
      codeSplittingOptions: { defaultBehavior: [['loader', 'component']] },
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
        globPatterns: ['index.html', 'pages/*.html', 'assets/*.{js,css}'],
        // Most installations never need these; where they are, they are kept as they are used.
        globIgnores: ['assets/*fire*'],
        manifestTransforms: [markShell],
        // The shell is compared by content; hashed files by their names.
        dontCacheBustURLsMatching: /^assets\//,
      },
      devOptions: { enabled: false },
    }),
    versionFile(),
    compileAhead(),
    noPing(),
    {
      name: 'tsumugi-out-dir',
      configResolved: config => {
        outDir = config.build.outDir
      },
      // Before the worker is made, which keeps the pages.
      closeBundle: () => {
        if (existsSync(join(outDir, '.vite', 'manifest.json'))) writePages(outDir)
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
 * Marks what the first screen needs: the pages, and the files that all of them name. The worker keeps these before it is
 * ready. A page says which addresses it is for.
 */
async function markShell(entries: { url: string; revision: string | null; size: number }[]) {
  const page = await readFile(join(outDir, 'index.html'), 'utf8')
  const pages: { pattern: string; file: string }[] = JSON.parse(await readFile(join(outDir, 'pages.json'), 'utf8'))
  const manifest = entries.map(entry => {
    const pattern = pages.find(({ file }) => file === entry.url)?.pattern
    if (pattern) return { ...entry, shell: true, pattern }
    return entry.url === 'index.html' || page.includes(entry.url) ? { ...entry, shell: true } : entry
  })
  return { manifest, warnings: [] }
}
