// The timeline on screen: nothing moves by itself, older tweets come behind, a like reads nothing anew, a tweet is written in a
// sheet, and one without a network waits in sight.
import 'fake-indexeddb/auto'
import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { readTweetSearch } from '#app/areas/tweet/address.ts'
import { TimelineScreen } from '#app/areas/tweet/TimelineScreen.tsx'
import { TweetCard } from '#app/areas/tweet/TweetCard.tsx'
import { stubLayout } from '../../support/browser-parts.ts'
import { fakeServer } from '../../support/fake-server.ts'
import { faultsOf } from '../../support/hostile-shown.ts'
import { hostileText } from '../../support/hostile-texts.ts'
import { installLocks } from '../../support/locks.ts'
import { randomOf } from '../../support/random.ts'
import { showScreen } from '../../support/screen.tsx'
import { shownPage, shownTweet } from '../../support/shown-tweets.ts'

const own = {
  ...{
    characterId: 'rinne',
    characterFullName: 'リンネ・ハル',
    icon: null,
    worldId: 'world0',
    worldName: '灯守のエルダ',
  },
  ...{ className: '燈騎士', level: 3, shogo: null, isHidden: false, isResting: false, excludedStatus: null },
  isSpeaking: true,
}
const server = fakeServer({
  'character.mine': { characterList: [own] },
  'tweet.getEventList': { eventList: [] },
  'tweet.countNew': { count: 0, revision: 1 },
  'tweet.getTimeline': shownPage([shownTweet(12), shownTweet(11)]),
})

beforeEach(() => {
  stubLayout()
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  )
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  Element.prototype.scrollIntoView = () => {}
  installLocks()
})

const show = () => showScreen(<TimelineScreen worldId="world0" place={readTweetSearch({})} />)
const shownBodies = () =>
  within(screen.getByRole('list', { name: 'つぶやき' }))
    .getAllByRole('article')
    .map(each => each.textContent?.match(/つぶやき\d+(?=。)/)?.[0])

test('new ones are told in a line and shown when it is pressed, not before', async () => {
  server.answers({
    'tweet.countNew': ({ after }) => ({ count: after === 12 ? 2 : 0, revision: 2 }),
    'tweet.getTimeline': ({ until }) =>
      shownPage([14, 13, 12, 11].filter(id => id <= (until ?? 12)).map(id => shownTweet(id))),
  })
  await show()
  const line = await screen.findByRole('button', { name: '2件の新しいつぶやき' })
  expect(shownBodies()).toEqual(['つぶやき12', 'つぶやき11'])
  server.answers({ 'tweet.getTimeline': shownPage([14, 13, 12, 11].map(id => shownTweet(id))) })
  fireEvent.click(line)
  await vi.waitFor(() => expect(shownBodies()).toEqual(['つぶやき14', 'つぶやき13', 'つぶやき12', 'つぶやき11']))
  await vi.waitFor(() => expect(screen.queryByRole('button', { name: /の新しいつぶやき$/ })).toBeNull())
})

test('older ones come behind, page by page, each once', async () => {
  server.answers({
    'tweet.getTimeline': ({ before }) =>
      before === undefined
        ? shownPage([shownTweet(12), shownTweet(11)], { hasOlder: true })
        : before === 11
          ? shownPage([shownTweet(11), shownTweet(10)], { hasOlder: true })
          : shownPage([shownTweet(9)]),
  })
  await show()
  fireEvent.click(await screen.findByRole('button', { name: '前のつぶやきを読む' }))
  await vi.waitFor(() => expect(shownBodies()).toEqual(['つぶやき12', 'つぶやき11', 'つぶやき10']))
  fireEvent.click(screen.getByRole('button', { name: '前のつぶやきを読む' }))
  await vi.waitFor(() => expect(shownBodies()).toHaveLength(4))
  expect(screen.queryByRole('button', { name: '前のつぶやきを読む' })).toBeNull()
})

test('while the end stays near, older ones come until there are none, each page read once', async () => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      #tell: (entries: { isIntersecting: boolean }[]) => void
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        this.#tell = tell
      }
      observe() {
        // A busy page hears of both at once: far away at first, and near by now.
        queueMicrotask(() => this.#tell([{ isIntersecting: false }, { isIntersecting: true }]))
      }
      disconnect() {}
    },
  )
  server.answers({
    'tweet.getTimeline': ({ before = 13 }) => shownPage([shownTweet(before - 1)], { hasOlder: before > 10 }),
  })
  await show()
  await vi.waitFor(() => expect(shownBodies()).toEqual(['つぶやき12', 'つぶやき11', 'つぶやき10', 'つぶやき9']))
  expect(server.inputsOf('tweet.getTimeline').flatMap(({ before }) => before ?? [])).toEqual([12, 11, 10])
})

test('a like is seen at once, stays, and reads no list anew; a refused one is taken back', async () => {
  server.answers({
    'tweet.like': ({ tweetId, isLiked }) => ({ tweetId, isLiked, likes: 1 }),
    'tweet.getTimeline': shownPage([shownTweet(12)]),
  })
  const { outbox } = await show()
  // The outbox of the app reads only the areas that the act names, and a like names none.
  outbox.readAgain = async () => {}
  fireEvent.click(await screen.findByRole('button', { name: 'いいね 0：ガロ・ミストル' }))
  const reads = server.inputsOf('tweet.getTimeline').length
  await screen.findByRole('button', { name: 'いいね 1：ガロ・ミストル', pressed: true })
  await vi.waitFor(() => expect(server.inputsOf('tweet.like')).toMatchObject([{ tweetId: 12, isLiked: true }]))
  expect(screen.getByRole('button', { name: 'いいね 1：ガロ・ミストル', pressed: true })).toBeTruthy()
  expect(server.inputsOf('tweet.getTimeline').length).toBe(reads)
  server.refuses('tweet.like', 'TWEET_NOT_FOUND')
  fireEvent.click(screen.getByRole('button', { name: 'いいね 1：ガロ・ミストル' }))
  await vi.waitFor(() => expect(server.inputsOf('tweet.like')).toHaveLength(2))
  await screen.findByRole('button', { name: 'いいね 1：ガロ・ミストル', pressed: true })
})

