// Chunks of made-up apps: the place of a module follows from its importers, not from its name.
import { globSync } from 'node:fs'
import { isAbsolute } from 'node:path'
import { describe, expect, test } from 'vitest'
import { chunksOf, type Graph, levelsOf, OFTEN } from '../src/server/launch/chunks.ts'
import { routePartsPlugin } from '../src/server/launch/route-parts-plugin.ts'
import { randomOf } from './support/random.ts'

const random = randomOf('Chunks')

const APP = '/tsumugi/src/app'
const screen = (path: string): string => `${APP}/routes/_frame/(guest)/${path}.tsx?tsr-split=component---loader`

type Made = { imports?: string[]; loads?: string[]; size?: number }

const graphOf = (modules: Record<string, Made>): Graph => {
  const all = new Set(
    Object.entries(modules).flatMap(([id, { imports = [], loads = [] }]) => [id, ...imports, ...loads]),
  )
  return {
    modules: [...all],
    imports: id => modules[id]?.imports ?? [],
    loads: id => modules[id]?.loads ?? [],
    size: id => modules[id]?.size ?? 1_000,
  }
}

const login = `${APP}/routes/login.tsx?tsr-split=component---loader`
const missions = `${APP}/routes/_frame/(player)/mission.tsx?tsr-split=component---loader`
const frame = `${APP}/routes/_frame.tsx?tsr-split=component---loader`

/** An app with the parts of every start, and further modules. */
const app = (more: Record<string, Made>, screens: string[] = []): Graph =>
  graphOf({
    [`${APP}/main.tsx`]: { imports: [`${APP}/platform/session.ts`], loads: [`${APP}/start-app.tsx`] },
    [`${APP}/start-app.tsx`]: {
      imports: [`${APP}/platform/session.ts`, '\0virtual:routes', `${APP}/ui/Shell.tsx`],
      loads: [`${APP}/member.ts`, login, frame, missions, ...screens],
    },
    '\0virtual:routes': { loads: ['\0virtual:routes/guest', '\0virtual:routes/player'] },
    ...more,
  })

describe('where a module lies', () => {
  test('with the earliest part of a start that imports it', () => {
    const chunks = chunksOf(
      app({
        [login]: { imports: [`${APP}/ui/Field.tsx`, `${APP}/areas/identity/LoginForm.tsx`] },
        [frame]: { imports: [`${APP}/areas/home/Frame.tsx`] },
        [missions]: { imports: [`${APP}/ui/Field.tsx`, `${APP}/ui/List.tsx`, `${APP}/areas/mission/Card.tsx`] },
        [screen('new')]: { imports: [`${APP}/ui/List.tsx`] },
        [`${APP}/main.tsx`]: {
          imports: [`${APP}/platform/session.ts`],
          loads: [`${APP}/start-app.tsx`, screen('new')],
        },
      }),
    )
    expect(chunks.get(`${APP}/platform/session.ts`)).toBe('session')
    expect(chunks.get(`${APP}/ui/Shell.tsx`)).toBe('core')
    expect(chunks.get(`${APP}/ui/Field.tsx`)).toBe('core')
    expect(chunks.get(`${APP}/areas/home/Frame.tsx`)).toBe('frame')
    expect(chunks.get(`${APP}/ui/List.tsx`)).toBe('frame')
    // A module that only one screen shows lies with it.
    expect(chunks.get(`${APP}/areas/identity/LoginForm.tsx`)).toBeUndefined()
    expect(chunks.get(`${APP}/areas/mission/Card.tsx`)).toBeUndefined()
  })

  test('with its part of the routes, or with the frame where another part or a screen needs it too', () => {
    const chunks = chunksOf(
      app(
        {
          '\0virtual:routes/guest': { imports: [`${APP}/areas/news/place.ts`, `${APP}/areas/novel/place.ts`] },
          '\0virtual:routes/player': { imports: [`${APP}/areas/novel/place.ts`, `${APP}/areas/coin/place.ts`] },
          [screen('coin')]: { imports: [`${APP}/areas/coin/place.ts`] },
        },
        [screen('coin')],
      ),
    )
    expect(chunks.get(`${APP}/areas/news/place.ts`)).toBe('routes-guest')
    expect(chunks.get(`${APP}/areas/novel/place.ts`)).toBe('frame')
    expect(chunks.get(`${APP}/areas/coin/place.ts`)).toBe('frame')
  })

  test('a new subject that screens share has a chunk of its name', () => {
    const [one, other] = [screen('guild/one'), screen('guild/other')]
    const chunks = chunksOf(
      app(
        {
          [one]: { imports: [`${APP}/shared/guild/Banner.tsx`] },
          [other]: { imports: [`${APP}/shared/guild/Banner.tsx`, `${APP}/areas/guild/Alone.tsx`] },
          [`${APP}/shared/guild/Banner.tsx`]: { imports: ['/tsumugi/src/rules/guilds.ts'] },
        },
        [one, other],
      ),
    )
    expect(chunks.get(`${APP}/shared/guild/Banner.tsx`)).toBe('guild')
    expect(chunks.get('/tsumugi/src/rules/guilds.ts')).toBe('guild')
    expect(chunks.get(`${APP}/areas/guild/Alone.tsx`)).toBeUndefined()
  })

  test('styles and what needs Firebase lie with nothing else', () => {
    const firebase = `${APP}/platform/firebase-app.ts`
    const users = [`${APP}/platform/identity-firebase.ts`, `${APP}/platform/realtime-firestore.ts`]
    const chunks = chunksOf(
      app(
        {
          [`${APP}/start-app.tsx`]: { imports: [`${APP}/ui/theme.css`], loads: users },
          ...Object.fromEntries(users.map(user => [user, { imports: [firebase] }])),
          [firebase]: { imports: ['/tsumugi/node_modules/firebase/app/dist/index.mjs'] },
        },
        users,
      ),
    )
    expect(chunks.get(firebase)).toBeUndefined()
    expect(chunks.get(`${APP}/ui/theme.css`)).toBeUndefined()
  })
})

