// /tailor/share/{…}?hash: what a link hands out, and receiving it with a character (doc3 §3, §7).
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useOnline } from '#app/platform/connectivity.ts'
import { FailureDrawing } from '#app/ui/art/Drawings.tsx'
import { ButtonLink } from '#app/ui/Button.tsx'
import { Card, CardTitle } from '#app/ui/Card.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import { formatDeadline } from '#app/ui/days.ts'
import { ItemTile } from '#app/ui/ItemTile.tsx'
import { Missing } from '#app/ui/Missing.tsx'
import { OfflineStrip } from '#app/ui/OfflineStrip.tsx'
import { Screen } from '#app/ui/Shell.tsx'
import { Loading, SkeletonBlock, SkeletonLines } from '#app/ui/Skeleton.tsx'
import { BackLink, PageHeading, TopBar } from '#app/ui/TopBar.tsx'
import { timeLeft } from '#rules/dates.ts'
import { imageSource } from '#rules/images.ts'
import { formatCount } from '#rules/rewards.ts'
import { type DistributionKey, distributionQueries, type ShareDetail } from './queries.ts'
import { TakePanel } from './TakePanel.tsx'

export function ShareScreen({ place, hash }: { place: DistributionKey; hash: string }) {
  const online = useOnline()
  const query = useQuery(distributionQueries.detail(place, hash))
  const { data } = query
  return (
    <Screen
      top={<TopBar title="配布" plain={data !== undefined} back={<BackLink to="/" />} />}
      strip={<OfflineStrip offline={!online} />}
    >
      <div className="mt-3">
        {data ? (
          <>
            <Goods detail={data} />
            <TakePanel place={place} hash={hash} detail={data} />
          </>
        ) : (
          <Missing
            query={query}
            online={online}
            title="配布の内容を読み込めませんでした。"
            nowhere={{
              drawing: <FailureDrawing />,
              note: 'リンクが途中で切れていないか、お確かめください。',
              action: (
                <ButtonLink variant="ai" to="/">
                  ホームへ
                </ButtonLink>
              ),
            }}
          >
            <ShareSkeleton />
          </Missing>
        )}
      </div>
    </Screen>
  )
}

function Goods({ detail }: { detail: ShareDetail }) {
  const { shouhin, optionName, itemName, amount, ownerName, remaining, endsAt } = detail
  const src = (width: number) => shouhin.picture && imageSource(shouhin.picture, 'shouhin', width)
  return (
    <Card as="article">
      <div className="flex items-start gap-3">
        <ItemTile size={60} src={src(96)} zoom={{ name: itemName, src: src(640) ?? '' }} eager />
        <div className="min-w-0 flex-1">
          <p className="text-meta text-ink-soft">{shouhin.worldName}</p>
          <PageHeading>{shouhin.shouhinmei}</PageHeading>
        </div>
      </div>
      <p className="mt-2 text-sub whitespace-pre-line">{shouhin.description}</p>
      <dl className="num mt-3 grid gap-y-1 text-sub">
        <Fact name="受け取るもの">
          <CardTitle as="p">
            {itemName} ×{formatCount(amount)}
          </CardTitle>
        </Fact>
        <Fact name="種類">{optionName}</Fact>
        <Fact name="配る人">{ownerName}</Fact>
        {endsAt && (
          <Fact name="締切">
            {formatDeadline(endsAt)} — {timeLeft(endsAt, Date.now())}
          </Fact>
        )}
        {remaining !== null && (
          <Fact name="のこり">
            <Chip tone="shu">あと{formatCount(remaining)}人</Chip>
          </Fact>
        )}
      </dl>
    </Card>
  )
}

/** Beside its name, or below it where the letters are large. */
const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="flex flex-wrap gap-x-4">
    <dt className="w-24 flex-none text-ink-soft">{name}</dt>
    <dd className="min-w-0 flex-1 basis-24">{children}</dd>
  </div>
)

const ShareSkeleton = () => (
  <Loading>
    <Card>
      <span className="flex gap-3">
        <SkeletonBlock className="size-15" />
        <SkeletonLines widths={[30, 70]} className="flex-1" />
      </span>
      <SkeletonLines widths={[96, 88, 60]} className="mt-4" />
    </Card>
    <SkeletonBlock className="mt-4 h-12" />
  </Loading>
)
