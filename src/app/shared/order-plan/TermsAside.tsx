// Right column beside a master's orders and terms: the ways to the terms of each kind of order.
import { LibraryBig, type LucideIcon, MessageSquareQuote, ScrollText } from 'lucide-react'
import { Aside } from '#app/ui/Aside.tsx'
import { SectionHeading } from '#app/ui/Card.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { List, ListLink } from '#app/ui/List.tsx'

type Kind = 'request' | 'react' | 'omnibus'

const ways = [
  { kind: 'request', to: '/myPage/scenario/scenarioSetting', icon: ScrollText, title: 'リクエストの受け付け' },
  { kind: 'react', to: '/myPage/scenario/reactOrderSetting', icon: MessageSquareQuote, title: 'リアクトの受け付け' },
  { kind: 'omnibus', to: '/myPage/scenario/omnibus/orderSetting', icon: LibraryBig, title: 'オムニバスの受け付け' },
] as const satisfies readonly { kind: Kind; to: string; icon: LucideIcon; title: string }[]

/** @param here kind whose terms are on the screen */
export function TermsAside({ here }: { here?: Kind }) {
  return (
    <Aside only>
      <SectionHeading>{here ? 'ほかの受け付け' : '受け付けの設定'}</SectionHeading>
      <List>
        {ways
          .filter(({ kind }) => kind !== here)
          .map(({ kind, to, icon, title }) => (
            <ListLink key={kind} to={to} icon={<Icon of={icon} className="text-ai" />} title={title} />
          ))}
        {here && (
          <ListLink
            to="/myPage/scenario/order"
            search={{ group: 'turn', page: 1 }}
            icon={<Icon of={ScrollText} className="text-ink-soft" />}
            title="届いたオーダー"
          />
        )}
      </List>
    </Aside>
  )
}
