// Files of the app's routes, each with its path.
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from './paths.ts'

const NOT_PAGES = new Set(['__root.tsx', '_frame.tsx', '$.tsx'])

/**
 * Lists the routes: `file` is relative to src/app/routes; `path` has neither the frame, nor the part, nor a slash at its
 * end.
 */
export const routeFiles = (): { file: string; path: string }[] =>
  globSync('**/*.tsx', { cwd: join(projectRoot, 'src/app/routes') })
    .filter(file => !NOT_PAGES.has(file))
    .map(file => {
      const words = file.replace(/\.tsx$/, '').split('/')
      return { file, path: `/${words.filter(word => !/^[_(]/.test(word) && word !== 'index').join('/')}` }
    })
