// The form of a playing text: items from the bag, the sent version beside the draft, the three boxes, names to insert.
import 'fake-indexeddb/auto'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { get } from 'idb-keyval'
import { beforeEach, expect, test, vi } from 'vitest'
import { PlayingForm } from '#app/areas/scenario/playing/PlayingForm.tsx'
import type { PlayingDesk } from '#app/areas/scenario/playing/playing-queries.ts'
import { keyval } from '#app/platform/storage.ts'
import { stubPhone } from '../../support/browser-parts.ts'
import { type AnswerOf, fakeServer } from '../../support/fake-server.ts'
import { installLocks } from '../../support/locks.ts'
import { showScreen } from '../../support/screen.tsx'

const of = { worldId: 'world0', scenarioId: 4, phase: 1, characterId: 'emil' }
const NOW = '2026-11-21T12:00:00.000Z'
const UNTIL = '2026-11-21T14:30:00.000Z'

const numbers = Array.from({ length: 30 }, () => 0)
type Held = AnswerOf<'equipment.allHoyuItem'>['allHoyuItemList'][number]
const held = (itemCode: string, itemName: string, shojiSu: number, wornCount = 0): Held => ({
  ...{ itemCode, itemName, shojiSu, wornCount, level: 1, originalizeId: null, originalize: 0, description: '' },
  ...{ picture: null, itemKind: 'tool', weaponFlg: false, itemCost: 1, parameters: numbers, plainName: null },
  ...{ itemPositionId: null, statusRefFlg: false, subStatusFlg: false, maxLevel: 1, source: '' },
})
const detail: AnswerOf<'character.getDetail'> = {
  ...{ characterId: 'emil', characterFullName: 'エミル', kana: '', worldId: 'world0', worldName: '', icon: null },
  ...{
    shogo: null,
    raceName: null,
    className: '',
    level: 1,
    isNpc: false,
    isResting: false,
    excludedStatus: null,
    seibetsu: 0,
  },
  ...{ age: '', height: '', hair: '', eyes: '', skin: '', firstPerson: '', secondPerson: '', tone: '' },
  ...{ catchphrase: '', personality: '', profile: '', frame: '', settingList: [], wornList: [], isOwn: true },
  stats: { level: 1, classA: null, classB: null, classC: null, changeHistory: numbers, items: [], skills: [] },
  skillList: [
    {
      ...{ skillCode: 'S1', skillName: '燈騎士の誓い', plainName: null, description: '', level: 3 },
      ...{ skillHaneiFlg: false, parameters: numbers },
    },
  ],
  ...{ isFriendListOpen: true, friendCount: 0, followerCount: 0 },
}
const server = fakeServer({
  'character.getDetail': () => detail,
  'equipment.allHoyuItem': { allHoyuItemList: [held('I1', '霧払いのランタン', 2, 1), held('I2', '霧晶のかけら', 5)] },
  'scenarioPlaying.getTagList': { tagList: [] },
  'scenarioPlaying.save': () => desk({ playing: '' }),
})

function desk(sent: Partial<NonNullable<PlayingDesk['playing']>> | null = null): PlayingDesk {
  return {
    playing: sent && {
      ...{ chooseId: null, consumeItem: [], playing: '', omakaseFlg: false, receivedAt: NOW, sentBy: 'player' },
      ...{ attached: null, version: 1, ...sent },
    },
    ...{ playingMax: 600, playingUntil: UNTIL, tagUntil: null, canSend: true, canTag: true, savesBlank: false },
    ...{ teamTag: null, scenarioChoiceList: [], serverTime: NOW },
  }
}

async function show(sent: Parameters<typeof desk>[0] = null) {
  const shown = await showScreen(
    <PlayingForm
      of={of}
      desk={desk(sent)}
      title="霧笛は三度鳴る"
      characterName="エミル"
      draftId={undefined}
      now={Date.parse(NOW)}
    />,
  )
  await vi.waitFor(() => expect(field(/プレイング/).readOnly).toBe(false))
  return shown
}
const field = (name: RegExp | string) => screen.getByRole<HTMLTextAreaElement>('textbox', { name })
const bar = () => screen.getByRole('region', { name: '送る' })

