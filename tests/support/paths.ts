// Where things are, for tests that start processes of their own.
import { resolve } from 'node:path'

export const projectRoot = resolve(import.meta.dirname, '../..')

/** The Node that the project brings; tests may be started by an older one. */
export const nodeBinary = resolve(projectRoot, 'node_modules/.bin/node')

/** The server as it is built; what starts it sees to that first. */
export const serverMain = resolve(projectRoot, 'dist-server/main.js')
export const serverParts = resolve(projectRoot, 'dist-server/parts.js')
