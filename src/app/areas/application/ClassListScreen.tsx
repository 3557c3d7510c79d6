// /world/{worldId}/originalClass: the classes that players made, and one's own proposals.
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { PenLine } from 'lucide-react'
import { NeedsCharacter } from '#app/areas/character/NeedsCharacter.tsx'
import { WorldFrame } from '#app/areas/world/WorldFrame.tsx'
import { useOnline } from '#app/platform/connectivity.ts'
import { AgeNote } from '#app/ui/AgeNote.tsx'
import { EmptyDrawing } from '#app/ui/art/Drawings.tsx'
import { ButtonLink } from '#app/ui/Button.tsx'
import { List, ListLink } from '#app/ui/List.tsx'
import { Missing } from '#app/ui/Missing.tsx'
import { Pager } from '#app/ui/Pager.tsx'
import { PastLastPage } from '#app/ui/PastLastPage.tsx'
import { NewsRowSkeleton } from '#app/ui/Skeleton.tsx'
import { EmptyState } from '#app/ui/States.tsx'
import { Tabs } from '#app/ui/Tabs.tsx'
import { APPLICATION_PAGE_SIZE } from '#rules/applications.ts'
import { pageCount, pageOffset, pageWindow } from '#rules/paging.ts'
import { oneLine } from '#rules/text/excerpt.ts'
import { strip } from '#rules/text/notation.ts'
import { OwnApplications } from './OwnApplications.tsx'
import type { ClassListPlace } from './places.ts'
import { applicationQueries } from './queries.ts'

const FRESH_MS = 60_000
const PAGE_LINKS = 7
const EXCERPT = 100
const tabs = [
  { key: 'all', label: 'みんなのクラス' },
  { key: 'mine', label: '自分の提案' },
]

export function ClassListScreen({ worldId, place }: { worldId: string; place: ClassListPlace }) {
  const rows = (
    <div className="mt-3">
      <NewsRowSkeleton />
    </div>
  )
  const propose = (
    <ButtonLink variant="ai" icon={PenLine} to="/world/$worldId/originalClass/propose" params={{ worldId }}>
      クラスを提案する
    </ButtonLink>
  )
  return (
    <WorldFrame worldId={worldId} title="オリジナルクラス">
      <Tabs
        label="クラスの一覧"
        tabs={tabs}
        current={place.mine ? 'mine' : 'all'}
        renderLink={({ key }, face) => (
          <Link
            to="/world/$worldId/originalClass"
            params={{ worldId }}
            search={{ mine: key === 'mine', page: 1 }}
            activeOptions={{ exact: true }}
            {...face}
          />
        )}
      />
      <NeedsCharacter worldId={worldId} loading={rows}>
        {({ characterId }) => (
          <>
            <div className="my-3 flex flex-wrap items-center justify-between gap-3">
              <p className="min-w-0 flex-[1_1_12rem] text-cap text-ink-soft">
                プレイヤーが考え、運営が認めたクラスです。キャラクターのセカンドクラスにできます。
              </p>
              {propose}
            </div>
            {place.mine ? (
              <OwnApplications
                characterId={characterId}
                group="class"
                page={place.page}
                empty={null}
                renderLink={(page, face) => (
                  <Link
                    to="/world/$worldId/originalClass"
                    params={{ worldId }}
                    search={{ mine: true, page }}
                    activeOptions={{ exact: true }}
                    {...face}
                  />
                )}
              />
            ) : (
              <Classes worldId={worldId} page={place.page} />
            )}
          </>
        )}
      </NeedsCharacter>
    </WorldFrame>
  )
}

function Classes({ worldId, page }: { worldId: string; page: number }) {
  const online = useOnline()
  const query = useQuery(applicationQueries.classes(worldId, page))
  const { data, dataUpdatedAt } = query
  if (!data) {
    return (
      <Missing query={query} online={online} title="クラスを読み込めませんでした。">
        <NewsRowSkeleton />
      </Missing>
    )
  }
  if (data.classList.length === 0 && data.count > 0) {
    return (
      <PastLastPage title="このページにクラスはありません。">
        {words => (
          <ButtonLink
            variant="ai"
            to="/world/$worldId/originalClass"
            params={{ worldId }}
            search={{ mine: false, page: 1 }}
          >
            {words}
          </ButtonLink>
        )}
      </PastLastPage>
    )
  }
  if (data.classList.length === 0) {
    return (
      <EmptyState
        drawing={<EmptyDrawing />}
        title="オリジナルクラスはまだありません。"
        note="最初のクラスを提案してみませんか？"
      />
    )
  }
  const first = pageOffset(page, APPLICATION_PAGE_SIZE) + 1
  return (
    <>
      <p className="num mb-1.5 text-meta text-ink-soft">
        全{data.count}件のうち {first}〜{first + data.classList.length - 1}件
        {dataUpdatedAt < Date.now() - FRESH_MS && (
          <>
            ・<AgeNote at={dataUpdatedAt} />
          </>
        )}
      </p>
      <List className="mb-2">
        {data.classList.map(({ classId, className, description, proposerName }) => (
          <ListLink
            key={classId}
            to="/world/$worldId/originalClass/$classId"
            params={{ worldId, classId }}
            title={<span className="font-mincho text-body font-semibold">{className}</span>}
            note={
              <>
                <span className="line-clamp-2">{oneLine(strip(description), EXCERPT)}</span>
                <span className="mt-0.5 block">考えた人 {proposerName}</span>
              </>
            }
          />
        ))}
      </List>
      <Pager
        pages={pageWindow(page, pageCount(data.count, APPLICATION_PAGE_SIZE), PAGE_LINKS)}
        current={page}
        renderLink={(number, face) => (
          <Link
            to="/world/$worldId/originalClass"
            params={{ worldId }}
            search={{ mine: false, page: number }}
            activeOptions={{ exact: true }}
            {...face}
          />
        )}
      />
    </>
  )
}
