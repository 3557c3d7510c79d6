// Parts of the portal: what waits for a member, texts to go on with, the portal of a guest that cannot be read now, empty lists.
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Deliveries } from '#app/areas/portal/Deliveries.tsx'
import { GuestPortal } from '#app/areas/portal/GuestPortal.tsx'
import { IllustScreen } from '#app/areas/portal/IllustScreen.tsx'
import { NewNotes } from '#app/areas/portal/NewNotes.tsx'
import { OpenCampaigns } from '#app/areas/portal/OpenCampaigns.tsx'
import type { MemberPortal } from '#app/areas/portal/queries.ts'
import { ReadingAndNew } from '#app/areas/portal/ReadingAndNew.tsx'
import { VoiceScreen } from '#app/areas/portal/VoiceScreen.tsx'
import { Waiting } from '#app/areas/portal/Waiting.tsx'
import { noteScope } from '#rules/notes.ts'
import { type AnswerOf, fakeServer } from '../../support/fake-server.ts'
import { showScreen } from '../../support/screen.tsx'

const NOW = '2026-11-20T03:00:00.000Z'
const work = {
  ...{ novelId: null, scenario: { scenarioId: 7, phase: 1 }, worldId: 'harbor', worldName: '灯守のエルダ' },
  ...{ title: '霧笛は三度鳴る', chapterTitle: null, writerName: 'しおり', characters: 9_000.5, picture: null },
  publishedAt: NOW,
}
const nothing: MemberPortal = {
  ...{ unreadBoardList: [], letterList: [], invitationList: [], decisionCount: 0, noticeCount: 0, readingList: [] },
  ...{ deliveryList: [], workList: [], noteList: [], nextOpeningList: [], serverTime: NOW },
}
const voice: AnswerOf<'portal.getVoices'>['voiceList'][number] = {
  ...{ clipId: 1, worldId: 'harbor', scenarioId: 7, phase: 1, rowNo: 3, scenarioTitle: '霧笛は三度鳴る' },
  ...{ worldName: '灯守のエルダ', characterId: 'harbor-rinne', characterFullName: 'リンネ', characterIcon: null },
  ...{
    creatorName: 'こだま',
    shouhinmei: '霧が来る',
    voiceText: '「霧が来る」',
    shouhinNaiyou: '/files/voices/fog-1.wav',
  },
}

const server = fakeServer({
  'world.worldSelect': { worldSelectList: [] },
  'news.getList': { newsList: [], count: 0, unreadCount: 0 },
  'campaign.getOpen': { campaignList: [], serverTime: NOW },
  'portal.getVoices': { voiceList: [], count: 0 },
  'portal.getPictures': { pictureList: [], count: 0 },
})

test('what waits is listed with where it leads, and nothing is said where nothing waits', async () => {
  const { unmount } = await showScreen(<Waiting portal={nothing} />)
  expect(screen.queryByRole('list')).toBeNull()
  unmount()
  const rinne = { worldId: 'harbor', characterId: 'harbor-rinne', characterFullName: 'リンネ', count: 2 }
  const board = { worldId: 'harbor', scenarioId: 7, phase: 1, scenarioTitle: '霧笛は三度鳴る', count: 5 }
  await showScreen(
    <Waiting
      portal={{
        ...{ ...nothing, unreadBoardList: [board], decisionCount: 1, noticeCount: 2 },
        letterList: [
          { ...rinne, isMakai: false },
          { ...rinne, isMakai: true },
        ],
        invitationList: [{ worldId: 'station', worldName: '零時街', count: 3 }],
      }}
    />,
  )
  const hrefs = screen.getAllByRole('link').map(link => link.getAttribute('href'))
  expect(hrefs).toEqual([
    '/world/harbor/scenario/0000000007/1?tab=board',
    '/world/harbor/message?as=harbor-rinne',
    '/world/harbor/makaiPost?as=harbor-rinne',
    '/world/station/scenarioOrder/inviting',
    '/myPage/applications',
    '/notice',
  ])
  expect(screen.getByText('5件')).toBeTruthy()
  expect(screen.getAllByText('リンネへ')).toHaveLength(2)
})

