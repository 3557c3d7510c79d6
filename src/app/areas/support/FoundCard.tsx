// A found scenario: its facts, the reasons why it was found, and opening its record with a reason.
import { FolderOpen } from 'lucide-react'
import { useState } from 'react'
import { stateTone } from '#app/areas/scenario/facts.ts'
import { usePress } from '#app/platform/outbox/use-press.ts'
import { Button } from '#app/ui/Button.tsx'
import { Card, CardTitle } from '#app/ui/Card.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import { stateName } from '#rules/scenario/state-names.ts'
import { padScenarioId } from '#rules/scenario-ids.ts'
import { supportMatchLabels } from '#rules/support.ts'
import { OpenSheet } from './OpenSheet.tsx'
import { type FoundScenario, openingRecord, type ScenarioRecord } from './queries.ts'

interface FoundCardProps {
  scenario: FoundScenario
  onOpened: (record: ScenarioRecord) => void
}

export function FoundCard({ scenario, onOpened }: FoundCardProps) {
  const [asks, setAsks] = useState(false)
  const { scenarioId, title, worldName, masterName, isStaff, phase, state, matchList } = scenario
  return (
    <Card as="li">
      <p className="num flex flex-wrap items-center gap-1.5 text-meta text-ink-soft">
        <Chip tone={stateTone(state)}>{stateName(state)}</Chip>
        <span>{padScenarioId(scenarioId)}</span>
        {phase > 1 && <span>第{phase}章</span>}
      </p>
      <CardTitle as="h2" className="mt-1 phrases wrap-anywhere">
        {title}
      </CardTitle>
      <p className="text-meta text-ink-soft">
        {worldName}・{masterName}
        {isStaff && '・公式'}
      </p>
      <div className="mt-2 flex flex-wrap items-center justify-between gap-2">
        <p className="flex flex-wrap gap-1.5">
          {matchList.map(match => (
            <Chip key={match} tone="ai">
              {supportMatchLabels[match]}
            </Chip>
          ))}
        </p>
        <Button variant="line" icon={FolderOpen} className="ml-auto" onClick={() => setAsks(true)}>
          記録を開く<span className="vh">：{title}</span>
        </Button>
      </div>
      {asks && <Opening scenario={scenario} onOpened={onOpened} onClose={() => setAsks(false)} />}
    </Card>
  )
}

function Opening({ scenario, onOpened, onClose }: FoundCardProps & { onClose: () => void }) {
  const { scenarioId, title } = scenario
  const opened = (record: ScenarioRecord): void => {
    onClose()
    onOpened(record)
  }
  const acts = usePress(openingRecord, { scenarioId }, { onLate: opened, can: '開けます' })
  return (
    <OpenSheet
      about={`record:${scenarioId}`}
      lead={title}
      effect="参加した人の名前とコインの動きが見えます。開いたこと、だれが開いたか、その理由が、シナリオの記録に残ります。"
      acts={acts}
      onPress={async reason => {
        const record = await acts.press({ scenario, reason })
        if (record) opened(record)
        return record !== null
      }}
      onClose={onClose}
    />
  )
}
