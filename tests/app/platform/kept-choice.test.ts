// A choice kept on the device is on the screen until the device has dropped it.
import { act, renderHook, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { useKeptChoice } from '#app/platform/kept-choice.ts'

const stored = new Map<string, unknown>()
let drop: () => void = () => {}
let isDropping = false
vi.mock('idb-keyval', async original => ({
  ...(await original<typeof import('idb-keyval')>()),
  get: async (place: string) => stored.get(place),
  set: async (place: string, value: unknown) => void stored.set(place, value),
  del: (place: string) =>
    new Promise<void>(resolve => {
      isDropping = true
      drop = () => {
        stored.delete(place)
        resolve()
      }
    }),
}))

const shown = () => renderHook(() => useKeptChoice<string>('hat'))
beforeEach(() => {
  stored.clear()
  isDropping = false
})

test('what is dropped is shown until it is gone, so that a new look cannot bring it back', async () => {
  const { result } = shown()
  act(() => result.current.choose('red'))
  await waitFor(() => expect(result.current.keeping.state).toBe('saved'))
  act(() => result.current.choose(null))
  await waitFor(() => expect(isDropping).toBe(true))
  expect(result.current.choice).toBe('red')
  expect(stored.size).toBe(1)
  act(() => drop())
  await waitFor(() => expect(result.current.choice).toBeNull())
  expect(stored.size).toBe(0)
})

test('a choice made while another is dropped stays', async () => {
  const { result } = shown()
  act(() => result.current.choose('red'))
  await waitFor(() => expect(result.current.keeping.state).toBe('saved'))
  act(() => result.current.choose(null))
  act(() => result.current.choose('blue'))
  await waitFor(() => expect(isDropping).toBe(true))
  act(() => drop())
  await waitFor(() => expect([...stored.values()]).toEqual([expect.objectContaining({ choice: 'blue' })]))
  expect(result.current.choice).toBe('blue')
})

test('a device that never drops it does not hold the screen up', async () => {
  const { result } = shown()
  act(() => result.current.choose('red'))
  await waitFor(() => expect(result.current.keeping.state).toBe('saved'))
  act(() => result.current.choose(null))
  await waitFor(() => expect(result.current.choice).toBeNull(), { timeout: 5_000 })
})
