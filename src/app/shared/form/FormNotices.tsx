// Notices of a form: whether it is saved, what went wrong with a press, a change by somebody else, what is wrong with its fields.
import { RefreshCw, TriangleAlert } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Pressing } from '#app/platform/outbox/use-press.ts'
import { TwoVersions } from '#app/shared/draft/TwoVersions.tsx'
import { tellFailure } from '#app/shared/draft/what-went-wrong.ts'
import { PressNotice } from '#app/shared/screen/PressNotice.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { differing, factsOf, type Ground } from './table.ts'
import type { Form } from './use-form.ts'

interface FormNoticesProps<Values extends object, Judged extends string | object, G extends Ground<Values>> {
  form: Form<Values, Judged, G>
  of: Pick<Pressing, 'problem' | 'isChecking' | 'askAgain'> & { forgetProblem: () => void }
  /** chips before the words of the state */
  lead?: ReactNode
  /** act that is under way: 保存しています */
  doing?: string | false | undefined
  isNew: boolean
  /** codes of refusals that say that the server has another version */
  staleCodes: readonly string[]
  /** reads the newest version on the server; null: there is none */
  newest: () => Promise<G | null>
  /** facts of a version that are no fields; `theirs` null: of what is written here */
  facts?: (theirs: G | null) => readonly (string | null | false)[]
}

export function FormNotices<Values extends object, Judged extends string | object, G extends Ground<Values>>(
  props: FormNoticesProps<Values, Judged, G>,
) {
  const { form, of, lead, doing, isNew, staleCodes, newest, facts = () => [] } = props
  const { kind, theirs } = form
  const { problem, isChecking } = of
  const [isReloading, setReloading] = useState(false)
  const notices = useRef<HTMLDivElement>(null)
  const isAlarming = problem !== null || isChecking || theirs !== null
  // The buttons are far below on a phone.
  useEffect(() => {
    if (isAlarming) notices.current?.scrollIntoView?.({ block: 'center' })
  }, [isAlarming])
  const reload = async (): Promise<void> => {
    setReloading(true)
    try {
      const found = await newest()
      of.forgetProblem()
      if (found) await form.meet(found)
    } catch (error) {
      tellFailure('読み込めませんでした', error)
    } finally {
      setReloading(false)
    }
  }
  const saved = form.isDirty ? '保存していない変更があります' : isNew ? 'まだ保存していません' : '保存済み'
  const versionOf = ({ fields, text }: Pick<Ground<Values>, 'fields' | 'text'>, of: G | null) => ({
    title: kind.title(fields),
    text,
    facts: [...factsOf(kind, fields), ...facts(of)],
  })
  return (
    <div ref={notices}>
      <p className="mt-3 flex flex-wrap items-center gap-2 text-meta text-ink-soft">
        {lead}
        <span>{doing || saved}</span>
      </p>
      <PressNotice of={of}>
        {staleCodes.includes(problem?.code ?? '') && (
          <>
            <p>書いた文章は、読み込み直しても残ります。</p>
            <Button
              variant="line"
              icon={RefreshCw}
              className="mt-2"
              pending={isReloading}
              pendingLabel="読み込んでいます"
              onClick={() => void reload()}
            >
              読み込み直す
            </Button>
          </>
        )}
      </PressNotice>
      {/* While an answer is missing, the newer version may be our own. */}
      {theirs && !isChecking && (
        <TwoVersions
          what={kind.what}
          differs={differing(kind, theirs, form.written())}
          written={versionOf({ fields: form.fields, text: form.text ?? '' }, null)}
          saved={versionOf(theirs, theirs)}
          onGoOn={() => form.goOnFrom(theirs)}
          onAdopt={() => void form.adopt(theirs)}
        />
      )}
    </div>
  )
}

export interface FaultSummaryProps {
  form: { isTried: boolean; faults: Partial<Record<string, string>>; goTo: (name: string) => void }
  title?: string
  className?: string
}

/** List of the faults in the order of the form, once it was handed in with some; each leads to its field. */
export function FaultSummary({ form, title = '入力をお確かめください。', className = 'mt-3' }: FaultSummaryProps) {
  const { isTried, faults, goTo } = form
  const wrong = Object.entries(faults)
  if (!isTried || wrong.length === 0) return null
  return (
    <Notice tone="hi" icon={TriangleAlert} title={title} className={className}>
      <ul>
        {wrong.map(([name, words]) => (
          <li key={name}>
            <button type="button" className="min-h-11 text-left underline" onClick={() => goTo(name)}>
              {words}
            </button>
          </li>
        ))}
      </ul>
    </Notice>
  )
}
