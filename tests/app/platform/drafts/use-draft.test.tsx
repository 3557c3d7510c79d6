// The hook of drafts in an editor: an uncontrolled field, compositions, another screen, another user.
import 'fake-indexeddb/auto'
import { act, cleanup, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { readDrafts } from '#app/platform/drafts/store.ts'
import { useDraft } from '#app/platform/drafts/use-draft.ts'
import type { DraftView } from '#app/platform/drafts/view.ts'
import { session } from '#app/platform/session.ts'
import { draftServer } from '#app/shared/draft/draft-server.ts'
import { fakeServer } from '../../../support/fake-server.ts'
import { installLocks } from '../../../support/locks.ts'

const server = fakeServer()

function Editor({ target }: { target: string }) {
  const field = useRef<HTMLTextAreaElement>(null)
  const { view, onText, onComposing } = useDraft({
    place: 'action',
    target,
    server: draftServer,
    show: text => {
      if (!field.current) return
      field.current.value = text
      // The editor inserts a text like a typing user, with an event.
      field.current.dispatchEvent(new Event('input', { bubbles: true }))
    },
  })
  return (
    <>
      <textarea
        ref={field}
        onInput={event => onText(event.currentTarget.value)}
        onCompositionStart={() => onComposing(true)}
        onCompositionEnd={() => onComposing(false)}
      />
      <output>{view ? `${view.loaded} ${view.state.device.state} ${view.state.server.state}` : 'nobody'}</output>
    </>
  )
}

const renders: (DraftView | null)[] = []
function TextInField() {
  const { view, onText } = useDraft({
    ...{ place: 'action', target: '3', server: draftServer, show: () => {}, isTextInField: true },
  })
  renders.push(view)
  return <textarea onInput={event => onText(event.currentTarget.value)} />
}

const person = (userId: string) => ({ userId, publicUserId: 'P', userName: 'P', classList: [0] })
const watchers = new Set<() => void>()
let tests = 0
let a: string
let b: string
let state = { user: person('nobody'), ended: false }

const field = () => screen.getByRole<HTMLTextAreaElement>('textbox')
function type(text: string): void {
  field().value += text
  field().dispatchEvent(new Event('input', { bubbles: true }))
}
const become = (userId: string) =>
  act(async () => {
    state = { user: person(userId), ended: false }
    for (const watcher of watchers) watcher()
  })
const texts = async (userId: string) => (await readDrafts(userId)).map(({ text }) => text)

beforeEach(() => {
  a = `a${tests}`
  b = `b${tests++}`
  installLocks()
  state = { user: person(a), ended: false }
  vi.spyOn(session, 'get').mockImplementation(() => state)
  vi.spyOn(session, 'accessToken').mockResolvedValue('token')
  vi.spyOn(session, 'watch').mockImplementation(watcher => {
    watchers.add(watcher)
    return () => watchers.delete(watcher)
  })
})

describe('the hook', () => {
  test('typed, left and come back to', async () => {
    render(<Editor target="1" />)
    await screen.findByText('true saved waiting')
    type('むかし')
    cleanup()
    await vi.waitFor(async () => expect(await texts(a)).toEqual(['むかし']))
    await vi.waitFor(() => expect(server.drafts.texts()).toEqual(['むかし']))
    render(<Editor target="1" />)
    await vi.waitFor(() => expect(field().value).toBe('むかし'))
    await screen.findByText('true saved saved')
  })

  test('each target has a draft of its own', async () => {
    const { rerender } = render(<Editor key="1" target="1" />)
    await screen.findByText('true saved waiting')
    type('one')
    rerender(<Editor key="2" target="2" />)
    await screen.findByText('true saved waiting')
    expect(field().value).toBe('')
    type('two')
    await vi.waitFor(async () => expect((await texts(a)).sort()).toEqual(['one', 'two']))
  })

  test('what another device wrote does not come into a field that is being composed in', async () => {
    await draftServer(a).save({
      draftId: crypto.randomUUID(),
      place: 'action',
      target: '1',
      name: '',
      text: 'theirs',
      fields: '',
      baseVersion: 0,
      copyId: crypto.randomUUID(),
    })
    server.delayMs = 10
    render(<Editor target="1" />)
    await act(async () => void field().dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true })))
    await new Promise(resolve => setTimeout(resolve, 60))
    expect(field().value).toBe('')
  })

  test('somebody else signs in: nothing of it in the field, on the disk or on the way', async () => {
    render(<Editor target="1" />)
    await screen.findByText('true saved waiting')
    type('secret of a')
    await become(b)
    expect(field().value).toBe('')
    type('of b')
    await vi.waitFor(async () => expect(await texts(b)).toEqual(['of b']))
    expect(await texts(a)).toEqual(['secret of a'])
    await new Promise(resolve => setTimeout(resolve, 50))
    expect(server.drafts.texts()).not.toContain('secret of a')
  })

  test('a key and a save render no screen that has the text in its field', async () => {
    render(<TextInField />)
    await vi.waitFor(() => expect(renders.at(-1)?.loaded).toBe(true))
    const beginning = 'む'.repeat(300)
    await act(async () => {})
    await vi.waitFor(() => expect(renders.length).toBeGreaterThan(1))
    await act(async () => type(beginning))
    const before = renders.length
    await act(async () => type('かし'))
    await act(async () => type('々'))
    await vi.waitFor(async () => expect(await texts(a)).toEqual([`${beginning}かし々`]))
    expect(renders.length).toBe(before)
    expect(renders.at(-1)?.text).toBe(beginning)
  })
})
