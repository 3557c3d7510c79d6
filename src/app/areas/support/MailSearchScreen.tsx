// /cs/mail?q&page: mails of a whole address: those that wait, and those that were sent. Their texts are not shown.
import { Link, useNavigate } from '@tanstack/react-router'
import { Clock, Mail } from 'lucide-react'
import { PagedList } from '#app/shared/screen/PagedList.tsx'
import { Read } from '#app/shared/screen/Read.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { SectionHeading } from '#app/ui/Card.tsx'
import { formatDayTime } from '#app/ui/days.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { List, ListRow } from '#app/ui/List.tsx'
import { NewsRowSkeleton } from '#app/ui/Skeleton.tsx'
import { SUPPORT_PAGE_SIZE } from '#rules/support.ts'
import type { SupportPlace } from './address.ts'
import { supportQueries } from './queries.ts'
import { NothingFound, SupportSearch } from './SupportSearch.tsx'

export function MailSearchScreen({ place: { q, page } }: { place: SupportPlace }) {
  const navigate = useNavigate()
  return (
    <SupportSearch
      thing="メール"
      note="送信待ちのメールと、これまでに送ったメールの件名と日時を確かめられます。本文は見えません。"
      typed={q}
      onSearch={words => void navigate({ to: '/cs/mail', search: { q: words, page: 1 } })}
    >
      {words =>
        /^[^\s@]+@[^\s@]+$/.test(words) ? (
          <Found key={`${words} ${page}`} address={words} page={page} />
        ) : (
          <div className="mt-3">
            <NothingFound note="メールアドレスの全体を入力してください。" />
          </div>
        )
      }
    </SupportSearch>
  )
}

function Found({ address, page }: { address: string; page: number }) {
  const query = useRead(supportQueries.mails(address, page))
  return (
    <Read query={query} title="メールを探せませんでした。" className="mt-3" skeleton={<NewsRowSkeleton count={3} />}>
      {({ userName, waitingList, mailList, count }, age) => (
        <>
          <p className="mt-3 text-sub wrap-anywhere">
            {userName === null ? 'このアドレスのユーザーはいません。' : `${userName}さんのアドレスです。`}
          </p>
          {waitingList.length > 0 && (
            <section aria-label="送信待ち">
              <SectionHeading>送信待ち</SectionHeading>
              <List>
                {waitingList.map(mail => (
                  <MailRow key={mail.mailId} mail={mail} isWaiting />
                ))}
              </List>
            </section>
          )}
          {userName !== null && (
            <PagedList
              shown={mailList.length}
              count={count}
              page={page}
              size={SUPPORT_PAGE_SIZE}
              age={age}
              link={(number, face) => <Link to="/cs/mail" search={{ q: address, page: number }} {...face} />}
              past="このページにメールはありません。"
              empty={<NothingFound note="このユーザーに送ったメールは、まだありません。" />}
            >
              <List>
                {mailList.map(mail => (
                  <MailRow key={mail.mailId} mail={mail} />
                ))}
              </List>
            </PagedList>
          )}
        </>
      )}
    </Read>
  )
}

interface MailRowProps {
  mail: { subject: string; createdAt: string }
  isWaiting?: boolean
}

const MailRow = ({ mail: { subject, createdAt }, isWaiting = false }: MailRowProps) => (
  <ListRow
    icon={<Icon of={isWaiting ? Clock : Mail} className="text-ink-soft" />}
    title={<span className="wrap-anywhere">{subject}</span>}
    note={`${formatDayTime(createdAt)}${isWaiting ? ' から送信待ち' : ''}`}
  />
)
