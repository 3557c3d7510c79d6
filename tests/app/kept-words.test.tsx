// Words in sheets and small forms that were not sent yet are there again after the sheet was closed or the page left.
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { MemoSheet } from '#app/areas/letter/message/MemoSheet.tsx'
import { ReasonSheet } from '#app/shared/decision/ReasonSheet.tsx'
import { fakeServer } from '../support/fake-server.ts'
import { showScreen } from '../support/screen.tsx'

fakeServer()
const reasons: string[] = []
const acts = {
  ...{ problem: null, pending: false, isChecking: false, reason: undefined },
  ...{ forgetProblem: () => {}, askAgain: () => undefined },
}

/** Opens the sheet for a reason, and finds its field. */
async function ask(about: string, done: boolean): Promise<HTMLTextAreaElement> {
  cleanup()
  await showScreen(
    <ReasonSheet
      {...{ title: '参加を取り消しますか？', about, lead: 'リネット', effect: '席が空きます。' }}
      {...{ button: '取り消す', pendingLabel: '送っています', acts }}
      onPress={async reason => {
        reasons.push(reason)
        return done
      }}
      onClose={() => {}}
    />,
  )
  return screen.findByRole('textbox', { name: /理由/ })
}
const type = (field: HTMLTextAreaElement, words: string) => fireEvent.change(field, { target: { value: words } })
const words = '本人から申し出がありました。'

test('a reason that was begun is there again, for what it was written for alone, until it was sent', async () => {
  type(await ask('removeEntry:7', true), words)
  const again = await ask('removeEntry:7', false)
  await waitFor(() => expect(again.value).toBe(words))
  expect((await ask('removeEntry:8', true)).value).toBe('')
  // Refused: it stays.
  await waitFor(async () => expect((await ask('removeEntry:7', false)).value).toBe(words))
  fireEvent.click(screen.getAllByRole('button', { name: '取り消す' }).at(-1) as HTMLElement)
  await waitFor(() => expect(reasons).toEqual([words]))
  const kept = await ask('removeEntry:7', true)
  await waitFor(() => expect(kept.value).toBe(words))
  fireEvent.click(screen.getAllByRole('button', { name: '取り消す' }).at(-1) as HTMLElement)
  await waitFor(() => expect(kept.value).toBe(''))
  expect(reasons).toEqual([words, words])
  expect((await ask('removeEntry:7', true)).value).toBe('')
})

test('a memo that was begun is there again beside the saved one', async () => {
  const pair = { worldId: 'world0', characterId: 'garo', otherId: 'emil' }
  const open = async (memo: string): Promise<HTMLTextAreaElement> => {
    cleanup()
    await showScreen(<MemoSheet {...{ pair, memo }} name="エミル" onClose={() => {}} />)
    return screen.findByRole('textbox', { name: 'メモ' })
  }
  type(await open('約束は満月の夜'), '約束は新月の夜')
  const again = await open('約束は満月の夜')
  await waitFor(() => expect(again.value).toBe('約束は新月の夜'))
  // The server has it now.
  expect((await open('約束は新月の夜')).value).toBe('約束は新月の夜')
  await waitFor(async () => expect((await open('約束は満月の夜')).value).toBe('約束は満月の夜'))
})
