// Form of a template for themes. One that themes were made from keeps its length and is not deleted; its period ends it.
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Save, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { FaultSummary, FormNotices } from '#app/shared/form/FormNotices.tsx'
import { useForm } from '#app/shared/form/use-form.ts'
import { useFormSave } from '#app/shared/form/use-form-save.ts'
import { PeriodChip } from '#app/shared/order-plan/PeriodChip.tsx'
import { PlanFormFields } from '#app/shared/order-plan/PlanFormFields.tsx'
import { groundOfPlan } from '#app/shared/order-plan/plan-kind.ts'
import { Page } from '#app/shared/screen/Page.tsx'
import { PressNotice } from '#app/shared/screen/PressNotice.tsx'
import { useWorldNames } from '#app/shared/world/use-world-names.ts'
import { ConfirmDialog } from '#app/ui/AlertDialog.tsx'
import { Button } from '#app/ui/Button.tsx'
import { BackLink, TopBar } from '#app/ui/TopBar.tsx'
import { toasts } from '#app/ui/toast-store.ts'
import { commonMessages } from '#rules/messages/common.ts'
import { planPeriod } from '#rules/order/plan.ts'
import { OMNIBUS_TEMPLATE_PLACE, templateTarget } from '../draft-places.ts'
import { omnibusQueries, type Template } from '../queries.ts'
import { templateKind } from './template-kind.ts'
import { savingTemplate, TEMPLATE_STALE_CODES, useDeleting } from './template-writes.ts'

interface TemplateFormProps {
  worldId: string
  /** null for a new one */
  template: Template | null
  draftId: string | undefined
}

export function TemplateForm({ worldId, template, draftId }: TemplateFormProps) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const worldName = useWorldNames().get(worldId)
  const templateId = template?.templateId ?? null
  const judged = () => ({ now: Date.now(), from: template?.openFrom ?? null })
  const form = useForm({ kind: templateKind, first: groundOfPlan(templateKind, template), judged: judged() })
  const [hasTwo, setHasTwo] = useState(false)
  const [isReloading, setReloading] = useState(false)
  const [isAsking, ask] = useState(false)
  const target = templateTarget(worldId, templateId)
  const themes = template?.themes ?? 0
  const list = { world: worldId, page: 1 }
  const leave = () => navigate({ to: '/myPage/admin/omnibus', search: list, replace: true })
  const saving = useFormSave({ form, write: savingTemplate, target, onLate: () => void (templateId ?? leave()) })
  const deleting = useDeleting(templateId)

  const save = async (): Promise<void> => {
    if (!form.check(judged()) || hasTwo || saving.reason) return
    if (template && !form.isDirty) return void toasts.add({ type: 'info', title: '保存していない変更はありません' })
    if (!(await saving.save({ worldId, templateId }))) return
    toasts.add({ type: 'success', overline: form.fields.title, title: 'テンプレートを保存しました' })
    if (templateId === null) await leave()
  }
  const remove = async (): Promise<void> => {
    ask(false)
    if (templateId === null || !(await deleting.press({ worldId, templateId, title: form.fields.title }))) return
    await form.editor.current?.submit(async () => null)
    client.removeQueries({ queryKey: omnibusQueries.template(worldId, templateId).queryKey })
    await leave()
  }
  const reload = async (): Promise<void> => {
    if (templateId === null) return
    setReloading(true)
    try {
      const found = await client.fetchQuery({ ...omnibusQueries.template(worldId, templateId), staleTime: 0 })
      saving.forgetProblem()
      await form.meet(groundOfPlan(templateKind, found.template))
    } catch {
      toasts.add({ type: 'error', title: '読み込めませんでした', line: 'つながりを確かめて、もう一度お試しください' })
    } finally {
      setReloading(false)
    }
  }
  return (
    <Page
      top={
        <TopBar
          title={template ? 'テンプレート' : '新しいテンプレート'}
          back={<BackLink to="/myPage/admin/omnibus" search={list} />}
        />
      }
    >
      <form
        noValidate
        onSubmit={event => {
          event.preventDefault()
          void save()
        }}
      >
        <p className="num mt-3 flex flex-wrap items-center gap-2 text-sub">
          {template && <PeriodChip period={planPeriod(template, Date.now())} />}
          <b>{worldName}</b>
          {themes > 0 && `テーマ ${themes}件`}
        </p>
        <FormNotices
          form={form}
          of={saving}
          doing={saving.doing}
          isNew={template === null}
          staleCodes={TEMPLATE_STALE_CODES}
          onReload={() => void reload()}
          isReloading={isReloading}
        />
        <PlanFormFields
          {...{ form, worldId, target, draftId }}
          has={['guide']}
          hint="マスターが、ここからテーマを作ります。"
          lengthStays={themes > 0 ? 'テーマが作られているため、変えられません。' : undefined}
          place={OMNIBUS_TEMPLATE_PLACE}
          isBusy={saving.pending || deleting.pending}
          onConflict={setHasTwo}
          onSubmit={() => void save()}
        />
        <div className="mt-6 grid justify-items-start gap-3">
          <FaultSummary form={form} className="w-full" />
          <PressNotice of={deleting} className="w-full" />
          <Button
            type="submit"
            variant="shu"
            size="big"
            capped
            icon={Save}
            pending={saving.pending}
            pendingLabel="保存しています"
            reason={hasTwo || form.theirs ? '2つの版のどちらを使うか、先に選んでください。' : saving.reason}
          >
            保存する
          </Button>
          {template && (
            <Button
              variant="text-danger"
              icon={Trash2}
              pending={deleting.pending}
              pendingLabel="削除しています"
              reason={
                themes > 0
                  ? 'テーマが作られているため、削除できません。受付の終わりを決めてください。'
                  : deleting.reason
              }
              onClick={() => ask(true)}
            >
              このテンプレートを削除する
            </Button>
          )}
        </div>
      </form>
      {isAsking && (
        <ConfirmDialog
          open
          onClose={() => ask(false)}
          title="このテンプレートを削除しますか？"
          lead="マスターの一覧から消え、取り戻せません。"
          answers={[
            { label: commonMessages.cancel, role: 'main', onPress: () => ask(false) },
            { label: '削除する', role: 'destroy', onPress: () => void remove() },
          ]}
        />
      )}
    </Page>
  )
}
