// Step of the wizard for free settings, none of which is required.
import { SETTING_MAX } from '#rules/free-settings.ts'
import { SettingSlots } from '../SettingSlots.tsx'
import type { StepProps } from './wizard.ts'

export function StepSettings({ form, values, errors }: StepProps) {
  return (
    <div {...form.composing}>
      <p className="mt-3 text-cap text-ink-soft">
        {`キャラクターが自分のこととして語る設定です。4つまで、それぞれ${SETTING_MAX}文字。書いたものは「自称」で、登録のあとで公認を申請できます。空のままでもかまいません。`}
      </p>
      <SettingSlots
        settings={values.settings}
        epoch={form.epoch}
        showsErrors={Boolean(errors.settings)}
        onChange={settings => form.change({ settings })}
      />
    </div>
  )
}
