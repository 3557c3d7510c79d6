// /quotation/{quotationId}: a scene of a replay that somebody kept, with the way to the whole.
import { useNavigate } from '@tanstack/react-router'
import { BookOpen } from 'lucide-react'
import { useWrite } from '#app/platform/outbox/use-write.ts'
import { Page } from '#app/shared/screen/Page.tsx'
import { Read } from '#app/shared/screen/Read.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { ButtonLink } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { Loading, SkeletonBlock } from '#app/ui/Skeleton.tsx'
import { BackLink, TopBar } from '#app/ui/TopBar.tsx'
import { toasts } from '#app/ui/toast-store.ts'
import { sourceLine } from '#rules/quotations.ts'
import { padScenarioId } from '#rules/scenario-ids.ts'
import { type Quotation, quotationQueries } from './queries.ts'
import { SceneActs } from './SceneActs.tsx'
import { SceneCard } from './SceneCard.tsx'
import { deletingScene } from './writes.ts'

export function QuotationScreen({ quotationId }: { quotationId: string }) {
  const query = useRead(quotationQueries.quotation(quotationId))
  return (
    <Page top={<TopBar title="場面" back={<BackLink to="/" />} />}>
      <Read
        query={query}
        title="場面を読み込めませんでした。"
        nowhere={{ title: 'この場面は見つかりませんでした。' }}
        className="mt-3"
        skeleton={
          <Loading>
            <SkeletonBlock className="mt-4 h-52 rounded-card" />
          </Loading>
        }
      >
        {scene => <Scene scene={scene} />}
      </Read>
    </Page>
  )
}

function Scene({ scene }: { scene: Quotation }) {
  const navigate = useNavigate()
  const { write } = useWrite(deletingScene)
  const { worldId, scenarioId, phase, isMine, quotationId } = scene
  const remove = async (): Promise<void> => {
    const note = sourceLine(scene)
    const result = await write({ quotationId, isDeleted: true, note })
    if (result?.state !== 'done' && result?.state !== 'waiting') return
    toasts.add({
      type: 'info',
      overline: note,
      title: '場面を削除しました',
      action: { label: 'もとに戻す', onPress: () => void write({ quotationId, isDeleted: false, note }) },
    })
    await navigate({ to: '/myPage/quotations', search: { page: 1 } })
  }
  return (
    <>
      <Card as="article" className="mt-4">
        <SceneCard scene={scene} />
        <SceneActs scene={scene} onDelete={isMine ? () => void remove() : undefined} />
      </Card>
      <ButtonLink
        variant="line"
        icon={BookOpen}
        className="mt-4 w-full"
        to="/world/$worldId/scenario/$scenarioId/$phase"
        params={{ worldId, scenarioId: padScenarioId(scenarioId), phase: String(phase) }}
        search={{ tab: 'replay' }}
      >
        リプレイを読む
      </ButtonLink>
    </>
  )
}
