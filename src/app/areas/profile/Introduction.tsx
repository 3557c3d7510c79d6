// The self-introduction on マイページ, with a link to its editor.
import { useQuery } from '@tanstack/react-query'
import { PenLine } from 'lucide-react'
import { useOnline } from '#app/platform/connectivity.ts'
import { Card, SectionHeading } from '#app/ui/Card.tsx'
import { RichText } from '#app/ui/RichText.tsx'
import { Loading, SkeletonLines } from '#app/ui/Skeleton.tsx'
import { TextButton, TextLink } from '#app/ui/TextLink.tsx'
import { SendChip } from '#app/ui/WaitingLine.tsx'
import { shownOnceOnline } from '#rules/messages/offline.ts'
import { useWaitingIntroduction } from './actions.ts'
import { profileQueries } from './queries.ts'

const here = [location.origin]

export function Introduction() {
  const online = useOnline()
  const { data, error, refetch } = useQuery(profileQueries.own())
  const waiting = useWaitingIntroduction()
  const text = waiting?.text ?? data?.introduction
  return (
    <>
      <SectionHeading
        more={
          <TextLink to="/myPage/profile" icon={PenLine}>
            編集<span className="vh">：自己紹介</span>
          </TextLink>
        }
      >
        自己紹介
      </SectionHeading>
      <Card as="section" aria-label="自己紹介">
        {text ? (
          <div className="text-sub wrap-anywhere">
            <RichText text={text} origins={here} />
          </div>
        ) : text === '' ? (
          <p className="text-sub text-ink-soft">まだ書いていません。</p>
        ) : error ? (
          <p className="flex flex-wrap items-center justify-between gap-x-3 text-sub">
            {online ? '自己紹介を読み込めませんでした。' : shownOnceOnline()}
            {online && <TextButton onClick={() => void refetch()}>もう一度試す</TextButton>}
          </p>
        ) : (
          <Loading>
            <SkeletonLines widths={[90, 70]} />
          </Loading>
        )}
        {waiting && (
          <p className="mt-2.5 flex">
            <SendChip state="waiting" />
          </p>
        )}
      </Card>
    </>
  )
}
