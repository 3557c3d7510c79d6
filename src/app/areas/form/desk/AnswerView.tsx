// One answer to a form, with the ones before and after it.
import { Link } from '@tanstack/react-router'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Read } from '#app/shared/screen/Read.tsx'
import { nowhereBut } from '#app/shared/screen/to-list.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { ButtonLink } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { Loading, SkeletonBlock } from '#app/ui/Skeleton.tsx'
import { formatDateTime } from '#rules/dates.ts'
import { formRefusals } from '#rules/refusals/form.ts'
import { AnswerText, receiptNumber } from '../AnswerText.tsx'
import { type DeskForm, formQueries } from '../queries.ts'
import { senderOf } from './AnswersView.tsx'

interface AnswerViewProps {
  form: DeskForm
  answerId: number
  /** page of the list from which it was opened */
  page: number
}

export function AnswerView({ form, answerId, page }: AnswerViewProps) {
  const query = useRead(formQueries.answer(form.formId, answerId))
  const params = { formId: String(form.formId) }
  const at = (answer: number | undefined) => ({ view: 'answers' as const, answer, page })
  return (
    <Read
      query={query}
      title="回答を読み込めませんでした。"
      className="mt-3"
      nowhere={nowhereBut(
        formRefusals.FORM_ANSWER_NOT_FOUND.message,
        { to: '/admin/form/$formId', params, search: at(undefined) },
        '回答の一覧へ',
      )}
      skeleton={
        <Loading>
          <SkeletonBlock className="mt-4 h-60 rounded-card" />
        </Loading>
      }
    >
      {answer => (
        <>
          <p className="mt-3 mb-2">
            <Link
              to="/admin/form/$formId"
              params={params}
              search={at(undefined)}
              className="inline-flex min-h-11 items-center text-sub text-ai underline underline-offset-4"
            >
              回答の一覧へ戻る
            </Link>
          </p>
          <Card as="section">
            <h2 className="num text-sub font-bold">{receiptNumber(answer.answerId)}</h2>
            <p className="text-sub wrap-anywhere">
              {senderOf(answer)}
              {answer.publicUserId && <span className="text-meta text-ink-soft">・{answer.publicUserId}</span>}
            </p>
            <p className="num text-meta text-ink-soft">
              {formatDateTime(answer.receivedAt)}に受付
              {answer.changedAt !== null && `・${formatDateTime(answer.changedAt)}に変更`}
            </p>
            <AnswerText questions={form.questions} answers={answer.answers} />
          </Card>
          <nav aria-label="前後の回答" className="mt-4 flex flex-wrap justify-between">
            {answer.newerId === null ? (
              <span />
            ) : (
              <ButtonLink
                variant="text"
                icon={ChevronLeft}
                to="/admin/form/$formId"
                params={params}
                search={at(answer.newerId)}
              >
                新しい回答
              </ButtonLink>
            )}
            {answer.olderId !== null && (
              <ButtonLink
                variant="text"
                iconEnd={ChevronRight}
                to="/admin/form/$formId"
                params={params}
                search={at(answer.olderId)}
              >
                古い回答
              </ButtonLink>
            )}
          </nav>
        </>
      )}
    </Read>
  )
}
