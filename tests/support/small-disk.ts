// A disk of a few megabytes, mounted for a test: its behaviour when full is then the system's own. Only root may mount one;
// elsewhere tests that need it say loudly that they were skipped.
import { spawnSync } from 'node:child_process'
import { statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, test } from 'vitest'
import { freshFolder } from './http-server.ts'

const run = (command: string, args: readonly string[]): boolean =>
  spawnSync(command, args, { stdio: 'ignore' }).status === 0

let mounted = 0

/** Mounts a disk; it is removed after the file. @returns its folder, or null where this user may not mount. */
export function mountDisk(megabytes: number): string | null {
  mounted += 1
  const folder = freshFolder(`disk-${process.pid}-${mounted}`)
  if (!run('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=700`, 'tmpfs', folder])) return null
  afterAll(() => {
    // The disk is unmounted lazily, because a database that was stopped a moment ago may still hold a file.
    run('umount', ['-l', folder])
  })
  return folder
}

export const remountReadOnly = (folder: string): boolean => run('mount', ['-o', 'remount,ro', folder])

/** Leaves no byte free. @returns the file that fills it. */
export function fillDisk(folder: string): string {
  const file = join(folder, 'filler')
  for (let size = 1 << 20; size >= 1024; size /= 4) {
    try {
      for (;;) writeFileSync(file, Buffer.alloc(size), { flag: 'a' })
    } catch {
      // Smaller pieces may still find room.
    }
  }
  return file
}

export const freeBytes = (folder: string): number => {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize
}

/** A test that needs a mounted disk. */
export function testOnDisk(name: string, folder: string | null, body: (folder: string) => Promise<void>): void {
  if (folder !== null) test(name, () => body(folder))
  else {
    process.stderr.write(`SKIPPED, because this user may not mount a disk: ${name}\n`)
    test.skip(name, () => {})
  }
}
