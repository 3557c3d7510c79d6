// Card with the link of an open invitation: it can be scanned, copied, sent and replaced, and friends can be asked by
// name.
import { Copy, RefreshCw, UserPlus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { AskFirst } from '#app/shared/screen/AskFirst.tsx'
import { PressNotice } from '#app/shared/screen/PressNotice.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Card, SectionHeading } from '#app/ui/Card.tsx'
import { copyText } from '#app/ui/copy.ts'
import { formatDeadline } from '#app/ui/days.ts'
import { SkeletonBlock } from '#app/ui/Skeleton.tsx'
import { TextButton } from '#app/ui/TextLink.tsx'
import { formatCount } from '#rules/rewards.ts'
import { invitationPath } from '../invite/invitation-path.ts'
import type { Order } from '../queries.ts'
import type { OrderActs } from '../writes.ts'

const QrCode = lazy(() => import('#app/ui/QrCode.tsx'))
const FriendSheet = lazy(() => import('./FriendSheet.tsx').then(module => ({ default: module.FriendSheet })))

export function InvitationCard({ order, acts }: { order: Order; acts: OrderActs }) {
  const { orderId, purpose, worldId, invitation, dueAt, share, seats, memberList, actList } = order
  const [asked, ask] = useState<'renew' | 'friend' | null>(null)
  if (!invitation) return null
  const path = invitationPath(worldId, orderId, invitation.hash)
  const url = `${location.origin}${path}`
  const free = Math.max(0, seats - memberList.filter(({ state }) => state === 'joined').length)
  return (
    <section aria-labelledby="invitation">
      <SectionHeading
        id="invitation"
        more={dueAt && <span className="num text-meta text-ink-soft">{formatDeadline(dueAt)} まで</span>}
      >
        招待リンク
      </SectionHeading>
      <Card>
        <div className="flex flex-wrap gap-3.5">
          <span className="size-28 flex-none rounded-card border border-line bg-[#fff] p-1">
            <Suspense fallback={<SkeletonBlock className="size-full" />}>
              <QrCode text={url} label="招待リンクのQRコード" />
            </Suspense>
          </span>
          <div className="flex min-w-0 flex-[1_1_9rem] flex-col justify-between gap-2">
            <div>
              <p className="line-clamp-3 text-cap leading-[1.6] font-semibold break-all">
                {url.replace(/^https?:\/\//, '')}
              </p>
              <p className="num mt-1 text-meta text-ink-soft">ひとり {formatCount(share)}コイン</p>
            </div>
            <Button icon={Copy} className="self-start" onClick={() => void copyText(url, '招待リンク')}>
              コピー
            </Button>
          </div>
        </div>
        <div className="mt-3 flex flex-wrap items-center justify-between gap-x-3 border-t border-line pt-1">
          <span className="num text-meta text-ink-soft">
            ひらいた人 {invitation.visits}名・残り {free}枠
          </span>
          <TextButton icon={RefreshCw} onClick={() => ask('renew')}>
            作りなおす
          </TextButton>
        </div>
      </Card>
      {actList.includes('askFriend') && (
        <Button variant="line" icon={UserPlus} className="mt-2" onClick={() => ask('friend')}>
          フレンドを名前で招く
        </Button>
      )}
      <PressNotice of={acts} />
      {asked === 'renew' && (
        <AskFirst
          asked={{
            title: '招待リンクを作りなおしますか？',
            lead: 'いまのリンクは使えなくなります。もう参加した人は、そのまま残ります。',
            yes: '作りなおす',
            icon: RefreshCw,
          }}
          onClose={() => ask(null)}
          onYes={() => void acts.press({ act: 'renewLink', orderId, purpose })}
        />
      )}
      <Suspense>{asked === 'friend' && <FriendSheet order={order} onClose={() => ask(null)} />}</Suspense>
    </section>
  )
}
