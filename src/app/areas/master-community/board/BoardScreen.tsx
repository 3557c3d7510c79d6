// /masterCommunity/{worldId}/bbs/{boardId} (R166): the threads of a board, all or by whether they are solved.
import { Link, useNavigate } from '@tanstack/react-router'
import { MessageSquarePlus } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { WaitingCards } from '#app/shared/draft/WaitingCards.tsx'
import { Page } from '#app/shared/screen/Page.tsx'
import { PagedList } from '#app/shared/screen/PagedList.tsx'
import { Read } from '#app/shared/screen/Read.tsx'
import { toList } from '#app/shared/screen/to-list.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { EmptyDrawing } from '#app/ui/art/Drawings.tsx'
import { Button } from '#app/ui/Button.tsx'
import { FilterChips } from '#app/ui/FilterChips.tsx'
import { List } from '#app/ui/List.tsx'
import { NewsRowSkeleton } from '#app/ui/Skeleton.tsx'
import { EmptyState } from '#app/ui/States.tsx'
import { TopBar } from '#app/ui/TopBar.tsx'
import { STAFF_THREADS_SIZE, staffThreadListLabels } from '#rules/master-communities.ts'
import { STAFF_THREAD_LISTS } from '#rules/master-community-address.ts'
import { masterCommunityRefusals } from '#rules/refusals/master-community.ts'
import { type BoardAddress, boardParams } from '../address.ts'
import { type BoardPage, staffQueries } from '../queries.ts'
import { makingStaffThread } from '../writes.ts'
import { ThreadRow } from './ThreadRow.tsx'

const NewThreadSheet = lazy(() => import('./NewThreadSheet.tsx').then(module => ({ default: module.NewThreadSheet })))

interface BoardScreenProps {
  worldId: string
  boardId: number
  place: BoardAddress
  /** whether the sheet of a new thread is open, with its draft, and the page of the handbook that it asks about */
  write: boolean
  draftId: string | undefined
  about: string | undefined
}

const TO = '/masterCommunity/$worldId/bbs/$boardId'

export function BoardScreen({ worldId, boardId, place, write, draftId, about }: BoardScreenProps) {
  const navigate = useNavigate()
  const query = useRead(staffQueries.board(boardId, place))
  const params = { worldId, boardId: String(boardId) }
  // An address with another world than the board's is invalid.
  const elsewhere = query.data !== undefined && query.data.worldId !== worldId
  const { back, nowhere } = toList(
    { to: '/masterCommunity/$worldId', params: { worldId } },
    'マスターコミュニティへ',
    masterCommunityRefusals.STAFF_BOARD_NOT_FOUND.message,
  )
  // The sheet has an entry of the history of its own; a further one would make the way back longer.
  const open = (next: { write?: true; draft?: string }): void =>
    void navigate({ to: TO, params, search: { ...boardParams(place), ...next }, replace: true })
  const data = elsewhere ? undefined : query.data
  return (
    <Page top={<TopBar title={data?.board.boardName ?? '掲示板'} back={back} />}>
      <Read
        query={query}
        title="掲示板を読み込めませんでした。"
        className="mt-3"
        isNowhere={elsewhere}
        nowhere={nowhere}
        skeleton={
          <div className="mt-3">
            <NewsRowSkeleton count={4} />
          </div>
        }
      >
        {({ board, threadList, count }, age) => (
          <>
            {board.description && <p className="mt-3 text-sub text-ink-soft wrap-anywhere">{board.description}</p>}
            <FilterChips
              label="スレッド"
              filters={STAFF_THREAD_LISTS.map(key => ({ key, label: staffThreadListLabels[key] }))}
              current={place.list}
              renderLink={({ key }, face) => (
                <Link to={TO} params={params} search={boardParams({ list: key, page: 1 })} {...face} />
              )}
            />
            <WaitingCards
              kind={makingStaffThread.kind}
              about={{ boardId }}
              onTakenBack={draft => open({ write: true, ...(draft ? { draft } : {}) })}
            />
            <PagedList
              shown={threadList.length}
              count={count}
              page={place.page}
              size={STAFF_THREADS_SIZE}
              age={age}
              link={(page, face) => <Link to={TO} params={params} search={boardParams({ ...place, page })} {...face} />}
              beside={<NewThread board={board} onPress={() => open({ write: true })} />}
              past="このページにスレッドはありません。"
              empty={
                <EmptyState
                  drawing={<EmptyDrawing />}
                  title={emptyWords[place.list]}
                  action={<NewThread board={board} isMain onPress={() => open({ write: true })} />}
                />
              }
            >
              <List>
                {threadList.map(thread => (
                  <ThreadRow key={thread.talkId} {...{ worldId, boardId, thread }} />
                ))}
              </List>
            </PagedList>
          </>
        )}
      </Read>
      {write && data && !data.board.isClosed && (
        <Suspense>
          <NewThreadSheet
            {...{ worldId, boardId, draftId, about }}
            boardName={data.board.boardName}
            onClose={() => open({})}
          />
        </Suspense>
      )}
    </Page>
  )
}

const emptyWords: Record<BoardAddress['list'], string> = {
  all: 'スレッドがありません。',
  open: '未解決のスレッドはありません。',
  solved: '解決済みのスレッドはありません。',
}

interface NewThreadProps {
  board: BoardPage['board']
  isMain?: boolean
  onPress: () => void
}

const NewThread = ({ board, isMain = false, onPress }: NewThreadProps) => (
  <Button
    variant={isMain ? 'ai' : 'line'}
    icon={MessageSquarePlus}
    className="my-1.5"
    reason={board.isClosed ? masterCommunityRefusals.STAFF_BOARD_CLOSED.message : undefined}
    onClick={onPress}
  >
    スレッドを立てる
  </Button>
)