beforeEach(async () => {
  cleanup()
  // The device keeps the choice of boxes, and may still be writing it.
  await vi.waitFor(async () => expect((await get('choice:rin:playingBoxes', keyval))?.choice === true).toBe(false))
  // The disk stays: each test writes the text of another scenario.
  of.scenarioId += 1
  stubPhone()
  installLocks()
})

test('items are chosen with their counts, what is worn is left out, and they are sent', async () => {
  const { outbox } = await show()
  fireEvent.click(await screen.findByRole('button', { name: 'もちものから選ぶ' }))
  const sheet = await screen.findByRole('dialog', { name: '使うもの' })
  const lantern = within(sheet).getByLabelText<HTMLInputElement>('霧払いのランタン')
  expect(lantern.max).toBe('1')
  fireEvent.change(lantern, { target: { value: '1' } })
  fireEvent.change(within(sheet).getByLabelText('霧晶のかけら'), { target: { value: '3' } })
  fireEvent.click(within(sheet).getByRole('button', { name: '決める' }))
  const used = screen.getByRole('region', { name: '使うもの' })
  expect(used.textContent).toContain('霧晶のかけら ×3')
  expect(used.textContent).toContain('もちもの 5個 から 2個')
  fireEvent.click(within(used).getByRole('button', { name: '霧払いのランタンを外す' }))
  fireEvent.input(field(/プレイング/), { target: { value: '灯をともす。' } })
  fireEvent.click(within(bar()).getByRole('button', { name: '送る' }))
  await vi.waitFor(() => expect(outbox.added).toHaveLength(1))
  expect(JSON.parse(outbox.added[0]?.request.body ?? '{}')).toMatchObject({
    playing: '灯をともす。',
    consumeItem: [{ itemCode: 'I2', level: 1, originalizeId: null, count: 3 }],
  })
})

test('what differs from the sent version stands beside it, and goes back to it', async () => {
  await show({
    playing: '鐘を打つ。待つ。',
    consumeItem: [{ itemCode: 'I2', level: 1, originalizeId: null, count: 1, itemName: '霧晶のかけら' }],
  })
  expect(field(/プレイング/).value).toBe('鐘を打つ。待つ。')
  await vi.waitFor(() => expect(bar().textContent).toContain('送った版と同じです'))
  fireEvent.input(field(/プレイング/), { target: { value: '鐘を三つ打つ。待つ。' } })
  fireEvent.click(await screen.findByRole('button', { name: '霧晶のかけらを外す' }))
  await vi.waitFor(() => expect(bar().textContent).toContain('2か所が、まだ届いていません'))
  const sent = screen.getByRole('region', { name: '送ったプレイング' })
  expect(within(sent).getByText('三つ').tagName).toBe('INS')
  expect(sent.textContent).toContain('霧晶のかけら ×1')
  fireEvent.click(within(sent).getByRole('button', { name: '送った版に戻す' }))
  await vi.waitFor(() => expect(bar().textContent).toContain('送った版と同じです'))
  expect(field(/プレイング/).value).toBe('鐘を打つ。待つ。')
  expect(screen.getByRole('region', { name: '使うもの' }).textContent).toContain('取り置き中')
})

