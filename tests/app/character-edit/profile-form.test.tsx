// The profile form over its draft: what was written stays until the server's answer was read, at once or late; what was
// refused lies in the tray until it was mended or given up.
import 'fake-indexeddb/auto'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { ProfileForm } from '#app/areas/character-edit/profile/ProfileForm.tsx'
import type { OwnProfile } from '#app/areas/character-edit/queries.ts'
import { deleteDrafts, readDrafts } from '#app/platform/drafts/store.ts'
import { endHandedIn } from '#app/shared/draft/after-answer.ts'
import { toasts } from '#app/ui/toast-store.ts'
import { FakeOutbox } from '../../support/fake-outbox.ts'
import { fakeServer } from '../../support/fake-server.ts'
import { installLocks } from '../../support/locks.ts'
import { showScreen } from '../../support/screen.tsx'

const PATIENT = { timeout: 8_000 }
const linette: OwnProfile = {
  ...{ characterId: '', worldId: 'world0', worldName: '灯台の島', characterFullName: 'リネット' },
  ...{ familyName: '', givenName: 'リネット', middleName: '', nameOrder: 1, kana: 'リネット', className: '灯台守' },
  ...{ raceName: null, level: 1, seibetsu: 1, shogo: null, icon: null, isIconDrawn: false, age: '', height: '' },
  ...{
    hair: '黒',
    eyes: '灰',
    skin: '',
    firstPerson: '',
    secondPerson: '',
    tone: '',
    catchphrase: '',
    personality: '',
  },
  ...{ profile: '灯台の一人娘。', frame: 'normal', isFriendListOpen: true, version: 3, settingList: [] },
}
let tests = 0
let profile = linette
const server = fakeServer({
  'characterEdit.saveProfile': ({ baseVersion, changes }) => {
    return { ...profile, ...(changes as Partial<OwnProfile>), settingList: [], version: baseVersion + 1 }
  },
})
const saves = () => server.inputsOf('characterEdit.saveProfile')

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(name))
const write = (name: string, value: string) => fireEvent.change(field(name), { target: { value } })
const button = (name: string) => screen.getByRole('button', { name: new RegExp(name) })
const kept = async () => (await readDrafts('rin')).filter(({ state }) => state === 'open').map(({ fields }) => fields)
const says = (words: string | RegExp) =>
  vi.waitFor(() => {
    expect(screen.getByText(words)).toBeTruthy()
    expect(button('変更を保存').getAttribute('aria-busy')).toBeNull()
  }, PATIENT)
const isSaved = () => says('保存済み')

async function open(base = profile, outbox = new FakeOutbox()): Promise<FakeOutbox> {
  outbox.beforeLeaving = endHandedIn
  await showScreen(<ProfileForm profile={base} tab="basic" draftId={undefined} online />, outbox)
  await vi.waitFor(() => expect(field('髪').value).not.toBe(''), PATIENT)
  return outbox
}
/** Saves what the server has, whose answer does not come. */
async function lose(): Promise<FakeOutbox> {
  const outbox = await open()
  write('髪', '亜麻色')
  server.loses('characterEdit.saveProfile', 'answer lost')
  fireEvent.click(button('変更を保存'))
  expect(await screen.findByText('もう一度確かめる')).toBeTruthy()
  server.loses('characterEdit.saveProfile', 'arrives')
  return outbox
}

beforeEach(async () => {
  await deleteDrafts('rin', () => true)
  // A draft outlives its screen until it is safe: no test meets that of another.
  profile = { ...linette, characterId: `linette${tests++}` }
  installLocks()
})

test('what was changed is saved with the version it was written from; the form rests on the new one', async () => {
  const add = vi.spyOn(toasts, 'add')
  await open()
  write('髪', '亜麻色')
  fireEvent.click(button('変更を保存'))
  await isSaved()
  expect(saves()).toEqual([
    { characterId: profile.characterId, baseVersion: 3, draftId: expect.any(String), changes: { hair: '亜麻色' } },
  ])
  expect(field('髪').value).toBe('亜麻色')
  await vi.waitFor(async () => expect(await kept()).toEqual([]), PATIENT)
  expect(add).toHaveBeenCalledWith({ type: 'success', title: 'プロフィールを保存しました' })
  write('髪', '白')
  fireEvent.click(button('変更を保存'))
  await vi.waitFor(() => expect(saves()[1]).toMatchObject({ baseVersion: 4, changes: { hair: '白' } }), PATIENT)
  await isSaved()
})

