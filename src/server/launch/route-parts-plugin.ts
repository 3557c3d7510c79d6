// Gives the app its routes in parts: a folder in parentheses below src/app/routes is a part, named for the users who may
// open its screens. `virtual:routes` loads each part, `virtual:routes/<part>` holds the routes of one, and
// `virtual:routes/always` the routes outside such folders. They are read from the tree that the router's generator writes.
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'

const LIST = 'virtual:routes'
/** Part with the routes outside all folders of parts; every visit loads it. */
export const ALWAYS = 'always'

type Place = { name: string; file: string; path: string | undefined; parent: string }

/** Part that a route file belongs to, by its folder; undefined outside of all parts. */
const routePartOf = (file: string): string | undefined => /\/routes\/(?:[^?]*\/)?\(([\w-]+)\)\//.exec(file)?.[1]

/** All routes of the generated tree, with file, path and name of the parent. */
function readTree(source: string): Place[] {
  const files = new Map<string, string>()
  for (const [, name = '', file = ''] of source.matchAll(/^import \{ Route as (\w+)Import \} from '\.\/(.+)'$/gm))
    files.set(name, `/src/app/${file}.tsx`)
  const updates =
    /^const (\w+) =\s+\w+\.update\(\s*\{\s+id: '[^']*',\s+(?:path: '([^']*)',\s+)?getParentRoute: \(\) => (\w+?)(?:Import)?,/gm
  const places = [...source.matchAll(updates)].map(([, name = '', path, parent = '']) => {
    return { name, file: files.get(name) ?? '', path, parent: parent === 'rootRoute' ? '' : parent }
  })
  // The root is imported, but has no place in the tree.
  if (places.length !== files.size - 1) throw new Error('The generated tree of routes is written otherwise now.')
  return places
}

export function routePartsPlugin(tree: string): Plugin {
  return {
    name: 'tsumugi-route-parts',
    resolveId: id => (id === LIST || id.startsWith(`${LIST}/`) ? `\0${id}` : null),
    load(id) {
      if (id !== `\0${LIST}` && !id.startsWith(`\0${LIST}/`)) return null
      // The path is absolute, because the development server resolves others relative to the module.
      this.addWatchFile(resolve(tree))
      const places = readTree(readFileSync(tree, 'utf8'))
      return id === `\0${LIST}` ? listOf(places) : partOf(places, id.slice(LIST.length + 2))
    },
  }
}

function listOf(places: Place[]): string {
  const names = new Set(places.flatMap(({ file }) => routePartOf(file) ?? []))
  const loads = [...names].sort().map(name => `${JSON.stringify(name)}: () => import('${LIST}/${name}')`)
  return `export default { ${loads.join(', ')} }`
}

/** Source of a part: `export default [[parent or null, [[route, path], …]], …]` */
function partOf(places: Place[], part: string): string {
  const own = places.filter(({ file }) => (routePartOf(file) ?? ALWAYS) === part)
  const parents = [...new Set(own.map(({ parent }) => parent))]
  const needed = places.filter(place => own.includes(place) || parents.includes(place.name))
  const imports = needed.map(({ name, file }) => `import { Route as ${name} } from ${JSON.stringify(file)}`)
  const lists = parents.map(parent => {
    const rows = own.filter(place => place.parent === parent)
    const entries = rows.map(({ name, path }) => (path === undefined ? `[${name}]` : `[${name}, '${path}']`))
    return `[${parent || 'null'}, [${entries.join(', ')}]]`
  })
  return `${imports.join('\n')}\nexport default [${lists.join(', ')}]`
}
