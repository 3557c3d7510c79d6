// /myPage/admin/op: the office's own openings, the last changed first.
import { Link } from '@tanstack/react-router'
import { PenLine } from 'lucide-react'
import { nextDateOf, stateTone } from '#app/areas/scenario/facts.ts'
import { Page } from '#app/shared/screen/Page.tsx'
import { PagedList } from '#app/shared/screen/PagedList.tsx'
import { Read } from '#app/shared/screen/Read.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { useWorld } from '#app/shared/world/use-world.ts'
import { EmptyDrawing } from '#app/ui/art/Drawings.tsx'
import { ButtonLink } from '#app/ui/Button.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import { List, ListLink } from '#app/ui/List.tsx'
import { NewsRowSkeleton } from '#app/ui/Skeleton.tsx'
import { EmptyState } from '#app/ui/States.tsx'
import { BackLink, TopBar } from '#app/ui/TopBar.tsx'
import { useNow } from '#app/ui/use-now.ts'
import { scenarioKindLabels } from '#rules/codes/scenario-labels.ts'
import { EDITABLE_BY_OFFICE } from '#rules/scenario/desk.ts'
import { stateName } from '#rules/scenario/state-names.ts'
import { padScenarioId } from '#rules/scenario-ids.ts'
import type { StaffSearch } from '../addresses.ts'
import { officeQueries, STAFF_PAGE_SIZE, type StaffList } from '../queries.ts'

export function StaffListScreen({ place: { page } }: { place: StaffSearch }) {
  const query = useRead(officeQueries.staff(page))
  const now = useNow(query.data?.serverTime, query.dataUpdatedAt)
  return (
    <Page
      top={<TopBar title="公式のオープニング" back={<BackLink to="/myPage/admin" label="審査とシナリオへ戻る" />} />}
    >
      <ButtonLink variant="shu" icon={PenLine} className="mt-3 w-full md:w-76" to="/myPage/admin/opening" search={{}}>
        新しいオープニング
      </ButtonLink>
      <Read
        query={query}
        title="公式のオープニングを読み込めませんでした。"
        className="mt-3"
        skeleton={<NewsRowSkeleton />}
      >
        {({ scenarioList, count }, age) => (
          <PagedList
            shown={scenarioList.length}
            count={count}
            page={page}
            size={STAFF_PAGE_SIZE}
            age={age}
            link={(number, face) => <Link to="/myPage/admin/op" search={{ page: number }} {...face} />}
            past="このページにオープニングはありません。"
            empty={
              <EmptyState
                drawing={<EmptyDrawing />}
                title="公式のオープニングはまだありません。"
                note="運営が書いたものは、審査なしで公開を予約できます。"
              />
            }
          >
            <List className="mb-2">
              {scenarioList.map(opening => (
                <StaffRow key={`${opening.scenarioId}:${opening.phase}`} opening={opening} now={now} />
              ))}
            </List>
          </PagedList>
        )}
      </Read>
    </Page>
  )
}

/** Row that leads to the form of an editable opening, and to the page of review for the others. */
function StaffRow({ opening, now }: { opening: StaffList['scenarioList'][number]; now: number }) {
  const { worldId, scenarioId, scenarioTitle, state, scenarioKind, masterName } = opening
  const { world } = useWorld(worldId)
  const next = nextDateOf(opening, now)
  const id = padScenarioId(scenarioId)
  const face = {
    title: <b className="phrases font-mincho font-semibold">{scenarioTitle || '（題名なし）'}</b>,
    note: (
      <>
        {world && `${world.worldName}・`}
        {scenarioKindLabels[scenarioKind]}・{masterName}
        {next && (
          <>
            <br />
            {next.name} {next.text}
            {next.left && ` — ${next.left}`}
          </>
        )}
      </>
    ),
    trailing: <Chip tone={stateTone(state)}>{stateName(state)}</Chip>,
  }
  return EDITABLE_BY_OFFICE.includes(state) ? (
    <ListLink to="/myPage/admin/opening" search={{ worldId, scenarioId: id }} {...face} />
  ) : (
    <ListLink to="/myPage/admin/info/$worldId/$scenarioId" params={{ worldId, scenarioId: id }} {...face} />
  )
}
