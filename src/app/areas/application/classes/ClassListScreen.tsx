// /world/{worldId}/originalClass: the classes that players made, and the user's proposals.

import { Link } from '@tanstack/react-router'
import { PenLine } from 'lucide-react'
import { NeedsCharacter } from '#app/shared/character/NeedsCharacter.tsx'
import { PagedList } from '#app/shared/screen/PagedList.tsx'
import { Read } from '#app/shared/screen/Read.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { WorldFrame } from '#app/shared/world/WorldFrame.tsx'
import { EmptyDrawing } from '#app/ui/art/Drawings.tsx'
import { ButtonLink } from '#app/ui/Button.tsx'
import { List, ListLink } from '#app/ui/List.tsx'
import { NewsRowSkeleton } from '#app/ui/Skeleton.tsx'
import { EmptyState } from '#app/ui/States.tsx'
import { Tabs } from '#app/ui/Tabs.tsx'
import { APPLICATION_PAGE_SIZE } from '#rules/applications.ts'
import { oneLine } from '#rules/text/excerpt.ts'
import { strip } from '#rules/text/notation.ts'
import type { ClassListAddress } from '../addresses.ts'
import { OwnApplications } from '../OwnApplications.tsx'
import { applicationQueries } from '../queries.ts'

const EXCERPT = 100
const tabs = [
  { key: 'all', label: 'みんなのクラス' },
  { key: 'mine', label: '自分の提案' },
]

export function ClassListScreen({ worldId, place }: { worldId: string; place: ClassListAddress }) {
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
                プレイヤーが考え、運営が認めたクラスです。キャラクターのサブクラスにできます。
              </p>
              {propose}
            </div>
            {place.mine ? (
              <OwnApplications
                characterId={characterId}
                group="class"
                page={place.page}
                empty={null}
                link={(page, face) => (
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
  const query = useRead(applicationQueries.classes(worldId, page))
  return (
    <Read query={query} title="クラスを読み込めませんでした。" skeleton={<NewsRowSkeleton />}>
      {({ classList, count }, age) => (
        <PagedList
          shown={classList.length}
          count={count}
          page={page}
          size={APPLICATION_PAGE_SIZE}
          age={age}
          link={(number, face) => (
            <Link
              to="/world/$worldId/originalClass"
              params={{ worldId }}
              search={{ mine: false, page: number }}
              activeOptions={{ exact: true }}
              {...face}
            />
          )}
          past="このページにクラスはありません。"
          empty={
            <EmptyState
              drawing={<EmptyDrawing />}
              title="オリジナルクラスはまだありません。"
              note="最初のクラスを提案してみませんか？"
            />
          }
        >
          <List className="mb-2">
            {classList.map(({ classId, className, description, proposerName }) => (
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
        </PagedList>
      )}
    </Read>
  )
}