test('the form stays as it was sent when its draft has ended and its answer is not there yet', async () => {
  const outbox = await open()
  write('髪', '亜麻色')
  await screen.findByText(/^未反映の変更：髪（下書きは保存済み/, {}, PATIENT)
  let seen = ''
  outbox.beforeLeaving = async item => {
    await endHandedIn(item)
    // Nothing is said of a draft any more.
    await screen.findByText('未反映の変更：髪', {}, PATIENT)
    seen = field('髪').value
  }
  fireEvent.click(button('変更を保存'))
  await isSaved()
  expect([seen, field('髪').value]).toEqual(['亜麻色', '亜麻色'])
})

test.each([
  ['mended', () => fireEvent.click(button('変更を保存'))],
  [
    'given up',
    async () => {
      fireEvent.click(button('変更を捨てる'))
      const answers = await screen.findByRole('alertdialog')
      fireEvent.click([...answers.querySelectorAll('button')].at(-1) as HTMLElement)
    },
  ],
])('what was refused says why and stays in its draft; in the tray, until it was %s', async (_, end) => {
  const outbox = await open()
  write('髪', '亜麻色')
  server.refuses('characterEdit.saveProfile', 'CHARACTER_FORM')
  for (let times = 0; times < 2; times++) {
    fireEvent.click(button('変更を保存'))
    await vi.waitFor(() => expect(saves()).toHaveLength(times + 1), PATIENT)
    expect(await screen.findByRole('alert')).toBeTruthy()
  }
  expect(field('髪').value).toBe('亜麻色')
  expect(await kept()).toEqual([expect.stringContaining('亜麻色')])
  expect(outbox.get().items.map(({ state, facts }) => [state, facts.text])).toEqual([['refused', profile.profile]])
  server.reset({ 'characterEdit.saveProfile': { ...profile, hair: '亜麻色', version: 4 } })
  await end()
  await vi.waitFor(() => expect(outbox.get().items).toEqual([]), PATIENT)
  await isSaved()
})

test('while its answer is asked for, the form takes no other press; asked for again, it comes under the same key', async () => {
  await lose()
  expect(button('変更を保存').getAttribute('aria-disabled')).toBe('true')
  fireEvent.click(button('変更を保存'))
  expect(saves()).toHaveLength(1)
  fireEvent.click(button('もう一度確かめる'))
  await isSaved()
  expect(field('髪').value).toBe('亜麻色')
  expect(new Set(server.requests.flatMap(({ key }) => key ?? [])).size).toBe(1)
  await vi.waitFor(async () => expect(await kept()).toEqual([]), PATIENT)
})

test('what is written while its answer is asked for goes on, on the version that was saved', async () => {
  const outbox = await lose()
  write('瞳', '緑')
  await vi.waitFor(async () => expect(await kept()).toEqual([expect.stringContaining('緑')]), PATIENT)
  fireEvent.click(button('もう一度確かめる'))
  await says(/^未反映の変更：瞳/)
  expect([field('髪').value, field('瞳').value]).toEqual(['亜麻色', '緑'])
  fireEvent.click(button('変更を保存'))
  await vi.waitFor(() => expect(saves().at(-1)).toMatchObject({ baseVersion: 4, changes: { eyes: '緑' } }), PATIENT)
  await isSaved()
  expect(outbox.get().items).toEqual([])
})

test('a late refusal is told at the form, and nothing is lost', async () => {
  const outbox = await lose()
  const [item] = outbox.get().items
  if (item) outbox.refuse(item, 'このキャラクターは別の画面で変更されています。', 'CHARACTER_CHANGED')
  expect(await screen.findByText('読み込み直す')).toBeTruthy()
  expect(field('髪').value).toBe('亜麻色')
})

test('a late answer that is older than what was read since changes nothing', async () => {
  const outbox = await lose()
  const [item] = outbox.get().items
  if (!item) throw new Error('Nothing was sent.')
  cleanup()
  await open({ ...profile, hair: '白', version: 9 }, outbox)
  await outbox.hurry(item)
  await vi.waitFor(() => expect(field('髪').value).toBe('白'), PATIENT)
  await isSaved()
})
