// /world/{worldId}/omnibus/{omnibusId}: a theme with its master's words, its terms, the episodes that were told under it, its
// neighbours; and the order of an episode of one's own.
import { ReceiptText } from 'lucide-react'
import { lazy, type ReactNode, Suspense } from 'react'
import { OrdersAside } from '#app/areas/order/list/OrdersAside.tsx'
import { NeedsCharacter } from '#app/shared/character/NeedsCharacter.tsx'
import { Read } from '#app/shared/screen/Read.tsx'
import { nowhereBut } from '#app/shared/screen/to-list.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { useWorld } from '#app/shared/world/use-world.ts'
import { WorldFrame } from '#app/shared/world/WorldFrame.tsx'
import { ButtonLink } from '#app/ui/Button.tsx'
import { Loading, SkeletonBlock, SkeletonLines } from '#app/ui/Skeleton.tsx'
import { BackLink } from '#app/ui/TopBar.tsx'
import { useNow } from '#app/ui/use-now.ts'
import { scenarioOmnibusRefusals } from '#rules/refusals/scenario-omnibus.ts'
import { masterLabel } from '#rules/worlds.ts'
import type { ThemeAddress } from '../address.ts'
import { omnibusQueries, type Theme } from '../queries.ts'
import { ThemeTexts } from '../ThemeTexts.tsx'
import { Beside } from './Beside.tsx'
import { Episodes } from './Episodes.tsx'
import { ThemeHead } from './ThemeHead.tsx'

// The form of an order comes with it, not with the page.
const OrderForm = lazy(() => import('../order/OrderForm.tsx').then(module => ({ default: module.OrderForm })))

interface ThemeScreenProps {
  worldId: string
  omnibusId: number
  address: ThemeAddress
}

const skeleton = (
  <Loading>
    <SkeletonBlock className="mt-3 h-44 rounded-card" />
    <SkeletonLines widths={[90, 96, 80, 88]} className="mt-4" />
  </Loading>
)

export function ThemeScreen({ worldId, omnibusId, address }: ThemeScreenProps) {
  const query = useRead({ ...omnibusQueries.theme(omnibusId), enabled: omnibusId > 0 })
  const params = { worldId, omnibusId: String(omnibusId) }
  const { data } = query
  // A theme of another world is none of this address.
  const isElsewhere = omnibusId === 0 || (data !== undefined && data.worldId !== worldId)
  const isOrdering = address.order === true
  const frame = (content: ReactNode) => (
    <WorldFrame
      worldId={worldId}
      title={isOrdering ? 'オーダー' : 'テーマ'}
      back={
        isOrdering ? (
          <BackLink to="/world/$worldId/omnibus/$omnibusId" params={params} search={{}} replace label="テーマへ戻る" />
        ) : (
          <BackLink to="/world/$worldId/omnibus" params={{ worldId }} label="オムニバスの一覧へ戻る" />
        )
      }
      purse
    >
      {content}
      <OrdersAside worldId={worldId} />
    </WorldFrame>
  )
  return (
    <NeedsCharacter worldId={worldId} loading={skeleton} frame={frame}>
      {speaking =>
        frame(
          <Read
            query={query}
            title="テーマを読み込めませんでした。"
            isNowhere={isElsewhere}
            nowhere={nowhereBut(
              scenarioOmnibusRefusals.OMNIBUS_NOT_FOUND.message,
              { to: '/world/$worldId/omnibus', params: { worldId } },
              'オムニバスの一覧へ',
            )}
            className="mt-3"
            skeleton={skeleton}
          >
            {theme =>
              isOrdering ? (
                <Suspense fallback={skeleton}>
                  <OrderForm {...{ theme, speaking }} draftId={address.draft} onStale={() => void query.refetch()} />
                </Suspense>
              ) : (
                <ThemePage theme={theme} answeredAt={query.dataUpdatedAt} />
              )
            }
          </Read>,
        )
      }
    </NeedsCharacter>
  )
}

function ThemePage({ theme, answeredAt }: { theme: Theme; answeredAt: number }) {
  const { worldId, omnibusId, acceptFlg, isMine, title } = theme
  const { world } = useWorld(worldId)
  const now = useNow(theme.serverTime, answeredAt)
  const label = masterLabel(world?.scenarioSupportFlg)
  return (
    <>
      <ThemeHead theme={theme} masterLabel={label} keyVisual={world?.keyVisual ?? null} />
      <ThemeTexts worldId={worldId} texts={theme} />
      <Episodes theme={theme} keyVisual={world?.keyVisual ?? null} masterLabel={label} now={now} />
      <Beside worldId={worldId} omnibusId={omnibusId} masterLabel={label} />
      {acceptFlg && !isMine && (
        <section
          aria-label="オーダー"
          data-action-bar=""
          className="sticky bottom-[calc(var(--bar-bottom)+env(safe-area-inset-bottom))] z-5 -mx-4 mt-6 border-t border-line bg-surface px-4 py-2.5 md:bottom-0 md:-mx-6 md:px-6"
        >
          <ButtonLink
            variant="shu"
            size="big"
            capped
            icon={ReceiptText}
            to="/world/$worldId/omnibus/$omnibusId"
            params={{ worldId, omnibusId: String(omnibusId) }}
            search={{ order: true }}
          >
            このテーマでオーダーする<span className="vh">：{title}</span>
          </ButtonLink>
        </section>
      )}
    </>
  )
}
