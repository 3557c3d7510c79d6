// The world that a tab was in last: noted inside of it, and taken by screens that stand beside the worlds.
import { cleanup, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { MasterListScreen } from '#app/areas/master-room/list/MasterListScreen.tsx'
import { useWorldFrame } from '#app/areas/world/use-world-frame.ts'
import { WorldSelectScreen } from '#app/areas/world/WorldSelectScreen.tsx'
import { session } from '#app/platform/session.ts'
import { noteWorld } from '#app/shared/world/note-world.ts'
import { tabWorld, tabWorldFirst, useTabWorld, worldToShow } from '#app/shared/world/use-tab-world.ts'
import { menuType } from '#rules/codes/world.ts'
import { fakeServer } from '../../support/fake-server.ts'
import { showScreen } from '../../support/screen.tsx'

const world = (worldId: string, worldName: string) => ({
  ...{ worldId, worldName, description: '', catchphrase: '', keyVisual: null, hue: 250, status: 'open' as const },
  ...{ characterCount: 1, ownCharacterCount: 0, scenarioSupportFlg: 0 as const, tokenList: [], isScenarioV2: true },
})

fakeServer({
  'coin.getCoins': { alpacaCoin: 0, llamaPoint: 0 },
  'character.mine': { characterList: [] },
  'masterRoom.getList': { masterList: [], count: 0, serverTime: '2026-11-20T03:00:00.000Z' },
  'world.worldMenu': { worldMenuList: [{ menuType: menuType.top }] },
  'world.worldSelect': { worldSelectList: [world('world0', '霧の岬'), world('world1', '灯の街')] },
})

const beUser = (userId: string | null) =>
  vi.spyOn(session, 'get').mockReturnValue({
    user: userId === null ? null : { userId, publicUserId: 'P', userName: '凛', classList: [0] },
    ended: false,
  })

const Here = () => <p>{useTabWorld() ?? 'none'}</p>

afterEach(() => {
  cleanup()
  sessionStorage.clear()
  vi.restoreAllMocks()
})

test('what a guest looked at goes on after the sign-in; what a user looked at is nobody else’s', () => {
  beUser(null)
  expect(tabWorld()).toBeNull()
  noteWorld('world1')
  expect(tabWorld()).toBe('world1')
  beUser('rin')
  expect(tabWorld()).toBe('world1')
  noteWorld('world0')
  expect(tabWorld()).toBe('world0')
  beUser('sumi')
  expect(tabWorld()).toBeNull()
  beUser(null)
  expect(tabWorld()).toBeNull()
})

test('desks open with it where their address names none, and choices begin with it', () => {
  beUser('rin')
  const worlds = [{ worldId: 'world0' }, { worldId: 'world1' }]
  expect(worldToShow(worlds, undefined)?.worldId).toBe('world0')
  noteWorld('world1')
  expect(worldToShow(worlds, undefined)?.worldId).toBe('world1')
  expect(worldToShow(worlds, 'world0')?.worldId).toBe('world0')
  expect(tabWorldFirst(worlds).map(({ worldId }) => worldId)).toEqual(['world1', 'world0'])
  noteWorld('gone')
  expect(worldToShow(worlds, undefined)?.worldId).toBe('world0')
  expect(worldToShow([], undefined)).toBeUndefined()
})

test('a page that the server renders knows none', () => {
  beUser(null)
  noteWorld('world1')
  expect(renderToString(<Here />)).toContain('none')
})

test('the list of worlds leads back to it', async () => {
  const first = await showScreen(<WorldSelectScreen />)
  expect(await screen.findAllByText('灯の街')).not.toHaveLength(0)
  expect(screen.queryByText('灯の街へ戻る')).toBeNull()
  first.unmount()
  noteWorld('world1')
  await showScreen(<WorldSelectScreen />)
  expect((await screen.findByRole('link', { name: /灯の街へ戻る/ })).getAttribute('href')).toBe('/world/world1')
})

test('the way back of the list of masters is that world', async () => {
  noteWorld('world1')
  await showScreen(<MasterListScreen place={{ page: 1 }} />)
  expect((await screen.findByRole('link', { name: /戻る/ })).getAttribute('href')).toBe('/world/world1')
})

const Frame = () => <p>{useWorldFrame()?.worldName ?? 'portal'}</p>

test.each([
  ['/world/world1/character/world1-emil', '灯の街', 'world1'],
  ['/news', 'portal', null],
])('a screen at %s has the frame of its world and notes it for the tab', async (address, name, noted) => {
  beUser('rin')
  await showScreen(<Frame />, undefined, address)
  expect(await screen.findByText(name)).toBeTruthy()
  const { style } = document.documentElement
  await expect.poll(() => tabWorld()).toBe(noted)
  expect(style.getPropertyValue('--world-h')).toBe(noted === null ? '' : '250')
  cleanup()
  expect(style.getPropertyValue('--world-h')).toBe('')
})
