// Letters of the pictures that the server draws: an open font of a package (SIL OFL), never one of the machine, so that a picture
// looks the same wherever it is made.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

type Sharp = typeof import('sharp').default

const PACKAGE = '@expo-google-fonts/zen-old-mincho'
const STYLES = ['400Regular', '700Bold']

/** Name of the font in drawings. */
export const MINCHO = 'Zen Old Mincho'

let loading: Promise<Sharp> | null = null

/** The drawing library, set up so that it knows this font and no other. */
export function drawing(): Promise<Sharp> {
  loading ??= begin()
  return loading
}

async function begin(): Promise<Sharp> {
  const manifest = createRequire(import.meta.url).resolve(`${PACKAGE}/package.json`)
  const folder = mkdtempSync(join(tmpdir(), 'tsumugi-letters-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  const settings = join(folder, 'fonts.conf')
  const folders = STYLES.map(style => `<dir>${join(dirname(manifest), style)}</dir>`).join('')
  writeFileSync(settings, `<fontconfig>${folders}<cachedir>${folder}</cachedir></fontconfig>`)
  // The library reads this when it draws its first letter.
  process.env.FONTCONFIG_FILE = settings
  return (await import('sharp')).default
}
