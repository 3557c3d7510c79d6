// Gives the bundler the chunks that follow from the imports (chunks.ts), after it has read all modules.
import type { Plugin } from 'vite'
import { chunksOf, levelsOf } from './chunks.ts'

/** More levels than chunks can have below them. */
const LEVELS = 40

let chunks = new Map<string, string>()
let levels = new Map<string, number>()

export function chunksPlugin(): Plugin {
  let root = ''
  return {
    name: 'tsumugi-chunks',
    apply: 'build',
    configResolved(config) {
      root = config.root
    },
    buildEnd() {
      // The same chunks on every machine: the order in which modules were read is chance, and their code names their folder.
      const graph = {
        modules: [...this.getModuleIds()].sort(),
        imports: (id: string) => this.getModuleInfo(id)?.importedIds ?? [],
        loads: (id: string) => this.getModuleInfo(id)?.dynamicallyImportedIds ?? [],
        size: (id: string) => this.getModuleInfo(id)?.code?.replaceAll(root, '').length ?? 0,
      }
      chunks = chunksOf(graph)
      levels = levelsOf(graph, chunks)
    },
  }
}

/**
 * Groups by level. A group also takes the imports of its modules unless an earlier group has them, so chunks that others
 * import come first.
 */
export const chunkGroups = Array.from({ length: LEVELS }, (_, level) => ({
  name: (id: string) => {
    const chunk = chunks.get(id)
    return chunk !== undefined && levels.get(chunk) === level ? chunk : null
  },
  debugName: `chunks on ${level} others`,
}))
