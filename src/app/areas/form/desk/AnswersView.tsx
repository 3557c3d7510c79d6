// The answers to a form, the newest first.
import { Link } from '@tanstack/react-router'
import { PagedList } from '#app/shared/screen/PagedList.tsx'
import { Read } from '#app/shared/screen/Read.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { EmptyDrawing } from '#app/ui/art/Drawings.tsx'
import { formatDayTime } from '#app/ui/days.ts'
import { List, ListLink } from '#app/ui/List.tsx'
import { NewsRowSkeleton } from '#app/ui/Skeleton.tsx'
import { EmptyState } from '#app/ui/States.tsx'
import { oneLine } from '#rules/text/excerpt.ts'
import { FORM_PAGE_SIZE } from '#rules/web-forms.ts'
import { type DeskAnswer, type DeskForm, formQueries } from '../queries.ts'
import { DownloadButton } from './DownloadButton.tsx'

const EXCERPT = 60

/** Sender of an answer, in words. */
export const senderOf = ({ userName, characterName }: Pick<DeskAnswer, 'userName' | 'characterName'>): string =>
  userName === null ? 'ログインしていない人' : characterName ? `${characterName}（${userName}）` : userName

/** First words of an answer. */
function excerptOf({ questions }: DeskForm, { answers }: DeskAnswer): string {
  const first = questions.flatMap(({ questionId, options }) => {
    const answer = answers.find(one => one.questionId === questionId)
    const chosen = options.filter(({ optionId }) => answer?.options.includes(optionId)).map(({ label }) => label)
    return answer?.text || chosen.join('、') || []
  })
  return oneLine(first.join(' ／ '), EXCERPT)
}

export function AnswersView({ form, page }: { form: DeskForm; page: number }) {
  const query = useRead(formQueries.answers(form.formId, page))
  const params = { formId: String(form.formId) }
  return (
    <Read
      query={query}
      title="回答を読み込めませんでした。"
      className="mt-3"
      skeleton={
        <div className="mt-11">
          <NewsRowSkeleton />
        </div>
      }
    >
      {({ answerList, count }, age) => (
        <PagedList
          shown={answerList.length}
          count={count}
          page={page}
          size={FORM_PAGE_SIZE}
          age={age}
          link={(number, face) => (
            <Link to="/admin/form/$formId" params={params} search={{ view: 'answers', page: number }} {...face} />
          )}
          past="このページに回答はありません。"
          empty={<EmptyState drawing={<EmptyDrawing />} title="回答はまだありません。" />}
        >
          <List className="mb-2">
            {answerList.map(answer => (
              <ListLink
                key={answer.answerId}
                to="/admin/form/$formId"
                params={params}
                search={{ view: 'answers', answer: answer.answerId, page }}
                title={<span className="wrap-anywhere">{excerptOf(form, answer) || '（答えなし）'}</span>}
                note={`${senderOf(answer)}・${formatDayTime(answer.changedAt ?? answer.receivedAt)}`}
              />
            ))}
          </List>
          <DownloadButton form={form} />
        </PagedList>
      )}
    </Read>
  )
}
