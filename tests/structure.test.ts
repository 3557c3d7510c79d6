// The shape of the project: rooms and arrows, sizes, what the app may load, and the Node everything runs on.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { describe, expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')

const files = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map(name => `${folder}/${name}`)
    .filter(path => /\.(ts|tsx|js|mjs)$/.test(path) && statSync(join(root, path)).isFile())

const sources = ['src/rules', 'src/contract', 'src/app', 'src/server', 'sw'].flatMap(files)
const read = (path: string): string => readFileSync(join(root, path), 'utf8')

type Import = { from: string; to: string; typeOnly: boolean }

/** Every import of our own files, as paths from the root, and of packages by their names. */
function importsOf(path: string): Import[] {
  const pattern =
    /(?:^|\n)\s*(import|export)(\s+type)?\s*([^'"();]*?from\s*)?['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)/g
  return [...read(path).matchAll(pattern)].map(match => {
    const target = match[4] ?? match[5] ?? ''
    const named = match[3] ?? ''
    const names = /\{([^}]*)\}/.exec(named)?.[1]
    const allTypes =
      names !== undefined &&
      !/[\w$]+\s*,?\s*\{/.test(named) &&
      names.split(',').every(name => /^\s*(type\s|$)/.test(name))
    return { from: path, to: resolveImport(path, target), typeOnly: match[2] !== undefined || allTypes }
  })
}

function resolveImport(path: string, target: string): string {
  if (target.startsWith('#')) return target.replace('#', 'src/')
  if (target.startsWith('.')) return relative(root, join(root, path, '..', target))
  return target
}

const imports = sources.flatMap(importsOf)
const room = (path: string): string =>
  ['src/rules', 'src/contract', 'src/app', 'src/server', 'sw'].find(name => path.startsWith(`${name}/`)) ?? 'package'

describe('rooms and arrows', () => {
  const allowed: Record<string, string[]> = {
    'src/rules': ['src/rules'],
    'src/contract': ['src/contract', 'src/rules'],
    'src/app': ['src/app', 'src/contract', 'src/rules'],
    'src/server': ['src/server', 'src/contract', 'src/rules'],
    sw: ['sw', 'src/rules'],
  }

  test('only files that find an own thing by its row mark it as own', () => {
    const marking = imports
      .filter(each => each.to === 'src/server/platform/own.ts' && !each.typeOnly)
      .map(each => each.from)
    const allowedToMark = /\/(own-[a-z-]+|rights)\.ts$/
    expect(marking.length).toBeGreaterThan(2)
    expect(marking.filter(path => !allowedToMark.test(path))).toEqual([])
  })

  test('every area answers its calls by handlersOf, which does what their contract declares', () => {
    const answering = sources.filter(path => /^src\/server\/areas\/.+\/handlers\.ts$/.test(path))
    expect(answering.length).toBeGreaterThan(20)
    expect(answering.filter(path => !read(path).includes('= handlersOf('))).toEqual([])
    const byTheWay = imports.filter(
      each =>
        each.to === 'src/server/platform/calls.ts' &&
        room(each.from) === 'src/server' &&
        /\bcalls\b.*from '[^']*platform\/calls\.ts'/.test(read(each.from)),
    )
    expect(byTheWay.map(each => each.from)).toEqual(['src/server/router.ts'])
  })

  test('imports were found', () => expect(imports.length).toBeGreaterThan(300))

  test.each(Object.entries(allowed))('%s imports only %s', (from, to) => {
    const wrong = imports.filter(
      each => room(each.from) === from && room(each.to) !== 'package' && !to.includes(room(each.to)),
    )
    expect(wrong).toEqual([])
  })

  test('the app takes nothing but types from the contract', () => {
    expect(
      imports.filter(each => room(each.from) === 'src/app' && room(each.to) === 'src/contract' && !each.typeOnly),
    ).toEqual([])
  })

  test('the app loads neither the schema library nor the server framework; its development page tries checks', () => {
    const heavy = imports.filter(
      each =>
        room(each.from) === 'src/app' &&
        !each.from.startsWith('src/app/development/') &&
        /^(zod|@orpc\/)/.test(each.to) &&
        !each.typeOnly,
    )
    expect(heavy).toEqual([])
  })

  test('inside the app: ui and platform know no area, areas know no route', () => {
    const order = ['src/app/ui', 'src/app/platform', 'src/app/areas', 'src/app/routes']
    const level = (path: string) => order.findIndex(folder => path.startsWith(`${folder}/`))
    const wrong = imports.filter(each => level(each.from) >= 0 && level(each.to) > level(each.from))
    // The toasts of the outbox and of updates are the platform's voice.
    expect(wrong).toEqual([])
  })

  test('inside the server: the platform and the database know no area', () => {
    const inner = /^src\/server\/(platform|db)\//
    const known = ['src/server/db/schema.ts']
    const wrong = imports.filter(
      each => inner.test(each.from) && each.to.startsWith('src/server/areas/') && !known.includes(each.from),
    )
    expect(wrong).toEqual([])
  })

  test('the server judges pictures by decoding them, never by a header', () => {
    const byHeader = /^src\/rules\/validation\/(pictures|image-header|header-checks|picture-checks)\.ts$/
    const wrong = imports.filter(
      each =>
        ['src/server', 'src/contract'].includes(room(each.from)) &&
        !each.from.startsWith('src/server/platform/pictures/') &&
        byHeader.test(each.to) &&
        !each.typeOnly,
    )
    expect(wrong).toEqual([])
    expect(imports.filter(each => room(each.from) === 'src/server' && each.to.endsWith('/header-checks.ts'))).toEqual(
      [],
    )
  })

  test('nothing imports the worker', () => {
    expect(imports.filter(each => each.to.startsWith('sw/') && !each.from.startsWith('sw/'))).toEqual([])
  })

  test('there is no cycle between files', () => {
    expect(findCycle(imports.filter(each => !each.typeOnly && room(each.to) !== 'package'))).toEqual([])
  })
})

