// Premium of a user: shown with its end while it lasts, said to be over afterwards, unmentioned where there never was one.
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { PremiumChip, PremiumSection } from '#app/areas/own-account/Premium.tsx'
import { fakeServer } from '../../support/fake-server.ts'
import { showScreen } from '../../support/screen.tsx'

const DAY_MS = 86_400_000
/** Midnight in Japan of the days around today: 24:00 of the day before. */
const midnight = (days: number): Date => {
  const date = new Date(Date.now() + days * DAY_MS)
  date.setUTCHours(15, 0, 0, 0)
  return date
}
const dayOf = (date: Date) => {
  const [, month, day] = new Date(date.getTime() + 9 * 3_600_000 - 60_000).toISOString().split(/[-T]/)
  return `${Number(month)}月${Number(day)}日`
}

const server = fakeServer({})
const until = (premiumToDate: Date | null) =>
  server.answers({
    'account.userClass': {
      userInfo: { userName: '凛', icon: null },
      ...{ masterInfo: null, creatorInfoIllust: null, creatorInfoVoice: null, creatorInfoWriter: null },
      ...{ userInfoAdmin: null, isPremiumUser: premiumToDate !== null && premiumToDate.getTime() > Date.now() },
      ...{ premiumToDate: premiumToDate?.toISOString() ?? null, isStorySupporterOnly: false },
    },
  })
const show = () =>
  showScreen(
    <>
      <h1>わたしのページ</h1>
      <PremiumChip />
      <PremiumSection />
    </>,
  )

test('while it lasts both tell its last day, and nothing is lost after it', async () => {
  const end = midnight(20)
  until(end)
  await show()
  expect(await screen.findByText('プレミアム会員', { selector: 'span' })).toBeTruthy()
  const day = dayOf(end)
  expect(screen.getByText(new RegExp(`${day}.*24:00まで$`))).toBeTruthy()
  expect(screen.getByText(new RegExp(`${day}.*24:00までプレミアム会員です。$`))).toBeTruthy()
  expect(screen.getByText(/キャラクター・コイン・作品はそのまま/)).toBeTruthy()
})

test('after its end the chip is gone and the account says when it ended', async () => {
  const end = midnight(-3)
  until(end)
  await show()
  expect(await screen.findByText(new RegExp(`${dayOf(end)}.*に終わりました。$`))).toBeTruthy()
  expect(screen.queryByText(/24:00まで$/)).toBeNull()
})

test('who never had it reads nothing of it', async () => {
  until(null)
  await show()
  await expect.poll(() => server.requests.length).toBe(1)
  expect(screen.queryByText(/プレミアム/)).toBeNull()
})
