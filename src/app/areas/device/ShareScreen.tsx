// /share: a text or link that another app shared. It goes into a new draft of a form that the user chooses, and stays in the
// address until then, so that nothing is lost when the page is left or opened anew.
import { useRouter } from '@tanstack/react-router'
import { MessageCircleQuestion, MessagesSquare } from 'lucide-react'
import { useState } from 'react'
import { placeAddress } from '#app/areas/draft-places.ts'
import { scenarioQueries } from '#app/areas/scenario/queries.ts'
import { beginDraft } from '#app/platform/drafts/changing.ts'
import { useSession } from '#app/platform/use-session.ts'
import type { DraftPlaceName } from '#app/shared/draft/place.ts'
import { Page } from '#app/shared/screen/Page.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { ButtonLink } from '#app/ui/Button.tsx'
import { Card, SectionHeading } from '#app/ui/Card.tsx'
import { List } from '#app/ui/List.tsx'
import { EmptyState } from '#app/ui/States.tsx'
import { BackLink, TopBar } from '#app/ui/TopBar.tsx'
import { toasts } from '#app/ui/toast-store.ts'
import { canPost } from '#rules/scenario/board.ts'
import { PlaceRow } from './PlaceRow.tsx'
import { type Shared, sharedText } from './shared-text.ts'

export function ShareScreen(shared: Shared) {
  const { user } = useSession()
  const router = useRouter()
  const { data } = useRead(scenarioQueries.own())
  const [chosen, setChosen] = useState<string>()
  const text = sharedText(shared)
  if (!user) return null
  const put = async (place: DraftPlaceName, target: string): Promise<void> => {
    setChosen(target)
    try {
      const draftId = await beginDraft({ userId: user.userId, place, target, text })
      const href = placeAddress({ place, target, draftId })
      if (href) await router.navigate({ href, replace: true })
    } catch {
      setChosen(undefined)
      toasts.add({ type: 'error', title: 'この端末に保存できないため、下書きにできませんでした' })
    }
  }
  const talks = (data?.scenarioList ?? []).filter(({ state }) => canPost(state))
  return (
    <Page top={<TopBar title="共有されたもの" back={<BackLink to="/" />} />}>
      {text === '' ? (
        <EmptyState
          title="共有された文章はありません。"
          action={
            <ButtonLink to="/" variant="ai">
              ホームへ
            </ButtonLink>
          }
        />
      ) : (
        <>
          <Card as="section" className="mt-3" aria-label="共有された文章">
            <p className="whitespace-pre-wrap text-body wrap-anywhere">{text}</p>
          </Card>
          <SectionHeading>どこに入れますか？</SectionHeading>
          <List>
            {talks.map(({ worldId, scenarioId, phase, scenarioTitle }) => {
              const target = `${worldId}:${scenarioId}:${phase}`
              return (
                <PlaceRow
                  key={target}
                  icon={MessagesSquare}
                  title={scenarioTitle}
                  note="相談の発言"
                  pending={chosen === target}
                  onPress={() => void put('scenarioPost', target)}
                />
              )
            })}
            <PlaceRow
              icon={MessageCircleQuestion}
              title="お問い合わせ"
              note="運営への手紙"
              pending={chosen === ''}
              onPress={() => void put('inquiry', '')}
            />
          </List>
          <p className="mt-3 text-cap text-ink-soft">新しい下書きになります。送るまで、だれにも見えません。</p>
        </>
      )}
    </Page>
  )
}
