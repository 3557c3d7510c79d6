// The app at its future size: a copy with many more thin routes, built beside the one that is tested.
import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { nodeBinary, projectRoot } from './paths.ts'

const COPIED = ['src', 'sw', 'public', 'index.html', 'package.json', 'tsconfig.base.json']

/** A list with pages, as most routes are: a guard, an address that is parsed, a read that begins with the screen. */
const thinRoute = (id: string, isPublic: boolean): string => `
import { createFileRoute, type SearchSchemaInput, stripSearchParams } from '@tanstack/react-router'
import { DecisionsScreen } from '#app/areas/application/decisions/DecisionsScreen.tsx'
import { applicationQueries } from '#app/areas/application/queries.ts'
import { parsePage } from '#app/platform/page-search.ts'
import { requireUser } from '#app/platform/use-session.ts'

type Place = { page: number; only: string | undefined }

export const Route = createFileRoute('${id}')({
  validateSearch: (search: Partial<Place> & SearchSchemaInput): Place => ({
    page: parsePage(search.page),
    only: search.only === '${id.length}' ? search.only : undefined,
  }),
  search: { middlewares: [stripSearchParams({ page: 1 })] },
  ${isPublic ? '' : 'beforeLoad: requireUser,'}
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps: { page } }) => {
    queryClient.prefetchQuery(applicationQueries.decisions(page)).catch(() => {})
  },
  component: () => <DecisionsScreen page={Route.useSearch().page} />,
})
`

/** Paths below which the routes of each part are, in turn; words of their own keep them as different as real ones. */
const BELOW = ['', 'myPage/', 'world/$worldId/']
const WORDS = ['gallery', 'scenario', 'community', 'order', 'tailor', 'notes', 'contest', 'journal', 'opening', 'board']

/**
 * Builds the app with this many more routes in each part (a part without routes so far begins with them). Returns the folder
 * of the build and the function that removes it.
 */
export function buildGrown(more: Record<string, number>): { dist: string; remove: () => void } {
  const root = mkdtempSync(join(tmpdir(), 'tsumugi-grown-'))
  for (const name of [...COPIED, 'vite.config.ts'])
    cpSync(join(projectRoot, name), join(root, name), { recursive: true })
  symlinkSync(join(projectRoot, 'node_modules'), join(root, 'node_modules'))
  for (const [part, count] of Object.entries(more)) {
    for (let index = 0; index < count; index += 1) {
      const word = `${WORDS[index % WORDS.length]}${part}${index}`
      const place = `_frame/(${part})/${BELOW[index % BELOW.length]}${word}${index % 4 === 0 ? `/$${word}Id` : ''}`
      const file = join(root, 'src/app/routes', `${place}.tsx`)
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, thinRoute(`/${place}`, part === 'guest'))
    }
  }
  const dist = join(root, 'dist')
  try {
    execFileSync(nodeBinary, ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'error'], {
      cwd: root,
      // The environment of the tests would build the libraries for development.
      env: { ...process.env, NODE_ENV: 'production' },
    })
  } catch (error) {
    rmSync(root, { recursive: true, force: true })
    throw error
  }
  return { dist, remove: () => rmSync(root, { recursive: true, force: true }) }
}