test('the hashtag of its event leads there, pictures have their words, and what is gone is said', async () => {
  server.answers({
    'tweet.getTimeline': shownPage(
      [
        shownTweet(12, {
          ...{ body: '灯が見える。 #今夜の窓', eventId: 3, isReply: true },
          pictureList: [{ picture: 'tw1', width: 640, height: 480, description: '窓の灯。' }],
        }),
      ],
      { tagList: [{ eventId: 3, hashtag: '今夜の窓' }] },
    ),
  })
  await show()
  const tag = await screen.findByRole('link', { name: '#今夜の窓' })
  expect(tag.getAttribute('href')).toBe(`${location.origin}/world/world0/tweetEvent/3`)
  expect(screen.getByRole('img', { name: '窓の灯。' })).toBeTruthy()
  expect(screen.getByRole('button', { name: '窓の灯。を大きく表示' })).toBeTruthy()
  expect(screen.getByText('もとのつぶやきは表示できません。')).toBeTruthy()
})

const write = async (words: string) => {
  fireEvent.click(await screen.findByRole('button', { name: 'つぶやく' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'つぶやく' }))
  const field = await sheet.findByRole<HTMLTextAreaElement>('textbox', { name: /つぶやき/ })
  await vi.waitFor(() => expect(field.readOnly).toBe(false))
  fireEvent.input(field, { target: { value: words } })
  fireEvent.click(sheet.getByRole('button', { name: 'つぶやく' }))
  return sheet
}

test('a tweet is written in a sheet, refused empty and too long, and shown with the newest', async () => {
  server.answers({ 'tweet.post': ({ body }) => shownTweet(13, { body }) })
  await show()
  const sheet = await write('あ'.repeat(141))
  await sheet.findByText('つぶやきは140文字以内で入力してください。')
  const field = sheet.getByRole('textbox', { name: /つぶやき/ })
  fireEvent.input(field, { target: { value: '灯が三つ。' } })
  server.answers({ 'tweet.getTimeline': shownPage([shownTweet(13), shownTweet(12)]) })
  fireEvent.click(sheet.getByRole('button', { name: 'つぶやく' }))
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(server.inputsOf('tweet.post')).toMatchObject([
    { worldId: 'world0', characterId: 'rinne', body: '灯が三つ。', replyTo: null, quoteOf: null, pictureList: [] },
  ])
  await vi.waitFor(() => expect(shownBodies()).toEqual(['つぶやき13', 'つぶやき12']))
})

test('one that finds no network waits in sight, and the sheet is closed', async () => {
  server.loses('tweet.post')
  await show()
  await write('灯が三つ。')
  const waiting = await screen.findByRole('region', { name: '送信待ちの文章' })
  expect(waiting.textContent).toContain('灯が三つ。')
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('of a world that does not exist it says so, and offers nothing to write', async () => {
  server.refuses('tweet.getTimeline', 'WORLD_NOT_FOUND')
  await show()
  expect(await screen.findByText('このワールドはありません。')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'つぶやく' })).toBeNull()
  server.refuses('tweet.getTimeline', null)
})

test('one’s own is deleted from its menu, after a question', async () => {
  server.answers({
    'tweet.getTimeline': shownPage([shownTweet(12, { isMine: true }), shownTweet(11)]),
    'tweet.delete': { tweetId: 12 },
  })
  await show()
  const [own] = await screen.findAllByRole('button', { name: 'ほかの操作：ガロ・ミストル' })
  if (own) fireEvent.click(own)
  const menu = within(await screen.findByRole('menu'))
  expect(menu.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['共有する', '削除する'])
  fireEvent.click(menu.getByRole('menuitem', { name: '削除する' }))
  const question = within(await screen.findByRole('alertdialog', { name: 'つぶやきを削除しますか？' }))
  fireEvent.click(question.getByRole('button', { name: '削除する' }))
  await vi.waitFor(() => expect(shownBodies()).toEqual(['つぶやき11']))
})

test('hostile texts stay texts (B23)', async () => {
  const random = randomOf('B23 tweets')
  for (let n = 0; n < 40; n++) {
    const body = hostileText(random)
    const { unmount } = await showScreen(
      <TweetCard
        worldId="world0"
        tweet={shownTweet(1, { body, eventId: 3 })}
        tags={[{ eventId: 3, hashtag: '物語' }]}
      />,
    )
    const display = screen.getByRole('article').querySelector('.wrap-anywhere')
    const elements = [...(display?.querySelectorAll('*') ?? [])]
    const found = {
      ...{ empty: false, elements: elements.map(({ localName }) => localName), origin: location.origin },
      handlers: elements.flatMap(element => element.getAttributeNames().filter(name => name.startsWith('on'))),
      links: elements.flatMap(element => ['href', 'src'].flatMap(name => element.getAttribute(name) ?? [])),
    }
    expect(faultsOf(found, location.origin), JSON.stringify(body)).toEqual([])
    unmount()
  }
})
