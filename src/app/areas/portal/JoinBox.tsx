// Box with the link to the sign-up, at the foot of pages for guests, with other pages to look at first.
import { Feather, Image, Mic } from 'lucide-react'
import { useSession } from '#app/platform/use-session.ts'
import { ButtonLink } from '#app/ui/Button.tsx'
import { Card, SectionHeading } from '#app/ui/Card.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { List, ListLink } from '#app/ui/List.tsx'

export function JoinBox() {
  const { user } = useSession()
  return (
    <section>
      {!user && (
        <>
          <SectionHeading>はじめかた</SectionHeading>
          <Card>
            <ol className="num grid list-decimal gap-1.5 pl-6 text-sub leading-[1.7]">
              <li>メールアドレスで登録します。登録も、物語を読むのも無料です。</li>
              <li>ワールドを選んで、キャラクターを作ります。</li>
              <li>参加したい物語を選び、プレイングを書いて送ります。</li>
            </ol>
            <ButtonLink variant="shu" size="big" capped to="/login" search={{ mode: 'signup' }} className="mt-4">
              無料ではじめる
            </ButtonLink>
          </Card>
        </>
      )}
      <List className="mt-3">
        <ListLink
          to="/illust"
          search={{ page: 1 }}
          icon={<Icon of={Image} className="text-ai" />}
          title="イラストを見る"
        />
        <ListLink to="/voice" search={{ page: 1 }} icon={<Icon of={Mic} className="text-ai" />} title="ボイスを聞く" />
        <ListLink
          to="/recruitingForm"
          icon={<Icon of={Feather} className="text-ai" />}
          title="つくる人の募集"
          note="マスター・イラストレーター・声優・ライター"
        />
      </List>
    </section>
  )
}
