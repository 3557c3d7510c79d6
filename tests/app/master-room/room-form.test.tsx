// The form of a master's room: it is saved over the version that was read, and goes on from the saved one.
import 'fake-indexeddb/auto'
import { configure, fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { RoomForm } from '#app/areas/master-room/desk/RoomForm.tsx'
import type { OwnRoom } from '#app/areas/master-room/queries.ts'
import { stubPhone } from '../../support/browser-parts.ts'
import { fakeServer } from '../../support/fake-server.ts'
import { installLocks } from '../../support/locks.ts'
import { showScreen } from '../../support/screen.tsx'

configure({ asyncUtilTimeout: 10_000 })

const room: OwnRoom = {
  ...{
    masterId: 'P-master',
    masterName: 'しおり',
    kana: '',
    icon: null,
    usualDays: '',
    intro: '灯を守る話を書きます。',
  },
  ...{
    howIWrite: '',
    rules: '',
    npcIdList: [],
    isOpen: false,
    version: 1,
    countedDays: null,
    npcList: [],
    iconList: [],
  },
  ...{ dayList: [], noticeCount: 0, postCount: 0, followerCount: 0, today: '2026-11-21' },
  serverTime: '2026-11-21T12:00:00.000Z',
}
const server = fakeServer({
  'masterRoom.save': ({ usualDays, intro, baseVersion }) => ({ ...room, usualDays, intro, version: baseVersion + 1 }),
  'world.worldSelect': { worldSelectList: [] },
})

beforeEach(() => {
  stubPhone()
  installLocks()
})

test('a room is saved from the version that was read, and goes on from what the server has', async () => {
  await showScreen(<RoomForm room={room} draftId={undefined} />)
  const days = await screen.findByLabelText<HTMLInputElement>(/日数/)
  await vi.waitFor(() =>
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^紹介/ }).readOnly).toBe(false),
  )
  fireEvent.change(days, { target: { value: ' 14 ' } })
  await screen.findByText('保存していない変更があります')
  fireEvent.click(screen.getByRole('button', { name: '保存する' }))
  expect(await screen.findByText('保存済み')).toBeTruthy()
  fireEvent.change(days, { target: { value: '21' } })
  await screen.findByText('保存していない変更があります')
  fireEvent.click(screen.getByRole('button', { name: '保存する' }))
  expect(await screen.findByText('保存済み')).toBeTruthy()
  expect(server.inputsOf('masterRoom.save')).toMatchObject([
    { baseVersion: 1, usualDays: '14' },
    { baseVersion: 2, usualDays: '21' },
  ])
})
