// /myPage/admin/opening?worldId&scenarioId: form of one of the office's own openings, or of a master's opening that the
// office corrects before its publication. Without a world in the address it asks for one.

import { useState } from 'react'
import { groundOf } from '#app/shared/scenario/opening-fields.ts'
import { emptyFields } from '#app/shared/scenario/opening-kind.ts'
import { Page } from '#app/shared/screen/Page.tsx'
import { Read } from '#app/shared/screen/Read.tsx'
import { nowhereBut } from '#app/shared/screen/to-list.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { worldQueries } from '#app/shared/world/queries.ts'
import { tabWorldFirst } from '#app/shared/world/use-tab-world.ts'
import { WorldPicture } from '#app/shared/world/WorldPicture.tsx'
import { EmptyDrawing } from '#app/ui/art/Drawings.tsx'
import { ButtonLink } from '#app/ui/Button.tsx'
import { SectionHeading } from '#app/ui/Card.tsx'
import { List, ListLink } from '#app/ui/List.tsx'
import { Loading, SkeletonBlock } from '#app/ui/Skeleton.tsx'
import { EmptyState } from '#app/ui/States.tsx'
import { BackLink, TopBar } from '#app/ui/TopBar.tsx'
import { scenarioKind } from '#rules/codes/scenario.ts'
import { scenarioRefusals } from '#rules/refusals/scenario.ts'
import { EDITABLE_BY_OFFICE } from '#rules/scenario/desk.ts'
import { defaultSettings } from '#rules/scenario/settings.ts'
import { padScenarioId } from '#rules/scenario-ids.ts'
import { officeScenarioId, type StaffOpeningSearch } from '../addresses.ts'
import { officeQueries } from '../queries.ts'
import { StaffForm } from './StaffForm.tsx'

export function StaffOpeningScreen({ place: { worldId, scenarioId, draft } }: { place: StaffOpeningSearch }) {
  const id = officeScenarioId(scenarioId)
  return (
    <Page
      top={
        <TopBar
          title={id === null ? '新しいオープニング' : 'オープニングの編集'}
          back={<BackLink to="/myPage/admin/op" search={{ page: 1 }} />}
        />
      }
    >
      {worldId === undefined ? (
        <WorldChoice />
      ) : id === null ? (
        <NewOpening key={worldId} worldId={worldId} draft={draft} />
      ) : (
        <Opening key={id} worldId={worldId} scenarioId={id} draft={draft} />
      )}
    </Page>
  )
}

function WorldChoice() {
  const query = useRead(worldQueries.worlds())
  return (
    <>
      <SectionHeading>どのワールドのオープニングですか？</SectionHeading>
      <Read query={query} title="ワールドを読み込めませんでした。" skeleton={<FormSkeleton />}>
        {({ worldSelectList }) => (
          <List>
            {tabWorldFirst(worldSelectList).map(world => (
              <ListLink
                key={world.worldId}
                to="/myPage/admin/opening"
                search={{ worldId: world.worldId }}
                replace
                icon={<WorldPicture keyVisual={world.keyVisual} width={64} className="h-11 w-16 rounded-pic" />}
                title={<b className="font-mincho font-semibold">{world.worldName}</b>}
              />
            ))}
          </List>
        )}
      </Read>
    </>
  )
}

const { recruitingHours: recruitmentPeriod, ...settings } = defaultSettings(scenarioKind.short)

function NewOpening({ worldId, draft }: { worldId: string; draft: string | undefined }) {
  const [first] = useState(() => ({ fields: emptyFields({ settings, recruitmentPeriod }), text: '', version: 0 }))
  // The list in which it will stand tells the server's time.
  const { data, dataUpdatedAt } = useRead(officeQueries.staff(1))
  const time = { serverTime: data?.serverTime, answeredAt: dataUpdatedAt }
  return <StaffForm worldId={worldId} info={null} first={first} draftId={draft} {...time} />
}

function Opening({ worldId, scenarioId, draft }: { worldId: string; scenarioId: number; draft: string | undefined }) {
  const query = useRead(officeQueries.opening(worldId, scenarioId))
  const params = { worldId, scenarioId: padScenarioId(scenarioId) }
  return (
    <Read
      query={query}
      title="オープニングを読み込めませんでした。"
      nowhere={nowhereBut(
        scenarioRefusals.SCENARIO_NOT_FOUND.message,
        { to: '/myPage/admin/op', search: { page: 1 } },
        '公式のオープニングの一覧へ',
      )}
      className="mt-3"
      skeleton={<FormSkeleton />}
    >
      {({ info, serverTime }) =>
        EDITABLE_BY_OFFICE.includes(info.state) ? (
          <StaffForm
            {...{ worldId, info, serverTime }}
            answeredAt={query.dataUpdatedAt}
            first={groundOf(info)}
            draftId={draft}
          />
        ) : (
          <div className="mt-3">
            <EmptyState
              drawing={<EmptyDrawing />}
              title="公開したあとは、書きかえられません。"
              note="人数や日時は、修復の画面で直せます。"
              action={
                <ButtonLink variant="ai" to="/myPage/admin/info/$worldId/$scenarioId" params={params}>
                  オープニングを見る
                </ButtonLink>
              }
            />
          </div>
        )
      }
    </Read>
  )
}

const FormSkeleton = () => (
  <Loading>
    <SkeletonBlock className="mt-3 h-12 w-full" />
    <SkeletonBlock className="mt-4 h-60 w-full" />
  </Loading>
)
