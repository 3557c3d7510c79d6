// Paths for tests that start processes of their own.
import { resolve } from 'node:path'

export const projectRoot = resolve(import.meta.dirname, '../..')

/** The Node of the project's packages; tests may be started by an older one. */
export const nodeBinary = resolve(projectRoot, 'node_modules/.bin/node')

/** The built server; the starter of a test builds it first. */
export const serverMain = resolve(projectRoot, 'dist-server/main.js')
export const serverParts = resolve(projectRoot, 'dist-server/parts.js')
