// /myPage/scenario: the home of a master. First what somebody waits for, then what runs, then the ways to everything else.
import {
  BookHeart,
  BookOpenText,
  CalendarRange,
  Clapperboard,
  DoorOpen,
  Feather,
  Globe,
  LibraryBig,
  ListChecks,
  Settings,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { InboxEntry } from '#app/areas/fan-letter/InboxEntry.tsx'
import { MasterOrdersEntry } from '#app/areas/order-desk/master/MasterOrdersEntry.tsx'
import { useSession } from '#app/platform/use-session.ts'
import { Page } from '#app/shared/screen/Page.tsx'
import { Aged, Read } from '#app/shared/screen/Read.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { isMaster } from '#app/shared/session/is-admin.ts'
import { EmptyDrawing } from '#app/ui/art/Drawings.tsx'
import { ButtonLink } from '#app/ui/Button.tsx'
import { SectionHeading } from '#app/ui/Card.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { List, ListLink } from '#app/ui/List.tsx'
import { EmptyState } from '#app/ui/States.tsx'
import { TextLink } from '#app/ui/TextLink.tsx'
import { BackLink, TopBar } from '#app/ui/TopBar.tsx'
import { useNow } from '#app/ui/use-now.ts'
import { statesOfGroup } from '#rules/scenario/desk.ts'
import type { DeskGroup } from '#rules/scenario/desk-groups.ts'
import { firstDeskList } from './address.ts'
import { DeskList, DeskSkeleton } from './DeskList.tsx'
import { groupLabels } from './groups.ts'
import { type DeskCard, type DeskHome, deskQueries } from './queries.ts'
import { DeskRow } from './running/DeskRow.tsx'
import { ExtendForm } from './running/ExtendForm.tsx'
import { laterDates } from './running/later-dates.ts'

/** Most scenarios that still recruit on the screen: nothing is to be done with them, so the next few are enough. */
const MOST_ENTERING = 5

export function HomeScreen() {
  const query = useRead(deskQueries.home())
  const { user } = useSession()
  const now = useNow(query.data?.serverTime, query.dataUpdatedAt)
  return (
    <Page top={<TopBar title="シナリオの仕事" back={<BackLink to="/myPage" />} />}>
      {isMaster(user) ? (
        <Read query={query} title="シナリオの仕事を読み込めませんでした。" className="mt-3" skeleton={<DeskSkeleton />}>
          {(home, age) => <Home home={home} age={age} now={now} />}
        </Read>
      ) : (
        <div className="mt-4">
          <EmptyState
            drawing={<EmptyDrawing />}
            title="ここは、マスターの仕事場です。"
            note="運営の仕事は、マイページの「運営」にあります。"
            action={
              <ButtonLink variant="ai" to="/myPage">
                マイページへ
              </ButtonLink>
            }
          />
        </div>
      )}
    </Page>
  )
}

function Home({ home, age, now }: { home: DeskHome; age: number | null; now: number }) {
  const { runningList, rejectedList, groupCounts } = home
  const late = runningList.filter(({ daysLate }) => daysLate > 0)
  const writing = runningList.filter(card => statesOfGroup.writing.includes(card.state) && card.daysLate === 0)
  const consulting = runningList.filter(({ state }) => state === 'consultation')
  const entering = runningList.filter(({ state }) => statesOfGroup.open.includes(state) && state !== 'consultation')
  const isQuiet = runningList.length + rejectedList.length === 0
  return (
    <>
      {age !== null && (
        <p className="num mt-2 text-meta text-ink-soft">
          シナリオの仕事
          <Aged since={age} />
        </p>
      )}
      <Part title="待たせているもの" cards={late}>
        <DeskList cards={late} now={now}>
          {card => <NewPromise card={card} now={now} />}
        </DeskList>
      </Part>
      <Part title="差し戻されたもの" cards={rejectedList}>
        <DeskList cards={rejectedList} now={now} />
      </Part>
      <Part title="書いているもの" cards={writing}>
        <DeskList cards={writing} now={now} />
      </Part>
      <Part title="届くのを待っているもの" cards={consulting}>
        <DeskList cards={consulting} now={now} />
      </Part>
      <Part title="募集しているもの" cards={entering} group="open">
        <List>
          {entering.slice(0, MOST_ENTERING).map(card => (
            <DeskRow key={`${card.scenarioId}:${card.phase}`} card={card} now={now} />
          ))}
        </List>
      </Part>
      {isQuiet && (
        <div className="mt-4">
          <EmptyState
            drawing={<EmptyDrawing />}
            title="進行中のシナリオはありません。"
            note="オープニングを書いて提出すると、運営が確かめて公開します。"
            action={
              <ButtonLink variant="ai" icon={Feather} to="/myPage/scenario/info">
                オープニングを書く
              </ButtonLink>
            }
          />
        </div>
      )}
      <SectionHeading
        more={
          !isQuiet && (
            <TextLink to="/myPage/scenario/info" icon={Feather}>
              新しく書く
            </TextLink>
          )
        }
      >
        オープニング
      </SectionHeading>
      <List>
        {(['draft', 'waiting', 'open', 'writing', 'over'] as const).map(group => (
          <ListLink
            key={group}
            to="/myPage/scenario/op"
            search={{ ...firstDeskList, group }}
            title={groupLabels[group]}
            trailing={<Chip tone={groupCounts[group] > 0 ? 'ai' : 'line'}>{groupCounts[group]}件</Chip>}
          />
        ))}
      </List>
      <SectionHeading>仕事場</SectionHeading>
      <Ways home={home} />
    </>
  )
}

interface PartProps {
  title: string
  cards: readonly DeskCard[]
  /** link to the whole list, when these are too many */
  group?: DeskGroup | undefined
  children: ReactNode
}

const Part = ({ title, cards, group, children }: PartProps) =>
  cards.length > 0 && (
    <section aria-label={title}>
      <SectionHeading
        more={
          group && cards.length > MOST_ENTERING ? (
            <TextLink to="/myPage/scenario/op" search={{ ...firstDeskList, group }} chevron>
              <span className="num">すべて（{cards.length}件）</span>
            </TextLink>
          ) : (
            <span className="num text-meta text-ink-soft">{cards.length}件</span>
          )
        }
      >
        {title}
      </SectionHeading>
      {children}
    </section>
  )

/** Choice of a new day for a late text, beside the words that it is late. */
function NewPromise({ card, now }: { card: DeskCard; now: number }) {
  const later = laterDates(card, now)
  return (
    later && (
      <div className="relative -mx-4 mt-3 border-t border-line px-4 pt-3">
        <ExtendForm card={card} later={later} />
      </div>
    )
  )
}

function Ways({ home: { unreadNotices, groupCounts } }: { home: DeskHome }) {
  return (
    <List>
      <ListLink
        to="/myPage/scenario/world"
        icon={<Icon of={Globe} className="text-ai" />}
        title="担当ワールドとお知らせ"
        trailing={unreadNotices > 0 ? <Chip tone="hi">未読 {unreadNotices}件</Chip> : undefined}
      />
      <MasterOrdersEntry />
      <InboxEntry />
      <ListLink
        to="/myPage/scenario/masterRoom"
        search={{ tab: 'room', page: 1 }}
        icon={<Icon of={DoorOpen} className="text-ai" />}
        title="マスタールーム"
        note="紹介・書き方・お知らせ・予定・掲示板"
      />
      <ListLink
        to="/myPage/scenario/reactOrderSetting"
        icon={<Icon of={Clapperboard} className="text-ai" />}
        title="リアクトの受付"
        note="引き受けるシチュエーション・価格・人数"
      />
      <ListLink
        to="/myPage/scenario/scenarioList"
        icon={<Icon of={ListChecks} className="text-ai" />}
        title="進行中のシナリオの一覧"
        note="席・締切・プレイング・おくれ"
      />
      <ListLink
        to="/myPage/scenario/replay"
        search={{ group: 'writing', page: 1 }}
        icon={<Icon of={BookOpenText} className="text-ai" />}
        title="リプレイを書く"
        note="本文・結果と報酬・運営への提出"
      />
      <ListLink
        to="/myPage/scenario/excManagement"
        search={{}}
        icon={<Icon of={BookHeart} className="text-ai" />}
        title="幕間を書く"
        note="リプレイのそばに置く短い読みもの"
      />
      <ListLink
        to="/myPage/scenario/omnibus"
        search={{ group: 'current' }}
        icon={<Icon of={LibraryBig} className="text-ai" />}
        title="オムニバス"
        note="テーマを作る・オーダーの受付と価格"
      />
      <ListLink
        to="/myPage/scenario/info/release"
        icon={<Icon of={CalendarRange} className="text-ai" />}
        title="公開の予定"
        trailing={groupCounts.waiting > 0 ? <Chip tone="kin">{groupCounts.waiting}件</Chip> : undefined}
      />
      <ListLink
        to="/myPage/scenario/scenarioSetting"
        icon={<Icon of={Settings} className="text-ai" />}
        title="シナリオの設定"
        note="はじめの数字・リクエストの受け付け"
      />
    </List>
  )
}
