// Record of everything that was published again, the newest first, with the buttons that end it.
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { phaseParams } from '#app/areas/scenario/phase-params.ts'
import { usePress } from '#app/platform/outbox/use-press.ts'
import { AskFirst } from '#app/shared/screen/AskFirst.tsx'
import { PagedList } from '#app/shared/screen/PagedList.tsx'
import { PressNotice } from '#app/shared/screen/PressNotice.tsx'
import { Read } from '#app/shared/screen/Read.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { useWorldNames } from '#app/shared/world/use-world-names.ts'
import { EmptyDrawing } from '#app/ui/art/Drawings.tsx'
import { Button, ButtonLink } from '#app/ui/Button.tsx'
import { Chip, type ChipTone } from '#app/ui/Chip.tsx'
import { formatDayTime } from '#app/ui/days.ts'
import { List } from '#app/ui/List.tsx'
import { NewsRowSkeleton } from '#app/ui/Skeleton.tsx'
import { EmptyState } from '#app/ui/States.tsx'
import { TextLink } from '#app/ui/TextLink.tsx'
import { ENDABLE, type RepublicationState, republicationLabels, republishedLabels } from '#rules/republication.ts'
import { padScenarioId } from '#rules/scenario-ids.ts'
import { firstRepublications, type RepublicationSearch } from './address.ts'
import { REPUBLICATION_PAGE_SIZE, type Republication, republicationQueries } from './queries.ts'
import { endingRepublication } from './writes.ts'

const tones: Record<RepublicationState, ChipTone> = {
  ...{ draft: 'line', planned: 'kin', standing: 'ai', published: 'matsuba', ended: 'line' },
}

export function History({ place }: { place: RepublicationSearch }) {
  const query = useRead(republicationQueries.history(place))
  return (
    <Read query={query} title="記録を読み込めませんでした。" className="mt-3" skeleton={<NewsRowSkeleton />}>
      {({ republicationList, count }, age) => (
        <PagedList
          shown={republicationList.length}
          count={count}
          page={place.page}
          size={REPUBLICATION_PAGE_SIZE}
          age={age}
          link={(page, face) => <Link to="/myPage/admin/re" search={{ ...place, page }} {...face} />}
          past="このページに記録はありません。"
          empty={
            <EmptyState
              drawing={<EmptyDrawing />}
              title="再公開したものはまだありません。"
              action={
                <ButtonLink variant="ai" to="/myPage/admin/re" search={firstRepublications}>
                  リプレイから選ぶ
                </ButtonLink>
              }
            />
          }
        >
          <List className="mb-2">
            {republicationList.map(row => (
              <HistoryRow key={row.republicationId} row={row} />
            ))}
          </List>
        </PagedList>
      )}
    </Read>
  )
}

function HistoryRow({ row }: { row: Republication }) {
  const { republicationId, card, what, words, state, newScenarioId, userName, createdAt } = row
  const worldName = useWorldNames().get(card.worldId)
  const [asks, setAsks] = useState(false)
  const acts = usePress(endingRepublication, { republicationId }, { can: '終えられます' })
  return (
    <li className="px-4 py-3">
      <p className="num flex flex-wrap items-center gap-x-2 gap-y-1 text-meta text-ink-soft">
        <Chip tone={tones[state]}>{republicationLabels[state]}</Chip>
        <span>
          {republishedLabels[what]}・{worldName}
        </span>
      </p>
      <Link
        to="/world/$worldId/scenario/$scenarioId/$phase"
        params={phaseParams(card)}
        search={{ tab: what === 'replay' ? 'replay' : 'opening' }}
        className="phrases flex min-h-11 items-center font-mincho text-body leading-[1.45] font-semibold wrap-anywhere text-ink"
      >
        {card.scenarioTitle}
      </Link>
      <p className="text-sub wrap-anywhere">{words}</p>
      <p className="num mt-1 text-meta text-ink-soft">
        {timeWords(row)}・{userName}・{formatDayTime(createdAt)} 登録
      </p>
      <p className="mt-1 flex flex-wrap items-center justify-end gap-x-4">
        {newScenarioId !== null && state !== 'ended' && (
          <TextLink
            to={state === 'draft' ? '/myPage/admin/opening' : '/myPage/admin/info/$worldId/$scenarioId'}
            params={{ worldId: card.worldId, scenarioId: padScenarioId(newScenarioId) }}
            search={state === 'draft' ? { worldId: card.worldId, scenarioId: padScenarioId(newScenarioId) } : {}}
            chevron
          >
            {state === 'draft' ? '下書きを書く' : '新しいシナリオ'}
            <span className="vh">：{card.scenarioTitle}</span>
          </TextLink>
        )}
        {ENDABLE.includes(state) && (
          <Button
            variant="text-danger"
            pending={acts.pending}
            pendingLabel="送っています"
            reason={acts.reason}
            onClick={() => setAsks(true)}
          >
            {endWords(state)}
            <span className="vh">：{card.scenarioTitle}</span>
          </Button>
        )}
      </p>
      <PressNotice of={acts} />
      {asks && (
        <AskFirst
          asked={{
            title: state === 'standing' ? '再公開を終えますか？' : '再公開を取り消しますか？',
            lead:
              what === 'replay'
                ? `「${card.scenarioTitle}」を、一覧の前から外します。リプレイはそのまま読めます。`
                : `「${card.scenarioTitle}」から作った新しいシナリオを破棄します。もとのシナリオは変わりません。`,
            yes: endWords(state),
          }}
          onClose={() => setAsks(false)}
          onYes={() => void acts.press(row)}
        />
      )}
    </li>
  )
}

const endWords = (state: RepublicationState): string => (state === 'standing' ? '終える' : '取り消す')

/** Time at which it stands, or was published: 11月22日 20:30 〜 11月29日 20:30. */
function timeWords({ what, state, publishAt, endedAt }: Republication): string {
  if (what === 'opening') {
    return state === 'draft' || state === 'ended' ? republicationLabels[state] : `${formatDayTime(publishAt)} 公開`
  }
  return `${formatDayTime(publishAt)} 〜 ${endedAt === null ? '' : formatDayTime(endedAt)}`
}
