// The shape of the project: rooms and arrows, sizes, what the app may load, and the Node everything runs on.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { areaArrows } from './support/area-arrows.ts'
import { firstVisit, sentKilobytes } from './support/first-visit.ts'
import { buildGrown } from './support/grown-app.ts'
import { filesIn, type Import, importsOf } from './support/imports.ts'
import { testLocale } from './support/locale.js'
import { routeFiles } from './support/route-files.ts'
import { isFull } from './support/size.ts'

const root = join(import.meta.dirname, '..')

const sources = ['src/rules', 'src/contract', 'src/app', 'src/server', 'sw'].flatMap(filesIn)
const read = (path: string): string => readFileSync(join(root, path), 'utf8')

const imports = sources.flatMap(path => importsOf(path))
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

  test('what a screen shows in every state it reads by useRead, which hears of the network in the same breath', () => {
    const shown = sources.filter(
      path => /^src\/app\/(areas|shared)\/.*\.tsx$/.test(path) && /\bquery=\{\w+\}/.test(read(path)),
    )
    expect(shown.length).toBeGreaterThan(30)
    const unheard = shown.filter(path =>
      [...read(path).matchAll(/\bquery=\{(\w+)\}/g)].some(([, name]) =>
        read(path).includes(`const ${name} = useQuery(`),
      ),
    )
    expect(unheard).toEqual([])
  })

  test('every read that shows people of a scenario to others goes through the one function for blocks between players', () => {
    /** Files that read seats with their characters, and why no block is for them. */
    const others: Record<string, string> = {
      'archive/list.ts': "one's own",
      'archive/own-replay.ts': "one's own",
      'master-room/works.ts': 'titles that a master gave, in a list of them',
      'scenario/list/card.ts': "one's own",
      'scenario/list/found.ts': 'names that hold the words of a search',
      'scenario/clock/remind.ts': "one's own",
      'scenario/board/tell-posts.ts': 'asks who is told, and is no answer',
      'scenario-desk/repair.ts': 'the desk of the office',
      'scenario-desk/texts.ts': 'the desk of the master',
      'scenario-replay/cast.ts': 'the desk of the master',
      'scenario-replay/listed-replays.ts': 'faces on the cards of a list',
      'support/open-character.ts': 'the support sees everybody of the record of a character',
      'support/open-scenario.ts': 'the desk of the support',
      'voice/voicing.ts': 'speakers of lines that stand in the text',
    }
    const areas = 'src/server/areas/'
    const reading = sources.filter(
      path =>
        path.startsWith(areas) &&
        /scenarioEntry\b|scenario_entry\b/.test(read(path)) &&
        /\bcharacterFullName\b|\bc\.character_full_name\b|\blistedFields\b/.test(read(path)),
    )
    const unguarded = reading.filter(path => !/\bshownPeople\(/.test(read(path))).map(path => path.slice(areas.length))
    expect(reading.length - unguarded.length).toBeGreaterThan(3)
    expect(unguarded.toSorted()).toEqual(Object.keys(others).toSorted())
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

  test('inside the app: ui, platform, what areas share, areas, routes; nothing knows what stands behind it', () => {
    const order = ['src/app/ui', 'src/app/platform', 'src/app/shared', 'src/app/areas', 'src/app/routes']
    const level = (path: string) => order.findIndex(folder => path.startsWith(`${folder}/`))
    const wrong = imports.filter(each => level(each.from) >= 0 && level(each.to) > level(each.from))
    expect(wrong).toEqual([])
  })

  describe('arrows between areas of the app', () => {
    const area = (path: string) => /^src\/app\/areas\/([\w-]+)\//.exec(path)?.[1]
    const between = imports.filter(each => area(each.from) && area(each.to) && area(each.from) !== area(each.to))

    test('each is listed, and no other is', () => {
      const found: Record<string, string[]> = {}
      for (const { from, to } of between) {
        const name = area(from) ?? ''
        found[name] = [...(found[name] ?? []), to.replace('src/app/areas/', '')]
      }
      const sorted = Object.entries(found).map(([name, paths]) => [name, [...new Set(paths)].sort()])
      expect(Object.fromEntries(sorted)).toEqual(areaArrows)
    })

    test('they close no circle', () => {
      const next = (name: string) => new Set(areaArrows[name]?.map(path => path.split('/')[0] ?? ''))
      const reached = (from: string, seen: Set<string> = new Set()): Set<string> => {
        for (const name of next(from)) if (!seen.has(name)) reached(name, seen.add(name))
        return seen
      }
      expect(Object.keys(areaArrows).filter(name => reached(name).has(name))).toEqual([])
    })
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

/** First cycle among imports of values; empty when there is none. */
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
  test('the README of deployment tells every setting as the server does, and the first README the first of them', async () => {
    const { settings } = await import('#server/config.ts')
    const rows = Object.entries(settings).map(([name, { about }]) => `| \`${name}\` | ${about} |`)
    const all = read('src/server/deploy/README.md')
    expect(rows.filter(row => !all.includes(row))).toEqual([])
    const first = read('README.md').match(/^\| `[A-Z_]+` \|.*$/gm) ?? []
    expect(first.length).toBeGreaterThan(8)
    expect(first.filter(row => !rows.includes(row))).toEqual([])
  })

  test('the first README is read in a few minutes', () => {
    expect(read('README.md').split(/\s+/).length).toBeLessThan(1500)
  })

  test('Node 24, from the packages', () => {
    expect(Number(process.versions.node.split('.')[0])).toBe(24)
    expect(existsSync(join(root, 'node_modules/.bin/node'))).toBe(true)
  })

  test('every runner of tests gives what it starts a UTF-8 language, whatever the machine has', () => {
    // Not those of packages, which the step of the emulators installs in a folder of the tests.
    const runners = filesIn('tests').filter(path => /^tests\/(?!bench).*\brun(-\w+)?\.js$/.test(path))
    expect(runners.length).toBeGreaterThan(4)
    // After the language of the machine, so that it counts.
    const ofTests = /\{\s*\.\.\.(process\.env|projectEnvironment\(\)),\s*\.\.\.testLocale\b/
    expect(runners.filter(path => !ofTests.test(read(path)))).toEqual([])
    for (const machine of [{}, { LANG: 'C', LC_ALL: 'POSIX' }]) {
      const env = { PATH: process.env.PATH, ...machine, ...testLocale }
      expect(spawnSync('locale', ['charmap'], { env, encoding: 'utf8' }).stdout).toBe('UTF-8\n')
    }
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

// Compressing hundreds of files takes long on a busy machine.
describe('budgets of the built app', { timeout: 60_000 }, () => {
  const dist = join(root, 'dist')
  const budgets: [page: string, kilobytes: number][] = [
    ['pages/login.html', 125],
    ['pages/mission.html', 150],
  ]

  test.each(budgets)('%s loads at most %i kB', (page, budget) => {
    const loaded = firstVisit(dist, page)
    expect(loaded.length).toBeGreaterThan(2)
    expect(sentKilobytes(dist, loaded)).toBeLessThanOrEqual(budget)
  })

  test('no page names many files, and the configuration of the build names none of the app', () => {
    const countOf = (name: string) => firstVisit(dist, `pages/${name}`).length
    const names = readdirSync(join(dist, 'pages')).filter(name => name.endsWith('.html'))
    const isDesk = (name: string) => /^(admin|myPage-admin|myPage-scenario|myPage-tray)[-.]/.test(name)
    // Desks with an editor, a preview and a queue hold what several areas share; few open them, and after many others. The tray
    // names the forms of every area.
    for (const name of names) expect(countOf(name), name).toBeLessThanOrEqual(isDesk(name) ? 34 : 30)
    const counts = names.map(countOf)
    expect(counts.toSorted((one, other) => one - other)[Math.floor(counts.length / 2)]).toBeLessThanOrEqual(18)
    expect(read('vite.config.ts')).not.toMatch(/src\\?\/(rules|app\\?\/(areas|shared|ui|platform))/)
  })

  test('every part of a screen says first that its functions are compiled while it comes', () => {
    const pages = readdirSync(join(dist, 'pages'))
    const parts = new Set(pages.flatMap(name => firstVisit(dist, `pages/${name}`)).filter(path => path.endsWith('.js')))
    expect(parts.size).toBeGreaterThan(20)
    for (const path of parts) {
      expect(readFileSync(join(dist, 'assets', path), 'utf8'), path).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/)
    }
  })

  test('Firebase and the schema library are in no file of the first visit', () => {
    for (const path of budgets.flatMap(([page]) => firstVisit(dist, page))) {
      const code = readFileSync(join(dist, 'assets', path), 'utf8')
      expect(code.includes('ZodError') || code.includes('firebaseapp')).toBe(false)
    }
  })

  describe.runIf(isFull)('with thin routes in place of those to come', () => {
    /** Routes that the product may still gain, whatever it has. */
    const MORE = 200
    const shares = { guest: 0.175, player: 0.125, character: 0.25, master: 0.1, creator: 0.1, office: 0.25 }
    const more = Object.fromEntries(Object.entries(shares).map(([part, share]) => [part, Math.ceil(MORE * share)]))
    const added = Object.values(more).reduce((sum, count) => sum + count, 0)
    let grown: ReturnType<typeof buildGrown>
    beforeAll(() => {
      grown = buildGrown(more)
    }, 180_000)
    afterAll(() => grown?.remove())

    test('they are there', () => {
      const built = readdirSync(join(grown.dist, 'pages')).filter(name => name.endsWith('.html'))
      const now = JSON.parse(read('dist/pages.json')) as unknown[]
      expect(built.length).toBe(now.length + added)
      expect(built.length).toBeGreaterThan(routeFiles().length)
    })

    test.each(budgets)('%s loads at most %i kB', (page, budget) => {
      expect(sentKilobytes(grown.dist, firstVisit(grown.dist, page))).toBeLessThanOrEqual(budget)
    })

    test('every page names the one part of the routes that it is in, and no part brings another', () => {
      const isPart = (name: string) => name.startsWith('routes-')
      const partOf = (page: string) => {
        const named = /<meta name="routes" content="([\w-]+)">/.exec(readFileSync(join(grown.dist, page), 'utf8'))?.[1]
        const loaded = firstVisit(grown.dist, page).filter(isPart)
        expect(
          loaded.map(name => name.split('-')[1]),
          page,
        ).toEqual(named ? [named] : [])
        return named ?? 'always'
      }
      const counts = Map.groupBy(readdirSync(join(grown.dist, 'pages')), name => partOf(`pages/${name}`))
      for (const [part, count] of Object.entries(more)) {
        expect(counts.get(part)?.length, part).toBeGreaterThanOrEqual(count)
      }
      expect(partOf('index.html')).toBe('always')
      expect(counts.get('always')?.toSorted()).toEqual(['error-404.html', 'home.html', 'login.html'])
    })
  })
})

describe('comments', () => {
  /** A document, and parts of it: rules §5, reliability rules 1 and 2, doc2 §§2-4; G05, B13, C009 and R061 stand for themselves. */
  const citation =
    /\b(rules|notation|field|doc[123])(?:\.md)? §{1,2}([\d.]+(?:(?:, §?|-| and §?)\d[\d.]*)*)|\b(reliability)(?:\.md)? rules? (\d+(?:(?:, |-| and )\d+)*)|\b([GB]\d{1,2}|[CR]\d{3})\b/g

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
  const places = [...sources, ...filesIn('tests')].filter(path => !path.endsWith('.gen.ts'))
  const readmes = ['src/rules', 'src/app/platform', 'src/app/ui', 'src/server/platform', 'tests']
  const told = readmes.map(folder => read(`${folder}/README.md`)).join('\n')
  const inReadmes = [...told.matchAll(/\*\*([^*\n]+)\*\*/g)].flatMap(([, name = '']) => shortNames(name))
  /** Ids of calls and routes, which the tables of the specification explain. */
  const inTables = ['calls.tsv', 'routes.tsv'].flatMap(file =>
    read(`tests/conformance/${file}`)
      .split('\n')
      .flatMap(line => /^[CR]\d{3}(?=\t)/.exec(line)?.[0] ?? []),
  )
  const explained = new Set([...inReadmes, ...inTables])

  test('citations are read one by one', () => {
    expect(shortNames('doc2 §§2-4, 7; G05, reliability rules 1 and 12, rules §3 (R061).')).toEqual([
      'doc2 §2',
      'doc2 §3',
      'doc2 §4',
      'doc2 §7',
      'G05',
      'reliability rule 1',
      'reliability rule 12',
      'rules §3',
      'R061',
    ])
  })

  test('every short name stands in the README of a room, or is the id of a row in a table', () => {
    const unknown = places.flatMap(path =>
      comments(path).flatMap(comment =>
        shortNames(comment)
          .filter(name => !explained.has(name))
          .map(name => `${path}: ${name}`),
      ),
    )
    expect(inReadmes.length).toBeGreaterThan(100)
    expect(inTables.length).toBeGreaterThan(390)
    expect(unknown).toEqual([])
  })

  test('no gap and no figure is explained twice', () => {
    const names = inReadmes.filter(name => /^[GB]\d/.test(name))
    expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([])
  })

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
    const riddles = places.filter(path => /^\/\/ (What|Who|Whose|Where|How|Which|When|Why|Whether)\b/.test(read(path)))
    expect(riddles).toEqual([])
  })

  test('a line comment starts with a noun, too', () => {
    const riddle = /^\s*\/\/ (What|Who|Whose|Whoever|Whom|Where|How|Which|When|Why|Whether)\b/
    const riddles = sources.flatMap(path => {
      const lines = read(path).split('\n')
      // Lines below the first go on with its sentence, or begin another one.
      return lines
        .filter((line, index) => riddle.test(line) && !/^\s*\/\//.test(lines[index - 1] ?? ''))
        .map(line => `${path}: ${line.trim()}`)
    })
    expect(riddles).toEqual([])
  })

  test('a doc comment starts with what the thing is, in a noun', () => {
    const riddles = places.flatMap(path =>
      comments(path)
        .filter(comment => /^\/\*\*[\s*]*(What|Who|Whose|Whoever|Where|How|Why)\b/i.test(comment))
        .map(comment => `${path}: ${comment}`),
    )
    expect(riddles).toEqual([])
  })
})
