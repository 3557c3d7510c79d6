// The page's side of the service worker: registers it, gives it the files shown before it was active, announces a new
// version and lets it take over when nobody is writing.
import { Workbox } from 'workbox-window'
import { savesData } from '#app/ui/saves-data.ts'
import { toasts } from '#app/ui/toast-store.ts'
import { newBuild } from './take-over.ts'
import { watchVersion } from './version.ts'

/** Longest wait for the new worker after consent; then the page reloads in any case. */
const RELOAD_AFTER_MS = 15_000
/** Time after a start in which parts that were not shown yet are not loaded. */
const WARM_AFTER_MS = 5_000

const policy = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('tsumugi', {
  createScriptURL: url => {
    if (url === '/sw.js') return url
    throw new TypeError('Only the worker may be loaded by address.')
  },
})
type TrustedTypes = {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ) => { createScriptURL: (url: string) => string }
}

export async function startUpdates(): Promise<void> {
  if (!('serviceWorker' in navigator)) {
    watchVersion(() => announce(() => location.reload()))
    return
  }
  const workbox = new Workbox(policy?.createScriptURL('/sw.js') ?? '/sw.js')
  let controlled = navigator.serviceWorker.controller !== null
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    // The first worker of a page is of the same build, so nothing was swapped.
    if (controlled) newBuild.swapped = true
    controlled = true
  })
  workbox.addEventListener('waiting', () => {
    newBuild.skipWaiting = () => workbox.messageSkipWaiting()
    announce(() => void consent())
  })
  workbox.addEventListener('activated', ({ isUpdate }) => {
    if (!isUpdate) handOverShown(workbox)
  })
  // A failed registration is repeated at the next start; the version is watched meanwhile.
  const registration = await workbox.register().catch(() => undefined)
  if (navigator.serviceWorker.controller) warm()
  watchVersion(() => {
    const look = async () => {
      await registration?.update()
      if (registration?.installing || registration?.waiting || !(await isBehindWorker())) return
      newBuild.swapped = true
      announce(() => location.reload())
    }
    look().catch(() => {})
  })
  await askForLastingStorage()
}

/** Asks the browser to keep the data of the app. Browsers decide by themselves; the answer is only displayed. */
async function askForLastingStorage(): Promise<void> {
  await navigator.storage?.persist?.().catch(() => false)
}

/** Whether the worker has a newer page than this one, because it took over while this one was being opened. */
async function isBehindWorker(): Promise<boolean> {
  const script = document.querySelector<HTMLScriptElement>('script[type=module][src]')
  const page = await (await fetch('/index.html')).text()
  // A page that came with its content has another start, which names the entry.
  return script !== null && !page.includes(script.dataset.entry ?? new URL(script.src).pathname)
}

/** Gives the worker the addresses of pictures and parts that were loaded before it controlled the page. */
function handOverShown(workbox: Workbox): void {
  const shown = performance
    .getEntriesByType('resource')
    .map(entry => entry.name)
    .filter(
      name =>
        /^https?:\/\/[^/]+\/files\//.test(name) || /\/[\w-]+\.(webp|png|svg)$/.test(name) || name.includes('/assets/'),
    )
  workbox.messageSW({ type: 'CACHE_URLS', payload: { urlsToCache: [...new Set(shown)] } }).catch(() => {})
  warm()
}

/**
 * Lets the worker cache parts that were not shown yet, a while later: hundreds of files would take network and processor from the
 * first screen, whose reads are still on their way. For users who save data those that were loaded, now and later.
 */
function warm(): void {
  if (savesData()) keepLoaded()
  else setTimeout(() => navigator.serviceWorker.controller?.postMessage({ type: 'WARM' }), WARM_AFTER_MS)
}

let isKeeping = false

/** The browser reads parts without the worker, which learns of a part that came from the network only here. */
function keepLoaded(): void {
  if (isKeeping) return
  isKeeping = true
  new PerformanceObserver(list => {
    const urlsToCache = list
      .getEntries()
      .map(({ name }) => name)
      .filter(name => name.includes('/assets/'))
    if (urlsToCache.length > 0)
      navigator.serviceWorker.controller?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } })
  }).observe({ type: 'resource', buffered: true })
}

let announced: number | null = null

function announce(press: () => void): void {
  // Several deploys while a page is open are announced once.
  if (announced !== null) toasts.dismiss(announced)
  announced = toasts.add({
    type: 'update',
    overline: '書きかけは残ります',
    title: '新しいバージョンがあります',
    persistent: true,
    action: { label: '更新', onPress: press },
  })
}

/** After the user pressed 更新: the waiting worker takes over and this page reloads. */
async function consent(): Promise<void> {
  let done = false
  const reload = () => {
    if (done) return
    done = true
    location.reload()
  }
  navigator.serviceWorker.addEventListener('controllerchange', reload)
  setTimeout(reload, RELOAD_AFTER_MS)
  newBuild.skipWaiting?.()
  // Another tab has let the worker take over already, so no event will come.
  const registration = await navigator.serviceWorker.getRegistration()
  if (newBuild.swapped && !registration?.waiting) reload()
}
