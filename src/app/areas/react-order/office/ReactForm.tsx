// Form of a situation: a draft until it is saved; what was ordered of it, and the way in which it ends.
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { SavedForm } from '#app/shared/form/SavedForm.tsx'
import { useForm } from '#app/shared/form/use-form.ts'
import { useFormSave } from '#app/shared/form/use-form-save.ts'
import { PeriodChip } from '#app/shared/order-plan/PeriodChip.tsx'
import { PlanFormFields } from '#app/shared/order-plan/PlanFormFields.tsx'
import { groundOfPlan } from '#app/shared/order-plan/plan-kind.ts'
import { planQuestion } from '#app/shared/order-plan/plan-question.ts'
import { type AskedFirst, AskFirst } from '#app/shared/screen/AskFirst.tsx'
import { useServerNow } from '#app/shared/screen/use-server-now.ts'
import { TextLink } from '#app/ui/TextLink.tsx'
import { planPeriod } from '#rules/order/plan.ts'
import { isLengthFree } from '#rules/order/react.ts'
import { REACT_PLACE, reactTarget } from '../draft-places.ts'
import { type DeskReact, type ReactLogLine, reactQueries } from '../queries.ts'
import { reactKind } from '../react-kind.ts'
import { type SavedReact, STALE_CODES, savingReact } from '../writes.ts'
import { EndReact } from './EndReact.tsx'
import { ReactLog } from './ReactLog.tsx'

const words = {
  what: 'シチュエーション',
  changed: 'プレイヤーが見るシチュエーションのページが、すぐに変わります。',
  begun: '保存すると、すぐにプレイヤーが読めるようになります。',
}

interface ReactFormProps {
  worldId: string
  /** the situation on the server; null for a new one */
  react: DeskReact | null
  log?: readonly ReactLogLine[]
  draftId: string | undefined
}

export function ReactForm({ worldId, react, log = [], draftId }: ReactFormProps) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const [asked, ask] = useState<AskedFirst | null>(null)
  const now = useServerNow(reactQueries.list(worldId, 1))
  const [first] = useState(() => groundOfPlan(reactKind, react))
  const judged = () => ({ now, from: react?.openFrom ?? null })
  const form = useForm({ kind: reactKind, first, judged: judged() })
  const templateId = react?.templateId ?? null
  const target = reactTarget(worldId, templateId)
  const leave = () => navigate({ to: '/myPage/admin/scenarioReaction', search: { world: worldId, page: 1 } })
  /** Goes to the situation's own address after its first save. */
  const goOn = async (saved: SavedReact): Promise<void> => {
    if (templateId !== null) return
    const search = { world: worldId, page: 1, react: saved.templateId }
    await navigate({ to: '/myPage/admin/scenarioReaction', search, replace: true })
  }
  const saving = useFormSave({ form, write: savingReact, target, onLate: saved => void goOn(saved) })
  const save = async (): Promise<void> => {
    const doing = { judged: judged(), isNew: react === null, done: 'シチュエーションを保存しました' }
    const saved = await saving.saveChanges(doing, { worldId, templateId })
    if (saved) await goOn(saved)
  }
  /** Saving; what players read at once is saved only after a question. */
  const press = (): void => {
    const question = planQuestion({ plan: react, fields: form.written().fields, now, ...words })
    if (!question) void save()
    else if (form.check(judged())) ask(question)
  }
  const newest = async () =>
    templateId === null
      ? null
      : groundOfPlan(reactKind, (await client.fetchQuery(reactQueries.desk(worldId, templateId))).react)
  return (
    <SavedForm
      {...{ form, saving, newest }}
      isNew={react === null}
      staleCodes={STALE_CODES}
      onSave={press}
      head={react && <Standing {...{ react, now }} />}
      foot={
        <>
          {react && <EndReact {...{ react, now }} onEnded={() => void leave()} />}
          {log.length > 0 && <ReactLog log={log} />}
        </>
      }
    >
      <PlanFormFields
        {...{ form, worldId, target, draftId, now }}
        place={REACT_PLACE}
        has={['catchcopy', 'related']}
        hint="どんな場面で、何が起きるかを書きます。だれでも読めます。"
        lengthStays={
          react && !isLengthFree(react)
            ? 'マスターが価格を決めたか、オーダーがあったため、長さは変えられません。'
            : undefined
        }
        isBusy={saving.pending}
        onSubmit={press}
      />
      {asked && <AskFirst asked={asked} onClose={() => ask(null)} onYes={() => void save()} />}
    </SavedForm>
  )
}

/** Facts of a saved situation: its period, what was ordered, and its page for players. */
function Standing({ react, now }: { react: DeskReact; now: number }) {
  const { worldId, templateId, masters, orders, running } = react
  const period = planPeriod(react, now)
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1">
      <PeriodChip period={period} />
      <p className="num min-w-0 flex-1 text-cap text-ink-soft">
        引き受けるマスター {masters}人・オーダー {orders}件{running > 0 && `（進行中 ${running}件）`}
      </p>
      {period !== 'coming' && (
        <TextLink
          to="/world/$worldId/scenarioReact/$templateId"
          params={{ worldId, templateId: String(templateId) }}
          search={{}}
          chevron
        >
          公開ページを見る
        </TextLink>
      )}
    </div>
  )
}
