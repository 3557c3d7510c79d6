// Places where everybody writes have the one menu of what somebody else wrote: a comment on a replay, a post of a consultation, a
// post in a master's room, a post in a thread. One's own, the master's and what was deleted have none.
import 'fake-indexeddb/auto'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, expect, test } from 'vitest'
import type { ThreadPost } from '#app/areas/community/queries.ts'
import { ThreadPostRow } from '#app/areas/community/thread/ThreadPostRow.tsx'
import { RoomPostRow } from '#app/areas/master-room/page/RoomPostRow.tsx'
import type { RoomPost } from '#app/areas/master-room/queries.ts'
import { CommentRow } from '#app/areas/replay-response/CommentRow.tsx'
import { BoardDigest } from '#app/areas/scenario/board/BoardDigest.tsx'
import { BoardPost } from '#app/areas/scenario/board/BoardPost.tsx'
import type { Post } from '#app/areas/scenario/board/board-queries.ts'
import type { ReportKind } from '#rules/reports.ts'
import { stubPhone } from '../support/browser-parts.ts'
import { fakeServer } from '../support/fake-server.ts'
import { installLocks } from '../support/locks.ts'
import { showScreen } from '../support/screen.tsx'

const AT = '2036-11-20T12:00:00.000Z'
const of = { worldId: 'world0', scenarioId: 4, phase: 1 }
const server = fakeServer({
  'character.mine': { characterList: [] },
  'mute.getList': { wordList: [], characterList: [] },
  'mute.setCharacter': ({ otherId, isMuted }) => ({ otherId, isMuted }),
  'report.send': { reportId: 1, state: 'waiting' },
})

beforeEach(() => {
  installLocks()
  stubPhone()
})

const garo = {
  ...{ characterId: 'garo', characterFullName: 'ガロ', icon: null, className: '霧渡り', level: 4 },
  ...{ shogo: null, isNpc: false, isResting: false },
}
const comment = {
  ...{ commentId: 11, character: garo, body: '灯。', createdAt: AT, isMine: false },
  ...{ canDelete: false, isOfficeAct: false },
}
const boardPost: Post = {
  ...{ postId: 12, voice: 'PL', characterId: 'garo', name: 'ガロ', icon: null, body: '灯台へ。', replyTo: null },
  ...{ createdAt: AT, editedAt: null, pinnedAt: null, isDeleted: false, isMine: false, isFolded: false },
  ...{ canEdit: false, canDelete: false },
}
const roomPost: RoomPost = {
  ...{ postId: 13, character: { characterId: 'garo', worldId: 'world0' }, name: 'ガロ', icon: null, body: '灯。' },
  ...{ createdAt: AT, isMine: false, deletedBy: null, deletionReason: null, canDelete: false, needsReason: false },
}
const threadPost: ThreadPost = {
  ...{ postId: 16, voice: 'PL', characterId: 'garo', name: 'ガロ', icon: null, isLeader: false, body: '灯。' },
  ...{ replyTo: null, createdAt: AT, editedAt: null, deletedBy: null, deletionReason: null, isMine: false },
  ...{ isFolded: false, canEdit: false, canDelete: false, needsReason: true },
}
const commentRow = (more: object = {}, isDeleted = false) => (
  <CommentRow of={of} comment={{ ...comment, ...more }} isDeleted={isDeleted} onDeleted={() => {}} />
)
const boardRow = (more: object = {}) => (
  <BoardPost
    {...{ of, isFirstUnread: false, canWrite: false, onReply: () => {}, onAct: () => {} }}
    post={{ ...boardPost, ...more }}
  />
)
const threadRow = (more: object = {}) => (
  <ThreadPostRow
    of={{ worldId: 'world0', communityId: 2, threadId: 5 }}
    {...{ isFirstUnread: false, onReply: undefined }}
    post={{ ...threadPost, ...more }}
  />
)
const roomRow = (more: object = {}) => <RoomPostRow masterId="M" post={{ ...roomPost, ...more }} />

