// The version check: compares version.json with the running build (doc1 §4, §7), at the start, every 30 minutes, and on
// returning to the tab.

const EVERY_MS = 30 * 60_000
const NOT_SOONER_MS = 60_000

export function watchVersion(onDifferent: () => void): void {
  let checked = 0
  const check = async (): Promise<void> => {
    if (!navigator.onLine || document.visibilityState !== 'visible' || Date.now() - checked < NOT_SOONER_MS) return
    checked = Date.now()
    const build = await readBuild().catch(() => null)
    if (build && build !== __BUILD__) onDifferent()
  }
  const run = () => {
    check().catch(() => {})
  }
  run()
  setInterval(run, EVERY_MS)
  document.addEventListener('visibilitychange', run)
}

async function readBuild(): Promise<string | null> {
  const response = await fetch('/version.json', { cache: 'no-store' })
  if (!response.headers.get('content-type')?.startsWith('application/json')) return null
  const { build } = await response.json()
  return typeof build === 'string' ? build : null
}
