// A display of nobody's, and what WebKitGTK needs to show itself on it.
import { type ChildProcess, spawn } from 'node:child_process'

export const MINI_BROWSER = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser'

export type Display = { name: string; environment: NodeJS.ProcessEnv; process: ChildProcess }

export async function openDisplay(): Promise<Display> {
  // It ends with the last that uses it.
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
    // Its sandbox needs rights that a container does not give.
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    WEBKIT_DISABLE_DMABUF_RENDERER: '1',
    LIBGL_ALWAYS_SOFTWARE: '1',
  }
  return { name, environment, process: screen }
}
