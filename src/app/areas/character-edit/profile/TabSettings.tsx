// 設定: personality, profile, and the four free settings with the state of their applications.
import { ApplySettingButton } from '#app/areas/application/setting/ApplySettingButton.tsx'
import { SectionHeading } from '#app/ui/Card.tsx'
import { isSameSetting } from '#rules/free-settings.ts'
import { SettingSlots } from '../SettingSlots.tsx'
import { ToldTexts } from '../ToldTexts.tsx'
import type { TabProps } from './profile-tabs.ts'
import { settingsOf, statusesOf } from './profile-values.ts'

export function TabSettings({ profile, form, values, errors, onChange }: TabProps) {
  const before = settingsOf(profile)
  return (
    <div {...form.composing}>
      <div className="mt-4 grid grid-cols-1 gap-4">
        <ToldTexts {...{ form, values, errors, onChange }} rows={9} />
      </div>
      <SectionHeading>自由設定</SectionHeading>
      <p className="text-cap text-ink-soft">
        書いたものは「自称」です。公認されると、世界の事実として扱われます。公認された文章を変えると「自称」に戻ります。
      </p>
      <SettingSlots
        settings={values.settings}
        statuses={statusesOf(profile)}
        saved={before}
        epoch={form.epoch}
        showsErrors={Boolean(errors.settings)}
        onChange={settings => onChange({ settings })}
        action={slotNo => (
          <ApplySettingButton
            characterId={profile.characterId}
            slotNo={slotNo}
            isChanged={!isSameSetting(values.settings[slotNo - 1], before[slotNo - 1])}
          />
        )}
      />
    </div>
  )
}
