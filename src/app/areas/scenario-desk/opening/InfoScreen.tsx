// /myPage/scenario/info: the form of an opening: a new one of a world, one that there is, or a copy of one. What can no longer be
// changed is shown as players see it.
import { Navigate } from '@tanstack/react-router'
import { Feather } from 'lucide-react'
import { useSession } from '#app/platform/use-session.ts'
import { chapterAfter, copyOf, groundOf } from '#app/shared/scenario/opening-fields.ts'
import { emptyFields } from '#app/shared/scenario/opening-kind.ts'
import { openingTarget } from '#app/shared/scenario/opening-target.ts'
import { Page } from '#app/shared/screen/Page.tsx'
import { NotRead, Read } from '#app/shared/screen/Read.tsx'
import { nowhereBut } from '#app/shared/screen/to-list.tsx'
import { useFresh } from '#app/shared/screen/use-fresh.ts'
import { useRead } from '#app/shared/screen/use-read.ts'
import { tabWorldFirst } from '#app/shared/world/use-tab-world.ts'
import { EmptyDrawing } from '#app/ui/art/Drawings.tsx'
import { SectionHeading } from '#app/ui/Card.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { List, ListLink } from '#app/ui/List.tsx'
import { Loading, SkeletonBlock } from '#app/ui/Skeleton.tsx'
import { EmptyState } from '#app/ui/States.tsx'
import { BackLink, TopBar } from '#app/ui/TopBar.tsx'
import { scenarioType } from '#rules/codes/scenario.ts'
import { scenarioRefusals } from '#rules/refusals/scenario.ts'
import { EDITABLE } from '#rules/scenario/desk.ts'
import { firstDeskList, type InfoAddress, phaseOf } from '../address.ts'
import { DeskSkeleton } from '../DeskList.tsx'
import { ToOrder } from '../ordered/OrderedOpening.tsx'
import { deskQueries, type PhaseKey } from '../queries.ts'
import { OpeningDesk } from './OpeningDesk.tsx'
import { OpeningView } from './OpeningView.tsx'

export function InfoScreen({ address }: { address: InfoAddress }) {
  const { worldId, copy, next } = address
  if (worldId === undefined) return <WorldChoice />
  const of = phaseOf(address)
  const key = JSON.stringify([of ?? worldId, copy, next])
  if (of && next) return <NextChapter key={key} of={of} address={address} />
  return of && !copy ? (
    <ThereIs key={key} of={of} address={address} />
  ) : (
    <NewOne key={key} worldId={worldId} from={of} address={address} />
  )
}

const back = <BackLink to="/myPage/scenario/op" search={firstDeskList} />
const failed = 'オープニングを読み込めませんでした。'
const nowhere = nowhereBut(
  scenarioRefusals.SCENARIO_NOT_FOUND.message,
  { to: '/myPage/scenario/op', search: firstDeskList },
  'オープニングの一覧へ',
)

function ThereIs({ of, address }: { of: PhaseKey; address: InfoAddress }) {
  const query = useFresh(deskQueries.info(of))
  const { data } = query
  const isChapter = of.phase > 1
  const parts = useFresh({ ...deskQueries.chapter(of), enabled: isChapter })
  const isOrdered = data !== undefined && data.card.scenarioType !== scenarioType.normal
  if (data && !isOrdered && EDITABLE.includes(data.info.state) && (!isChapter || parts.data)) {
    const { info } = data
    return (
      <OpeningDesk
        worldId={of.worldId}
        of={of}
        first={groundOf(info, parts.data?.scenarioAppendInfo)}
        target={openingTarget(of)}
        isNewMaster={info.isNewMaster}
        masterName={info.masterName}
        state={info.state}
        reason={info.state === 'rejected' ? info.reason : null}
        serverTime={data.serverTime}
        answeredAt={query.dataUpdatedAt}
        address={address}
      />
    )
  }
  if (isOrdered && data && EDITABLE.includes(data.info.state)) return <ToOrder scenarioId={of.scenarioId} />
  const isWaiting = data && isChapter && EDITABLE.includes(data.info.state)
  if (data && !isWaiting) return <OpeningView data={data} answeredAt={query.dataUpdatedAt} address={address} />
  return (
    <Page top={<TopBar title="オープニングを書く" back={back} />}>
      <NotRead query={isWaiting ? parts : query} title={failed} nowhere={nowhere} className="mt-3">
        <FormSkeleton />
      </NotRead>
    </Page>
  )
}

