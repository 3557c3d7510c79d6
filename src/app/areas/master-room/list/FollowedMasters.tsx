// The masters whom the user follows, a page at a time.

import type { ReactNode } from 'react'
import { PagedList } from '#app/shared/screen/PagedList.tsx'
import { Read } from '#app/shared/screen/Read.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { worldQueries } from '#app/shared/world/queries.ts'
import { EmptyDrawing } from '#app/ui/art/Drawings.tsx'
import { ButtonLink } from '#app/ui/Button.tsx'
import type { LinkFace } from '#app/ui/link-face.ts'
import { EmptyState } from '#app/ui/States.tsx'
import { MASTER_PAGE_SIZE } from '#rules/master-rooms.ts'
import { masterRoomQueries } from '../queries.ts'
import { MasterCardItem, MasterCardsSkeleton } from './MasterCardItem.tsx'

interface FollowedMastersProps {
  page: number
  link: (page: number, face: LinkFace) => ReactNode
}

export function FollowedMasters({ page, link }: FollowedMastersProps) {
  const query = useRead(masterRoomQueries.followed(page))
  const { data } = useRead(worldQueries.worlds())
  return (
    <Read
      query={query}
      title="フォロー中のマスターを読み込めませんでした。"
      className="mt-3"
      skeleton={<MasterCardsSkeleton />}
    >
      {({ masterList, count }, age) => (
        <PagedList
          shown={masterList.length}
          count={count}
          page={page}
          size={MASTER_PAGE_SIZE}
          age={age}
          link={link}
          counted={`${count}人`}
          past="このページにはだれもいません。"
          empty={
            <EmptyState
              drawing={<EmptyDrawing />}
              title="フォロー中のマスターはいません。"
              note="フォローすると、オープニングとリプレイの公開をお知らせします。"
              action={
                <ButtonLink variant="ai" to="/master" search={{ page: 1 }}>
                  マスターを探す
                </ButtonLink>
              }
            />
          }
        >
          <ul className="grid gap-3 xl:grid-cols-2">
            {masterList.map(master => (
              <MasterCardItem key={master.masterId} master={master} worlds={data?.worldSelectList ?? []} />
            ))}
          </ul>
        </PagedList>
      )}
    </Read>
  )
}
