// The four slots of free settings: heading, text, and where the application of each stands.
import { Hourglass } from 'lucide-react'
import type { ReactNode } from 'react'
import { Chip } from '#app/ui/Chip.tsx'
import { Editor } from '#app/ui/editor/Editor.tsx'
import { SelectField } from '#app/ui/Field.tsx'
import { RichText } from '#app/ui/RichText.tsx'
import {
  type FreeSetting,
  isBeingExamined,
  isConfirmed,
  SETTING_MAX,
  settingError,
  settingHeadings,
  settingStanding,
} from '#rules/free-settings.ts'
import { lengthCount } from '#rules/text/count.ts'

const here = [location.origin]

export function SettingSlots({
  settings,
  statuses = [],
  epoch,
  showsErrors,
  onChange,
  action,
}: {
  settings: readonly FreeSetting[]
  /** shinseiStatus of each slot; none while there is no character */
  statuses?: readonly (number | null)[]
  /** the texts came from elsewhere */
  epoch: number
  showsErrors: boolean
  onChange: (settings: readonly FreeSetting[]) => void
  /** what can be done with a slot: its application */
  action?: (slotNo: number) => ReactNode
}) {
  const change = (slot: number, patch: Partial<FreeSetting>) =>
    onChange(settings.map((each, index) => (index === slot ? { ...each, ...patch } : each)))
  return (
    <ol className="mt-4 grid grid-cols-1 gap-3">
      {settings.map((setting, index) => {
        const slotNo = index + 1
        const status = statuses[index] ?? null
        const isHeld = status !== null && isBeingExamined(status)
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: slots have no other name and never move
          <li key={index} className="rounded-card border border-line bg-surface p-4">
            <div className="mb-2 flex flex-wrap items-center gap-2">
              <h3 className="mr-auto text-cap font-semibold">自由設定 {slotNo}</h3>
              {status !== null && <Standing status={status} />}
            </div>
            {isHeld ? (
              <>
                <p className="text-cap text-ink-soft">{setting.heading}</p>
                <RichText text={setting.body} origins={here} />
                <p className="mt-2 text-cap text-ink-soft">申請中は変更できません。申請を取り消すと変更できます。</p>
              </>
            ) : (
              <>
                <SelectField
                  label="見出し"
                  value={setting.heading}
                  className="mb-2"
                  onChange={event => change(index, { heading: event.currentTarget.value })}
                >
                  {settingHeadings.map(heading => (
                    <option key={heading} value={heading}>
                      {heading}
                    </option>
                  ))}
                </SelectField>
                <Editor
                  key={epoch}
                  label={`自由設定 ${slotNo}の文章`}
                  initialText={setting.body}
                  onText={body => body !== settings[index]?.body && change(index, { body })}
                  count={lengthCount}
                  limit={SETTING_MAX}
                  error={(showsErrors && settingError(setting)) || undefined}
                  rows={3}
                />
                {status !== null && isConfirmed(status) && (
                  <p className="mt-2 text-cap text-ink-soft">文章を変えると公認が外れ、「自称」に戻ります。</p>
                )}
              </>
            )}
            {action?.(slotNo)}
          </li>
        )
      })}
    </ol>
  )
}

/** 公認 as a seal, 自称 and the others as chips. */
export function Standing({ status }: { status: number }) {
  const words = settingStanding(status)
  if (words === '公認') {
    return (
      <span className="rotate-3 rounded-bar border-[1.5px] border-kin bg-kin-soft px-1.5 font-mincho text-cap leading-[1.7] font-semibold text-kin">
        公認
      </span>
    )
  }
  if (words === '公認申請中') {
    return (
      <Chip tone="kin" icon={Hourglass}>
        {words}
      </Chip>
    )
  }
  return <Chip tone={words === '却下' ? 'hi' : 'line'}>{words}</Chip>
}
