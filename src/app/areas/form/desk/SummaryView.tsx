// Counts of the answers to a form: how many answered each question, and how often each choice was made.
import { Read } from '#app/shared/screen/Read.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { EmptyDrawing } from '#app/ui/art/Drawings.tsx'
import { Card } from '#app/ui/Card.tsx'
import { Loading, SkeletonBlock } from '#app/ui/Skeleton.tsx'
import { EmptyState } from '#app/ui/States.tsx'
import { isChoice, questionKindLabels } from '#rules/web-forms.ts'
import { type DeskForm, type FormSummary, formQueries } from '../queries.ts'
import { DownloadButton } from './DownloadButton.tsx'

export function SummaryView({ form }: { form: DeskForm }) {
  const query = useRead(formQueries.summary(form.formId))
  return (
    <Read
      query={query}
      title="集計を読み込めませんでした。"
      className="mt-3"
      skeleton={
        <Loading>
          <SkeletonBlock className="mt-4 h-32 rounded-card" />
          <SkeletonBlock className="mt-3 h-32 rounded-card" />
        </Loading>
      }
    >
      {summary =>
        summary.answerCount === 0 ? (
          <div className="mt-3">
            <EmptyState drawing={<EmptyDrawing />} title="回答はまだありません。" />
          </div>
        ) : (
          <>
            <p className="num mt-3 mb-2 text-sub">
              回答 <b>{summary.answerCount}</b>件
            </p>
            {form.questions.map((question, index) => (
              <QuestionCounts key={question.questionId} {...{ form, index, summary }} />
            ))}
            <DownloadButton form={form} />
          </>
        )
      }
    </Read>
  )
}

interface QuestionCountsProps {
  form: DeskForm
  index: number
  summary: FormSummary
}

function QuestionCounts({ form, index, summary }: QuestionCountsProps) {
  const question = form.questions[index]
  const counted = summary.questionList.find(({ questionId }) => questionId === question?.questionId)
  if (!question || !counted) return null
  const most = Math.max(1, counted.answered)
  return (
    <Card as="section">
      <h2 className="text-sub font-bold wrap-anywhere">
        {index + 1}. {question.label}
      </h2>
      <p className="num text-meta text-ink-soft">
        {questionKindLabels[question.kind]}・答えた人 {counted.answered}件
      </p>
      {isChoice(question.kind) && (
        <ul className="mt-2 grid gap-2">
          {question.options.map(({ optionId, label }) => {
            const count = counted.optionList.find(one => one.optionId === optionId)?.count ?? 0
            return (
              <li key={optionId}>
                <p className="flex flex-wrap justify-between gap-x-3 text-cap">
                  <span className="min-w-0 wrap-anywhere">{label}</span>
                  <span className="num">
                    {count}件（{Math.round((100 * count) / most)}%）
                  </span>
                </p>
                <div aria-hidden="true" className="mt-1 h-2 overflow-hidden rounded-full bg-sunken">
                  <div className="h-full bg-ai" style={{ width: `${(100 * count) / most}%` }} />
                </div>
              </li>
            )
          })}
        </ul>
      )}
    </Card>
  )
}
