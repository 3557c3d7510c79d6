// A note that a mute of the reader's is for: folded on its own page, in its reader and among what the search finds, until a press.
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { NoteReaderScreen } from '#app/areas/note/NoteReaderScreen.tsx'
import { NoteScreen } from '#app/areas/note/NoteScreen.tsx'
import { HitRow } from '#app/areas/search/HitRow.tsx'
import { stubPhone, Unseen } from '../../support/browser-parts.ts'
import { type AnswerOf, fakeServer } from '../../support/fake-server.ts'
import { showScreen } from '../../support/screen.tsx'

const AT = '2036-11-20T12:00:00.000Z'
const LINE = 'ミュート中の投稿'
const TEXT = '灯は、ついていた。'
const note = (noteId: number, more: Partial<AnswerOf<'note.getDetail'>> = {}): AnswerOf<'note.getDetail'> => ({
  ...{ noteId, worldId: 'world0', worldName: '灯守のエルダ', title: '霧の夜', firstLine: '灯。', scope: 1 },
  character: {
    ...{ characterId: 'linne', characterFullName: 'リンネ', icon: null, className: '霧読み', level: 3 },
    ...{ shogo: null, isNpc: false, isResting: false },
  },
  ...{ characters: 8, minutes: 1, body: TEXT, isCommentable: true, noteTagList: [], book: null },
  ...{ likeCount: 0, commentCount: 0, isLiked: false, isRead: false, isMine: false, publishedAt: AT, updatedAt: AT },
  ...more,
})
const mutes = (words: string[], characters: string[] = []): AnswerOf<'mute.getList'> => ({
  wordList: words.map(word => ({ word, mutedAt: AT })),
  characterList: characters.map(characterId => ({
    ...{ characterId, characterFullName: 'リンネ', icon: null, worldId: 'world0', worldName: '灯守のエルダ' },
    mutedAt: AT,
  })),
})
const server = fakeServer({
  'character.mine': { characterList: [] },
  'note.getComments': { commentList: [], count: 0, isCommentable: true },
  'reading.place': { readingPlace: null },
})

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', Unseen)
  stubPhone()
})

test.each<[name: string, noteId: number, muted: AnswerOf<'mute.getList'>]>([
  ['a muted character', 21, mutes([], ['linne'])],
  ['a muted word in its text', 22, mutes(['ついていた'])],
])('the page of a note with %s shows it after a press', async (_, noteId, muted) => {
  server.answers({ 'note.getDetail': note(noteId), 'mute.getList': muted })
  await showScreen(<NoteScreen worldId="world0" noteId={noteId} />)
  expect(await screen.findByText(LINE)).toBeTruthy()
  expect(screen.queryByText(TEXT)).toBeNull()
  expect(screen.queryByRole('heading', { name: '霧の夜' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: `${LINE}を表示する` }))
  expect(await screen.findByText(TEXT)).toBeTruthy()
})

test('the reader of such a note opens after a press too', async () => {
  server.answers({ 'note.getDetail': note(23), 'mute.getList': mutes([], ['linne']) })
  await showScreen(<NoteReaderScreen worldId="world0" noteId={23} />)
  expect(await screen.findByText(LINE)).toBeTruthy()
  expect(screen.queryByText(TEXT)).toBeNull()
})

test('one’s own note is never folded', async () => {
  server.answers({ 'note.getDetail': note(24, { isMine: true }), 'mute.getList': mutes(['ついていた']) })
  await showScreen(<NoteScreen worldId="world0" noteId={24} />)
  await waitFor(() => expect(server.inputsOf('mute.getList')).toHaveLength(1))
  expect(await screen.findByText(TEXT)).toBeTruthy()
})

const hit = (ref: string, writer: AnswerOf<'search.find'>['hitList'][number]['writer']) => ({
  ...{ kind: 'note' as const, ref, href: `/world/world0/note/${ref}`, title: `霧の夜${ref}`, worldName: null, writer },
  ...{ line: 'リンネ', imagePath: null, isFace: true, at: AT },
  placeList: [{ at: 'text' as const, words: TEXT }],
})

test('what the search finds of a muted character or with a muted word is folded, and nothing official is', async () => {
  server.answers({ 'mute.getList': mutes(['ついていた'], ['garo']) })
  await showScreen(
    <ul>
      <HitRow hit={{ ...hit('31', { characterId: 'garo', isMine: false }), placeList: [] }} words={[]} />
      <HitRow hit={hit('32', { characterId: 'linne', isMine: false })} words={[]} />
      <HitRow hit={hit('33', { characterId: 'linne', isMine: true })} words={[]} />
      <HitRow hit={hit('34', null)} words={[]} />
    </ul>,
  )
  await waitFor(() => expect(screen.getAllByText(LINE)).toHaveLength(2))
  expect(screen.getAllByRole('link').map(link => link.getAttribute('href'))).toEqual([
    '/world/world0/note/33',
    '/world/world0/note/34',
  ])
})
