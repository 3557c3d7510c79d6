// / for guests: what the service is, what becomes of the words that one writes, what can be joined and read now, and
// how to begin.
import type { ReactNode } from 'react'
import { NewsRow } from '#app/areas/news/NewsRow.tsx'
import { novelSearch } from '#app/areas/novel/address.ts'
import { LegalLinks } from '#app/shared/legal/LegalLinks.tsx'
import { Page } from '#app/shared/screen/Page.tsx'
import { Aged, NotRead, oldSince } from '#app/shared/screen/Read.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { heads } from '#app/shared/world/facts.ts'
import { ButtonLink } from '#app/ui/Button.tsx'
import { SectionHeading } from '#app/ui/Card.tsx'
import { List } from '#app/ui/List.tsx'
import { Loading, SkeletonBlock } from '#app/ui/Skeleton.tsx'
import { TextLink } from '#app/ui/TextLink.tsx'
import { PageHeading } from '#app/ui/TopBar.tsx'
import { useNow } from '#app/ui/use-now.ts'
import { HomeBar } from './HomeBar.tsx'
import { JoinBox } from './JoinBox.tsx'
import { NextOpenings } from './NextOpenings.tsx'
import { OpenCampaigns } from './OpenCampaigns.tsx'
import { OpenScenarios } from './OpenScenarios.tsx'
import { type GuestPortal as Portal, portalQueries } from './queries.ts'
import { SamplePair } from './SamplePair.tsx'
import { ThreeSteps } from './ThreeSteps.tsx'
import { WorkShelf } from './WorkShelf.tsx'
import { WorldStrip } from './WorldStrip.tsx'

export function GuestPortal() {
  const query = useRead(portalQueries.guest())
  const { data } = query
  const now = useNow(data?.serverTime, query.dataUpdatedAt)
  return (
    <Page
      top={
        <HomeBar>
          <TextLink to="/login" className="px-3">
            ログイン
          </TextLink>
        </HomeBar>
      }
    >
      <div className="relative -mx-4 overflow-hidden bg-sunken md:-mx-6">
        <img
          src="/portal-worlds-780.webp"
          srcSet="/portal-worlds-780.webp 780w, /portal-worlds-1440.webp 1440w"
          sizes="(min-width: 48rem) 45rem, 100vw"
          alt=""
          width={1440}
          height={1080}
          fetchPriority="high"
          className="art h-72 w-full object-cover md:h-96"
        />
        <PageHeading className="absolute inset-x-0 top-0 px-5 pt-6 text-hero leading-[1.5] tracking-[.04em] text-on-pic [text-shadow:0_1px_14px_#0C122CB3] md:px-8 md:pt-9">
          物語を
          <br />
          ともに紡ぎ、生きる。
        </PageHeading>
      </div>
      <p className="phrases mt-4 text-body leading-[1.8]">
        あなたの分身が物語に入り、あなたの書いた<b>数百字</b>から、書き手が一編の小説を仕上げます。
      </p>
      <ButtonLink variant="shu" size="big" capped to="/login" search={{ mode: 'signup' }} className="mt-3">
        無料ではじめる
      </ButtonLink>
      <ThreeSteps />
      <SectionHeading
        more={
          <TextLink to="/aboutPBW" chevron>
            くわしく
          </TextLink>
        }
      >
        書いた数百字が、こうなる
      </SectionHeading>
      <SamplePair />
      {data ? (
        <Now portal={data} now={now} age={<Aged since={oldSince(query)} />} />
      ) : (
        <div className="mt-6">
          <NotRead query={query} title="いまのようすを読み込めませんでした。">
            <Loading>
              <SkeletonBlock className="h-32 rounded-card" />
              <SkeletonBlock className="mt-3 h-32 rounded-card" />
              <SkeletonBlock className="mt-3 h-44 rounded-card" />
            </Loading>
          </NotRead>
        </div>
      )}
      <JoinBox />
      <LegalLinks label="規約と方針" />
    </Page>
  )
}

/** Worlds, scenarios, texts and news of now. @param age of what is shown, where it is old */
function Now({ portal, now, age }: { portal: Portal; now: number; age: ReactNode }) {
  const { worldList, scenarioList, nextOpeningList, workList, newsList } = portal
  const open = worldList.filter(({ status }) => status === 'open')
  const pictureOf = (id: string) => worldList.find(({ worldId }) => worldId === id)?.keyVisual ?? null
  return (
    <>
      {scenarioList.length + nextOpeningList.length > 0 && (
        <section>
          <SectionHeading>
            これから参加できる物語
            <span className="num font-ui text-meta font-normal text-ink-soft">{age}</span>
          </SectionHeading>
          <OpenScenarios portal={portal} now={now} />
          <NextOpenings openings={nextOpeningList} now={now} />
        </section>
      )}
      {open.length > 0 && (
        <section>
          <SectionHeading
            more={
              <TextLink to="/worldSelect" chevron>
                すべて見る
              </TextLink>
            }
          >
            ひらいているワールド
          </SectionHeading>
          <WorldStrip worlds={open} facts={world => [world.catchphrase, `${heads(world)}が参加中`]} />
        </section>
      )}
      {workList.length > 0 && (
        <section>
          <SectionHeading
            more={
              <TextLink to="/novel" search={novelSearch([])} chevron>
                ノベルへ
              </TextLink>
            }
          >
            とどいたばかりの物語
          </SectionHeading>
          <WorkShelf works={workList} pictureOf={pictureOf} />
        </section>
      )}
      <OpenCampaigns />
      {newsList.length > 0 && (
        <section>
          <SectionHeading
            more={
              <TextLink to="/news" chevron>
                一覧
              </TextLink>
            }
          >
            お知らせ
          </SectionHeading>
          <List>
            {newsList.map(item => (
              <NewsRow key={item.postId} item={item} />
            ))}
          </List>
        </section>
      )}
    </>
  )
}
