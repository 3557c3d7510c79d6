// /tailor/share/{…}?hash: the goods of a link, and receiving them with a character (doc3 §3, §7).

import type { ReactNode } from 'react'
import { Page } from '#app/shared/screen/Page.tsx'
import { Read } from '#app/shared/screen/Read.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { FailureDrawing } from '#app/ui/art/Drawings.tsx'
import { ButtonLink } from '#app/ui/Button.tsx'
import { Card, CardTitle } from '#app/ui/Card.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import { formatDeadline } from '#app/ui/days.ts'
import { ItemTile } from '#app/ui/ItemTile.tsx'
import { Loading, SkeletonBlock, SkeletonLines } from '#app/ui/Skeleton.tsx'
import { BackLink, PageHeading, TopBar } from '#app/ui/TopBar.tsx'
import { Whole } from '#app/ui/Whole.tsx'
import { timeLeft } from '#rules/dates.ts'
import { imageSource } from '#rules/images.ts'
import { formatCount } from '#rules/rewards.ts'
import { type DistributionKey, distributionQueries, type ShareDetail } from './queries.ts'
import { TakePanel } from './TakePanel.tsx'

export function ShareScreen({ place, hash }: { place: DistributionKey; hash: string }) {
  const query = useRead(distributionQueries.detail(place, hash))
  const { data } = query
  return (
    <Page top={<TopBar title="配布" plain={data !== undefined} back={<BackLink to="/" />} />}>
      <div className="mt-3">
        <Read
          query={query}
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
          skeleton={<ShareSkeleton />}
        >
          {data => (
            <>
              <Goods detail={data} />
              <TakePanel place={place} hash={hash} detail={data} />
            </>
          )}
        </Read>
      </div>
    </Page>
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
            <Whole>
              {formatDeadline(endsAt)} — {timeLeft(endsAt, Date.now())}
            </Whole>
          </Fact>
        )}
        {remaining !== null && (
          <Fact name="残り">
            <Chip tone="shu">あと{formatCount(remaining)}人</Chip>
          </Fact>
        )}
      </dl>
    </Card>
  )
}

/** A fact beside its name, or below it with large letters. */
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