/** The chapter after a phase; one that was begun already is written on at its own address. */
function NextChapter({ of, address }: { of: PhaseKey; address: InfoAddress }) {
  const query = useFresh(deskQueries.next(of))
  const { data } = query
  if (data?.nextPhase) {
    const { worldId, scenarioId } = of
    return <Navigate to="/myPage/scenario/info" search={{ worldId, scenarioId, phase: data.nextPhase }} replace />
  }
  if (data) {
    const { before } = data
    return (
      <OpeningDesk
        worldId={of.worldId}
        of={null}
        after={of}
        first={chapterAfter(before)}
        target={openingTarget({ ...of, isNext: true })}
        isNewMaster={before.isNewMaster}
        masterName={before.masterName}
        state="draft"
        reason={null}
        serverTime={data.serverTime}
        answeredAt={query.dataUpdatedAt}
        address={address}
      />
    )
  }
  return (
    <Page top={<TopBar title="次の章を書く" back={back} />}>
      <NotRead query={query} title={failed} nowhere={nowhere} className="mt-3">
        <FormSkeleton />
      </NotRead>
    </Page>
  )
}

interface NewOneProps {
  worldId: string
  /** opening whose words the copy begins with */
  from: PhaseKey | null
  address: InfoAddress
}

function NewOne({ worldId, from, address }: NewOneProps) {
  const { user } = useSession()
  const settings = useFresh(deskQueries.settings())
  const old = useFresh({ ...deskQueries.info(from ?? { worldId, scenarioId: 0, phase: 0 }), enabled: from !== null })
  const first = settings.data && { fields: emptyFields(settings.data), text: '', version: 0 }
  const copied = from && old.data && settings.data && copyOf(old.data.info, settings.data.isNewMaster)
  const ground = from ? copied : first
  if (ground && settings.data) {
    const key = from ? { ...from, isCopy: true } : { worldId }
    return (
      <OpeningDesk
        worldId={worldId}
        of={null}
        first={ground}
        target={openingTarget(key)}
        isNewMaster={settings.data.isNewMaster}
        masterName={user?.userName ?? ''}
        state="draft"
        reason={null}
        serverTime={settings.data.serverTime}
        answeredAt={settings.dataUpdatedAt}
        address={address}
      />
    )
  }
  const query = from && (old.error || settings.data) ? old : settings
  return (
    <Page top={<TopBar title="新しいオープニング" back={back} />}>
      <NotRead query={query} title={failed} nowhere={nowhere} className="mt-3">
        <FormSkeleton />
      </NotRead>
    </Page>
  )
}

const FormSkeleton = () => (
  <Loading>
    <SkeletonBlock className="mt-10 h-12 rounded-card" />
    <SkeletonBlock className="mt-10 h-12 rounded-card" />
    <SkeletonBlock className="mt-10 h-72 rounded-card" />
  </Loading>
)

/** An opening belongs to a world: it is chosen first. */
function WorldChoice() {
  const query = useRead(deskQueries.worlds())
  return (
    <Page top={<TopBar title="新しいオープニング" back={back} />}>
      <Read
        query={query}
        title="担当ワールドを読み込めませんでした。"
        className="mt-3"
        skeleton={<DeskSkeleton count={2} />}
      >
        {({ worldList }) =>
          worldList.length === 0 ? (
            <div className="mt-4">
              <EmptyState
                drawing={<EmptyDrawing />}
                title="担当しているワールドはありません。"
                note="担当は運営が決めます。"
              />
            </div>
          ) : (
            <>
              <SectionHeading>どのワールドの物語を書きますか？</SectionHeading>
              <List>
                {tabWorldFirst(worldList).map(({ worldId, worldName, open, writing }) => (
                  <ListLink
                    key={worldId}
                    to="/myPage/scenario/info"
                    search={{ worldId }}
                    icon={<Icon of={Feather} className="text-ai" />}
                    title={worldName}
                    note={`公開中 ${open}件・執筆中 ${writing}件`}
                  />
                ))}
              </List>
            </>
          )
        }
      </Read>
    </Page>
  )
}
