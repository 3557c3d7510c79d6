// /myPage/distribution/{shouhinId}: the links of one of one's goods, made, counted and stopped here.
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useOnline } from '#app/platform/connectivity.ts'
import { FailureDrawing } from '#app/ui/art/Drawings.tsx'
import { ButtonLink } from '#app/ui/Button.tsx'
import { Missing } from '#app/ui/Missing.tsx'
import { OfflineStrip } from '#app/ui/OfflineStrip.tsx'
import { Screen } from '#app/ui/Shell.tsx'
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
  const online = useOnline()
  const query = useQuery(distributionQueries.links(shouhinId))
  const { data } = query
  const [asked, setAsked] = useState<Asked | null>(null)
  const acts = useLinkActs(shouhinId)
  const close = () => {
    setAsked(null)
    acts.forgetProblem()
  }
  return (
    <Screen
      top={<TopBar title={data?.shouhin.shouhinmei ?? '配布リンク'} back={<BackLink to="/myPage/distribution" />} />}
      strip={<OfflineStrip offline={!online} />}
    >
      <div className="mt-3">
        {data ? (
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
        ) : (
          <Missing
            query={query}
            online={online}
            title="配布リンクを読み込めませんでした。"
            nowhere={{
              drawing: <FailureDrawing />,
              action: (
                <ButtonLink variant="ai" to="/myPage/distribution">
                  商品の一覧へ
                </ButtonLink>
              ),
            }}
          >
            <MissionCardSkeleton count={2} />
          </Missing>
        )}
      </div>
      <Suspense>
        {asked?.what === 'make' && <MakeSheet row={asked.row} acts={acts} onClose={close} />}
        {(asked?.what === 'stop' || asked?.what === 'resume') && (
          <TurnDialog what={asked.what} row={asked.row} acts={acts} onClose={close} />
        )}
        {asked?.what === 'takers' && <TakersSheet shouhinId={shouhinId} row={asked.row} onClose={close} />}
      </Suspense>
    </Screen>
  )
}