test.each<[name: string, kind: ReportKind, targetId: string, row: ReactNode]>([
  ['comment on a replay', 'replayComment', '11', commentRow()],
  ['post of a consultation, also of one that is over', 'boardPost', '12', boardRow()],
  ['post in a master’s room', 'roomPost', '13', roomRow()],
  ['post in a thread, also of one that is ended', 'communityPost', '16', threadRow()],
])('a %s is muted and reported by the menu', async (_, kind, targetId, row) => {
  await showScreen(<ul>{row}</ul>)
  const open = async () => {
    fireEvent.click(await screen.findByRole('button', { name: 'ほかの操作：ガロ' }))
    return within(await screen.findByRole('menu'))
  }
  fireEvent.click((await open()).getByRole('menuitem', { name: 'ミュートする' }))
  await waitFor(() => expect(server.inputsOf('mute.setCharacter')).toEqual([{ otherId: 'garo', isMuted: true }]))
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  fireEvent.click((await open()).getByRole('menuitem', { name: '通報する' }))
  const sheet = within(await screen.findByRole('dialog', { name: '運営に通報する' }))
  await sheet.findByRole('textbox')
  fireEvent.click(sheet.getByRole('button', { name: '通報する' }))
  await waitFor(() => expect(server.inputsOf('report.send')).toMatchObject([{ kind, targetId }]))
})

test.each<[name: string, row: ReactNode]>([
  ['one’s own comment', commentRow({ isMine: true })],
  ['a deleted comment', commentRow({}, true)],
  ['one’s own post', boardRow({ isMine: true })],
  ['a post of the master', boardRow({ voice: 'MS', characterId: null })],
  ['a deleted post', boardRow({ isDeleted: true })],
  ['a post of the room’s master', roomRow({ character: null })],
  ['a deleted post of a room', roomRow({ deletedBy: 'writer' })],
  ['one’s own post in a thread', threadRow({ isMine: true })],
  ['a deleted post of a thread', threadRow({ deletedBy: 'leader' })],
])('%s has no such menu', async (_, row) => {
  await showScreen(<ul>{row}</ul>)
  await screen.findAllByText('ガロ')
  expect(screen.queryByRole('button', { name: 'ほかの操作：ガロ' })).toBeNull()
})

test('a decision of a muted character is folded among the decisions, and not told in their sentence', async () => {
  server.answers({
    'mute.getList': {
      wordList: [],
      characterList: [{ ...garo, worldId: 'world0', worldName: '灯守のエルダ', mutedAt: AT }].map(
        ({ characterId, characterFullName, icon, worldId, worldName, mutedAt }) => ({
          ...{ characterId, characterFullName, icon, worldId, worldName, mutedAt },
        }),
      ),
    },
    'scenarioBoard.getDigest': {
      ...{ pinnedList: [{ ...boardPost, postId: 14, pinnedAt: AT }], roleList: [], unread: 1, silentList: [] },
      since: '2036-11-19T12:00:00.000Z',
    },
  })
  await showScreen(<BoardDigest of={of} />)
  await waitFor(() => expect(screen.getAllByText('ミュート中の投稿')).toHaveLength(2))
  expect(screen.queryByText('灯台へ。')).toBeNull()
})

test('the words of a report that was not sent are there when its sheet is opened again', async () => {
  await showScreen(<ul>{commentRow({ commentId: 15 })}</ul>)
  const open = async () => {
    fireEvent.click(await screen.findByRole('button', { name: 'ほかの操作：ガロ' }))
    fireEvent.click(within(await screen.findByRole('menu')).getByRole('menuitem', { name: '通報する' }))
    const sheet = within(await screen.findByRole('dialog', { name: '運営に通報する' }))
    const field = await sheet.findByRole<HTMLTextAreaElement>('textbox')
    return { sheet, field }
  }
  const { sheet, field } = await open()
  await waitFor(() => expect(field.readOnly || field.disabled).toBe(false))
  fireEvent.change(sheet.getByRole('combobox', { name: '理由' }), { target: { value: 'spam' } })
  fireEvent.input(field, { target: { value: '宣伝が、三つ続いています。' } })
  fireEvent.click(sheet.getByRole('button', { name: 'とじる' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const again = await open()
  await waitFor(() => expect(again.field.value).toBe('宣伝が、三つ続いています。'))
  await waitFor(() => expect(again.sheet.getByRole<HTMLSelectElement>('combobox', { name: '理由' }).value).toBe('spam'))
})
