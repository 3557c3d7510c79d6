// Question before readers see a change, before an article is withdrawn or deleted, and before written text is discarded.
import { changing, publishing, removingDraft } from '#app/shared/form/desk-questions.ts'
import { type AskedFirst, AskFirst } from '#app/shared/screen/AskFirst.tsx'
import { formatDateTime } from '#rules/dates.ts'
import type { NewsState } from '#rules/news-address.ts'
import type { DeskStep } from './taking-step.ts'

export type Question = DeskStep | 'discard'

/** @param publishAt the chosen time; null: at once */
function wordsOf(question: Question, state: NewsState, publishAt: string | null): AskedFirst {
  switch (question) {
    case 'publish':
      return publishAt === null
        ? publishing('お知らせ', 'すぐに、すべての読者に見えます。あとで取り下げられます。')
        : {
            title: '公開を予約しますか？',
            lead: `${formatDateTime(publishAt)} に、すべての読者に見えます。それまでは取り下げられます。`,
            yes: '予約する',
          }
    case 'save':
      return changing('お知らせ', '読者')
    case 'withdraw':
      return {
        title: 'このお知らせを取り下げますか？',
        lead:
          state === 'scheduled'
            ? '予約を取り消し、公開されなくなります。あとで、もう一度公開できます。'
            : '読者からは見えなくなります。あとで、もう一度公開できます。',
        yes: '取り下げる',
      }
    case 'remove':
      return removingDraft
    case 'discard':
      return {
        title: '保存していない変更を捨てますか？',
        lead: '最後に保存した内容に戻します。いまの本文は、下書きの一覧から30日のあいだ取り戻せます。',
        yes: '捨てる',
      }
  }
}

interface StepDialogProps {
  question: Question
  state: NewsState
  publishAt: string | null
  onClose: () => void
  onYes: () => void
}

export function StepDialog({ question, state, publishAt, ...answers }: StepDialogProps) {
  const destroys = question !== 'publish' && question !== 'save'
  return <AskFirst asked={{ ...wordsOf(question, state, publishAt), destroys }} {...answers} />
}