test('a delivered story says that it was not read yet, and leads to its replay', async () => {
  await showScreen(<Deliveries deliveries={[{ ...work, isRead: false }]} />)
  const link = screen.getByRole('link')
  expect(link.getAttribute('href')).toBe('/world/harbor/scenario/0000000007/1?tab=replay')
  expect(within(link).getByText('未読')).toBeTruthy()
})

test('a text that was begun stands first and once, with what is left of it', async () => {
  const novel = { ...work, novelId: 3, scenario: null, title: '月を編むひと', characters: 5_000 }
  await showScreen(
    <ReadingAndNew portal={{ ...nothing, readingList: [{ ...novel, ratio: 0.38 }], workList: [work, novel] }} />,
  )
  const [first, second, ...others] = screen.getAllByRole('listitem')
  expect(first?.textContent).toBe('月を編むひと38%・残り7分')
  expect(second?.textContent).toBe('霧笛は三度鳴る新着・リプレイ・9,001字')
  expect(others).toEqual([])
})

test('new notes of others lead to themselves, and nothing is said where there are none', async () => {
  const { unmount } = await showScreen(<NewNotes notes={[]} />)
  expect(screen.queryByRole('heading')).toBeNull()
  unmount()
  const listed = { className: '灯守', level: 1, shogo: '', isNpc: false, isResting: false, icon: null }
  await showScreen(
    <NewNotes
      notes={[
        {
          ...{ noteId: 5, worldId: 'harbor', title: '霧の夜', firstLine: '灯は、ついていた。', characters: 9 },
          scope: noteScope.everybody,
          ...{ noteTagList: [], likeCount: 0, commentCount: 0, isLiked: false, isRead: false, isMine: false },
          ...{ publishedAt: NOW, updatedAt: NOW },
          character: { ...listed, characterId: 'harbor-garo', characterFullName: 'ガロ・ミストル' },
        },
      ]}
    />,
  )
  expect(screen.getByRole('link').getAttribute('href')).toBe('/world/harbor/note/5')
})

test('a campaign that goes on leads to its page, and nothing is said where none does', async () => {
  const { unmount } = await showScreen(<OpenCampaigns />)
  expect(screen.queryByRole('heading')).toBeNull()
  unmount()
  const campaign = { cpId: 4, title: '冬の灯し祭', picture: null, resultPostId: null }
  server.answers({
    'campaign.getOpen': {
      campaignList: [{ ...campaign, startsAt: '2026-11-01T00:00:00.000Z', endsAt: '2026-12-01T00:00:00.000Z' }],
      serverTime: NOW,
    },
  })
  await showScreen(<OpenCampaigns />)
  expect((await screen.findByRole('link', { name: /冬の灯し祭/ })).getAttribute('href')).toBe('/cp/4')
})

test('a guest is told what this is also when nothing can be read', async () => {
  server.answers({
    'portal.getGuest': () => {
      throw new Error('the server is away')
    },
  })
  server.loses('portal.getGuest')
  await showScreen(<GuestPortal />)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('物語をともに紡ぎ、生きる。')
  expect(within(screen.getByRole('region', { name: 'プレイングの見本' })).getByText(/三度目の霧笛/)).toBeTruthy()
  expect(await screen.findByText('いまのようすを読み込めませんでした。')).toBeTruthy()
})

test('lists without voices and pictures say so, and a voice is played where it stands', async () => {
  const shown = await showScreen(<VoiceScreen page={1} />)
  expect(await screen.findByText('まだボイスがありません。')).toBeTruthy()
  shown.unmount()
  const pictures = await showScreen(<IllustScreen page={1} />)
  expect(await screen.findByText('まだイラストがありません。')).toBeTruthy()
  pictures.unmount()
  server.answers({ 'portal.getVoices': { voiceList: [voice], count: 1 } })
  await showScreen(<VoiceScreen page={1} />)
  expect(await screen.findByRole('button', { name: 'ボイス「霧が来る」（こだま）' })).toBeTruthy()
  expect(screen.getByText('「霧が来る」')).toBeTruthy()
})
