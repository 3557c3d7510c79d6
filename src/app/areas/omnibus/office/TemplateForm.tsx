// Form of a template for themes. One that themes were made from keeps its length and is not deleted; its period ends it.
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { SavedForm } from '#app/shared/form/SavedForm.tsx'
import { useForm } from '#app/shared/form/use-form.ts'
import { useFormSave } from '#app/shared/form/use-form-save.ts'
import { PeriodChip } from '#app/shared/order-plan/PeriodChip.tsx'
import { PlanFormFields } from '#app/shared/order-plan/PlanFormFields.tsx'
import { groundOfPlan } from '#app/shared/order-plan/plan-kind.ts'
import { planQuestion } from '#app/shared/order-plan/plan-question.ts'
import { type AskedFirst, AskFirst } from '#app/shared/screen/AskFirst.tsx'
import { Page } from '#app/shared/screen/Page.tsx'
import { PressNotice } from '#app/shared/screen/PressNotice.tsx'
import { useServerNow } from '#app/shared/screen/use-server-now.ts'
import { useWorldNames } from '#app/shared/world/use-world-names.ts'
import { Button } from '#app/ui/Button.tsx'
import { BackLink, TopBar } from '#app/ui/TopBar.tsx'
import { planPeriod } from '#rules/order/plan.ts'
import { OMNIBUS_TEMPLATE_PLACE, templateTarget } from '../draft-places.ts'
import { omnibusQueries, type Template } from '../queries.ts'
import { templateKind } from './template-kind.ts'
import { savingTemplate, TEMPLATE_STALE_CODES, useDeleting } from './template-writes.ts'

const words = {
  what: 'テンプレート',
  changed: 'マスターが見るテンプレートが、すぐに変わります。',
  begun: '保存すると、すぐにマスターが使えるようになります。',
}

const removing: AskedFirst = {
  title: 'このテンプレートを削除しますか？',
  lead: 'マスターの一覧から消え、取り戻せません。',
  yes: '削除する',
  destroys: true,
}

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
  const now = useServerNow(omnibusQueries.templates(worldId, 1))
  const templateId = template?.templateId ?? null
  const judged = () => ({ now, from: template?.openFrom ?? null })
  const form = useForm({ kind: templateKind, first: groundOfPlan(templateKind, template), judged: judged() })
  const [asked, ask] = useState<'remove' | AskedFirst | null>(null)
  const target = templateTarget(worldId, templateId)
  const themes = template?.themes ?? 0
  const list = { world: worldId, page: 1 }
  const leave = () => navigate({ to: '/myPage/admin/omnibus', search: list, replace: true })
  const saving = useFormSave({ form, write: savingTemplate, target, onLate: () => void (templateId ?? leave()) })
  const deleting = useDeleting(templateId)

  const save = async (): Promise<void> => {
    const doing = { judged: judged(), isNew: template === null, done: 'テンプレートを保存しました' }
    if ((await saving.saveChanges(doing, { worldId, templateId })) && templateId === null) await leave()
  }
  /** Saving; what masters can use at once is saved only after a question. */
  const press = (): void => {
    const question = planQuestion({ plan: template, fields: form.written().fields, now, ...words })
    if (!question) void save()
    else if (form.check(judged())) ask(question)
  }
  const remove = async (): Promise<void> => {
    if (templateId === null || !(await deleting.press({ worldId, templateId, title: form.fields.title }))) return
    await form.letGo()
    client.removeQueries({ queryKey: omnibusQueries.template(worldId, templateId).queryKey })
    await leave()
  }
  const newest = async () => {
    if (templateId === null) return null
    const found = await client.fetchQuery({ ...omnibusQueries.template(worldId, templateId), staleTime: 0 })
    return groundOfPlan(templateKind, found.template)
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
      <SavedForm
        {...{ form, saving, newest }}
        isNew={template === null}
        staleCodes={TEMPLATE_STALE_CODES}
        onSave={press}
        head={
          <p className="num mt-3 flex flex-wrap items-center gap-2 text-sub">
            {template && <PeriodChip period={planPeriod(template, now)} />}
            <b>{worldName}</b>
            {themes > 0 && `テーマ ${themes}件`}
          </p>
        }
        foot={
          template && (
            <div className="mt-3 grid justify-items-start gap-3">
              <PressNotice of={deleting} className="w-full" />
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
                onClick={() => ask('remove')}
              >
                このテンプレートを削除する
              </Button>
            </div>
          )
        }
      >
        <PlanFormFields
          {...{ form, worldId, target, draftId, now }}
          has={['guide']}
          hint="マスターが、ここからテーマを作ります。"
          lengthStays={themes > 0 ? 'テーマが作られているため、変えられません。' : undefined}
          place={OMNIBUS_TEMPLATE_PLACE}
          isBusy={saving.pending || deleting.pending}
          onSubmit={press}
        />
      </SavedForm>
      {asked && (
        <AskFirst
          asked={asked === 'remove' ? removing : asked}
          onClose={() => ask(null)}
          onYes={() => void (asked === 'remove' ? remove() : save())}
        />
      )}
    </Page>
  )
}
