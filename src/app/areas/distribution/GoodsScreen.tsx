// /myPage/distribution/{shouhinId}: the links of one of the user's goods, for making, counting and stopping them.

import { lazy, Suspense, useState } from 'react'
import { Page } from '#app/shared/screen/Page.tsx'
import { Read } from '#app/shared/screen/Read.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { FailureDrawing } from '#app/ui/art/Drawings.tsx'
import { ButtonLink } from '#app/ui/Button.tsx'
import { MissionCardSkeleton } from '#app/ui/Skeleton.tsx'
import { BackLink, TopBar } from '#app/ui/TopBar.tsx'
import { LinkCard } from './LinkCard.tsx'
import { distributionQueries, type LinkRow } from './queries.ts'
import { useLinkActs } from './use-link-acts.ts'

const MakeSheet = lazy(() => import('./MakeSheet.tsx').then(module => ({ default: module.MakeSheet })))
const TakersSheet = lazy(() => import('./TakersSheet.tsx').then(module => ({ default: module.TakersSheet })))
const TurnDialog = lazy(() => import('./TurnDialog.tsx').then(module => ({ default: module.TurnDialog })))

type Asked = { what: 'make' | 'stop' | 'resume' | 'takers'; row: LinkRow }

export function GoodsScreen({ shouhinId }: { shouhinId: string }) {
  const query = useRead(distributionQueries.links(shouhinId))
  const { data } = query
  const [asked, setAsked] = useState<Asked | null>(null)
  const acts = useLinkActs(shouhinId)
  const close = () => {
    setAsked(null)
    acts.forgetProblem()
  }
  return (
    <Page
      top={<TopBar title={data?.shouhin.shouhinmei ?? '配布リンク'} back={<BackLink to="/myPage/distribution" />} />}
    >
      <div className="mt-3">
        <Read
          query={query}
          title="配布リンクを読み込めませんでした。"
          nowhere={{
            drawing: <FailureDrawing />,
            action: (
              <ButtonLink variant="ai" to="/myPage/distribution">
                商品の一覧へ
              </ButtonLink>
            ),
          }}
          skeleton={<MissionCardSkeleton count={2} />}
        >
          {data => (
            <ul>
              {data.distributionList.map(row => (
                <LinkCard
                  key={`${row.officialOptionId}-${row.suuryoSentakuId}`}
                  shouhin={data.shouhin}
                  row={row}
                  onAsk={what => setAsked({ what, row })}
                />
              ))}
            </ul>
          )}
        </Read>
      </div>
      <Suspense>
        {asked?.what === 'make' && <MakeSheet row={asked.row} acts={acts} onClose={close} />}
        {(asked?.what === 'stop' || asked?.what === 'resume') && (
          <TurnDialog what={asked.what} row={asked.row} acts={acts} onClose={close} />
        )}
        {asked?.what === 'takers' && <TakersSheet shouhinId={shouhinId} row={asked.row} onClose={close} />}
      </Suspense>
    </Page>
  )
}
