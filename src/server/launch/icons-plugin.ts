// Imports every icon from its own file instead of from the library's index. The graph of modules then shows which screen
// uses which icon, and the chunks (chunks.ts) follow from that graph. Icons are drawn by the app's own small component.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const LIBRARY = 'lucide-react'
const IMPORT = /import\s*\{([^}]*)\}\s*from\s*["']lucide-react["'];?/g

/** File of each name that the library exports, read from its index. */
function filesByName(folder: string): Map<string, string> {
  const list = readFileSync(join(folder, `${LIBRARY}.mjs`), 'utf8')
  const files = new Map<string, string>()
  for (const [, names = '', file = ''] of list.matchAll(/export \{([^}]*)\} from '\.\/([^']+)'/g)) {
    for (const each of names.split(',')) {
      const [from = '', to = from] = each.trim().split(' as ')
      files.set(to, `${from} ${join(folder, file)}`)
    }
  }
  return files
}

export function iconsPlugin(root: string): Plugin {
  const files = filesByName(join(root, 'node_modules', LIBRARY, 'dist/esm'))
  const importOf = (each: string): string => {
    const [name = '', local = name] = each.trim().split(/\s+as\s+/)
    const [exported, file] = files.get(name)?.split(' ') ?? []
    if (!file) throw new Error(`${LIBRARY} has no ${name}.`)
    return `import { ${exported} as ${local} } from ${JSON.stringify(file)}`
  }
  return {
    name: 'tsumugi-icons',
    apply: 'build',
    // Runs after types are removed, when only icons are left in the import.
    enforce: 'post',
    resolveId: {
      order: 'pre',
      filter: { id: /\/createLucideIcon\.mjs$/ },
      handler: () => join(root, 'src/app/ui/icon-drawing.ts'),
    },
    transform: {
      filter: { code: LIBRARY, id: /\/src\/app\// },
      handler: code => {
        const replaced = code.replace(IMPORT, (_, names: string) =>
          names
            .split(',')
            .filter(name => name.trim())
            .map(importOf)
            .join(';'),
        )
        return replaced === code ? null : { code: replaced, map: null }
      },
    },
  }
}
