// A note that the device has kept, and that the server no longer gives to the reader: after a block, or when it is private now.
import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { NoteScreen } from '#app/areas/note/NoteScreen.tsx'
import { makeOld } from '#app/platform/query.ts'
import { NoAnswer } from '#app/platform/requests.ts'
import { ifThere } from '#app/shared/screen/Read.tsx'
import { noteRefusals } from '#rules/refusals/note.ts'
import type { AnswerOf } from '../../support/fake-server.ts'
import { fakeServer } from '../../support/fake-server.ts'
import { showScreen } from '../../support/screen.tsx'

/** The end of the text is never seen here. */
class Unseen {
  observe(): void {}
  disconnect(): void {}
}
vi.stubGlobal('IntersectionObserver', Unseen)

const AT = '2036-11-20T12:00:00.000Z'
const note: AnswerOf<'note.getDetail'> = {
  ...{ noteId: 7, worldId: 'world0', worldName: '灯守のエルダ', title: '霧の夜', firstLine: '灯。', scope: 1 },
  character: {
    ...{ characterId: 'linne', characterFullName: 'リンネ', icon: null, className: '霧読み', level: 3 },
    ...{ shogo: null, isNpc: false, isResting: false },
  },
  ...{ characters: 8, minutes: 1, body: '灯は、ついていた。', isCommentable: true, noteTagList: [], book: null },
  ...{ likeCount: 0, commentCount: 0, isLiked: false, isRead: false, isMine: false, publishedAt: AT, updatedAt: AT },
}
const server = fakeServer({
  'character.mine': { characterList: [] },
  'note.getDetail': note,
  'note.getComments': { commentList: [], count: 0, isCommentable: true },
})

test('a note that was shown is gone as soon as the server says that it is not there', async () => {
  const { client } = await showScreen(<NoteScreen worldId="world0" noteId={7} />)
  expect(await screen.findByText('灯は、ついていた。')).toBeTruthy()
  server.refuses('note.getDetail', 'NOTE_NOT_FOUND')
  await makeOld(client, ['note'])
  expect(await screen.findByText(noteRefusals.NOTE_NOT_FOUND.message)).toBeTruthy()
  await waitFor(() => expect(screen.queryByText('灯は、ついていた。')).toBeNull())
})

test('without an answer what is kept stays', () => {
  expect(ifThere({ data: note, error: new NoAnswer('no answer') })).toBe(note)
})
