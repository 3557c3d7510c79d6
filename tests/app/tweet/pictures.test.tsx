// Pictures of a tweet that is being written: they stay with its draft over a page that is closed, go when it was handed in, and come back
// with a refused one.
import 'fake-indexeddb/auto'
import { Blob as NodeBlob } from 'node:buffer'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { Composer, type Writing } from '#app/areas/tweet/Composer.tsx'
import { refusedPictures } from '#app/areas/tweet/waiting.ts'
import { freshDraft } from '#app/platform/drafts/record.ts'
import { addDraft, deleteDrafts } from '#app/platform/drafts/store.ts'
import { keepPictures, readKeptPictures, type SentPicture } from '#app/shared/picture/kept-pictures.ts'
import { stubPhone } from '../../support/browser-parts.ts'
import { fakeServer } from '../../support/fake-server.ts'
import { installLocks } from '../../support/locks.ts'
import { showScreen } from '../../support/screen.tsx'
import { shownTweet } from '../../support/shown-tweets.ts'

const own = {
  ...{ characterId: 'rinne', characterFullName: 'リンネ・ハル', icon: null, worldId: 'world0' },
  ...{ worldName: '灯守のエルダ', className: '燈騎士', level: 3, shogo: null, isHidden: false, isResting: false },
  ...{ excludedStatus: null, isSpeaking: true },
}
const server = fakeServer({
  'character.mine': { characterList: [own] },
  'tweet.uploadPicture': ({ pictureId }) => ({ pictureId }),
  'tweet.post': ({ body }) => shownTweet(13, { body }),
})
const picture = (pictureId: string, description = ''): SentPicture => ({
  ...{ pictureId, description },
  picture: new NodeBlob(['絵']) as unknown as Blob,
})
const ONE = '6f1a2d3c-4b5e-4c7d-8e9f-0a1b2c3d4e51'
const TWO = '6f1a2d3c-4b5e-4c7d-8e9f-0a1b2c3d4e52'
const PLACE = { kind: 'tweet' as const, userId: 'rin', target: 'world0::' }
const notWaiting = () => false
const kept = () => readKeptPictures(PLACE, notWaiting).then(list => list.map(({ pictureId }) => pictureId))

beforeEach(async () => {
  for (const { pictureId } of await readKeptPictures(PLACE, notWaiting))
    await keepPictures(PLACE, null, [picture(pictureId)], [])
  await deleteDrafts('rin', () => true)
  stubPhone()
  URL.createObjectURL = () => `blob:${Math.random()}`
  URL.revokeObjectURL = () => {}
  Element.prototype.scrollIntoView = () => {}
  installLocks()
})

const write = async (writing: Partial<Writing> = {}) => {
  await showScreen(
    <Composer
      worldId="world0"
      writing={{ replyTo: null, quoteOf: null, ...writing }}
      event={null}
      onPosted={() => {}}
      onClose={() => {}}
    />,
  )
  return within(await screen.findByRole('dialog', { name: 'つぶやく' }))
}

test('on another device the sheet says that the pictures are elsewhere, until others are chosen or nobody wants them', {
  timeout: 30_000,
}, async () => {
  const first = await write({ pictures: [picture(ONE), picture(TWO)] })
  const field = await first.findByRole<HTMLTextAreaElement>('textbox', { name: /つぶやき/ })
  await waitFor(() => expect(field.readOnly).toBe(false))
  expect(first.queryByText(/ほかの端末/)).toBeNull()
  fireEvent.input(field, { target: { value: '舟だ。' } })
  const { drafts } = server
  await waitFor(() => expect(drafts.open()).toMatchObject([{ text: '舟だ。', fields: expect.stringContaining(TWO) }]), {
    timeout: 12_000,
  })
  cleanup()
  // The other device has nothing of this one.
  await keepPictures(PLACE, null, [picture(ONE), picture(TWO)], [])
  await deleteDrafts('rin', () => true)
  const [{ draftId = '' } = {}] = drafts.open()
  const other = await write({ draftId })
  expect(await other.findByText('ほかの端末で選んだ画像が2枚あります')).toBeTruthy()
  const words = await other.findByRole<HTMLTextAreaElement>('textbox', { name: /つぶやき/ })
  await waitFor(() => expect(words.value).toBe('舟だ。'))
  fireEvent.click(other.getByRole('button', { name: '画像なしで続ける' }))
  await waitFor(() => expect(other.queryByText(/ほかの端末/)).toBeNull())
  await waitFor(() => expect(drafts.open()).toMatchObject([{ text: '舟だ。', fields: '' }]), { timeout: 12_000 })
})

