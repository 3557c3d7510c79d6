// /myPage/admin/scenarioReaction?world&page&react: situations of a world, and the form of one of them.
import { Link } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { planRowFace } from '#app/shared/order-plan/PlanRow.tsx'
import { Page } from '#app/shared/screen/Page.tsx'
import { PagedList } from '#app/shared/screen/PagedList.tsx'
import { Read } from '#app/shared/screen/Read.tsx'
import { nowhereBut } from '#app/shared/screen/to-list.tsx'
import { useFresh } from '#app/shared/screen/use-fresh.ts'
import { useRead } from '#app/shared/screen/use-read.ts'
import { type World, worldQueries } from '#app/shared/world/queries.ts'
import { worldToShow } from '#app/shared/world/use-tab-world.ts'
import { EmptyDrawing } from '#app/ui/art/Drawings.tsx'
import { ButtonLink } from '#app/ui/Button.tsx'
import { FilterChips } from '#app/ui/FilterChips.tsx'
import { List, ListLink } from '#app/ui/List.tsx'
import { Loading, SkeletonBlock } from '#app/ui/Skeleton.tsx'
import { EmptyState } from '#app/ui/States.tsx'
import { BackLink, TopBar } from '#app/ui/TopBar.tsx'
import { useNow } from '#app/ui/use-now.ts'
import { scenarioReactRefusals } from '#rules/refusals/scenario-react.ts'
import { NEW_REACT, type ReactDeskAddress } from '../address.ts'
import { type DeskReact, REACT_PAGE_SIZE, reactQueries } from '../queries.ts'
import { ReactForm } from './ReactForm.tsx'

const TO = '/myPage/admin/scenarioReaction'

export function ReactDeskScreen({ address }: { address: ReactDeskAddress }) {
  const { world: worldId, react, page } = address
  const query = useRead(worldQueries.worlds())
  const isList = react === undefined
  return (
    <Page
      top={
        <TopBar
          title={isList ? 'リアクト' : react === NEW_REACT ? '新しいシチュエーション' : 'シチュエーション'}
          back={
            isList ? (
              <BackLink to="/myPage/admin" label="審査とシナリオへ戻る" />
            ) : (
              <BackLink to={TO} search={{ world: worldId, page }} />
            )
          }
        />
      }
    >
      <Read query={query} title="ワールドを読み込めませんでした。" className="mt-3" skeleton={<RowsSkeleton />}>
        {({ worldSelectList }) => {
          const world = worldToShow(worldSelectList, worldId)
          if (!world) return <EmptyState drawing={<EmptyDrawing />} title="ワールドはまだありません。" />
          if (react === undefined) return <Reacts world={world} worlds={worldSelectList} page={page} />
          if (react === NEW_REACT)
            return <ReactForm key={NEW_REACT} worldId={world.worldId} react={null} draftId={address.draft} />
          return <OneReact key={react} worldId={world.worldId} templateId={react} draftId={address.draft} />
        }}
      </Read>
    </Page>
  )
}

const madeWords = ({ orders, running, masters }: DeskReact): string =>
  [`マスター ${masters}人`, `オーダー ${orders}件`, running > 0 && `うち進行中 ${running}件`].filter(Boolean).join('・')

function Reacts({ world, worlds, page }: { world: World; worlds: readonly World[]; page: number }) {
  const { worldId, keyVisual } = world
  const query = useRead(reactQueries.list(worldId, page))
  const now = useNow(query.data?.serverTime, query.dataUpdatedAt)
  const add = (
    <ButtonLink variant="ai" icon={Plus} to={TO} search={{ world: worldId, page, react: NEW_REACT }}>
      新しく作る
    </ButtonLink>
  )
  return (
    <>
      <FilterChips
        label="ワールド"
        filters={worlds.map(one => ({ key: one.worldId, label: one.worldName }))}
        current={worldId}
        renderLink={({ key }, face) => (
          <Link to={TO} search={{ world: key, page: 1 }} activeOptions={{ exact: true }} {...face} />
        )}
      />
      <Read query={query} title="リアクトを読み込めませんでした。" className="mt-3" skeleton={<RowsSkeleton />}>
        {({ reactList, count }, age) => (
          <PagedList
            shown={reactList.length}
            count={count}
            page={page}
            size={REACT_PAGE_SIZE}
            age={age}
            beside={add}
            link={(number, face) => <Link to={TO} search={{ world: worldId, page: number }} {...face} />}
            past="このページにシチュエーションはありません。"
            empty={
              <EmptyState
                drawing={<EmptyDrawing />}
                title="シチュエーションはまだありません。"
                note="場面と登場人物を用意すると、マスターが価格を決めて、オーダーを受け付けます。"
                action={add}
              />
            }
          >
            <List className="mt-1">
              {reactList.map(react => (
                <ListLink
                  key={react.templateId}
                  to={TO}
                  search={{ world: worldId, page, react: react.templateId }}
                  {...planRowFace(react, keyVisual, madeWords(react), now)}
                />
              ))}
            </List>
          </PagedList>
        )}
      </Read>
    </>
  )
}

interface OneReactProps {
  worldId: string
  templateId: number
  draftId: string | undefined
}

function OneReact({ worldId, templateId, draftId }: OneReactProps) {
  const query = useFresh(reactQueries.desk(worldId, templateId))
  return (
    <Read
      query={query}
      title="シチュエーションを読み込めませんでした。"
      nowhere={nowhereBut(
        scenarioReactRefusals.REACT_NOT_FOUND.message,
        { to: TO, search: { world: worldId, page: 1 } },
        '一覧へ',
      )}
      className="mt-3"
      skeleton={<RowsSkeleton />}
    >
      {({ react, logList }) => <ReactForm worldId={worldId} react={react} log={logList} draftId={draftId} />}
    </Read>
  )
}

const RowsSkeleton = () => (
  <Loading>
    <div className="h-11" />
    {[1, 2, 3, 4].map(row => (
      <SkeletonBlock key={row} className="mb-2 h-20 rounded-card" />
    ))}
  </Loading>
)
