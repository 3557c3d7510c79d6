// The consultation on screen: a post of one's own is changed in its place, what cannot be changed has no such button, who rests is
// told, with whom one last spoke, and what somebody wrote whom one blocked.
import 'fake-indexeddb/auto'
import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { BoardDigest } from '#app/areas/scenario/board/BoardDigest.tsx'
import { BoardPost } from '#app/areas/scenario/board/BoardPost.tsx'
import { BoardTab } from '#app/areas/scenario/board/BoardTab.tsx'
import type { Post } from '#app/areas/scenario/board/board-queries.ts'
import type { Scenario } from '#app/areas/scenario/queries.ts'
import { stubPhone } from '../../support/browser-parts.ts'
import { fakeServer } from '../../support/fake-server.ts'
import { installLocks } from '../../support/locks.ts'
import { showScreen } from '../../support/screen.tsx'

const of = { worldId: 'world0', scenarioId: 4, phase: 1 }
const post: Post = {
  ...{
    postId: 12,
    voice: 'PL',
    characterId: 'emil',
    name: 'エミル',
    icon: null,
    body: '灯台へ行きます。',
    replyTo: null,
  },
  ...{ createdAt: '2026-11-21T12:00:00.000Z', editedAt: null, pinnedAt: null, isDeleted: false, isMine: true },
  ...{ isFolded: false, canEdit: true, canDelete: true },
}
const role = (characterId: string, isResting: boolean) => ({
  ...{
    characterId,
    characterFullName: characterId,
    icon: null,
    role: '',
    isMine: false,
    isChanged: false,
    isResting,
    isFolded: false,
    posts: 0,
  },
})
const server = fakeServer({
  'scenarioBoard.setRead': { unread: 0 },
  'scenarioBoard.edit': ({ body }) => ({ ...post, body }),
  'scenarioBoard.getDigest': {
    ...{ pinnedList: [], unread: 0, since: null, silentList: [] },
    roleList: [role('sui', false), role('hakura', true)],
  },
})

beforeEach(() => {
  stubPhone()
  installLocks()
})

const show = (shown: Post) =>
  showScreen(<BoardPost of={of} post={shown} isFirstUnread={false} canWrite onReply={() => {}} onAct={() => {}} />)

test('a post is changed in its place', async () => {
  await show(post)
  fireEvent.click(screen.getByRole('button', { name: '発言を直す' }))
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /発言を直す/ })
  await vi.waitFor(() => expect(field.value).toBe('灯台へ行きます。'))
  fireEvent.input(field, { target: { value: ' ' } })
  fireEvent.click(screen.getByRole('button', { name: '保存する' }))
  await screen.findByText('本文を入力してください。')
  fireEvent.input(field, { target: { value: '港へ行きます。' } })
  fireEvent.click(screen.getByRole('button', { name: '保存する' }))
  await vi.waitFor(() => expect(screen.queryByRole('textbox')).toBeNull())
  expect(server.inputsOf('scenarioBoard.edit')).toMatchObject([{ postId: 12, body: '港へ行きます。' }])
})

test('a change that came too late stays in the field, and says why', async () => {
  server.refuses('scenarioBoard.edit', 'POST_NOT_NOW')
  await show({ ...post, postId: 13 })
  fireEvent.click(screen.getByRole('button', { name: '発言を直す' }))
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /発言を直す/ })
  await vi.waitFor(() => expect(field.readOnly).toBe(false))
  fireEvent.input(field, { target: { value: '港へ行きます。' } })
  fireEvent.click(screen.getByRole('button', { name: '保存する' }))
  await screen.findByText('発言を直せるのは、書いてから5分以内です。')
  expect(field.value).toBe('港へ行きます。')
})

test('an older post has no such button', async () => {
  await show({ ...post, canEdit: false })
  expect(screen.queryByRole('button', { name: '発言を直す' })).toBeNull()
  expect(screen.getByRole('button', { name: '発言を削除' })).toBeTruthy()
})

test('a post of somebody blocked is a line until it is opened, and stays open where it is shown again', async () => {
  const of = { ...post, postId: 70, name: 'ガロ', isMine: false, canEdit: false, isFolded: true }
  const { unmount } = await show(of)
  expect(screen.queryByText('灯台へ行きます。')).toBeNull()
  expect(screen.queryByText('ガロ')).toBeNull()
  expect(screen.getByText('ブロック中の相手の発言')).toBeTruthy()
  const open = screen.getByRole('button', { name: 'ブロック中の相手の発言を表示する' })
  open.focus()
  fireEvent.click(open)
  const shown = await screen.findByText('灯台へ行きます。')
  // The focus stays where the reader was, around what has come.
  expect(document.activeElement?.contains(shown)).toBe(true)
  expect(document.activeElement).not.toBe(document.body)
  expect(screen.getByRole('button', { name: 'ガロに返信' })).toBeTruthy()
  unmount()
  await show(of)
  expect(screen.getByText('灯台へ行きます。')).toBeTruthy()
})

