// /masterCommunity/{worldId} (R160): the contents of the handbook, the boards, and the chat, with what is new in each.
import { BookOpenText, MessagesSquare, Search, Settings2 } from 'lucide-react'
import { Page } from '#app/shared/screen/Page.tsx'
import { Aged, Read } from '#app/shared/screen/Read.tsx'
import { nowhereBut } from '#app/shared/screen/to-list.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { EmptyDrawing } from '#app/ui/art/Drawings.tsx'
import { ButtonLink } from '#app/ui/Button.tsx'
import { SectionHeading } from '#app/ui/Card.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import { formatDayTime } from '#app/ui/days.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { IconLink } from '#app/ui/IconButton.tsx'
import { List, ListLink } from '#app/ui/List.tsx'
import { NewsRowSkeleton } from '#app/ui/Skeleton.tsx'
import { EmptyState } from '#app/ui/States.tsx'
import { BackLink, TopBar } from '#app/ui/TopBar.tsx'
import { formatCount } from '#rules/counts.ts'
import { masterCommunityRefusals } from '#rules/refusals/master-community.ts'
import { type StaffHome, staffQueries } from '../queries.ts'
import { BoardRow } from './BoardRow.tsx'
import { Members } from './Members.tsx'
import { PageRows } from './PageRows.tsx'
import { Worlds } from './Worlds.tsx'

export function HomeScreen({ worldId }: { worldId: string }) {
  const query = useRead(staffQueries.home(worldId))
  return (
    <Page
      top={
        <TopBar
          title="マスターコミュニティ"
          back={<BackLink to="/myPage/scenario" />}
          trailing={
            <IconLink
              icon={Search}
              label="マスターコミュニティを検索"
              to="/masterCommunity/$worldId/search"
              params={{ worldId }}
            />
          }
        />
      }
    >
      <Read
        query={query}
        title="マスターコミュニティを読み込めませんでした。"
        className="mt-3"
        nowhere={nowhereBut(
          masterCommunityRefusals.MASTER_COMMUNITY_NOT_FOUND.message,
          { to: '/myPage/scenario/world' },
          '担当ワールドへ',
        )}
        skeleton={
          <div className="mt-3">
            <NewsRowSkeleton count={6} />
          </div>
        }
      >
        {(home, age) => (
          <>
            <p className="mt-3 text-sub wrap-anywhere">
              <b className="font-mincho text-card font-semibold">{home.worldName}</b>
              <span className="block text-meta text-ink-soft">
                このワールドのマスターと運営だけが読めます。
                <Aged since={age} />
              </span>
            </p>
            {home.isOffice && <Worlds worldId={worldId} />}
            <Chat worldId={worldId} chat={home.chat} />
            <SectionHeading>ハンドブック</SectionHeading>
            {home.pageList.length === 0 ? (
              <EmptyState drawing={<EmptyDrawing />} title="ページがありません。" />
            ) : (
              <PageRows worldId={worldId} pages={home.pageList} />
            )}
            <SectionHeading>掲示板</SectionHeading>
            {home.boardList.length === 0 ? (
              <EmptyState drawing={<EmptyDrawing />} title="掲示板がありません。" />
            ) : (
              <List>
                {home.boardList.map(board => (
                  <BoardRow key={board.boardId} worldId={worldId} board={board} />
                ))}
              </List>
            )}
            <SectionHeading>
              マスター
              <span className="num ml-2 font-sans text-meta font-normal text-ink-soft">{home.memberCount}人</span>
            </SectionHeading>
            <Members worldId={worldId} />
            <Below worldId={worldId} isOffice={home.isOffice} />
          </>
        )}
      </Read>
    </Page>
  )
}

const Chat = ({ worldId, chat }: { worldId: string; chat: StaffHome['chat'] }) => (
  <List className="mt-3">
    <ListLink
      to="/masterCommunity/$worldId/chat"
      params={{ worldId }}
      icon={<Icon of={MessagesSquare} className="text-ai" />}
      title={<b>チャット</b>}
      note={
        chat.lastPostAt === null ? (
          'まだ発言がありません。'
        ) : (
          <>
            {chat.lastName && <bdi>{chat.lastName} </bdi>}
            <time dateTime={chat.lastPostAt}>{formatDayTime(chat.lastPostAt)}</time>
          </>
        )
      }
      trailing={chat.unread > 0 && <Chip tone="shu">未読 {formatCount(chat.unread)}</Chip>}
    />
  </List>
)

/** Ways on: the world as players see it, and the office's desk. */
const Below = ({ worldId, isOffice }: { worldId: string; isOffice: boolean }) => (
  <div className="mt-4 flex flex-wrap gap-2">
    <ButtonLink variant="line" icon={BookOpenText} to="/world/$worldId" params={{ worldId }}>
      ワールドのトップ
    </ButtonLink>
    {isOffice && (
      <ButtonLink variant="line" icon={Settings2} to="/masterCommunity/$worldId/admin" params={{ worldId }}>
        管理する
      </ButtonLink>
    )}
  </div>
)
