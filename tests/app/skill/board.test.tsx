// Skills that were set otherwise and not saved: they are there again after leaving; changed on another device, that is asked
// first; where the device keeps nothing, leaving asks.
import 'fake-indexeddb/auto'
import { Link } from '@tanstack/react-router'
import { cleanup, configure, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SkillBoard } from '#app/areas/skill/SkillBoard.tsx'
import { parameterCount } from '#rules/constants/stats.ts'
import { type AnswerOf, fakeServer } from '../../support/fake-server.ts'
import { installLocks } from '../../support/locks.ts'
import { showScreen } from '../../support/screen.tsx'

configure({ asyncUtilTimeout: 10_000 })
fakeServer()

type Settings = AnswerOf<'skill.getSettings'>
const none = Array.from({ length: parameterCount }, () => 0)
const skill = (skillCode: string, skillName: string, position: number | null): Settings['skillList'][number] => ({
  ...{ skillCode, skillName, plainName: null, description: '', skillHaneiFlg: true, parameters: none, maxLevel: 3 },
  ...{ tokenNo: 1, cost: 10, className: null, isClassMet: true, requiredLevel: 1, isShopOnly: false },
  ...{ learnedLevel: 1, position },
})
const settings: Settings = {
  version: 4,
  skillList: [skill('S1', '灯火', 1), skill('S2', '霧笛', 2), skill('S3', '凪', null)],
  tokenList: [{ tokenNo: 1, name: 'ゴールド', sign: 'G', balance: 500 }],
  source: { level: 1, classA: null, classB: null, classC: null, skills: [], changeHistory: none, items: [] },
  ...{ parameterList: [], parameterCalcInnerGroupList: [], parameterCalcBetweenGroupList: [] },
}
let characters = 0
let characterId = ''

beforeEach(() => {
  installLocks()
  characterId = `garo${characters++}`
})
afterEach(() => {
  vi.restoreAllMocks()
})

async function open(version = 4): Promise<void> {
  cleanup()
  await showScreen(
    <>
      <SkillBoard of={{ worldId: 'world0', characterId }} settings={{ ...settings, version }} />
      <Link to="/mission">ほかの画面へ</Link>
    </>,
  )
}
const bar = () => screen.findByRole('region', { name: '試着の保存' })
const offs = () => screen.queryAllByRole('button', { name: '灯火をセットから外す' })
const takeOff = () => fireEvent.click(offs()[0] as HTMLElement)

test('a token is named with its sign', async () => {
  await open()
  expect(document.body.textContent).toContain('ゴールド (G) 500')
})

test('they are there again, and are asked about where another device has changed them', async () => {
  await open()
  takeOff()
  await waitFor(async () =>
    expect((await bar()).textContent).toMatch(/未反映の変更：スキルのセット（下書きは保存済み \d+:\d\d）/),
  )
  await open()
  expect((await bar()).textContent).toContain('未反映の変更：スキルのセット')
  expect(offs()).toEqual([])
  await open(5)
  expect(await screen.findByText('スキルが別の画面で変わりました。')).toBeTruthy()
  expect((await bar()).textContent).toContain('未反映の変更')
  fireEvent.click(screen.getByRole('button', { name: 'いまのセットに戻す' }))
  await waitFor(() => expect(screen.queryByRole('region', { name: '試着の保存' })).toBeNull())
  await open(5)
  expect(offs().length).toBeGreaterThan(0)
})

test('where the device keeps nothing, leaving asks first', async () => {
  await open()
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  takeOff()
  await waitFor(async () => expect((await bar()).textContent).toContain('下書きを保存できていません'))
  fireEvent.click(screen.getByRole('link', { name: 'ほかの画面へ' }))
  const question = await screen.findByRole('alertdialog', { name: '保存せずに移動しますか？' })
  fireEvent.click(within(question).getByRole('button', { name: 'この画面に残る' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(await bar()).toBeTruthy()
})
