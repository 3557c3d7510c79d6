// The slots of free settings, up to four: filled ones can be read, and one at a time is edited. Empty ones wait until one is
// added.
import { PenLine, Plus } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { SettingMark } from '#app/areas/application/Marks.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Editor } from '#app/ui/editor/Editor.tsx'
import type { EditorHandle } from '#app/ui/editor/types.ts'
import { SelectField } from '#app/ui/Field.tsx'
import { RichText } from '#app/ui/RichText.tsx'
import { TextButton } from '#app/ui/TextLink.tsx'
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
  /** settings on the server: shown for a slot that is being examined */
  saved?: readonly FreeSetting[]
  /** changes when other texts come into the form */
  epoch: number
  showsErrors: boolean
  onChange: (settings: readonly FreeSetting[]) => void
  /** act on a slot: its application */
  action?: (slotNo: number) => ReactNode
}) {
  const [openSlot, setOpenSlot] = useState<number | null>(null)
  const editor = useRef<EditorHandle>(null)
  const wantsFocus = useRef(false)
  useEffect(() => {
    if (wantsFocus.current) editor.current?.focus()
    wantsFocus.current = false
  })
  const isHeld = (slot: number): boolean => {
    const status = statuses[slot] ?? null
    return status !== null && isBeingExamined(status)
  }
  const isUsed = (slot: number): boolean => isHeld(slot) || settings[slot]?.body.trim() !== '' || slot === openSlot
  const shown = settings.flatMap((setting, slot) => (isUsed(slot) ? [{ setting, slot }] : []))
  const free = settings.findIndex((_, slot) => !isUsed(slot))
  const open = (slot: number): void => {
    wantsFocus.current = true
    setOpenSlot(slot)
  }
  const change = (slot: number, patch: Partial<FreeSetting>) =>
    onChange(settings.map((each, index) => (index === slot ? { ...each, ...patch } : each)))
  return (
    <>
      {shown.length > 0 && (
        <ol className="mt-4 grid grid-cols-1 gap-3">
          {shown.map(({ setting, slot }) => {
            const status = statuses[slot] ?? null
            return (
              <li key={slot} className="rounded-card border border-line bg-surface p-4">
                <div className="mb-2 flex flex-wrap items-center gap-2">
                  <h3 className="mr-auto text-cap font-semibold">自由設定 {slot + 1}</h3>
                  {status !== null && <SettingMark status={status} />}
                </div>
                {isHeld(slot) ? (
                  <>
                    <Told setting={saved[slot] ?? setting} />
                    <p className="mt-2 text-cap text-ink-soft">
                      申請中は変更できません。申請を取り下げると変更できます。
                    </p>
                  </>
                ) : slot === openSlot ? (
                  <>
                    <SelectField
                      label="見出し"
                      value={setting.heading}
                      className="mb-2"
                      onChange={event => change(slot, { heading: event.currentTarget.value })}
                    >
                      {settingHeadings.map(heading => (
                        <option key={heading} value={heading}>
                          {heading}
                        </option>
                      ))}
                    </SelectField>
                    <Editor
                      key={epoch}
                      ref={editor}
                      label={`自由設定 ${slot + 1}の文章`}
                      initialText={setting.body}
                      onText={body => body !== settings[slot]?.body && change(slot, { body })}
                      count={lengthCount}
                      limit={SETTING_MAX}
                      error={(showsErrors && settingError(setting)) || undefined}
                      rows={4}
                    />
                    {status !== null && isConfirmed(status) && (
                      <p className="mt-2 text-cap text-ink-soft">文章を変えると公認が外れ、「自称」に戻ります。</p>
                    )}
                  </>
                ) : (
                  <>
                    <Told setting={setting} />
                    {showsErrors && settingError(setting) && (
                      <p className="mt-1.5 text-cap font-semibold text-hi">{settingError(setting)}</p>
                    )}
                    <TextButton icon={PenLine} onClick={() => open(slot)}>
                      書き直す<span className="vh">：自由設定 {slot + 1}</span>
                    </TextButton>
                  </>
                )}
                {action?.(slot + 1)}
              </li>
            )
          })}
        </ol>
      )}
      {free >= 0 && (
        <Button variant="line" icon={Plus} className="mt-3" onClick={() => open(free)}>
          自由設定を追加
        </Button>
      )}
    </>
  )
}

const Told = ({ setting: { heading, body } }: { setting: FreeSetting }) => (
  <>
    <p className="text-cap text-ink-soft">{heading}</p>
    <RichText text={body} origins={here} />
  </>
)
