// /myPage/scenario/replay: the replays of a master, those to be written with the late ones first, and the finished ones.
import { Link } from '@tanstack/react-router'
import { Clock } from 'lucide-react'
import { GroupedList } from '#app/shared/screen/GroupedList.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { useWorldNames } from '#app/shared/world/use-world-names.ts'
import { Card, CardTitle } from '#app/ui/Card.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import { formatDayTime } from '#app/ui/days.ts'
import { BackLink } from '#app/ui/TopBar.tsx'
import { REPLAY_AIM } from '#rules/scenario/replay.ts'
import { replayStateLabels } from '#rules/scenario/replay-steps.ts'
import { padScenarioId } from '#rules/scenario-ids.ts'
import { type ReplayListAddress, replayGroups } from './groups.ts'
import { REPLAY_PAGE_SIZE, type ReplayRow, replayDeskQueries } from './queries.ts'

const labels = { writing: '書くもの', over: '公開したもの' }

export function ReplayListScreen({ place }: { place: ReplayListAddress }) {
  return (
    <GroupedList
      title="リプレイ"
      back={<BackLink to="/myPage/scenario" />}
      groups={replayGroups.map(group => ({ key: group, label: labels[group] }))}
      group={place.group}
      groupLink={(tab, face) => (
        <Link to="/myPage/scenario/replay" search={{ group: tab.key, page: 1 }} replace {...face} />
      )}
      query={useRead(replayDeskQueries.list(place))}
      list={({ scenarioList, count }) => ({
        rows: scenarioList.map(row => <Row key={`${row.card.scenarioId}:${row.card.phase}`} row={row} />),
        count,
      })}
      page={place.page}
      size={REPLAY_PAGE_SIZE}
      link={(page, face) => <Link to="/myPage/scenario/replay" search={{ ...place, page }} {...face} />}
      empty={{
        title: place.group === 'over' ? '公開したリプレイはありません。' : '執筆中のリプレイはありません。',
        note: 'プレイングの締切を過ぎたシナリオが、ここに並びます。',
      }}
    />
  )
}

function Row({ row: { card, state, length, texts, daysLate, publishAt } }: { row: ReplayRow }) {
  const { worldId, scenarioId, phase, scenarioTitle, dates, textType, seated } = card
  const worldName = useWorldNames().get(worldId)
  const [least] = REPLAY_AIM[textType]
  return (
    <Card as="li">
      <p className="num flex flex-wrap items-center gap-x-2 gap-y-1 text-meta text-ink-soft">
        <Chip tone={state === 'returned' ? 'hi' : state === 'published' ? 'matsuba' : 'kin'}>
          {replayStateLabels[state]}
        </Chip>
        {daysLate > 0 && (
          <Chip tone="hi" icon={Clock}>
            {daysLate}日おくれ
          </Chip>
        )}
        {[worldName, phase > 1 && `第${phase}章`].filter(Boolean).join('・')}
      </p>
      <CardTitle className="mt-1 wrap-anywhere">
        <Link
          to="/myPage/scenario/replay/$worldId/$scenarioId/$phase"
          params={{ worldId, scenarioId: padScenarioId(scenarioId), phase: String(phase) }}
          search={{}}
          className="text-ink after:absolute after:inset-0"
        >
          {scenarioTitle}
        </Link>
      </CardTitle>
      <p className="num mt-1 text-cap">
        {length.toLocaleString('ja-JP')}字 / 目安 {least.toLocaleString('ja-JP')}字から・プレイング {texts} / {seated}人
      </p>
      <p className="num mt-0.5 text-cap text-ink-soft">
        {state === 'awaiting' && publishAt
          ? `公開 ${formatDayTime(publishAt)}`
          : dates.replayDueAt && `約束 ${formatDayTime(dates.replayDueAt)}`}
      </p>
    </Card>
  )
}
