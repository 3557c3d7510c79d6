// Asked before an article is taken back or deleted, and before what was written goes.
import { ConfirmDialog } from '#app/ui/AlertDialog.tsx'
import type { NewsState } from '#rules/news-places.ts'

export type Question = 'withdraw' | 'remove' | 'discard'

const questions: Record<Question, { title: string; lead: string; yes: string }> = {
  withdraw: {
    title: 'このお知らせを取り下げますか？',
    lead: '読者からは見えなくなります。あとで、もう一度公開できます。',
    yes: '取り下げる',
  },
  remove: {
    title: 'この下書きを削除しますか？',
    lead: '削除すると、お知らせの一覧からなくなります。',
    yes: '削除する',
  },
  discard: {
    title: '保存していない変更を捨てますか？',
    lead: '最後に保存した内容に戻します。いまの本文は、下書きの一覧から30日のあいだ取りもどせます。',
    yes: '捨てる',
  },
}

export function StepDialog({
  question,
  state,
  onClose,
  onYes,
}: {
  question: Question
  state: NewsState
  onClose: () => void
  onYes: (question: Question) => void
}) {
  const { title, lead, yes } = questions[question]
  const isScheduled = question === 'withdraw' && state === 'scheduled'
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={title}
      lead={isScheduled ? '予約を取り消し、公開されなくなります。あとで、もう一度公開できます。' : lead}
      answers={[
        { label: 'やめる', role: 'main', onPress: onClose },
        { label: yes, role: 'destroy', onPress: () => onYes(question) },
      ]}
    />
  )
}
