// Kind, length, difficulty and reward of a scenario, and whether its replay is for its participants alone.
import { Lock } from 'lucide-react'
import { SelectField } from '#app/ui/Field.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { Switch } from '#app/ui/Switch.tsx'
import {
  difficulty,
  difficultyLabels,
  reward,
  rewardLabels,
  type ScenarioKind,
  scenarioKind,
  scenarioKindLabels,
  textType,
  textTypeLabels,
} from '#rules/codes/scenario.ts'
import { defaultSettings, OPENINGS_OF_NEW_MASTERS } from '#rules/scenario/settings.ts'
import type { OpeningFields } from './opening-fields.ts'
import type { OpeningForm } from './use-opening-form.ts'

interface KindFieldsProps {
  form: Pick<OpeningForm, 'fields' | 'change'>
  error: string | undefined
  isNewMaster: boolean
  masterLabel: string
}

export function KindFields({ form: { fields, change }, error, isNewMaster, masterLabel }: KindFieldsProps) {
  return (
    <>
      <div className="grid gap-3 min-[480px]:grid-cols-2">
        <Select
          label="形式"
          codes={Object.values(scenarioKind)}
          labels={scenarioKindLabels}
          value={fields.scenarioKind}
          onChange={kind => change(ofKind(fields, kind))}
        />
        <Select
          label="リプレイの長さ"
          codes={Object.values(textType)}
          labels={textTypeLabels}
          value={fields.textType}
          onChange={chosen => change({ textType: chosen })}
        />
        {!isNewMaster && (
          <>
            <Select
              label="難易度"
              codes={Object.values(difficulty)}
              labels={difficultyLabels}
              value={fields.difficultyNo}
              error={error}
              onChange={difficultyNo => change({ difficultyNo })}
            />
            <Select
              label="報酬"
              codes={Object.values(reward)}
              labels={rewardLabels}
              value={fields.rewardNo}
              onChange={rewardNo => change({ rewardNo })}
            />
          </>
        )}
      </div>
      {isNewMaster && (
        <Notice icon={Lock} silent className="mt-3" title="難易度「普通」・報酬「普通」">
          新しい{masterLabel}の最初の{OPENINGS_OF_NEW_MASTERS}本は、難易度と報酬が決まっています。
        </Notice>
      )}
      <Switch
        className="mt-3"
        label="リプレイを参加者だけに公開する"
        checked={fields.privateReplayFlg}
        onChange={privateReplayFlg => change({ privateReplayFlg })}
      />
    </>
  )
}

/** Another kind brings its own price and its own time of recruiting, where those before were the usual ones. */
function ofKind(fields: OpeningFields, kind: ScenarioKind): Partial<OpeningFields> {
  const [before, after] = [defaultSettings(fields.scenarioKind), defaultSettings(kind)]
  const numbers = { ...fields.numbers }
  for (const name of ['cost', 'recruitingHours'] as const) {
    if (numbers[name] === String(before[name])) numbers[name] = String(after[name])
  }
  return { scenarioKind: kind, numbers }
}

interface SelectProps<Code extends string | number> {
  label: string
  codes: readonly Code[]
  labels: Record<Code, string>
  value: Code
  error?: string | undefined
  onChange: (code: Code) => void
}

function Select<Code extends string | number>({ label, codes, labels, value, error, onChange }: SelectProps<Code>) {
  return (
    <SelectField
      label={label}
      value={String(value)}
      error={error}
      onChange={event => {
        const { value: chosen } = event.currentTarget
        const code = codes.find(known => String(known) === chosen)
        if (code !== undefined) onChange(code)
      }}
    >
      {codes.map(code => (
        <option key={code} value={String(code)}>
          {labels[code]}
        </option>
      ))}
    </SelectField>
  )
}
