// The start of the app: the session, from the device; the screens, which are large and on their way meanwhile; then the
// network. Nothing here may need the libraries of the screens, or it would wait for them.
import './ui/theme.css'
import { applyColorScheme, readColorScheme } from './platform/color-scheme.ts'
import { firstScreen } from './platform/first-screen.ts'
import { ownMissingChunks, reloadForChunk } from './platform/missing-chunk.ts'
import { session } from './platform/session.ts'
import { showStartFailure } from './platform/start-failure.ts'

applyColorScheme(readColorScheme())
ownMissingChunks()

async function start(): Promise<void> {
  const screens = import('./start-app.tsx')
  // Whoever is waited for first: a failure is told below.
  screens.catch(() => {})
  await session.restore()
  // The token is on its way before the screens ask for it.
  session.keepRenewed()
  const { startApp } = await screens
  await startApp()
}

// What can wait until the first screen stands.
async function later(): Promise<void> {
  const { startUpdates } = await import('./platform/updates/start.ts')
  await startUpdates()
}

start().then(
  () => {
    if (import.meta.env.PROD) firstScreen.then(later).catch(() => {})
  },
  async () => {
    showStartFailure()
    await reloadForChunk()
  },
)
