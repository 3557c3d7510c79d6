// The record of a scenario: its facts, its money, the number of its letters, and phase by phase participants, replay and log.
import { Wrench } from 'lucide-react'
import { ButtonLink } from '#app/ui/Button.tsx'
import { Card, CardTitle, SectionHeading } from '#app/ui/Card.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import { formatDayTime } from '#app/ui/days.ts'
import { fanLetterStateLabels } from '#rules/fan-letter-words.ts'
import { formatCount } from '#rules/rewards.ts'
import { padScenarioId } from '#rules/scenario-ids.ts'
import { PhaseRecordView } from './PhaseRecordView.tsx'
import type { ScenarioRecord } from './queries.ts'
import { RecordFrame } from './RecordFrame.tsx'

export function RecordView({ record, onClose }: { record: ScenarioRecord; onClose: () => void }) {
  const { scenarioId, title, worldName, masterName, isStaff, isPrivate, createdAt, phaseList } = record
  return (
    <RecordFrame onClose={onClose}>
      <Card as="section" className="mt-1" aria-label="シナリオ">
        <p className="num flex flex-wrap items-center gap-1.5 text-meta text-ink-soft">
          <span>{padScenarioId(scenarioId)}</span>
          {isStaff && <Chip>公式</Chip>}
          {isPrivate && <Chip>非公開のリプレイ</Chip>}
        </p>
        <CardTitle as="h2" className="mt-1 phrases wrap-anywhere">
          {title}
        </CardTitle>
        <p className="num text-meta text-ink-soft">
          {worldName}・{masterName}・{formatDayTime(createdAt)} 作成
        </p>
        <ButtonLink
          variant="line"
          icon={Wrench}
          className="mt-3"
          to="/myPage/admin/fixScenario"
          search={{ scenarioId: padScenarioId(scenarioId) }}
        >
          修復の画面で開く
        </ButtonLink>
      </Card>
      <Money record={record} />
      <Letters record={record} />
      {phaseList.map(phase => (
        <PhaseRecordView key={phase.card.phase} record={phase} isOnly={phaseList.length === 1} />
      ))}
    </RecordFrame>
  )
}

const Money = ({ record: { moneyList } }: { record: ScenarioRecord }) => (
  <section aria-label="コイン">
    <SectionHeading>コイン</SectionHeading>
    <dl className="num grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1 text-sub">
      {moneyList.map(({ currency, held, earned }) => (
        <div key={currency} className="contents">
          <dt className="text-ink-soft">{currency}</dt>
          <dd>
            お預かり <b>{formatCount(held)}</b>・売上 <b>{formatCount(earned)}</b>
          </dd>
        </div>
      ))}
    </dl>
  </section>
)

const Letters = ({ record: { letterList } }: { record: ScenarioRecord }) => (
  <section aria-label="ファンレター">
    <SectionHeading>ファンレター</SectionHeading>
    <p className="num flex flex-wrap gap-x-3 text-sub">
      {letterList.map(({ state, count }) => (
        <span key={state}>
          {fanLetterStateLabels[state]} <b>{count}</b>件
        </span>
      ))}
    </p>
  </section>
)
