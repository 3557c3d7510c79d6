// The start of the app: the session and what was read, from the device; then the screens; then the network.
import './ui/theme.css'
import { applyColorScheme, readColorScheme } from './platform/color-scheme.ts'
import { startConnectivity } from './platform/connectivity.ts'
import { firstScreen } from './platform/first-screen.ts'
import { ownMissingChunks } from './platform/missing-chunk.ts'
import { session } from './platform/session.ts'
import { startApp } from './start-app.tsx'

applyColorScheme(readColorScheme())
startConnectivity()
ownMissingChunks()
await session.restore()
await startApp()

// What can wait until the first screen stands.
const later = async (): Promise<void> => {
  const { startUpdates } = await import('./platform/updates/start.ts')
  await startUpdates()
}
if (import.meta.env.PROD) void firstScreen.then(later).catch(() => {})
