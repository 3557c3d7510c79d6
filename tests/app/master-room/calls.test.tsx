// /myPage/account/masterCall: calls for openings are added, silenced, deleted, and deleting can be taken back.
import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { CallScreen } from '#app/areas/master-room/calls/CallScreen.tsx'
import { toasts } from '#app/ui/toast-store.ts'
import { FakeOutbox } from '../../support/fake-outbox.ts'
import { type AnswerOf, fakeServer } from '../../support/fake-server.ts'
import { showScreen } from '../../support/screen.tsx'

type Call = AnswerOf<'masterCall.getList'>['callList'][number]

const shiori: Call = {
  ...{ callId: 1, master: { masterId: 'P-master', masterName: 'しおり', icon: null }, world: null, kind: null },
  ...{ isMuted: false, createdAt: '2026-11-20T03:00:00.000Z' },
}
let calls: Call[] = []
let outbox: FakeOutbox
const server = fakeServer({
  'masterCall.getList': () => ({ callList: calls }),
  'masterCall.add': ({ isMuted }) => {
    const made = { ...shiori, callId: 2, isMuted }
    calls = [made]
    return made
  },
  'masterCall.setMuted': ({ callId, isMuted }) => {
    calls = calls.map(call => ({ ...call, isMuted }))
    return { callId, isMuted }
  },
  'masterCall.remove': ({ callId }) => {
    calls = []
    return { callId }
  },
  'masterRoom.getList': { masterList: [], count: 0, serverTime: '2026-11-20T03:00:00.000Z' },
  'world.worldSelect': { worldSelectList: [] },
})

const show = () => showScreen(<CallScreen />, outbox)

beforeEach(() => {
  calls = [shiori]
  outbox = new FakeOutbox()
})

test('a call is silenced and sounds again', async () => {
  await show()
  fireEvent.click(await screen.findByRole('button', { name: '止める：しおり' }))
  expect(await screen.findByRole('button', { name: '再開する：しおり' })).toBeTruthy()
  expect(await screen.findByText('止めています')).toBeTruthy()
  expect(outbox.added).toMatchObject([{ kind: 'call.mute', facts: { callId: 1, isMuted: 1 } }])
})

test('what was deleted is brought back as it was', async () => {
  const add = vi.spyOn(toasts, 'add')
  await show()
  fireEvent.click(await screen.findByRole('button', { name: '呼び出しを削除：しおり' }))
  expect(await screen.findByText('登録はありません。')).toBeTruthy()
  const [toast] = add.mock.calls.map(([said]) => said).filter(said => said.title === '呼び出しを削除しました')
  if (toast?.action && 'onPress' in toast.action) toast.action.onPress()
  expect(await screen.findByRole('button', { name: '呼び出しを削除：しおり' })).toBeTruthy()
  expect(server.inputsOf('masterCall.add')).toEqual([
    { masterId: 'P-master', worldId: null, kind: null, isMuted: false },
  ])
})

test('a call that names nothing is not sent', async () => {
  calls = []
  await show()
  fireEvent.click(await screen.findByRole('button', { name: '呼び出しを加える' }))
  expect(await screen.findByText('マスター、ワールド、種別のどれかを選んでください。')).toBeTruthy()
  expect(server.inputsOf('masterCall.add')).toEqual([])
})
