// /world/{worldId}/scenarioReact: situations that can be ordered now, and those whose period is over.
import { Link } from '@tanstack/react-router'
import { OrdersAside } from '#app/areas/order/list/OrdersAside.tsx'
import { Aged, Read } from '#app/shared/screen/Read.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { useWorld } from '#app/shared/world/use-world.ts'
import { WorldFrame } from '#app/shared/world/WorldFrame.tsx'
import { EmptyDrawing } from '#app/ui/art/Drawings.tsx'
import { ButtonLink } from '#app/ui/Button.tsx'
import { Loading, SkeletonBlock } from '#app/ui/Skeleton.tsx'
import { EmptyState } from '#app/ui/States.tsx'
import { Tabs } from '#app/ui/Tabs.tsx'
import { BackLink } from '#app/ui/TopBar.tsx'
import { useNow } from '#app/ui/use-now.ts'
import { type ReactListAddress, reactTabs } from '../address.ts'
import { reactQueries } from '../queries.ts'
import { ReactFace } from '../ReactFace.tsx'

const labels = { current: '受付中', past: 'これまで' } as const
const SEEN_FIRST = 3

export function ReactListScreen({ worldId, tab }: { worldId: string } & ReactListAddress) {
  const query = useRead(tab === 'past' ? reactQueries.past(worldId) : reactQueries.current(worldId))
  const { world } = useWorld(worldId)
  const now = useNow(query.data?.serverTime, query.dataUpdatedAt)
  return (
    <WorldFrame
      worldId={worldId}
      title="リアクト"
      back={<BackLink to="/world/$worldId/scenario" params={{ worldId }} search={{}} />}
      purse
    >
      <Tabs
        label="シチュエーション"
        tabs={reactTabs.map(key => ({ key, label: labels[key] }))}
        current={tab}
        renderLink={({ key }, face) => (
          <Link to="/world/$worldId/scenarioReact" params={{ worldId }} search={{ tab: key }} replace {...face} />
        )}
      />
      <p className="phrases mt-3 text-cap text-ink-soft">
        用意されたシチュエーションから、マスターを選んで自分たちの物語をオーダーします。
      </p>
      <Read query={query} title="リアクトを読み込めませんでした。" className="mt-3" skeleton={<ListSkeleton />}>
        {({ reactList }, age) =>
          reactList.length === 0 ? (
            <div className="mt-3">
              <Nothing worldId={worldId} isPast={tab === 'past'} />
            </div>
          ) : (
            <>
              <p className="num mt-1 flex min-h-11 items-center text-meta text-ink-soft">
                {reactList.length}件
                <Aged since={age} />
              </p>
              <ul className="mb-2 grid gap-3 xl:grid-cols-2">
                {reactList.map((react, index) => (
                  <ReactFace
                    key={react.templateId}
                    react={react}
                    keyVisual={world?.keyVisual ?? null}
                    now={now}
                    eager={index < SEEN_FIRST}
                  />
                ))}
              </ul>
            </>
          )
        }
      </Read>
      <OrdersAside worldId={worldId} />
    </WorldFrame>
  )
}

const Nothing = ({ worldId, isPast }: { worldId: string; isPast: boolean }) =>
  isPast ? (
    <EmptyState
      drawing={<EmptyDrawing />}
      title="終わったリアクトはありません。"
      action={
        <ButtonLink variant="ai" to="/world/$worldId/scenarioReact" params={{ worldId }} search={{}}>
          受付中のものを見る
        </ButtonLink>
      }
    />
  ) : (
    <EmptyState
      drawing={<EmptyDrawing />}
      title="開催中のリアクトはありません。"
      note="新しいシチュエーションが用意されると、ここに並びます。"
      action={
        <ButtonLink variant="ai" to="/world/$worldId/scenario" params={{ worldId }} search={{}}>
          シナリオの一覧へ
        </ButtonLink>
      }
    />
  )

const ListSkeleton = () => (
  <Loading>
    <ul className="mt-3 grid gap-3 xl:grid-cols-2">
      {[0, 1, 2].map(row => (
        <li key={row}>
          <SkeletonBlock className="h-40 rounded-card" />
        </li>
      ))}
    </ul>
  </Loading>
)