test('an answer to a folded post quotes it when that one is open', async () => {
  const of = { ...post, postId: 71, body: '霧笛の塔へ。', isMine: false, canEdit: false, isFolded: true }
  const answer = {
    ...post,
    postId: 72,
    replyTo: { postId: 71, name: 'ガロ', firstLine: '霧笛の塔へ。', isFolded: true },
  }
  await showScreen(
    <ol>
      {[of, answer].map(one => (
        <BoardPost
          key={one.postId}
          of={{ worldId: 'world0', scenarioId: 4, phase: 1 }}
          post={one}
          isFirstUnread={false}
          canWrite
          onReply={() => {}}
          onAct={() => {}}
        />
      ))}
    </ol>,
  )
  expect(screen.queryByText(/霧笛の塔へ/)).toBeNull()
  expect(screen.getAllByText('ブロック中の相手の発言')).toHaveLength(2)
  fireEvent.click(screen.getByRole('button', { name: 'ブロック中の相手の発言を表示する' }))
  expect(await screen.findByText('ガロ：霧笛の塔へ。')).toBeTruthy()
})

test('the digest names nobody who is blocked, and leaves nobody out', async () => {
  server.answers({
    'scenarioBoard.getDigest': {
      ...{ unread: 2, since: '2026-11-21T10:00:00.000Z', silentList: ['garo', 'hakura'] },
      pinnedList: [{ ...post, postId: 73, body: '合図は二回。', pinnedAt: '2026-11-21T11:00:00.000Z', isFolded: true }],
      roleList: [{ ...role('garo', false), role: '鍵を持つ', isChanged: true, isFolded: true }, role('hakura', false)],
    },
  })
  await showScreen(<BoardDigest of={of} />)
  const digest = await screen.findByRole('region', { name: '相談のまとめ' })
  expect(digest.textContent).not.toMatch(/garo|鍵を持つ|合図は二回/)
  expect(within(digest).getByText('ブロック中の相手、hakura')).toBeTruthy()
  fireEvent.click(within(digest).getByRole('button', { name: 'ブロック中の相手を表示する' }))
  expect(await within(digest).findByText('garo')).toBeTruthy()
})

test('who rests is told beside the role', async () => {
  await showScreen(<BoardDigest of={of} />)
  const digest = await screen.findByRole('region', { name: '相談のまとめ' })
  expect(within(digest).getAllByText('休止中')).toHaveLength(1)
})

test('the digest tells what was decided and changed since the last visit, and who has not spoken', async () => {
  const pinned = (postId: number, body: string, pinnedAt: string) => ({ ...post, postId, body, pinnedAt })
  server.answers({
    'scenarioBoard.getDigest': {
      ...{ unread: 2, since: '2026-11-21T10:00:00.000Z', silentList: ['hakura'] },
      pinnedList: [
        pinned(1, '合図は二回。', '2026-11-21T09:00:00.000Z'),
        pinned(2, '鍵はスイが持つ。', '2026-11-21T11:00:00.000Z'),
      ],
      roleList: [{ ...role('sui', false), role: '鍵を持つ', isChanged: true }, role('hakura', false)],
    },
  })
  await showScreen(<BoardDigest of={of} />)
  const digest = await screen.findByRole('region', { name: '相談のまとめ' })
  const since = within(digest).getByText('前回から').closest('div')?.textContent ?? ''
  expect(since).toContain('新しい発言 2件')
  expect(since).toContain('決まった鍵はスイが持つ。')
  expect(since).not.toContain('合図は二回。')
  expect(since).toContain('変わったsui：鍵を持つ')
  expect(since).toContain('発言まだhakura')
  expect(within(digest).getAllByText('新しい')).toHaveLength(1)
})

test('who speaks with another character than last time is told so, until one changes', async () => {
  // One's own last post is on an earlier page.
  const others = { ...post, postId: 90, characterId: 'garo', name: 'ガロ', isMine: false, canEdit: false }
  server.answers({
    'scenarioBoard.getPosts': {
      ...{ postList: [others], hasOlder: true, hasNewer: false, unreadFrom: null, count: 41, canWrite: true },
      ...{ lastSpeaker: { characterId: 'emil', name: 'エミル' }, isMaster: false, revision: 41 },
      serverTime: '2026-11-21T12:00:00.000Z',
    },
  })
  const seat = (characterId: string, characterFullName: string) => ({
    ...{ characterId, characterFullName, icon: null, state: 'seated' },
  })
  const scenario = { scenarioTitle: '霧笛の夜', entryList: [seat('sui', 'スイ'), seat('emil', 'エミル')] }
  await showScreen(<BoardTab of={of} scenario={scenario as unknown as Scenario} />)
  expect(await screen.findByText('前の発言は エミル でした。')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: '変える' }))
  expect(screen.getByText('エミル', { selector: 'p > b' })).toBeTruthy()
  expect(screen.queryByText(/前の発言は/)).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: '変える' }))
  expect(screen.getByText('前の発言は エミル でした。')).toBeTruthy()
})
