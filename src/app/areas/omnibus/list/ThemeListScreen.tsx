// /world/{worldId}/omnibus: the themes of a world, those that take orders first, those that have ended below.
import { OrdersAside } from '#app/areas/order/list/OrdersAside.tsx'
import { Aged, Read } from '#app/shared/screen/Read.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { useWorld } from '#app/shared/world/use-world.ts'
import { WorldFrame } from '#app/shared/world/WorldFrame.tsx'
import { EmptyDrawing } from '#app/ui/art/Drawings.tsx'
import { ButtonLink } from '#app/ui/Button.tsx'
import { SectionHeading } from '#app/ui/Card.tsx'
import { Loading, SkeletonBlock } from '#app/ui/Skeleton.tsx'
import { EmptyState } from '#app/ui/States.tsx'
import { BackLink } from '#app/ui/TopBar.tsx'
import { masterLabel } from '#rules/worlds.ts'
import { omnibusQueries, type ThemeCard } from '../queries.ts'
import { ThemeCardItem } from '../ThemeCardItem.tsx'

export function ThemeListScreen({ worldId }: { worldId: string }) {
  const { world } = useWorld(worldId)
  const query = useRead(omnibusQueries.list(worldId))
  const label = masterLabel(world?.scenarioSupportFlg)
  const cards = (themes: readonly ThemeCard[]) => (
    <ul className="grid gap-3 xl:grid-cols-2">
      {themes.map(theme => (
        <ThemeCardItem key={theme.omnibusId} theme={theme} masterLabel={label} />
      ))}
    </ul>
  )
  return (
    <WorldFrame
      worldId={worldId}
      title="オムニバス"
      back={<BackLink to="/world/$worldId/scenario" params={{ worldId }} search={{}} label="シナリオの一覧へ戻る" />}
      purse
    >
      <p className="phrases mt-3 text-sub">
        {label}のテーマから、自分たちの一話をオーダーできます。公開された話は、テーマのもとに集まります。
      </p>
      <Read
        query={query}
        title="テーマを読み込めませんでした。"
        className="mt-3"
        skeleton={
          <Loading>
            <SkeletonBlock className="mt-3 h-40 rounded-card" />
            <SkeletonBlock className="mt-3 h-40 rounded-card" />
          </Loading>
        }
      >
        {({ omnibusList }, age) => {
          const current = omnibusList.filter(({ isOver }) => !isOver)
          const past = omnibusList.filter(({ isOver }) => isOver)
          return (
            <>
              <SectionHeading
                more={
                  current.length > 0 && (
                    <span className="num text-meta text-ink-soft">
                      {current.length}件<Aged since={age} />
                    </span>
                  )
                }
              >
                開催中のテーマ
              </SectionHeading>
              {current.length === 0 ? (
                <EmptyState
                  drawing={<EmptyDrawing />}
                  title="開催中のオムニバスはありません。"
                  note={`${label}のテーマが承認されると、ここに並びます。`}
                  action={
                    <ButtonLink variant="ai" to="/world/$worldId/scenario" params={{ worldId }} search={{}}>
                      シナリオの一覧を見る
                    </ButtonLink>
                  }
                />
              ) : (
                cards(current)
              )}
              {past.length > 0 && (
                <>
                  <SectionHeading more={<span className="num text-meta text-ink-soft">{past.length}件</span>}>
                    終わったテーマ
                  </SectionHeading>
                  {cards(past)}
                </>
              )}
            </>
          )
        }}
      </Read>
      <OrdersAside worldId={worldId} />
    </WorldFrame>
  )
}