/** The first cycle among imports of values, or nothing. */
function findCycle(edges: Import[]): string[] {
  const targets = new Map<string, string[]>()
  for (const { from, to } of edges) targets.set(from, [...(targets.get(from) ?? []), to])
  const done = new Set<string>()
  const visit = (path: string, trail: string[]): string[] => {
    if (trail.includes(path)) return [...trail.slice(trail.indexOf(path)), path]
    if (done.has(path)) return []
    for (const next of targets.get(path) ?? []) {
      const cycle = visit(next, [...trail, path])
      if (cycle.length > 0) return cycle
    }
    done.add(path)
    return []
  }
  for (const path of targets.keys()) {
    const cycle = visit(path, [])
    if (cycle.length > 0) return cycle
  }
  return []
}

describe('files', () => {
  const written = sources.filter(path => !path.endsWith('.gen.ts'))

  test('none is longer than 300 lines', () => {
    expect(written.filter(path => read(path).split('\n').length > 301)).toEqual([])
  })

  test('nine in ten are under 150 lines', () => {
    const short = written.filter(path => read(path).split('\n').length <= 150)
    expect(short.length / written.length).toBeGreaterThanOrEqual(0.9)
  })

  test('components are PascalCase, everything else kebab-case', () => {
    const odd = written.filter(path => {
      const name = path.split('/').at(-1) ?? ''
      if (path.startsWith('src/app/routes/')) return false
      return !/^[a-z0-9-]+(\.d)?\.(ts|tsx|js)$/.test(name) && !/^[A-Z][A-Za-z0-9]*\.tsx$/.test(name)
    })
    expect(odd).toEqual([])
  })

  test('no HTML is set from strings', () => {
    expect(written.filter(path => /dangerouslySetInnerHTML|\.innerHTML|\beval\(/.test(read(path)))).toEqual([])
  })
})

describe('what runs it', () => {
  test('the README tells every setting as the server does', async () => {
    const { settings } = await import('#server/config.ts')
    const readme = read('README.md')
    const missing = Object.entries(settings).filter(
      ([name, { about }]) => !readme.includes(`| \`${name}\` | ${about} |`),
    )
    expect(missing.map(([name]) => name)).toEqual([])
  })

  test('Node 24, from the packages', () => {
    expect(Number(process.versions.node.split('.')[0])).toBe(24)
    expect(existsSync(join(root, 'node_modules/.bin/node'))).toBe(true)
  })

  test('every dependency has an exact version', () => {
    const { dependencies, devDependencies, optionalDependencies } = JSON.parse(read('package.json'))
    const all = Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies } as Record<
      string,
      string
    >)
    expect(all.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([])
  })

  test('the lockfile names no address', () => {
    expect(read('package-lock.json')).not.toContain('"resolved"')
  })
})

