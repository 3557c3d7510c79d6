// Chunks of the app: the modules that lie together in one file, decided by the imports. A new area, subject or screen needs
// no line here. A module that only one screen (or sheet, or part of the routes) needs lies with it; a shared one lies
// 1. in the earliest part of a start that imports it: the session, the core, the frame of the screens (one file with the addresses that
// several parts of the routes name, and with what the first list shares: every visit but that of the sign-in loads them all);
// 2. else with the modules that the same screens need. Such lots are joined where the bytes that are then loaded without
// need cost less than a file of its own (chunk-lots.ts). They are named for the folder that most of their code is from.
import { OFTEN_OPENED } from '../../rules/often-opened.ts'
import { joinedLots } from './chunk-lots.ts'

export type Graph = {
  modules: readonly string[]
  /** Modules that a module imports statically; `loads` are its dynamic imports. */
  imports: (id: string) => readonly string[]
  loads: (id: string) => readonly string[]
  /** Length of the module's code. */
  size: (id: string) => number
}

const ENTRY = /\/src\/app\/main\.tsx$/
const SCREEN = /\/src\/app\/routes\/.*\?tsr-split=/
const ROUTE = /\/src\/app\/routes\/[^?]*$/
const PART = /^\0virtual:routes\/(?!always$)(.+)$/
/** Chunks of libraries are named in vite.config.ts, with their reasons. */
const LIBRARY = /node_modules\/(react|react-dom|scheduler|@tanstack|firebase|@firebase|idb)\//
const FIREBASE = /node_modules\/@?firebase\//
/** The styles are one file, named by the entry. */
const STYLES = /\.css$/

type Start = { chunk: string; file: RegExp; takes: 'all' | 'shared' }

/** Beginnings of a start, in the order in which its parts are needed. A screen keeps the modules that only it shows. */
const BEFORE_ROUTES: readonly Start[] = [
  // Code that runs before the libraries of the screens have arrived: the session, the device's storage, the sending of
  // calls.
  { chunk: 'session', file: ENTRY, takes: 'all' },
  { chunk: 'core', file: /\/src\/app\/start-app\.tsx$/, takes: 'all' },
  { chunk: 'core', file: /\/src\/app\/routes\/login\.tsx\?tsr-split=/, takes: 'shared' },
]
const AFTER_ROUTES: readonly Start[] = [
  { chunk: 'frame', file: /\/src\/app\/member\.ts$/, takes: 'all' },
  { chunk: 'frame', file: /\/src\/app\/routes\/_frame\.tsx\?tsr-split=/, takes: 'all' },
  { chunk: 'frame', file: /\/src\/app\/routes\/_frame\/\(\w+\)\/mission\.tsx\?tsr-split=/, takes: 'shared' },
]

const STARTED = new Set(['session', 'core', 'frame'])

/** Chunk of each module that has one; a module without one goes with its only user. */
export function chunksOf(graph: Graph): Map<string, string> {
  const chunk = new Map<string, string>()
  const closure = closureIn(graph)
  const loaded = [...new Set(graph.modules.flatMap(graph.loads))]
  const users = usersIn(
    graph.modules.filter(id => loaded.includes(id) || ENTRY.test(id)),
    closure,
  )
  const usersOf = (id: string): readonly string[] => users.get(id) ?? []
  const isShared = (id: string): boolean => usersOf(id).length > 1
  const isFree = (id: string): boolean => !chunk.has(id) && !LIBRARY.test(id) && !ENTRY.test(id) && !STYLES.test(id)
  const take = (name: string, ids: Iterable<string>): void => {
    for (const id of ids) if (isFree(id)) chunk.set(id, name)
  }
  const start = ({ chunk: name, file, takes }: Start): void => {
    const needed = [...closure(graph.modules.filter(id => file.test(id)))]
    take(name, takes === 'all' ? needed : needed.filter(isShared))
  }

  BEFORE_ROUTES.forEach(start)
  // Modules that several parts of the routes import: in one of these parts, they would make the others load that part.
  const byParts = graph.modules.filter(
    id => isShared(id) && !ROUTE.test(id) && usersOf(id).some(user => PART.test(user)),
  )
  // Modules that one part shares with its own screens alone lie with that part, which is there before any of them.
  const isOfOnePart = (id: string): boolean => {
    const parts = usersOf(id).filter(user => PART.test(user))
    const name = PART.exec(parts[0] ?? '')?.[1]
    const isOwn = (user: string): boolean => PART.test(user) || (SCREEN.test(user) && user.includes(`/(${name})/`))
    return parts.length === 1 && usersOf(id).every(isOwn)
  }
  take('frame', closure(byParts.filter(id => !PART.test(id) && !isOfOnePart(id))))
  for (const id of loaded) if (PART.test(id)) take(`routes-${PART.exec(id)?.[1]}`, closure([id]))
  AFTER_ROUTES.forEach(start)

  // Modules that need Firebase are kept apart, because few servers name a Firebase project.
  const needsFirebase = (id: string): boolean => [...closure([id])].some(other => FIREBASE.test(other))
  const free = graph.modules.filter(id => isFree(id) && isShared(id) && !needsFirebase(id))
  // Modules that a start loads after the first screen are loaded in every visit, whichever screen it opens.
  const screens = loaded.filter(id => SCREEN.test(id))
  const later = new Set([...chunk].flatMap(([id, name]) => (STARTED.has(name) ? graph.loads(id) : [])))
  const weightOf = (user: string): number => {
    if (SCREEN.test(user)) return OFTEN.find(([file]) => file.test(user))?.[1] ?? 1
    return later.has(user) ? screens.length * LATER_SHARE : SHEET_WEIGHT
  }
  const names = new Set([...chunk.values(), 'vendor', 'firebase', 'firestore'])
  for (const lot of joinedLots(graph, free, chunk, usersOf, weightOf)) {
    const name = freeName(nameOf(lot, graph.size), names)
    names.add(name)
    take(name, lot)
  }
  return chunk
}