describe('few files', () => {
  const [one, other, third, fourth] = ['a', 'b', 'c', 'd'].map(screen) as [string, string, string, string]
  const shared = (name: string) => `${APP}/shared/${name}/Piece.tsx`
  const made = (size: number) =>
    chunksOf(
      app(
        {
          [one]: { imports: [shared('x'), shared('y')] },
          [other]: { imports: [shared('x'), shared('y')] },
          [third]: { imports: [shared('y')] },
          [fourth]: { imports: [shared('y')] },
          [shared('x')]: { size },
        },
        [one, other, third, fourth],
      ),
    )

  test('what few bytes keep apart is joined', () => {
    const chunks = made(2_000)
    expect(chunks.get(shared('x'))).toBe(chunks.get(shared('y')))
  })

  test('what many would load without need is a file of its own', () => {
    const chunks = made(200_000)
    expect([chunks.get(shared('x')), chunks.get(shared('y'))]).toEqual(['x', 'y'])
  })

  test('however the lots are joined, none stands on one that stands on it', () => {
    for (let round = 0; round < 100; round++) {
      const pieces = Array.from({ length: random.integer(2, 30) }, (_, at) => shared(`piece${at}`))
      const some = (from: string[]) => from.filter(() => random.chance(0.2))
      const screens = Array.from({ length: random.integer(2, 8) }, (_, at) => screen(`screen${at}`))
      const graph = app(
        {
          ...Object.fromEntries(screens.map(id => [id, { imports: some(pieces) }])),
          ...Object.fromEntries(
            pieces.map((id, at) => [id, { imports: some(pieces.slice(0, at)), size: random.integer(10, 60_000) }]),
          ),
        },
        screens,
      )
      const chunks = chunksOf(graph)
      const levels = levelsOf(graph, chunks)
      const levelOf = (id: string) => levels.get(chunks.get(id) ?? '') ?? Number.NaN
      for (const id of chunks.keys()) {
        const others = graph.imports(id).filter(next => chunks.has(next) && chunks.get(next) !== chunks.get(id))
        for (const next of others) expect(levelOf(next)).toBeLessThan(levelOf(id))
      }
    }
  })
})

test('chunks that need each other are an error of the rule, and said', () => {
  const graph = graphOf({ a: { imports: ['b'] }, b: { imports: ['c'] }, c: {} })
  const chunks = new Map([...'ac'].map((id): [string, string] => [id, 'one']).concat([['b', 'other']]))
  expect(() => levelsOf(graph, chunks)).toThrow('one, other, one')
})

test('the tree of the routes is watched by its whole path: the development server looks for it nowhere else', () => {
  const { load } = routePartsPlugin('src/app/routeTree.gen.ts')
  const watched: string[] = []
  if (typeof load !== 'function') throw new Error('It loads otherwise now.')
  const list = load.call({ addWatchFile: (path: string) => watched.push(path) } as never, '\0virtual:routes')
  expect(list).toContain("import('virtual:routes/guest')")
  expect(watched.map(isAbsolute)).toEqual([true])
})

test.each(OFTEN.map(([file]) => file.source))('a screen that is opened often exists: %s', source => {
  const screens = globSync('src/app/routes/**/*.tsx').map(file => `/${file}?tsr-split=component---loader`)
  expect(screens.filter(file => new RegExp(source).test(file)).length).toBeGreaterThan(0)
})
