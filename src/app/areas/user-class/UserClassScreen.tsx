// /myPage/account/userClass?apply&draft: a card for each class, switching between those that the user has, applying for others.
import { useEffect, useRef } from 'react'
import { session } from '#app/platform/session.ts'
import { useSession } from '#app/platform/use-session.ts'
import { Page } from '#app/shared/screen/Page.tsx'
import { Read } from '#app/shared/screen/Read.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { SectionHeading } from '#app/ui/Card.tsx'
import { List, ListLink } from '#app/ui/List.tsx'
import { MissionCardSkeleton } from '#app/ui/Skeleton.tsx'
import { BackLink, TopBar } from '#app/ui/TopBar.tsx'
import { lastClassLabels } from '#rules/codes/user.ts'
import { selectRole } from '#rules/role-selection.ts'
import type { ClassAddress } from './addresses.ts'
import { ApplyForm } from './apply/ApplyForm.tsx'
import { ClassCardItem } from './ClassCardItem.tsx'
import { cardsOf, isOpen } from './class-cards.ts'
import { classQueries } from './queries.ts'

export function UserClassScreen({ place }: { place: ClassAddress }) {
  const { user } = useSession()
  if (!user) return null
  return (
    <Page
      top={
        <TopBar
          title={place.apply ? 'クラスの申請' : 'ユーザークラス'}
          back={<BackLink to={place.apply ? '/myPage/account/userClass' : '/myPage'} />}
        />
      }
    >
      <Classes userId={user.userId} held={user.classList.length} place={place} />
    </Page>
  )
}

function Classes({ userId, held, place }: { userId: string; held: number; place: ClassAddress }) {
  const classes = useRead(classQueries.classes(userId))
  const last = useRead(classQueries.lastClass(userId))
  const mine = useRead(classQueries.mine())
  useKnownClasses(classes.data ? cardsOf(classes.data, []).filter(card => card.held).length : held, held)
  const query = {
    ...classes,
    data:
      classes.data && last.data && mine.data
        ? { classes: classes.data, last: last.data.lastClass, mine: mine.data.requestList }
        : undefined,
    error: classes.error ?? last.error ?? mine.error,
    refetch: () => Promise.all([classes.refetch(), last.refetch(), mine.refetch()]),
  }
  return (
    <Read query={query} title="クラスを読み込めませんでした。" className="mt-3" skeleton={<MissionCardSkeleton />}>
      {({ classes: known, last: lastUsed, mine: requests }) => {
        const cards = cardsOf(known, requests)
        const wanted = cards.find(card => card.apply !== null && card.apply === place.apply)
        if (wanted && place.apply && !wanted.held && !isOpen(wanted.request)) {
          return (
            <>
              <SectionHeading>{wanted.label}になる</SectionHeading>
              <ApplyForm key={place.apply} place={place.apply} draftId={place.draft} />
            </>
          )
        }
        const role = selectRole(known, lastUsed)
        return (
          <>
            <p className="mt-3 text-cap text-ink-soft">
              いまは{role.lastUsedClass === null ? '' : `${lastClassLabels[role.lastUsedClass]}の`}「{role.userName}
              」です。切り替えても、できることは変わりません。
            </p>
            <ul className="mt-3">
              {cards.map(card => (
                <ClassCardItem key={card.code} card={card} isUsed={role.lastUsedClass === card.code} />
              ))}
            </ul>
            <SectionHeading>ストーリーサポーター</SectionHeading>
            <List>
              <ListLink
                to="/myPage/account/storySupporterExam"
                title="ストーリーサポーター試験"
                note="募集しているワールドの物語を書くための試験"
              />
              <ListLink
                to="/myPage/account/storySupporterPermission"
                title="ワールドごとの許可"
                note="書きたいワールドを選んで申請する"
              />
            </List>
          </>
        )
      }}
    </Read>
  )
}

/** Renews the session when the office has given the user a class meanwhile: the answer to that names the classes. */
function useKnownClasses(found: number, known: number): void {
  const asked = useRef(false)
  useEffect(() => {
    if (found === known || asked.current) return
    asked.current = true
    session.renew().catch(() => {})
  }, [found, known])
}
