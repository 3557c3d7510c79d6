// Kind, length, difficulty and reward of a scenario, and whether its replay is for its participants alone.
import { Lock } from 'lucide-react'
import { FormField } from '#app/shared/form/FormField.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { defaultSettings, OPENINGS_OF_NEW_MASTERS } from '#rules/scenario/settings.ts'
import type { OpeningFields } from './opening-fields.ts'
import type { OpeningForm } from './use-opening-save.ts'

interface KindFieldsProps {
  form: OpeningForm
  isNewMaster: boolean
  /** whether an order has decided kind, length and readers */
  isOrdered?: boolean
  masterLabel: string
}

export function KindFields({ form, isNewMaster, isOrdered = false, masterLabel }: KindFieldsProps) {
  const change = (patch: Partial<OpeningFields>): void => form.change({ ...patch, ...numbersOf(form.fields, patch) })
  return (
    <>
      <div className="grid gap-3 min-[480px]:grid-cols-2">
        {!isOrdered && (
          <>
            <FormField form={{ ...form, change }} name="scenarioKind" />
            <FormField form={form} name="textType" />
          </>
        )}
        {!isNewMaster && (
          <>
            <FormField form={form} name="difficultyNo" />
            <FormField form={form} name="rewardNo" />
          </>
        )}
      </div>
      {isNewMaster && (
        <Notice icon={Lock} silent className="mt-3" title="難易度「普通」・報酬「普通」">
          新しい{masterLabel}の最初の{OPENINGS_OF_NEW_MASTERS}本は、難易度と報酬が決まっています。
        </Notice>
      )}
      {!isOrdered && <FormField form={form} name="privateReplayFlg" className="mt-3" />}
    </>
  )
}

/**
 * Numbers after a change of the kind. Price, length of texts and time of recruiting become those of the new kind, where
 * they were the usual ones of the old.
 */
function numbersOf(fields: OpeningFields, { scenarioKind: kind = fields.scenarioKind }: Partial<OpeningFields>) {
  const [before, after] = [defaultSettings(fields.scenarioKind), defaultSettings(kind)]
  const numbers = { ...fields.numbers }
  for (const name of ['cost', 'playingMax', 'recruitingHours'] as const) {
    if (numbers[name] === String(before[name])) numbers[name] = String(after[name])
  }
  return { numbers }
}