describe('budgets of the built app', () => {
  const KB = 1024
  const dist = join(root, 'dist')
  const brotli = (path: string): number =>
    brotliCompressSync(readFileSync(path), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length

  /** JS and CSS that a first visit to a route loads: what the page names, and the static imports of its chunks. */
  const firstVisit = (page: string): string[] => {
    const html = readFileSync(join(dist, page), 'utf8')
    const seen = new Set<string>()
    const visit = (path: string): void => {
      if (seen.has(path) || !/\.(js|css)$/.test(path)) return
      seen.add(path)
      if (!path.endsWith('.js')) return
      const code = readFileSync(join(dist, 'assets', path), 'utf8')
      for (const [, name] of code.matchAll(/(?:from|import)\s*["']\.\/([\w.$-]+\.js)["']/g)) if (name) visit(name)
    }
    for (const [, name] of html.matchAll(/(?:src|href)="\/assets\/([^"]+)"/g)) if (name) visit(name)
    return [...seen]
  }

  test.each([
    ['pages/login.html', 125],
    ['pages/mission.html', 150],
  ])('%s loads at most %i kB', (page, budget) => {
    const loaded = firstVisit(page)
    const bytes = loaded.reduce((sum, path) => sum + brotli(join(dist, 'assets', path)), 0)
    expect(loaded.length).toBeGreaterThan(2)
    expect(bytes / KB).toBeLessThanOrEqual(budget)
  })

  test('every part of a screen says first that its functions are compiled while it comes', () => {
    const pages = readdirSync(join(dist, 'pages'))
    const parts = new Set(pages.flatMap(name => firstVisit(`pages/${name}`)).filter(path => path.endsWith('.js')))
    expect(parts.size).toBeGreaterThan(20)
    for (const path of parts) {
      expect(readFileSync(join(dist, 'assets', path), 'utf8'), path).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/)
    }
  })

  test('Firebase and the schema library are in no file of the first visit', () => {
    for (const path of [...firstVisit('pages/login.html'), ...firstVisit('pages/mission.html')]) {
      const code = readFileSync(join(dist, 'assets', path), 'utf8')
      expect(code.includes('ZodError') || code.includes('firebaseapp')).toBe(false)
    }
  })
})

describe('comments', () => {
  /** A document, and parts of it: rules §5, reliability rules 1 and 2, doc2 §§2-4; G05 and B13 stand for themselves. */
  const citation =
    /\b(rules|notation|field|doc[123])(?:\.md)? §{1,2}([\d.]+(?:(?:, §?|-| and §?)\d[\d.]*)*)|\b(reliability)(?:\.md)? rules? (\d+(?:(?:, |-| and )\d+)*)|\b([GB]\d{1,2})\b/g

  /** Every short name, one by one: `rules §2-4` is three. */
  const shortNames = (text: string): string[] =>
    [...text.matchAll(citation)].flatMap(([, part, sections, rules, numbers, name]) => {
      if (name) return [name]
      const before = part ? `${part} §` : `${rules} rule `
      return (sections ?? numbers ?? '').split(/, §?| and §?/).flatMap(each => {
        const [from = '', to] = each.replace(/\.$/, '').split('-')
        const count = to ? Number(to) - Number(from) + 1 : 1
        return Array.from({ length: count }, (_, n) => `${before}${to ? Number(from) + n : from}`)
      })
    })

  const comments = (path: string): string[] => read(path).match(/\/\*[\s\S]*?\*\/|(?<![:'"`])\/\/.*/g) ?? []
  const places = [...sources, ...files('tests')].filter(path => !path.endsWith('.gen.ts'))
  const readmes = ['src/rules', 'src/app/platform', 'src/app/ui', 'src/server/platform', 'tests']
  const told = readmes.map(folder => read(`${folder}/README.md`)).join('\n')
  const explained = new Set([...told.matchAll(/\*\*([^*\n]+)\*\*/g)].flatMap(([, name = '']) => shortNames(name)))

  test('citations are read one by one', () => {
    expect(shortNames('doc2 §§2-4, 7; G05, reliability rules 1 and 12, rules §3.')).toEqual([
      'doc2 §2',
      'doc2 §3',
      'doc2 §4',
      'doc2 §7',
      'G05',
      'reliability rule 1',
      'reliability rule 12',
      'rules §3',
    ])
  })

  test('every short name stands in the README of a room', () => {
    const unknown = places.flatMap(path =>
      comments(path).flatMap(comment =>
        shortNames(comment)
          .filter(name => !explained.has(name))
          .map(name => `${path}: ${name}`),
      ),
    )
    expect(explained.size).toBeGreaterThan(100)
    expect(unknown).toEqual([])
  })

  /** Rooms whose comments were all reworded; the others follow. */
  const isReworded = (path: string): boolean => /^(src\/(rules|contract|app\/ui|server\/(platform|db))|sw)\//.test(path)

  test('no comment names a document that is not in the repository', () => {
    // The tables of the specification, the READMEs, the data files of the demo.
    const data = readdirSync(join(root, 'src/server/demo/data'), { recursive: true, encoding: 'utf8' })
    const own = new Set([
      ...readdirSync(join(root, 'tests/conformance')),
      ...data.map(path => basename(path)),
      'README.md',
    ])
    const foreign = places.flatMap(path =>
      comments(path).flatMap(comment =>
        [...comment.matchAll(/[\w-]+\.(?:md|tsv)\b/g)]
          .filter(([name]) => !own.has(name))
          .map(([name]) => `${path}: ${name}`),
      ),
    )
    expect(foreign).toEqual([])
  })

  test('an opening comment starts with what the file is, in a noun', () => {
    const riddles = places
      .filter(isReworded)
      .filter(path => /^\/\/ (What|Who|Where|How|Which|When|Why|Whether)/.test(read(path)))
    expect(riddles).toEqual([])
  })
})
