// Gives the bundler the chunks that follow from the imports (chunks.ts), after it has read all modules.
import type { Plugin } from 'vite'
import { chunksOf, levelsOf } from './chunks.ts'

/** Number of levels of chunks, larger than any build has. */
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
      // Order and folder are taken out of the graph, so that every machine makes the same chunks: modules are read in an order by
      // chance, and their code names the folder of the project.
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
