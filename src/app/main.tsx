// The start of the app: first the session from the device, while the large code of the screens is loading, then the screens
// and the network. This file must not import the libraries of the screens, or it would wait for them.
import './ui/theme.css'
import { applyColorScheme, readColorScheme } from './platform/color-scheme.ts'
import { firstScreen } from './platform/first-screen.ts'
import { holdInstallPrompt } from './platform/install-prompt.ts'
import { ownMissingChunks, reloadForChunk } from './platform/missing-chunk.ts'
import { session } from './platform/session.ts'
import { showStartFailure } from './platform/start-failure.ts'

applyColorScheme(readColorScheme())
ownMissingChunks()
addEventListener('beforeinstallprompt', holdInstallPrompt)

async function start(): Promise<void> {
  const screens = import('./start-app.tsx')
  // Marks the rejection as handled, because the session is awaited first; `start` reports it.
  screens.catch(() => {})
  await session.restore()
  // Requests the token before the screens need it.
  session.keepRenewed()
  const { startApp } = await screens
  await startApp()
}

// Work that waits until the first screen is painted.
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
