// Sending a registration over a bad network: the confirmation stays as it was sent, its buttons say so, going back afterwards
// leads to before the steps, and no skeleton stays.
import 'fake-indexeddb/auto'
import {
  createBrowserHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
  useLocation,
} from '@tanstack/react-router'
import { act, configure, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { del } from 'idb-keyval'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { RegistrationScreen } from '#app/areas/character-edit/registration/RegistrationScreen.tsx'
import { firstValues, REGISTRATION, writeValues } from '#app/areas/character-edit/registration/registration-values.ts'
import { startConnectivity } from '#app/platform/connectivity.ts'
import { beginDraft } from '#app/platform/drafts/changing.ts'
import { deleteDrafts } from '#app/platform/drafts/store.ts'
import { openCache, type UserCache } from '#app/platform/query.ts'
import { cacheKey } from '#app/platform/session.ts'
import { keyval } from '#app/platform/storage.ts'
import { endHandedIn } from '#app/shared/draft/after-answer.ts'
import { ownCharacter } from '../../support/answers.ts'
import { stubLayout } from '../../support/browser-parts.ts'
import { FakeOutbox } from '../../support/fake-outbox.ts'
import { fakeServer } from '../../support/fake-server.ts'
import { installLocks } from '../../support/locks.ts'
import { aroundScreen } from '../../support/screen.tsx'
import { beSignedIn } from '../../support/signed-in.ts'

configure({ asyncUtilTimeout: 10_000 })

const WORLD = '/world/world0'
const STEPS = `${WORLD}/characterRegistration`
const base = { description: '', kijun: [], hosei: [], isOriginal: false }
let answered = () => {}
const server = fakeServer({
  'characterEdit.getRegistration': {
    ...{ worldId: 'world0', worldName: '灯守のエルダ', status: 'open', characterLimit: 10, ownNameList: [] },
    classList: [
      { ...base, classId: 'A1', classKind: 'A', className: '民' },
      { ...base, classId: 'B1', classKind: 'B', className: '役' },
    ],
    ...{ parameterList: [], guideList: [] },
  },
  'characterEdit.portrait': { svg: '<svg xmlns="http://www.w3.org/2000/svg"/>' },
  'characterEdit.register': () =>
    new Promise(resolve => {
      answered = () => resolve({ characterId: 'akane', worldId: 'world0', characterFullName: '茜' })
    }),
  'character.mine': { characterList: [ownCharacter('akane', '茜')] },
  'coin.getCoins': { alpacaCoin: 0, llamaPoint: 0 },
})

let isOnline = true
let cache: UserCache
beforeAll(startConnectivity)
beforeEach(async () => {
  isOnline = true
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline)
  vi.stubGlobal('scrollTo', () => {})
  stubLayout()
  installLocks()
  await deleteDrafts('rin', () => true)
  // The reads of the test before may have been stored.
  await del(cacheKey(null), keyval)
  cache = await openCache(null)
})
afterEach(() => {
  cache.close()
  window.history.replaceState(null, '', '/')
})

/** Whatever stands at an address: the steps, or another page. */
function Page() {
  const { pathname, search } = useLocation()
  const { step = 1, made } = search as { step?: number; made?: string }
  if (pathname !== STEPS) return <p>{`ここは ${pathname}`}</p>
  return <RegistrationScreen worldId="world0" place={{ step, made, redirect: undefined, draft: undefined }} />
}

/** Comes from the world to the last step of a registration that was begun before. */
async function open(): Promise<FakeOutbox> {
  const values = { classAId: 'A1', classBId: 'B1', givenName: '茜', kana: 'アカネ', seibetsu: 2, step: 9 }
  await beginDraft({
    ...{ userId: 'rin', place: REGISTRATION, target: 'world0' },
    fields: writeValues({ ...firstValues(), ...values }),
  })
  beSignedIn()
  window.history.pushState(null, '', WORLD)
  const routeTree = createRootRoute({ component: Page, notFoundComponent: Page })
  const router = createRouter({ routeTree, history: createBrowserHistory() })
  await router.load()
  const outbox = new FakeOutbox()
  outbox.beforeLeaving = endHandedIn
  render(aroundScreen(<RouterProvider router={router as never} />, cache.client, outbox))
  await screen.findByText(`ここは ${WORLD}`)
  await router.navigate({ href: STEPS } as never)
  fireEvent.click(await screen.findByRole('button', { name: '再開' }))
  await screen.findByRole('button', { name: 'この内容で登録する' })
  return outbox
}
const press = () => fireEvent.click(screen.getByRole('button', { name: 'この内容で登録する' }))
const card = () => document.querySelector('[aria-label=作っているキャラクター]')?.textContent ?? ''

test('on a slow line the confirmation stays, 前へ says why it takes nothing, and back leads to before the steps', async () => {
  await open()
  const names = new Set<string>()
  const note = (): void => {
    if (screen.queryAllByText(/まだ名前がありません/).length > 0) names.add('empty')
  }
  const watcher = new MutationObserver(note)
  watcher.observe(document.body, { subtree: true, childList: true, characterData: true })
  press()
  await waitFor(() => expect(server.inputsOf('characterEdit.register')).toHaveLength(1))
  const before = screen.getByRole('button', { name: '前へ' })
  expect(before.getAttribute('aria-disabled')).toBe('true')
  const why = before.getAttribute('aria-describedby')?.split(' ') ?? []
  expect(why.map(id => document.getElementById(id)?.textContent).join()).toContain('登録を送っています')
  fireEvent.click(before)
  expect(screen.getByRole('button', { name: /登録しています|この内容で登録する/ })).toBeTruthy()
  expect(card()).toContain('茜')
  answered()
  expect(await screen.findByText('登録しました')).toBeTruthy()
  watcher.disconnect()
  expect([...names]).toEqual([])
  expect(window.location.search).toContain('made=akane')
  window.history.back()
  expect(await screen.findByText(`ここは ${WORLD}`)).toBeTruthy()
})

test('without a network a moment after the press, and back again: it is registered once, and told', async () => {
  // Before the steps open: whoever speaks may be read beside them, soon or late.
  server.loses('character.mine')
  await open()
  press()
  await waitFor(() => expect(server.inputsOf('characterEdit.register')).toHaveLength(1))
  isOnline = false
  act(() => void window.dispatchEvent(new Event('offline')))
  answered()
  expect(await screen.findByText('登録しました。')).toBeTruthy()
  expect(screen.getByText('キャラクターは、つながると表示できます。')).toBeTruthy()
  server.loses('character.mine', 'arrives')
  isOnline = true
  act(() => void window.dispatchEvent(new Event('online')))
  expect(await screen.findByText('登録しました')).toBeTruthy()
  expect(server.inputsOf('characterEdit.register')).toHaveLength(1)
})
