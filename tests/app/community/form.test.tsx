// The form of a community: founding needs a network and says so, what is written is kept, a taken name is told at its field, the banner
// goes with it; a change may wait.
import 'fake-indexeddb/auto'
import { Blob as NodeBlob } from 'node:buffer'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CommunityFormScreen } from '#app/areas/community/form/CommunityFormScreen.tsx'
import { deleteDrafts, readDrafts } from '#app/platform/drafts/store.ts'
import { endHandedIn } from '#app/shared/draft/after-answer.ts'
import { toasts } from '#app/ui/toast-store.ts'
import { stubPhone } from '../../support/browser-parts.ts'
import { FakeOutbox } from '../../support/fake-outbox.ts'
import { type AnswerOf, fakeServer } from '../../support/fake-server.ts'
import { installLocks } from '../../support/locks.ts'
import { showScreen } from '../../support/screen.tsx'
import { LINNE, mine, SUI } from './communities.tsx'

// jsdom draws nothing.
vi.mock('#app/shared/picture/prepare.ts', () => ({ shrunkFile: async () => new NodeBlob(['絵']) }))

const edited: AnswerOf<'community.getForEdit'> = {
  ...{ communityId: 5, worldId: 'world0', communityName: '灯守りの会', catchphrase: '霧の夜に集まる。' },
  ...{ description: '灯のそばで話す会です。', rules: '', category: 'daily', joining: 'request', version: 2 },
  banner: null,
}
const server = fakeServer({
  'character.mine': mine(LINNE, SUI),
  'community.getForEdit': edited,
  'community.found': { communityId: 9, worldId: 'world0' },
  'community.update': { communityId: 5, version: 3 },
  'community.uploadPicture': ({ pictureId }) => ({ pictureId }),
})

let isOnline = true
beforeEach(async () => {
  isOnline = true
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline)
  await deleteDrafts('rin', () => true)
  toasts.clear()
  stubPhone()
  installLocks()
  let made = 0
  URL.createObjectURL = () => `blob:${made++}`
  URL.revokeObjectURL = () => {}
})
afterEach(() => vi.restoreAllMocks())