test('they stay with their descriptions when the page is closed, and go when the tweet was handed in', async () => {
  const sheet = await write({ pictures: [picture(ONE), picture(TWO)] })
  fireEvent.change(await sheet.findByRole('textbox', { name: '画像2の説明' }), { target: { value: '舟がふたつ。' } })
  await waitFor(async () =>
    expect(await readKeptPictures(PLACE, notWaiting)).toMatchObject([{}, { description: '舟がふたつ。' }]),
  )
  cleanup()
  const again = await write()
  expect((await again.findByRole<HTMLInputElement>('textbox', { name: '画像2の説明' })).value).toBe('舟がふたつ。')
  const field = await again.findByRole<HTMLTextAreaElement>('textbox', { name: /つぶやき/ })
  await waitFor(() => expect(field.readOnly).toBe(false))
  fireEvent.input(field, { target: { value: '舟だ。' } })
  await act(async () => fireEvent.click(again.getByRole('button', { name: 'つぶやく' })))
  await waitFor(() => expect(server.inputsOf('tweet.post')).toHaveLength(1))
  expect(server.inputsOf('tweet.post')[0]?.pictureList).toEqual([
    { pictureId: ONE, description: '' },
    { pictureId: TWO, description: '舟がふたつ。' },
  ])
  await waitFor(async () => expect(await kept()).toEqual([]))
})

test('one that is taken out is gone, and those of another target are others', async () => {
  const sheet = await write({ pictures: [picture(ONE), picture(TWO)] })
  fireEvent.click(await sheet.findByRole('button', { name: '画像1を外す' }))
  await waitFor(async () => expect(await kept()).toEqual([TWO]))
  expect(await readKeptPictures({ ...PLACE, target: 'world0:7:' }, notWaiting)).toEqual([])
})

test.each(['submitted', 'removed'] as const)('those of a draft that was %s are dropped', async state => {
  const draft = { ...freshDraft({ ...PLACE, place: 'tweet', name: '', opened: 1 }), text: '舟。', deviceVersion: 1 }
  await addDraft(draft)
  await keepPictures(PLACE, draft.draftId, [], [picture(ONE)])
  expect(await kept()).toEqual([ONE])
  await deleteDrafts('rin', () => true)
  await addDraft({ ...draft, state })
  expect(await kept()).toEqual([])
})

test('those of a draft that waits to be sent are not offered again', async () => {
  await keepPictures(PLACE, 'd1', [], [picture(ONE)])
  expect(await readKeptPictures(PLACE, id => id === 'd1')).toEqual([])
  expect(await kept()).toEqual([])
})

test('those of a refused tweet come back with it; what the server did not take is sent as new', () => {
  const refusedFor = (code: string) => ({
    ...{ id: '1', userId: 'rin', sequence: 1, entity: 'tweet:world0', kind: 'tweet.post', note: '', touches: [] },
    ...{
      facts: { worldId: 'world0', target: PLACE.target },
      createdAt: 0,
      version: 1 as const,
      attempts: 1,
      nextAt: 0,
    },
    ...{ state: 'refused' as const, refusal: { code, message: '', at: 0 } },
    request: {
      ...{
        method: 'POST',
        url: '/',
        body: JSON.stringify({ pictureList: [{ pictureId: ONE, description: '舟。' }] }),
      },
      uploads: [{ pictureId: ONE, url: '/', picture: picture(ONE).picture }],
    },
  })
  expect(refusedPictures([refusedFor('TWEET_TOO_LONG')], PLACE.target)).toMatchObject([
    { pictureId: ONE, description: '舟。' },
  ])
  const [anew] = refusedPictures([refusedFor('TWEET_PICTURE_NOT_FOUND')], PLACE.target)
  expect(anew).toMatchObject({ description: '舟。' })
  expect(anew?.pictureId).not.toBe(ONE)
  expect(refusedPictures([refusedFor('TWEET_TOO_LONG')], 'world0:7:')).toEqual([])
})