test('three boxes are one text, counted together, and it comes back as one', async () => {
  const { outbox } = await show()
  fireEvent.input(field(/プレイング/), { target: { value: '灯をともす。' } })
  fireEvent.click(screen.getByRole('switch', { name: /分けて書く/ }))
  await vi.waitFor(() => expect(field(/行動/).value).toBe('灯をともす。'))
  fireEvent.input(field(/目的/), { target: { value: '港へ行く。' } })
  // 【目的】港へ行く。【行動】灯をともす。
  await vi.waitFor(() => expect(screen.getByText('581')).toBeTruthy())
  fireEvent.click(screen.getByRole('switch', { name: /分けて書く/ }))
  await vi.waitFor(() => expect(field(/プレイング/).value).toBe('【目的】港へ行く。\n【行動】灯をともす。'))
  fireEvent.click(within(bar()).getByRole('button', { name: '送る' }))
  await vi.waitFor(() => expect(outbox.added).toHaveLength(1))
  expect(JSON.parse(outbox.added[0]?.request.body ?? '{}').playing).toBe('【目的】港へ行く。\n【行動】灯をともす。')
})

test('names of set skills and of what is held are put into the text', async () => {
  await show()
  await vi.waitFor(() => expect(server.inputsOf('equipment.allHoyuItem')).toHaveLength(1))
  fireEvent.click(screen.getByRole('button', { name: '定型文' }))
  const sheet = await screen.findByRole('dialog', { name: '定型文' })
  expect(await within(sheet).findByRole('button', { name: '霧晶のかけら' })).toBeTruthy()
  fireEvent.click(await within(sheet).findByRole('button', { name: '燈騎士の誓い' }))
  expect(field(/プレイング/).value).toBe('燈騎士の誓い')
})

test('where the text is stored stands under it, in one field and in boxes', async () => {
  await show()
  const line = () => screen.queryByText(/^(この端末|サーバー)に保存/)
  expect(line()).toBeNull()
  fireEvent.input(field(/プレイング/), { target: { value: '灯をともす。' } })
  await vi.waitFor(() => expect(line()).toBeTruthy())
  fireEvent.click(screen.getByRole('switch', { name: /分けて書く/ }))
  await vi.waitFor(() => expect(field(/行動/).value).toBe('灯をともす。'))
  expect(line()).toBeTruthy()
  fireEvent.input(field(/目的/), { target: { value: '港へ行く。' } })
  await vi.waitFor(() => expect(screen.getByText(/^サーバーに保存/)).toBeTruthy(), { timeout: 5_000 })
  fireEvent.click(screen.getByRole('switch', { name: /分けて書く/ }))
})

test('a change far behind the beginning of a text is in the boxes too', async () => {
  await show()
  const told = '霧笛が三度鳴るまで、灯を守る。'.repeat(20)
  fireEvent.input(field(/プレイング/), { target: { value: told } })
  await vi.waitFor(() => expect(screen.getByText(/^この端末に保存|^サーバーに保存/)).toBeTruthy())
  fireEvent.input(field(/プレイング/), { target: { value: `${told}そして鐘を打つ。` } })
  fireEvent.click(screen.getByRole('switch', { name: /分けて書く/ }))
  await vi.waitFor(() => expect(field(/行動/).value).toBe(`${told}そして鐘を打つ。`))
  fireEvent.click(screen.getByRole('switch', { name: /分けて書く/ }))
})

test('a draft that could not be sent as it was is told to have gone as おまかせ, with its words', async () => {
  const sent = { omakaseFlg: true, sentBy: 'deadline' as const, attached: '灯をともし、鐘を打つ。' }
  await showScreen(
    <PlayingForm
      of={of}
      desk={{ ...desk(sent), canSend: false, canTag: false }}
      title="霧笛は三度鳴る"
      characterName="エミル"
      draftId={undefined}
      now={Date.parse(UNTIL) + 1}
    />,
  )
  const region = within(screen.getByRole('region', { name: '送ったプレイング' }))
  expect(region.getByText('締切のとき下書きを送付')).toBeTruthy()
  expect(region.getByText('おまかせ')).toBeTruthy()
  expect(region.getByText(/おまかせとして届け、文章を添えました/)).toBeTruthy()
  expect(region.getByText('灯をともし、鐘を打つ。')).toBeTruthy()
})
