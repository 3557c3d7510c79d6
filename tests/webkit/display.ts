// A display for the test alone, and the environment that WebKitGTK needs on it.
import { type ChildProcess, spawn } from 'node:child_process'

export const MINI_BROWSER = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser'

export type Display = { name: string; environment: NodeJS.ProcessEnv; process: ChildProcess }

export async function openDisplay(): Promise<Display> {
  // The display ends with the last program that uses it.
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '800x900x24', '-nolisten', 'tcp', '-terminate'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const name = await new Promise<string>((resolve, reject) => {
    screen.stdout.once('data', number => resolve(`:${String(number).trim()}`))
    screen.once('exit', () => reject(new Error('Xvfb did not start.')))
  })
  const environment = {
    ...process.env,
    DISPLAY: name,
    GDK_BACKEND: 'x11',
    // The sandbox of the browser needs rights that a container does not give.
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    WEBKIT_DISABLE_DMABUF_RENDERER: '1',
    LIBGL_ALWAYS_SOFTWARE: '1',
  }
  return { name, environment, process: screen }
}
