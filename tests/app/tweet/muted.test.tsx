// Mutes on screen: a post that one is for is folded in its place until a press shows it, and the ⋯ menu mutes and reports.
import 'fake-indexeddb/auto'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { MuteScreen } from '#app/areas/block/MuteScreen.tsx'
import { TweetCard } from '#app/areas/tweet/TweetCard.tsx'
import { PostRow } from '#app/shared/post/PostRow.tsx'
import { toasts } from '#app/ui/toast-store.ts'
import { muteRefusals } from '#rules/refusals/mute.ts'
import { reportRefusals } from '#rules/refusals/report.ts'
import { stubPhone } from '../../support/browser-parts.ts'
import { type AnswerOf, fakeServer } from '../../support/fake-server.ts'
import { installLocks } from '../../support/locks.ts'
import { showScreen } from '../../support/screen.tsx'
import { shownTweet } from '../../support/shown-tweets.ts'

const AT = '2036-11-20T12:00:00.000Z'
const mutes = (words: string[], characters: string[] = []): AnswerOf<'mute.getList'> => ({
  wordList: words.map(word => ({ word, mutedAt: AT })),
  characterList: characters.map(characterId => ({
    ...{ characterId, characterFullName: 'ガロ・ミストル', icon: null, worldId: 'world0', worldName: '灯守のエルダ' },
    mutedAt: AT,
  })),
})
const server = fakeServer({
  'character.mine': { characterList: [] },
})
const LINE = 'ミュート中の投稿'

beforeEach(() => {
  toasts.clear()
  installLocks()
  stubPhone()
})

const card = (tweet: ReturnType<typeof shownTweet>, more: object = {}) => (
  <TweetCard worldId="world0" tweet={tweet} tags={[]} {...more} />
)

test('a tweet with a muted word is folded, and shown when that is pressed', async () => {
  server.answers({ 'mute.getList': mutes(['ネタバレ']) })
  await showScreen(card(shownTweet(101, { body: 'これはねたばれです。' })))
  expect(await screen.findByText(LINE)).toBeTruthy()
  expect(screen.queryByRole('article')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: `${LINE}を表示する` }))
  expect(await screen.findByText('これはねたばれです。')).toBeTruthy()
})

test.each<[name: string, tweet: ReturnType<typeof shownTweet>, more: object]>([
  ['one’s own', shownTweet(102, { body: 'ねたばれ', isMine: true }), {}],
  ['one that was opened', shownTweet(103, { body: 'ねたばれ' }), { isOpen: true }],
  ['one without the word', shownTweet(104, { body: '灯。' }), {}],
])('%s is not folded', async (_, tweet, more) => {
  server.answers({ 'mute.getList': mutes(['ねたばれ']) })
  await showScreen(card(tweet, more))
  await waitFor(() => expect(server.inputsOf('mute.getList')).toHaveLength(1))
  expect(await screen.findByRole('article')).toBeTruthy()
})

test('an answer to a muted character is folded, and so is a comment', async () => {
  server.answers({ 'mute.getList': mutes([], ['mina']) })
  const inner = {
    tweetId: 1,
    characterId: 'mina',
    name: 'ミナ',
    icon: null,
    body: '霧。',
    createdAt: AT,
    eventId: null,
  }
  const answer = shownTweet(105, { isReply: true, replyTo: { ...inner, pictureList: [] } })
  await showScreen(
    <>
      {card(answer)}
      <ul>
        <PostRow
          id="comment:1"
          isMine={false}
          speaker={{ worldId: 'world0', characterId: 'mina' }}
          name="ミナ"
          icon={null}
          createdAt={AT}
          body="灯。"
        />
      </ul>
    </>,
  )
  await waitFor(() => expect(screen.getAllByText(LINE)).toHaveLength(2))
})

const openMenu = async () => {
  fireEvent.click(await screen.findByRole('button', { name: 'ほかの操作：ガロ・ミストル' }))
  return within(await screen.findByRole('menu'))
}

test('the menu of a tweet mutes its character', async () => {
  server.answers({ 'mute.setCharacter': ({ otherId, isMuted }) => ({ otherId, isMuted }) })
  await showScreen(card(shownTweet(106)))
  fireEvent.click((await openMenu()).getByRole('menuitem', { name: 'ミュートする' }))
  await waitFor(() => expect(server.inputsOf('mute.setCharacter')).toEqual([{ otherId: 'garo', isMuted: true }]))
})

test('the menu of a tweet reports it, with words where they are needed, and says when it was reported before', async () => {
  server.answers({ 'report.send': { reportId: 1, state: 'waiting' } })
  server.refuses('report.send', 'REPORT_ALREADY')
  await showScreen(card(shownTweet(107)))
  fireEvent.click((await openMenu()).getByRole('menuitem', { name: '通報する' }))
  const sheet = within(await screen.findByRole('dialog', { name: '運営に通報する' }))
  await sheet.findByRole('textbox')
  fireEvent.change(sheet.getByRole('combobox', { name: '理由' }), { target: { value: 'other' } })
  fireEvent.click(sheet.getByRole('button', { name: '通報する' }))
  expect(await sheet.findByText(reportRefusals.REPORT_WORDS_NEEDED.message)).toBeTruthy()
  fireEvent.input(sheet.getByRole('textbox'), { target: { value: '言いすぎです。' } })
  fireEvent.click(sheet.getByRole('button', { name: '通報する' }))
  expect(await sheet.findByText(reportRefusals.REPORT_ALREADY.message)).toBeTruthy()
  server.refuses('report.send', null)
  fireEvent.click(sheet.getByRole('button', { name: '通報する' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(server.inputsOf('report.send').at(-1)).toMatchObject({
    ...{ kind: 'tweet', targetId: '107', reason: 'other', words: '言いすぎです。' },
  })
})

test('words are added and ended on their page, and a blank one is named', async () => {
  server.answers({
    'mute.getList': mutes(['結末'], ['garo']),
    'mute.setWord': ({ word, isMuted }) => ({ word, isMuted }),
    'mute.setCharacter': ({ otherId, isMuted }) => ({ otherId, isMuted }),
  })
  await showScreen(<MuteScreen />)
  const field = await screen.findByRole('textbox', { name: 'ミュートする言葉' })
  fireEvent.click(screen.getByRole('button', { name: '加える' }))
  expect(await screen.findByText(muteRefusals.MUTE_WORD_EMPTY.message)).toBeTruthy()
  fireEvent.change(field, { target: { value: ' ねたばれ ' } })
  fireEvent.click(screen.getByRole('button', { name: '加える' }))
  await waitFor(() => expect(server.inputsOf('mute.setWord')).toEqual([{ word: 'ねたばれ', isMuted: true }]))
  fireEvent.click(screen.getByRole('button', { name: 'ミュートを解除する：ガロ・ミストル' }))
  await waitFor(() => expect(server.inputsOf('mute.setCharacter')).toEqual([{ otherId: 'garo', isMuted: false }]))
})
