// The four slots of free settings: heading, text, and where the application of each stands.
import type { ReactNode } from 'react'
import { SettingMark } from '#app/areas/application/Marks.tsx'
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
} from '#rules/free-settings.ts'
import { lengthCount } from '#rules/text/count.ts'

const here = [location.origin]

export function SettingSlots({
  settings,
  statuses = [],
  saved = settings,
  epoch,
  showsErrors,
  onChange,
  action,
}: {
  settings: readonly FreeSetting[]
  /** shinseiStatus of each slot; none while there is no character */
  statuses?: readonly (number | null)[]
  /** as the server has them: what is shown of a slot that is being examined */
  saved?: readonly FreeSetting[]
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
              {status !== null && <SettingMark status={status} />}
            </div>
            {isHeld ? (
              <>
                <p className="text-cap text-ink-soft">{saved[index]?.heading}</p>
                <RichText text={saved[index]?.body ?? ''} origins={here} />
                <p className="mt-2 text-cap text-ink-soft">申請中は変更できません。申請を取り下げると変更できます。</p>
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
