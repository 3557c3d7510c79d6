// Stand-ins for a list: loading, failed, never stored on this device, not existing.
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Refusal } from '#app/platform/requests.ts'
import { Missing } from '#app/ui/Missing.tsx'

const failed = 'ショップを読み込めませんでした。'
const notKept = 'このページは、まだこの端末に保存されていません。'
const nowhere = { title: 'このショップはありません。' }
const waiting = '読み込み中'
const gone = new Refusal(404, 'SHOP_NOT_FOUND', 'サーバーの言葉', null)
const forbidden = new Refusal(403, 'FORBIDDEN', '権限がありません', null)
const offTrack = new TypeError('no network')

test.each([
  ['on its way', { error: null }, true, waiting],
  ['a failure, online', { error: offTrack }, true, failed],
  ['a failure, offline', { error: offTrack }, false, notKept],
  ['not there', { error: gone, nowhere }, true, nowhere.title],
  ['not there, offline', { error: gone, nowhere }, false, nowhere.title],
  ['not there, in the server’s words', { error: gone, nowhere: {} }, true, 'サーバーの言葉'],
  ['not there, where the screen has no words for it', { error: gone }, true, failed],
  ['another refusal', { error: forbidden, nowhere }, true, failed],
  ['another refusal that its screen knows', { error: forbidden, nowhere, isNowhere: true }, true, nowhere.title],
  ['known without asking', { error: null, nowhere, isNowhere: true }, true, nowhere.title],
] as const)('%s', (_, { error, ...rest }, online, words) => {
  const query = { error, isFetching: false, refetch: () => {} }
  const { container } = render(
    <Missing query={query} online={online} title={failed} {...rest}>
      <p>{waiting}</p>
    </Missing>,
  )
  const said = [waiting, failed, notKept, nowhere.title, 'サーバーの言葉'].filter(each =>
    container.textContent?.includes(each),
  )
  expect(said).toEqual([words])
})

test('what went wrong is tried again', () => {
  const refetch = vi.fn()
  render(<Missing query={{ error: offTrack, isFetching: false, refetch }} online title={failed} />)
  fireEvent.click(screen.getByRole('button', { name: 'もう一度試す' }))
  expect(refetch).toHaveBeenCalledTimes(1)
})
