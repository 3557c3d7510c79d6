// Ended scenarios whose replay or opening can be published again, each with the button for it.
import { Link } from '@tanstack/react-router'
import { Megaphone } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { phaseParams } from '#app/areas/scenario/phase-params.ts'
import { PagedList } from '#app/shared/screen/PagedList.tsx'
import { Read } from '#app/shared/screen/Read.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { useWorldNames } from '#app/shared/world/use-world-names.ts'
import { EmptyDrawing } from '#app/ui/art/Drawings.tsx'
import { Button, ButtonLink } from '#app/ui/Button.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import { formatDay } from '#app/ui/days.ts'
import { List } from '#app/ui/List.tsx'
import { NewsRowSkeleton } from '#app/ui/Skeleton.tsx'
import { EmptyState } from '#app/ui/States.tsx'
import { TextLink } from '#app/ui/TextLink.tsx'
import { useNow } from '#app/ui/use-now.ts'
import { textTypeLabels } from '#rules/codes/scenario-labels.ts'
import { type RepublicationState, type Republished, republicationLabels } from '#rules/republication.ts'
import { SCENARIOS_COUNTED_MOST } from '#rules/scenario/lists.ts'
import { stateName } from '#rules/scenario/state-names.ts'
import { padScenarioId } from '#rules/scenario-ids.ts'
import { firstRepublications, type RepublicationSearch } from './address.ts'
import { type Candidate, REPUBLICATION_PAGE_SIZE, republicationQueries } from './queries.ts'

const RepublishSheet = lazy(() => import('./RepublishSheet.tsx').then(module => ({ default: module.RepublishSheet })))

export function Candidates({ what, place }: { what: Republished; place: RepublicationSearch }) {
  const query = useRead(republicationQueries.candidates(what, place))
  const now = useNow(query.data?.serverTime, query.dataUpdatedAt)
  const [asked, ask] = useState<Candidate | null>(null)
  return (
    <>
      <Read query={query} title="シナリオを読み込めませんでした。" className="mt-3" skeleton={<NewsRowSkeleton />}>
        {({ scenarioList, count }, age) => (
          <PagedList
            shown={scenarioList.length}
            count={count}
            countedMost={SCENARIOS_COUNTED_MOST}
            page={place.page}
            size={REPUBLICATION_PAGE_SIZE}
            age={age}
            link={(page, face) => <Link to="/myPage/admin/re" search={{ ...place, page }} {...face} />}
            past="このページにシナリオはありません。"
            empty={<Nothing what={what} place={place} />}
          >
            <List className="mb-2">
              {scenarioList.map(candidate => (
                <CandidateRow
                  key={`${candidate.card.scenarioId}:${candidate.card.phase}`}
                  what={what}
                  candidate={candidate}
                  onAsk={() => ask(candidate)}
                />
              ))}
            </List>
          </PagedList>
        )}
      </Read>
      <Suspense>
        {asked && <RepublishSheet what={what} card={asked.card} now={now} onClose={() => ask(null)} />}
      </Suspense>
    </>
  )
}

/** A state beside that of the scenario itself. */
const againWords = (state: RepublicationState): string =>
  state === 'standing' ? republicationLabels.standing : `再公開：${republicationLabels[state]}`

type RowProps = { what: Republished; candidate: Candidate; onAsk: () => void }

function CandidateRow({ what, candidate: { card, republished }, onAsk }: RowProps) {
  const { worldId, scenarioId, phase, scenarioTitle, masterName, isStaff, textType, state, publishedAt } = card
  const worldName = useWorldNames().get(worldId)
  const stands = what === 'replay' && republished !== null
  return (
    <li className="px-4 py-3">
      <Link
        to="/world/$worldId/scenario/$scenarioId/$phase"
        params={phaseParams(card)}
        search={{ tab: what === 'replay' ? 'replay' : 'opening' }}
        className="block min-h-11 text-ink"
      >
        <span className="num flex flex-wrap items-center gap-x-2 gap-y-1 text-meta text-ink-soft">
          <Chip>{stateName(state)}</Chip>
          {republished && <Chip tone="ai">{againWords(republished)}</Chip>}
          <span>{padScenarioId(scenarioId)}</span>
        </span>
        <span className="phrases mt-0.5 block font-mincho text-body leading-[1.45] font-semibold wrap-anywhere">
          {scenarioTitle}
          {phase > 1 && `　第${phase}章`}
        </span>
        <span className="num block text-meta text-ink-soft">
          {worldName && `${worldName}・`}
          {textTypeLabels[textType]}・{isStaff ? `${masterName}・公式` : masterName}
          {publishedAt && `・${formatDay(publishedAt)} 公開`}
        </span>
      </Link>
      <p className="mt-1 flex justify-end">
        {stands ? (
          <TextLink to="/myPage/admin/re" search={{ ...firstRepublications, tab: 'history' }} chevron>
            記録を見る<span className="vh">：{scenarioTitle}</span>
          </TextLink>
        ) : (
          <Button icon={Megaphone} onClick={onAsk}>
            再公開する<span className="vh">：{scenarioTitle}</span>
          </Button>
        )}
      </p>
    </li>
  )
}

function Nothing({ what, place }: { what: Republished; place: RepublicationSearch }) {
  if (place.q !== undefined || place.worldId !== undefined) {
    return (
      <EmptyState
        drawing={<EmptyDrawing />}
        title="条件に合うシナリオはありません。"
        action={
          <ButtonLink variant="ai" to="/myPage/admin/re" search={{ ...firstRepublications, tab: what }}>
            条件を外す
          </ButtonLink>
        }
      />
    )
  }
  return (
    <EmptyState
      drawing={<EmptyDrawing />}
      title="対象がありません。"
      note={
        what === 'replay'
          ? 'リプレイが公開されると、ここに並びます。'
          : '終わったシナリオのオープニングが、ここに並びます。'
      }
    />
  )
}
