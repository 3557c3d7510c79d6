// Start page of members: what waits for them, own scenarios, rewards, today's missions, worlds, what is new.

import { useQuery } from '@tanstack/react-query'
import { CatchBoundary } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense } from 'react'
import { InstallCard } from '#app/areas/device/InstallCard.tsx'
import { EndingSoon } from '#app/areas/mission/EndingSoon.tsx'
import { missionQueries } from '#app/areas/mission/queries.ts'
import { RewardDialogs } from '#app/areas/mission/RewardDialogs.tsx'
import { useClaims } from '#app/areas/mission/use-claims.ts'
import { NewsRow } from '#app/areas/news/NewsRow.tsx'
import { ComingOpenings } from '#app/areas/portal/ComingOpenings.tsx'
import { Deliveries } from '#app/areas/portal/Deliveries.tsx'
import { HomeBar } from '#app/areas/portal/HomeBar.tsx'
import { portalQueries } from '#app/areas/portal/queries.ts'
import { ReadingAndNew } from '#app/areas/portal/ReadingAndNew.tsx'
import { Waiting } from '#app/areas/portal/Waiting.tsx'
import { useSession } from '#app/platform/use-session.ts'
import { WalletChip } from '#app/shared/coin/WalletChip.tsx'
import { newsQueries } from '#app/shared/news/queries.ts'
import { Page } from '#app/shared/screen/Page.tsx'
import { NotRead } from '#app/shared/screen/Read.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { SearchEntry } from '#app/shared/search/SearchEntry.tsx'
import { SectionHeading } from '#app/ui/Card.tsx'
import { formatDayWithWeekday } from '#app/ui/days.ts'
import { Hero } from '#app/ui/Hero.tsx'
import { List } from '#app/ui/List.tsx'
import { MissionCardSkeleton, NewsRowSkeleton } from '#app/ui/Skeleton.tsx'
import { TextLink } from '#app/ui/TextLink.tsx'
import { PageHeading } from '#app/ui/TopBar.tsx'
import { useNow } from '#app/ui/use-now.ts'
import { greeting } from '#rules/dates.ts'
import { missionWorld } from '#rules/mission.ts'
import { MyWorlds } from './MyWorlds.tsx'
import { RewardsCard } from './RewardsCard.tsx'
import { TodayMissions } from './TodayMissions.tsx'

const NEWS_SHOWN = 3

const OpenCampaigns = lazy(() =>
  import('#app/areas/portal/OpenCampaigns.tsx').then(module => ({ default: module.OpenCampaigns })),
)
const NewNotes = lazy(() => import('#app/areas/portal/NewNotes.tsx').then(module => ({ default: module.NewNotes })))

const OwnScenarios = lazy(() =>
  import('#app/areas/scenario/list/OwnScenarios.tsx').then(module => ({ default: module.OwnScenarios })),
)

/** A part without which the rest of the start stands, where it does not come. */
const Late = ({ name, children }: { name: string; children: ReactNode }) => (
  <CatchBoundary getResetKey={() => name} errorComponent={() => null}>
    <Suspense>{children}</Suspense>
  </CatchBoundary>
)

export function StartScreen() {
  const { user } = useSession()
  const query = useRead(missionQueries.summary())
  const { data: summary } = query
  const { data: news, error: newsError } = useQuery(newsQueries.list({ category: undefined, page: 1 }))
  const portalQuery = useRead(portalQueries.member())
  const { data: portal } = portalQuery
  const now = useNow(portal?.serverTime, portalQuery.dataUpdatedAt)
  const claims = useClaims()
  return (
    <Page
      top={
        <HomeBar>
          <SearchEntry />
          <WalletChip />
        </HomeBar>
      }
      aside={summary ? <EndingSoon missions={summary.endingList} /> : null}
    >
      <Hero
        height={192}
        picture={<img src="/start-band.webp" alt="" width={1170} height={572} className="art size-full object-cover" />}
      >
        <p className="num mb-0.5 text-cap opacity-94">{formatDayWithWeekday(now)}</p>
        <PageHeading className="text-[1.5rem] leading-[1.3] tracking-[.02em]">
          {greeting(now)}、{user?.userName}さん。
        </PageHeading>
      </Hero>
      {summary ? (
        <>
          <Late name="own scenarios">
            <OwnScenarios />
          </Late>
          {portal && <Waiting portal={portal} />}
          {portal && <Deliveries deliveries={portal.deliveryList} />}
          <RewardsCard summary={summary} claims={claims} />
          <SectionHeading
            more={
              <TextLink to="/mission" search={{ tabNo: 0, worldId: missionWorld.all, page: 1 }} chevron>
                すべて見る
              </TextLink>
            }
          >
            きょうのミッション
          </SectionHeading>
          <TodayMissions missions={summary.dailyList} />
        </>
      ) : (
        <div className="mt-4">
          <NotRead query={query} title="ホームを読み込めませんでした。">
            <MissionCardSkeleton count={1} />
          </NotRead>
        </div>
      )}
      <InstallCard />
      <MyWorlds />
      {portal && <ComingOpenings portal={portal} now={now} />}
      {portal && <ReadingAndNew portal={portal} />}
      {portal && (
        <Late name="new notes">
          <NewNotes notes={portal.noteList} />
        </Late>
      )}
      <Late name="campaigns">
        <OpenCampaigns />
      </Late>
      <SectionHeading
        more={
          <TextLink to="/news" chevron>
            一覧
          </TextLink>
        }
      >
        新しいお知らせ
      </SectionHeading>
      {news ? (
        <List>
          {news.newsList.slice(0, NEWS_SHOWN).map(item => (
            <NewsRow key={item.postId} item={item} />
          ))}
        </List>
      ) : newsError ? (
        <p className="text-cap text-ink-soft">お知らせは、つながると表示できます。</p>
      ) : (
        <NewsRowSkeleton count={NEWS_SHOWN} />
      )}
      <RewardDialogs claims={claims} />
    </Page>
  )
}
