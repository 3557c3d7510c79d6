// /myPage/quotations?page: the scenes that the user has kept, the newest first. A deleted one keeps its place until the list is
// opened anew, with the way back.
import { Link } from '@tanstack/react-router'
import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import { useWrite } from '#app/platform/outbox/use-write.ts'
import { Page } from '#app/shared/screen/Page.tsx'
import { PagedList } from '#app/shared/screen/PagedList.tsx'
import { Read } from '#app/shared/screen/Read.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { withDeleted } from '#app/shared/screen/with-deleted.ts'
import { announce } from '#app/ui/announce.ts'
import { EmptyDrawing } from '#app/ui/art/Drawings.tsx'
import { Button, ButtonLink } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { NewsRowSkeleton } from '#app/ui/Skeleton.tsx'
import { EmptyState } from '#app/ui/States.tsx'
import { BackLink, TopBar } from '#app/ui/TopBar.tsx'
import { QUOTATION_PAGE_SIZE, sourceLine } from '#rules/quotations.ts'
import { type Quotation, quotationQueries } from './queries.ts'
import { SceneActs } from './SceneActs.tsx'
import { SceneCard } from './SceneCard.tsx'
import { deletingScene } from './writes.ts'

const idOf = ({ quotationId }: Quotation): string => quotationId
const newestFirst = (one: Quotation, other: Quotation): number =>
  Date.parse(other.createdAt) - Date.parse(one.createdAt)

export function QuotationListScreen({ page }: { page: number }) {
  const query = useRead(quotationQueries.own(page))
  const [deleted, setDeleted] = useState<readonly Quotation[]>([])
  const { write } = useWrite(deletingScene)
  const put = async (scene: Quotation, isDeleted: boolean): Promise<void> => {
    const result = await write({ quotationId: scene.quotationId, isDeleted, note: sourceLine(scene) })
    if (result?.state !== 'done' && result?.state !== 'waiting') return
    const others = (old: readonly Quotation[]) => old.filter(one => one.quotationId !== scene.quotationId)
    setDeleted(old => (isDeleted ? [...others(old), scene] : others(old)))
    announce(isDeleted ? '場面を削除しました。もとに戻せます。' : '場面をもとに戻しました。')
  }
  return (
    <Page top={<TopBar title="残した場面" back={<BackLink to="/myPage" />} />}>
      <Read
        query={query}
        title="残した場面を読み込めませんでした。"
        className="mt-3"
        skeleton={<NewsRowSkeleton count={3} />}
      >
        {({ quotationList, count }, age) => {
          const rows = withDeleted(quotationList, deleted, idOf, newestFirst)
          return (
            <PagedList
              shown={rows.length}
              count={Math.max(count, deleted.length)}
              page={page}
              size={QUOTATION_PAGE_SIZE}
              age={age}
              link={(number, face) => <Link to="/myPage/quotations" search={{ page: number }} {...face} />}
              past="このページに場面はありません。"
              empty={<NoScene />}
            >
              <ul>
                {rows.map(({ row: scene, isDeleted }) => (
                  <Card as="li" key={scene.quotationId}>
                    {isDeleted ? (
                      <Gone scene={scene} onBack={() => void put(scene, false)} />
                    ) : (
                      <>
                        <SceneCard scene={scene} />
                        <SceneActs scene={scene} onDelete={() => void put(scene, true)} />
                      </>
                    )}
                  </Card>
                ))}
              </ul>
            </PagedList>
          )
        }}
      </Read>
    </Page>
  )
}

const Gone = ({ scene, onBack }: { scene: Quotation; onBack: () => void }) => (
  <div className="flex flex-wrap items-center justify-between gap-2">
    <p className="text-sub text-ink-soft wrap-anywhere">{sourceLine(scene)}の場面を削除しました。</p>
    <Button icon={Undo2} onClick={onBack}>
      もとに戻す
    </Button>
  </div>
)

const NoScene = () => (
  <EmptyState
    drawing={<EmptyDrawing />}
    title="残した場面はありません。"
    note="リプレイの本文の下の「この場面を残す」から、好きな一節を取っておけます。"
    action={
      <ButtonLink variant="ai" to="/worldSelect">
        ワールドを選ぶ
      </ButtonLink>
    }
  />
)
