// /myPage/scenario/scenarioSetting: the numbers that a new opening starts with, and what the master does not write about.
import { type SubmitEvent, useState } from 'react'
import { RequestTerms } from '#app/areas/order-desk/master/RequestTerms.tsx'
import { TermsAside } from '#app/shared/order-plan/TermsAside.tsx'
import { NumberFields } from '#app/shared/scenario/NumberFields.tsx'
import { numberErrors } from '#app/shared/scenario/opening-faults.ts'
import { numberFieldsOf, settingsOf } from '#app/shared/scenario/opening-fields.ts'
import { Page } from '#app/shared/screen/Page.tsx'
import { PressNotice } from '#app/shared/screen/PressNotice.tsx'
import { Read } from '#app/shared/screen/Read.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { Button } from '#app/ui/Button.tsx'
import { SectionHeading } from '#app/ui/Card.tsx'
import { Editor } from '#app/ui/editor/Editor.tsx'
import { BackLink, TopBar } from '#app/ui/TopBar.tsx'
import { scenarioKind } from '#rules/codes/scenario.ts'
import { lengthCount } from '#rules/text/count.ts'
import { DeskSkeleton } from './DeskList.tsx'
import { deskQueries, type MasterSettings } from './queries.ts'
import { useSaveSettings } from './writes.ts'

const REFUSALS_MOST = 1_000

export function SettingsScreen() {
  const query = useRead(deskQueries.settings())
  return (
    <Page top={<TopBar title="シナリオの設定" back={<BackLink to="/myPage/scenario" />} />}>
      <Read query={query} title="設定を読み込めませんでした。" className="mt-3" skeleton={<DeskSkeleton />}>
        {settings => <SettingsForm settings={settings} />}
      </Read>
      <RequestTerms />
      <TermsAside here="request" />
    </Page>
  )
}

function SettingsForm({ settings }: { settings: MasterSettings }) {
  const saving = useSaveSettings()
  const [fields, setFields] = useState(() => numberFieldsOf(settings))
  const [refusals, setRefusals] = useState(settings.refusals)
  const [isTried, setTried] = useState(false)
  const numbers = { ...fields, scenarioKind: scenarioKind.short }
  const errors = numberErrors(numbers)
  const isTooLong = lengthCount(refusals) > REFUSALS_MOST
  const isWrong = isTooLong || Object.keys(errors).length > 0
  const save = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    setTried(true)
    if (isWrong) {
      const form = event.currentTarget
      requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus())
      return
    }
    if (saving.reason || saving.pending) return
    const { recruitingHours, ...rest } = settingsOf(numbers)
    void saving.press({ settings: rest, recruitmentPeriod: recruitingHours, refusals })
  }
  return (
    <form noValidate onSubmit={save}>
      <SectionHeading>新しいオープニングのはじめの数字</SectionHeading>
      <p className="mb-3 text-cap text-ink-soft">オープニングごとに変えられます。いまあるものは変わりません。</p>
      <NumberFields
        fields={numbers}
        errors={isTried ? errors : {}}
        onChange={patch => setFields(before => ({ ...before, ...patch }))}
      />
      <SectionHeading>書かないこと</SectionHeading>
      <Editor
        label="書かないこと"
        initialText={settings.refusals}
        onText={setRefusals}
        count={lengthCount}
        limit={REFUSALS_MOST}
        error={isTooLong ? `${REFUSALS_MOST.toLocaleString('ja-JP')}文字以内で入力してください。` : undefined}
        hint="お受けできない内容を書いておきます。"
        rows={6}
      />
      <PressNotice of={saving} />
      <Button
        type="submit"
        variant="shu"
        size="big"
        capped
        className="mt-4"
        pending={saving.pending}
        pendingLabel="保存しています"
        reason={saving.reason}
      >
        保存する
      </Button>
    </form>
  )
}
