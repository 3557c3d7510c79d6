// The member's start: what can be claimed, what there is to do today, what is new.
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { WalletChip } from '#app/areas/coin/WalletChip.tsx'
import { EndingSoon } from '#app/areas/mission/EndingSoon.tsx'
import { missionQueries } from '#app/areas/mission/queries.ts'
import { RewardDialogs } from '#app/areas/mission/RewardDialogs.tsx'
import { useClaims } from '#app/areas/mission/use-claims.ts'
import { NewsRow } from '#app/areas/news/NewsRow.tsx'
import { newsQueries } from '#app/areas/news/queries.ts'
import { useOnline } from '#app/platform/connectivity.ts'
import { useSession } from '#app/platform/use-session.ts'
import { Wordmark } from '#app/ui/art/Logo.tsx'
import { SectionHeading } from '#app/ui/Card.tsx'
import { formatDayWithWeekday } from '#app/ui/days.ts'
import { Hero } from '#app/ui/Hero.tsx'
import { List } from '#app/ui/List.tsx'
import { Missing } from '#app/ui/Missing.tsx'
import { OfflineStrip } from '#app/ui/OfflineStrip.tsx'
import { Screen } from '#app/ui/Shell.tsx'
import { MissionCardSkeleton, NewsRowSkeleton } from '#app/ui/Skeleton.tsx'
import { TextLink } from '#app/ui/TextLink.tsx'
import { PageHeading, TopBar } from '#app/ui/TopBar.tsx'
import { greeting } from '#rules/dates.ts'
import { missionWorld } from '#rules/mission.ts'
import { MyWorlds } from './MyWorlds.tsx'
import { NewNovels } from './NewNovels.tsx'
import { RewardsCard } from './RewardsCard.tsx'
import { TodayMissions } from './TodayMissions.tsx'

const NEWS_SHOWN = 3

export function StartScreen() {
  const { user } = useSession()
  const online = useOnline()
  const now = Date.now()
  const query = useQuery(missionQueries.summary())
  const { data: summary } = query
  const { data: news, error: newsError } = useQuery(newsQueries.list({ category: undefined, page: 1 }))
  const claims = useClaims()
  return (
    <Screen
      top={
        <TopBar
          plain
          title="ホーム"
          brand={
            <Link to="/" aria-label="つむぎ ホーム">
              <Wordmark className="h-8 w-auto" />
            </Link>
          }
          trailing={<WalletChip />}
        />
      }
      strip={<OfflineStrip offline={!online} />}
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
          <Missing query={query} online={online} title="ホームを読み込めませんでした。">
            <MissionCardSkeleton count={1} />
          </Missing>
        </div>
      )}
      <MyWorlds />
      <SectionHeading
        more={
          <TextLink to="/news" chevron>
            一覧
          </TextLink>
        }
      >
        あたらしいお知らせ
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
      <NewNovels />
      <RewardDialogs claims={claims} />
    </Screen>
  )
}
