// Head of a form: whether it is open, until when, who answers, its title and its words.
import { StoryText } from '#app/shared/story/StoryText.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import { formatDeadline } from '#app/ui/days.ts'
import { PageHeading } from '#app/ui/TopBar.tsx'
import { isUrgent, timeLeft } from '#rules/dates.ts'
import type { FormAudience } from '#rules/web-forms.ts'
import type { WebForm } from './queries.ts'

const whoAnswers: Record<FormAudience, string> = {
  everyone: 'だれでも答えられます',
  member: 'ログインして答えます',
  character: 'キャラクターで答えます',
}
const onceWords: Record<FormAudience, string> = {
  everyone: '',
  member: '1人1回',
  character: '1キャラクター1回',
}

/** ログインして答えます・1人1回・締切まで直せます */
export const termsOf = ({ audience, isOnce }: Pick<WebForm, 'audience' | 'isOnce'>): string =>
  [whoAnswers[audience], isOnce && onceWords[audience], '受付が終わるまで直せます'].filter(Boolean).join('・')

export type ShownForm = Pick<WebForm, 'title' | 'body' | 'worldName' | 'audience' | 'isOnce' | 'closesAt' | 'isOpen'>

export function FormHead({ form, now }: { form: ShownForm; now: number }) {
  const { title, body, worldName, closesAt, isOpen } = form
  return (
    <header className="mt-4 mb-4">
      <p className="flex flex-wrap items-center gap-2 text-meta text-ink-soft">
        <Chip tone={isOpen ? 'matsuba' : 'line'}>{isOpen ? '受付中' : '受付終了'}</Chip>
        {worldName && <span>{worldName}</span>}
        <span>{termsOf(form)}</span>
      </p>
      <PageHeading className="phrases mt-1.5 wrap-anywhere">{title}</PageHeading>
      {closesAt && isOpen && (
        <p className={`num mt-1 text-sub font-semibold ${isUrgent(closesAt, now) ? 'text-shu' : ''}`}>
          締切 <time dateTime={closesAt}>{formatDeadline(closesAt)}</time> — {timeLeft(closesAt, now)}
        </p>
      )}
      {body !== '' && (
        <div className="mt-3 max-w-[36em] leading-[1.9]">
          <StoryText text={body} />
        </div>
      )}
    </header>
  )
}
