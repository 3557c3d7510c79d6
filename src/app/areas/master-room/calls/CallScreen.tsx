// /myPage/account/masterCall: the calls for openings: adding one by master, world and kind, silencing, deleting.
import { BellPlus, BellRing } from 'lucide-react'
import { Page } from '#app/shared/screen/Page.tsx'
import { Aged, Read } from '#app/shared/screen/Read.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { EmptyDrawing } from '#app/ui/art/Drawings.tsx'
import { ButtonLink } from '#app/ui/Button.tsx'
import { SectionHeading } from '#app/ui/Card.tsx'
import { List } from '#app/ui/List.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { NewsRowSkeleton } from '#app/ui/Skeleton.tsx'
import { EmptyState } from '#app/ui/States.tsx'
import { BackLink, TopBar } from '#app/ui/TopBar.tsx'
import { MASTER_CALLS_MOST } from '#rules/master-rooms.ts'
import { masterCallQueries } from '../queries.ts'
import { CallForm } from './CallForm.tsx'
import { CallRow } from './CallRow.tsx'

export function CallScreen() {
  const query = useRead(masterCallQueries.list())
  return (
    <Page top={<TopBar title="オープニングの呼び出し" back={<BackLink to="/myPage" />} />}>
      <Notice icon={BellRing} silent className="mt-3">
        選んだ条件に合うオープニングが公開されたら、アプリの中でお知らせします。フォロー中のマスターのものは、ここになくても届きます。
      </Notice>
      <SectionHeading>呼び出しを加える</SectionHeading>
      <CallForm />
      <Read
        query={query}
        title="呼び出しを読み込めませんでした。"
        className="mt-3"
        skeleton={<NewsRowSkeleton count={3} />}
      >
        {({ callList }, age) => (
          <>
            <SectionHeading>
              登録した呼び出し
              <span className="num ml-2 font-sans text-meta font-normal text-ink-soft">
                {callList.length} / {MASTER_CALLS_MOST}件
                <Aged since={age} />
              </span>
            </SectionHeading>
            {callList.length === 0 ? (
              <EmptyState
                drawing={<EmptyDrawing />}
                title="登録はありません。"
                note="マスターのページの「呼び出し」からも加えられます。"
                action={
                  <ButtonLink variant="ai" icon={BellPlus} to="/master" search={{ page: 1 }}>
                    マスターを探す
                  </ButtonLink>
                }
              />
            ) : (
              <List>
                {callList.map(call => (
                  <CallRow key={call.callId} call={call} />
                ))}
              </List>
            )}
          </>
        )}
      </Read>
    </Page>
  )
}
