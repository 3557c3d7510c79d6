// Letters of the user: those waiting on this device, then those that have arrived, the newest first.

import { Link, useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { HandedInCard } from '#app/shared/draft/HandedInCard.tsx'
import { PageLinks } from '#app/shared/screen/PagedList.tsx'
import { oldSince, Read } from '#app/shared/screen/Read.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { AgeNote } from '#app/ui/AgeNote.tsx'
import { EmptyDrawing } from '#app/ui/art/Drawings.tsx'
import { Card, SectionHeading } from '#app/ui/Card.tsx'
import { Chip, type ChipTone } from '#app/ui/Chip.tsx'
import { formatDayTime } from '#app/ui/days.ts'
import { NewsRowSkeleton } from '#app/ui/Skeleton.tsx'
import { EmptyState } from '#app/ui/States.tsx'
import {
  INQUIRY_PAGE_SIZE,
  type InquiryState,
  inquiryStateLabels,
  inquirySubjectLabels,
  inquirySubjects,
} from '#rules/inquiries.ts'
import { useWaitingLetters } from './actions.ts'
import { inquiryQueries, type Letter } from './queries.ts'

const tones: Record<InquiryState, ChipTone> = { received: 'line', working: 'kin', answered: 'matsuba' }

export function LetterList({ page }: { page: number }) {
  const navigate = useNavigate()
  const waiting = useWaitingLetters()
  const query = useRead(inquiryQueries.list(page))
  const { data } = query
  const since = oldSince(query)
  return (
    <>
      <SectionHeading
        more={
          since !== null ? (
            <span className="text-meta text-ink-soft">
              <AgeNote at={since} />
            </span>
          ) : undefined
        }
      >
        送ったお問い合わせ
      </SectionHeading>
      {page === 1 &&
        waiting.map(item => (
          <HandedInCard
            key={item.id}
            item={item}
            head={<Subject of={String(item.facts.subjectKind)} />}
            onCancelled={draft => void navigate({ to: '/inquiry', search: { page: 1, draft } })}
          />
        ))}
      <Read query={query} title="お問い合わせを読み込めませんでした。" className="mt-3" skeleton={<NewsRowSkeleton />}>
        {data => <Letters letters={data.inquiryList} isEmpty={data.count === 0 && waiting.length === 0} />}
      </Read>
      <PageLinks
        page={page}
        count={data?.count ?? 0}
        size={INQUIRY_PAGE_SIZE}
        link={(number, face) => <Link to="/inquiry" search={{ page: number }} {...face} />}
      />
    </>
  )
}

function Letters({ letters, isEmpty }: { letters: readonly Letter[]; isEmpty: boolean }) {
  if (isEmpty)
    return (
      <EmptyState drawing={<EmptyDrawing />} title="送ったお問い合わせはありません。" note="上の欄から送れます。" />
    )
  return (
    <>
      {/* Answers cannot be shown here yet, so the screen must not promise one. */}
      <p className="mt-2 text-cap text-ink-soft">
        運営に届いています。返事をこの画面に表示するしくみは、まだありません。
      </p>
      <ul className="mt-3">
        {letters.map(({ inquiryId, subjectKind, state, receivedAt, body }) => (
          <Card as="li" key={inquiryId}>
            <Subject of={subjectKind}>
              <Chip tone={tones[state]}>{inquiryStateLabels[state]}</Chip>
              <time className="num ml-auto text-meta text-ink-soft">{formatDayTime(receivedAt)}</time>
            </Subject>
            <Body text={body} />
          </Card>
        ))}
      </ul>
    </>
  )
}

const LONG = 120

/** Text of a letter; a long one is collapsed. */
function Body({ text }: { text: string }) {
  const face = 'text-sub whitespace-pre-wrap wrap-anywhere'
  if (text.length <= LONG) return <p className={face}>{text}</p>
  return (
    <details className="group">
      <summary className={`${face} min-h-11 cursor-pointer list-none`}>
        <span className="line-clamp-3 group-open:line-clamp-none">{text}</span>
        <span className="mt-1 block text-cap font-semibold text-ai group-open:hidden">つづきを読む</span>
      </summary>
    </details>
  )
}

const Subject = ({ of, children }: { of: string; children?: ReactNode }) => {
  const subject = inquirySubjects.find(kind => kind === of)
  return (
    <p className="mb-2 flex flex-wrap items-center gap-1.5">
      <Chip tone="ai">{subject ? inquirySubjectLabels[subject] : 'お問い合わせ'}</Chip>
      {children}
    </p>
  )
}
