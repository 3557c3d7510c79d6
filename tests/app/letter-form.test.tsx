// The form of a letter: its subject is kept with its text, here and on another device, and both disappear after sending.
import 'fake-indexeddb/auto'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { readSubject } from '#app/areas/inquiry/actions.ts'
import { LetterForm } from '#app/areas/inquiry/LetterForm.tsx'
import { readDrafts } from '#app/platform/drafts/store.ts'
import { session } from '#app/platform/session.ts'
import { stubPhone } from '../support/browser-parts.ts'
import { fakeServer } from '../support/fake-server.ts'
import { installLocks } from '../support/locks.ts'

const server = fakeServer()
let users = 0
const person = (userId: string) => ({ userId, publicUserId: 'P', userName: 'P', classList: [0] })
/** A user on a new device: another disk, the same server. */
function onDevice(): string {
  const userId = `letters-${users++}`
  const state = { user: person(userId), ended: false }
  vi.spyOn(session, 'get').mockImplementation(() => state)
  vi.spyOn(session, 'accessToken').mockResolvedValue('token')
  return userId
}
async function open(): Promise<void> {
  cleanup()
  render(
    <QueryClientProvider client={new QueryClient()}>
      <LetterForm draftId={undefined} />
    </QueryClientProvider>,
  )
  await vi.waitFor(() => expect(body().readOnly).toBe(false))
}
const kind = () => screen.getByLabelText<HTMLSelectElement>(/種類/)
const body = () => screen.getByLabelText<HTMLTextAreaElement>(/お問い合わせ内容/)

beforeEach(() => {
  stubPhone()
  installLocks()
  onDevice()
})

test('the kind comes back with the text, after a reload and on another device', { timeout: 30_000 }, async () => {
  const here = onDevice()
  await open()
  fireEvent.change(kind(), { target: { value: 'coin' } })
  fireEvent.input(body(), { target: { value: 'コインが届きません。' } })
  await vi.waitFor(async () => expect((await readDrafts(here))[0]).toMatchObject({ text: 'コインが届きません。' }))
  await open()
  await vi.waitFor(() => expect(kind().value).toBe('coin'), { timeout: 8_000 })
  await vi.waitFor(() => expect(body().value).toBe('コインが届きません。'), { timeout: 8_000 })
  await vi.waitFor(() => expect(server.drafts.texts()).toEqual(['コインが届きません。']), { timeout: 8_000 })

  cleanup()
  const there = onDevice()
  await open()
  await vi.waitFor(() => expect(kind().value).toBe('coin'), { timeout: 8_000 })
  await vi.waitFor(() => expect(body().value).toBe('コインが届きません。'), { timeout: 8_000 })
  expect((await readDrafts(there))[0]?.fields).toBe((await readDrafts(here))[0]?.fields)
})

test('a kind alone is kept as well; one that nobody knows is the first one', async () => {
  const here = onDevice()
  await open()
  fireEvent.change(kind(), { target: { value: 'report' } })
  await vi.waitFor(async () => expect((await readDrafts(here)).length).toBe(1))
  await open()
  await vi.waitFor(() => expect(kind().value).toBe('report'), { timeout: 8_000 })
  for (const fields of ['', 'x', '{}', '{"subject":"later"}', 'null']) expect(readSubject(fields)).toBe('bug')
})
