// /myPage/account/mailHistory: mails that were sent to the user, the newest first; each unfolds to its text.
import { Link } from '@tanstack/react-router'
import { Page } from '#app/shared/screen/Page.tsx'
import { PagedList } from '#app/shared/screen/PagedList.tsx'
import { Read } from '#app/shared/screen/Read.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { EmptyDrawing } from '#app/ui/art/Drawings.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import { formatDayTime } from '#app/ui/days.ts'
import { Fold } from '#app/ui/Fold.tsx'
import { List } from '#app/ui/List.tsx'
import { NewsRowSkeleton } from '#app/ui/Skeleton.tsx'
import { EmptyState } from '#app/ui/States.tsx'
import { BackLink, TopBar } from '#app/ui/TopBar.tsx'
import { isRecentMail, MAIL_HISTORY_PAGE_SIZE } from '#rules/mail-history.ts'
import { type KeptMail, ownAccountQueries } from './queries.ts'

export function MailHistoryScreen({ page }: { page: number }) {
  const query = useRead(ownAccountQueries.mailHistory(page))
  return (
    <Page top={<TopBar title="届いたメール" back={<BackLink to="/myPage" />} />}>
      <p className="phrases mt-3 text-cap text-ink-soft">
        ご登録のメールアドレスに送ったメールの控えです。手続き用のリンクは、控えには残りません。
      </p>
      <Read query={query} title="メールの控えを読み込めませんでした。" className="mt-3" skeleton={<NewsRowSkeleton />}>
        {({ mailList, count }, age) => (
          <PagedList
            shown={mailList.length}
            count={count}
            page={page}
            size={MAIL_HISTORY_PAGE_SIZE}
            age={age}
            link={(number, face) => <Link to="/myPage/account/mailHistory" search={{ page: number }} {...face} />}
            past="このページにメールはありません。"
            empty={<EmptyState drawing={<EmptyDrawing />} title="お知らせメールはありません。" />}
          >
            <List>
              {mailList.map(mail => (
                <MailRow key={mail.mailId} mail={mail} />
              ))}
            </List>
          </PagedList>
        )}
      </Read>
    </Page>
  )
}

const MailRow = ({ mail: { subject, plainText, createdAt } }: { mail: KeptMail }) => (
  <li className="px-4 py-2">
    <Fold
      label={
        <span className="min-w-0 flex-1">
          <span className="flex flex-wrap items-center gap-x-2 text-sub text-ink">
            <span className="wrap-anywhere">{subject}</span>
            {isRecentMail(createdAt, Date.now()) && <Chip tone="hi">新着</Chip>}
          </span>
          <time dateTime={createdAt} className="block text-meta font-normal text-ink-soft">
            {formatDayTime(createdAt)}
          </time>
        </span>
      }
    >
      <p className="py-2 text-sub whitespace-pre-wrap wrap-anywhere">{plainText}</p>
    </Fold>
  </li>
)
