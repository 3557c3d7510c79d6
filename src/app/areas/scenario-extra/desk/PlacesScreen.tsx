// Chapters of a master for which an extra may be written: those whose texts are in, the newest first.
import { Page } from '#app/shared/screen/Page.tsx'
import { Aged, Read } from '#app/shared/screen/Read.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { useWorldNames } from '#app/shared/world/use-world-names.ts'
import { EmptyDrawing } from '#app/ui/art/Drawings.tsx'
import { ButtonLink } from '#app/ui/Button.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import { List, ListLink, ListRow } from '#app/ui/List.tsx'
import { Loading, SkeletonBlock } from '#app/ui/Skeleton.tsx'
import { EmptyState } from '#app/ui/States.tsx'
import { BackLink, TopBar } from '#app/ui/TopBar.tsx'
import { EXTRAS_MOST } from '#rules/scenario/extra.ts'
import { writeBeside } from '../address.ts'
import { type ExtraPlace, extraQueries } from '../queries.ts'
import { firstExtraList } from './address.ts'

export function PlacesScreen() {
  const query = useRead(extraQueries.places())
  return (
    <Page
      top={
        <TopBar title="新しい幕間" back={<BackLink to="/myPage/scenario/excManagement" search={firstExtraList} />} />
      }
    >
      <Read
        query={query}
        title="シナリオを読み込めませんでした。"
        className="mt-3"
        skeleton={
          <Loading>
            <SkeletonBlock className="mt-12 h-16 rounded-card" />
            <SkeletonBlock className="mt-2 h-16 rounded-card" />
          </Loading>
        }
      >
        {({ placeList }, age) =>
          placeList.length === 0 ? (
            <div className="mt-3">
              <EmptyState
                drawing={<EmptyDrawing />}
                title="幕間を書けるシナリオはありません。"
                note="プレイングの締切を過ぎたシナリオに書けます。"
                action={
                  <ButtonLink variant="ai" to="/myPage/scenario/scenarioList">
                    進行中のシナリオを見る
                  </ButtonLink>
                }
              />
            </div>
          ) : (
            <>
              <p className="flex min-h-11 flex-wrap items-center text-sub">
                <span className="phrases">どのシナリオの幕間を書きますか？</span>
                <span className="num text-meta text-ink-soft">
                  <Aged since={age} />
                </span>
              </p>
              <List>
                {placeList.map(place => (
                  <Place key={writeBeside(place)} place={place} />
                ))}
              </List>
            </>
          )
        }
      </Read>
    </Page>
  )
}

function Place({ place }: { place: ExtraPlace }) {
  const { worldId, scenarioTitle, phase, extras } = place
  const worldName = useWorldNames().get(worldId)
  const face = {
    title: <b className="phrases font-mincho font-semibold wrap-anywhere">{scenarioTitle}</b>,
    note: [worldName, phase > 1 && `第${phase}章`].filter(Boolean).join('・'),
  }
  if (extras >= EXTRAS_MOST) return <ListRow {...face} trailing={<Chip>{EXTRAS_MOST}編まで書きました</Chip>} />
  return (
    <ListLink
      {...face}
      to="/myPage/scenario/excManagement"
      search={{ beside: writeBeside(place) }}
      trailing={extras > 0 ? <Chip>{extras}編</Chip> : undefined}
    />
  )
}
