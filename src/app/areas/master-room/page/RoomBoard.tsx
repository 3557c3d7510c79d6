// The board of a room: the field above, the posts below it, the newest first, a page at a time.
import type { ReactNode } from 'react'
import { PagedList } from '#app/shared/screen/PagedList.tsx'
import { Read } from '#app/shared/screen/Read.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { EmptyDrawing } from '#app/ui/art/Drawings.tsx'
import type { LinkFace } from '#app/ui/link-face.ts'
import { Loading, SkeletonBlock } from '#app/ui/Skeleton.tsx'
import { EmptyState } from '#app/ui/States.tsx'
import { ROOM_POST_PAGE_SIZE } from '#rules/master-rooms.ts'
import { masterRoomRefusals } from '#rules/refusals/master-room.ts'
import { masterRoomQueries } from '../queries.ts'
import { RoomComposer } from './RoomComposer.tsx'
import { RoomPostRow } from './RoomPostRow.tsx'

interface RoomBoardProps {
  masterId: string
  masterName: string
  /** icon of the master */
  icon: string | null
  /** worlds of the master, whose characters are offered first */
  worldIds: readonly string[]
  page: number
  draftId: string | undefined
  link: (page: number, face: LinkFace) => ReactNode
  /** whether the room is closed, so that nobody can post now */
  isClosed?: boolean
}

export function RoomBoard(props: RoomBoardProps) {
  const { masterId, page, link, isClosed = false } = props
  const query = useRead(masterRoomQueries.posts(masterId, page))
  return (
    <section aria-label="掲示板">
      <Read
        query={query}
        title="掲示板を読み込めませんでした。"
        nowhere={{ title: masterRoomRefusals.ROOM_CLOSED.message }}
        className="mt-3"
        skeleton={<BoardSkeleton />}
      >
        {({ postList, count, isMaster }, age) => (
          <>
            {!isClosed && page === 1 && <RoomComposer {...props} isMaster={isMaster} />}
            <PagedList
              shown={postList.length}
              count={count}
              page={page}
              size={ROOM_POST_PAGE_SIZE}
              age={age}
              link={link}
              past="このページに発言はありません。"
              empty={
                <EmptyState
                  drawing={<EmptyDrawing />}
                  title="まだ発言はありません。"
                  note={isClosed ? undefined : 'はじめの挨拶からどうぞ。'}
                />
              }
            >
              <ol>
                {postList.map(post => (
                  <RoomPostRow key={post.postId} masterId={masterId} post={post} />
                ))}
              </ol>
            </PagedList>
          </>
        )}
      </Read>
    </section>
  )
}

const BoardSkeleton = () => (
  <Loading>
    <SkeletonBlock className="h-44 rounded-card" />
    {[0, 1, 2].map(row => (
      <SkeletonBlock key={row} className="mt-3 h-20 rounded-card" />
    ))}
  </Loading>
)