async function open(communityId: number | null = null, outbox = new FakeOutbox()) {
  outbox.beforeLeaving = endHandedIn
  const shown = await showScreen(
    <CommunityFormScreen worldId="world0" communityId={communityId} draftId={undefined} />,
    outbox,
    `/world/world0/community/${communityId === null ? 'new' : `${communityId}/edit`}`,
  )
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^紹介/ })
  await waitFor(() => expect(field.readOnly).toBe(false))
  return shown
}
const field = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name })
const write = (name: string | RegExp, value: string) => fireEvent.input(field(name), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const said = () => toasts.list().map(({ title }) => title)
const openDrafts = async () => (await readDrafts('rin')).filter(({ state }) => state === 'open')
/** Writes what is needed, and waits until the device has it. */
const fill = async () => {
  write('名前', '灯守りの会')
  write(/^紹介/, '灯のそばで話す会です。')
  await waitFor(async () =>
    expect(await openDrafts()).toMatchObject([
      { text: '灯のそばで話す会です。', fields: expect.stringContaining('灯守りの会') },
    ]),
  )
}

test('a community is founded once, as the speaking character, and its page follows', async () => {
  const { addressNow } = await open()
  write(/^ひとこと/, '霧の夜に集まる。')
  fireEvent.change(screen.getByRole('combobox', { name: '種類' }), { target: { value: 'story' } })
  fireEvent.change(screen.getByRole('combobox', { name: '入会' }), { target: { value: 'open' } })
  await fill()
  press('つくる')
  press('つくる')
  await waitFor(() => expect(addressNow()).toBe('/world/world0/community/9'))
  expect(said()).toEqual(['コミュニティをつくりました'])
  expect(await openDrafts()).toEqual([])
  expect(server.inputsOf('community.found')).toMatchObject([
    {
      ...{ characterId: 'linne', worldId: 'world0', communityName: '灯守りの会', catchphrase: '霧の夜に集まる。' },
      ...{ description: '灯のそばで話す会です。', rules: '', category: 'story', joining: 'open', banner: null },
    },
  ])
})

test('what is missing is told at its field, and nothing is sent', async () => {
  await open()
  press('つくる')
  expect(await screen.findAllByText('名前を入力してください。')).toHaveLength(2)
  expect(screen.getAllByText('紹介を入力してください。')).toHaveLength(2)
  expect(server.inputsOf('community.found')).toEqual([])
})

test('without a network the button says why, and nothing waits', async () => {
  isOnline = false
  const { outbox } = await open()
  await fill()
  expect(screen.getByText('オフラインのためつくれません。')).toBeTruthy()
  press('つくる')
  await new Promise(resolve => setTimeout(resolve, 50))
  expect(outbox.added).toEqual([])
})

test('what was written is there again', async () => {
  await open()
  await fill()
  write(/^約束ごと/, '火を絶やさないこと。')
  await waitFor(
    () =>
      expect(server.drafts.open()).toMatchObject([
        { place: 'community', target: 'world0:new', fields: expect.stringContaining('火を絶やさないこと。') },
      ]),
    { timeout: 12_000 },
  )
  cleanup()
  await open()
  await waitFor(() => expect(field('名前').value).toBe('灯守りの会'))
  expect(field(/^約束ごと/).value).toBe('火を絶やさないこと。')
  expect(field(/^紹介/).value).toBe('灯のそばで話す会です。')
})

test('a taken name is told at its field until it is changed', async () => {
  server.refuses('community.found', 'COMMUNITY_NAME_TAKEN')
  const { addressNow } = await open()
  await fill()
  press('つくる')
  const words = '同じ名前のコミュニティが、このワールドにもうあります。'
  const told = await screen.findByText(words)
  const name = field('名前')
  expect(name.getAttribute('aria-invalid')).toBe('true')
  expect(name.getAttribute('aria-describedby')).toContain(told.id)
  await waitFor(() => expect(document.activeElement).toBe(name))
  expect(screen.queryByRole('alert')).toBeNull()
  server.refuses('community.found', null)
  write('名前', '灯守りの集い')
  await waitFor(() => expect(screen.queryByText(words)).toBeNull())
  press('つくる')
  await waitFor(() => expect(addressNow()).toBe('/world/world0/community/9'))
  expect(server.inputsOf('community.found').at(-1)).toMatchObject({ communityName: '灯守りの集い' })
})

test('another refusal is told over the button', async () => {
  server.refuses('community.found', 'COMMUNITIES_LED_MOST')
  await open()
  await fill()
  press('つくる')
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('5つまで')
  expect(field('名前').getAttribute('aria-invalid')).toBeNull()
})

test('an answer that comes late leads to the page', async () => {
  server.loses('community.found', 'answer lost')
  const outbox = new FakeOutbox()
  const { addressNow } = await open(null, outbox)
  await fill()
  press('つくる')
  expect(await screen.findByRole('button', { name: 'もう一度確かめる' })).toBeTruthy()
  expect(addressNow()).toBe('/world/world0/community/new')
  server.loses('community.found', 'arrives')
  press('もう一度確かめる')
  await waitFor(() => expect(addressNow()).toBe('/world/world0/community/9'))
})

/** Region of the banner, once a picture was chosen in it. */
async function chooseBanner() {
  const part = within(screen.getByRole('region', { name: '帯の画像' }))
  fireEvent.change(part.getByLabelText('帯に使う画像'), { target: { files: [new File(['絵'], '絵.png')] } })
  await part.findByRole('textbox', { name: '帯の画像の説明' })
  return part
}

test('a banner is chosen, described, and sent before the community', async () => {
  await open()
  const part = await chooseBanner()
  fireEvent.change(part.getByRole('textbox', { name: '帯の画像の説明' }), { target: { value: '霧の港。' } })
  expect(await part.findByRole('img', { name: '霧の港。' })).toBeTruthy()
  await fill()
  press('つくる')
  await waitFor(() => expect(server.inputsOf('community.found')).toHaveLength(1))
  const [upload] = server.inputsOf('community.uploadPicture')
  expect(server.inputsOf('community.found')).toMatchObject([
    { banner: { pictureId: upload?.pictureId, description: '霧の港。' } },
  ])
})

test('a banner that is taken out again is not sent', async () => {
  await open()
  const part = await chooseBanner()
  fireEvent.click(part.getByRole('button', { name: '帯の画像を外す' }))
  await waitFor(() => expect(part.queryByRole('img')).toBeNull())
  await fill()
  press('つくる')
  await waitFor(() => expect(server.inputsOf('community.found')).toMatchObject([{ banner: null }]))
  expect(server.inputsOf('community.uploadPicture')).toEqual([])
})

test('a change is saved over the version that was read', async () => {
  const { addressNow } = await open(5)
  expect(field('名前').value).toBe('灯守りの会')
  write(/^ひとこと/, '霧の朝にも集まる。')
  press('保存する')
  await waitFor(() => expect(addressNow()).toBe('/world/world0/community/5'))
  expect(said()).toEqual(['コミュニティを保存しました'])
  expect(server.inputsOf('community.update')).toMatchObject([
    { communityId: 5, baseVersion: 2, catchphrase: '霧の朝にも集まる。', description: '灯のそばで話す会です。' },
  ])
})

test('a change that finds no network waits, and stands in the place of the form', async () => {
  server.loses('community.update')
  const outbox = new FakeOutbox()
  const { addressNow } = await open(5, outbox)
  write('名前', '灯守りの集い')
  press('保存する')
  await waitFor(() => expect(addressNow()).toBe('/world/world0/community/5'))
  expect(said()).toEqual(['つながったら送ります'])
  cleanup()
  await showScreen(<CommunityFormScreen worldId="world0" communityId={5} draftId={undefined} />, outbox)
  expect(await screen.findByText('直したものが、この端末で送信を待っています。')).toBeTruthy()
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('a community of another leader is none here', async () => {
  server.refuses('community.getForEdit', 'COMMUNITY_NOT_FOUND')
  await showScreen(<CommunityFormScreen worldId="world0" communityId={5} draftId={undefined} />)
  expect(await screen.findByText('このコミュニティは見つかりませんでした。')).toBeTruthy()
})
