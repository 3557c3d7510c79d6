// Files from another origin: the page says which, and pictures are then read with permission.
import { afterEach, expect, test, vi } from 'vitest'

const load = async (origin: string | null) => {
  document.querySelector('meta[name="files-origin"]')?.remove()
  if (origin !== null) {
    const meta = Object.assign(document.createElement('meta'), { name: 'files-origin', content: origin })
    document.head.append(meta)
  }
  vi.resetModules()
  return import('#app/ui/file-address.ts')
}
afterEach(() => document.querySelector('meta[name="files-origin"]')?.remove())

test('with an origin, stored files come from there', async () => {
  const { fileAddress, fileSource } = await load('https://files.example')
  expect(fileAddress('/files/assets/sea.640.webp')).toBe('https://files.example/files/assets/sea.640.webp')
  expect(fileSource('/files/assets/sea.640.webp')).toEqual({
    ...{ src: 'https://files.example/files/assets/sea.640.webp', crossOrigin: 'anonymous' },
  })
  // What belongs to the app, and what is not stored yet, comes from where it is.
  expect(fileSource('/start-band.webp')).toEqual({ src: '/start-band.webp' })
  expect(fileSource('blob:x')).toEqual({ src: 'blob:x' })
  expect(fileSource(undefined)).toEqual({})
})

test('without one, from the address of the page', async () => {
  const { fileSource } = await load(null)
  expect(fileSource('/files/assets/sea.640.webp')).toEqual({ src: '/files/assets/sea.640.webp' })
})