/** Weights of screens that are opened most, by their files; the others have 1. */
export const OFTEN = OFTEN_OPENED.map(([path, weight]): [RegExp, number] => {
  const name = (path === '/' ? '' : path).replaceAll('$', '\\$')
  return [new RegExp(`/_frame(?:/\\(\\w+\\))?${name}(?:/index)?\\.tsx\\?`), weight]
})

/** Weight of code that is loaded after the first screen and keeps nobody waiting: as if every tenth screen needed it. */
const LATER_SHARE = 1 / 10
/** Weight of a sheet: it is opened in one visit of several, after its screen has loaded most of its imports. */
const SHEET_WEIGHT = 1 / 4

/** Name of a chunk after the folder of most of its code: `areas/application/office` becomes `application-office`. */
function nameOf(ids: readonly string[], sizeOf: (id: string) => number): string {
  const sizes = new Map<string, number>()
  for (const id of ids) {
    const folder = /\/src\/(?:app\/(?:areas\/|shared\/)?)?([^?]+)\/[^/]+$/.exec(id)?.[1]
    if (folder) sizes.set(folder, (sizes.get(folder) ?? 0) + sizeOf(id))
  }
  const [largest] = [...sizes].sort(([one, a], [other, b]) => b - a || (one < other ? -1 : 1))
  return largest?.[0].replaceAll('/', '-') ?? 'libraries'
}

function freeName(name: string, taken: ReadonlySet<string>): string {
  if (!taken.has(name)) return name
  let number = 2
  while (taken.has(`${name}${number}`)) number += 1
  return `${name}${number}`
}

/** Number of chunks below each, so that chunks that others import can be made first. */
export function levelsOf(graph: Graph, chunk: ReadonlyMap<string, string>): Map<string, number> {
  const below = new Map<string, Set<string>>()
  for (const [id, name] of chunk) {
    const others = below.get(name) ?? new Set()
    below.set(name, others)
    for (const next of graph.imports(id)) {
      const other = chunk.get(next)
      if (other && other !== name) others.add(other)
    }
  }
  const levels = new Map<string, number>()
  const visit = (name: string, above: readonly string[]): number => {
    const known = levels.get(name)
    if (known !== undefined) return known
    if (above.includes(name)) throw new Error(`Chunks need each other: ${[...above, name].join(', ')}`)
    const level = Math.max(0, ...[...(below.get(name) ?? [])].map(other => visit(other, [...above, name]) + 1))
    levels.set(name, level)
    return level
  }
  for (const name of below.keys()) visit(name, [])
  return levels
}

/** Modules with all their static imports, in the order of discovery. */
function closureIn({ imports }: Graph): (starts: readonly string[]) => Set<string> {
  return starts => {
    const found = new Set<string>()
    const visit = (id: string): void => {
      if (found.has(id)) return
      found.add(id)
      imports(id).forEach(visit)
    }
    starts.forEach(visit)
    return found
  }
}

/** For each module, the roots that import it statically, directly or through others. */
function usersIn(roots: readonly string[], closure: ReturnType<typeof closureIn>): Map<string, string[]> {
  const users = new Map<string, string[]>()
  for (const root of roots) {
    for (const id of closure([root])) {
      const known = users.get(id)
      if (known) known.push(root)
      else users.set(id, [root])
    }
  }
  return users
}
