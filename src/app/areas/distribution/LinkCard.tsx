// One option and amount of goods with its link: for copying, scanning, stopping and resuming.
import { Copy, Link2, Play, QrCode as QrIcon, Share2, Square, Users } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Button } from '#app/ui/Button.tsx'
import { Card, CardTitle } from '#app/ui/Card.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import { copyText } from '#app/ui/copy.ts'
import { formatDeadline } from '#app/ui/days.ts'
import { SkeletonBlock } from '#app/ui/Skeleton.tsx'
import { Whole } from '#app/ui/Whole.tsx'
import { timeLeft } from '#rules/dates.ts'
import { distributionStateLabels, resumedState, sharePath } from '#rules/distributions.ts'
import { formatCount } from '#rules/rewards.ts'
import type { GoodsLinks, LinkRow } from './queries.ts'

const QrCode = lazy(() => import('#app/ui/QrCode.tsx'))

const tones = { open: 'ai', ended: 'line', full: 'kin' } as const

type Props = {
  shouhin: GoodsLinks['shouhin']
  row: LinkRow
  onAsk: (what: 'make' | 'stop' | 'resume' | 'takers') => void
}

export function LinkCard({ shouhin: { shouhinId, shouhinmei }, row, onAsk }: Props) {
  const [isShown, setShown] = useState(false)
  const { distribution: link, officialOptionId, suuryoSentakuId } = row
  const path = sharePath({ shouhinId, officialOptionId, suuryoSentakuId })
  const url = link ? `${window.location.origin}${path}?hash=${link.hash}` : ''
  const isOpen = link?.state === 'open'
  const resumed = link ? resumedState(link, new Date()) : null
  return (
    <Card as="li">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <CardTitle>
          {row.optionName} ×{formatCount(row.amount)}
        </CardTitle>
        {link ? (
          <Chip tone={tones[link.state]}>{resumed === 'open' ? '停止中' : distributionStateLabels[link.state]}</Chip>
        ) : (
          <Chip>リンクなし</Chip>
        )}
      </div>
      {link ? (
        <p className="num mt-1 text-meta text-ink-soft">
          <Whole>
            受け取り {formatCount(link.takenCount)}人
            {link.takeLimit !== null && ` / ${formatCount(link.takeLimit)}人まで`}
            {link.endsAt && `・締切 ${formatDeadline(link.endsAt)}`}
            {link.endsAt && isOpen && ` — ${timeLeft(link.endsAt, Date.now())}`}
          </Whole>
        </p>
      ) : (
        <p className="mt-1 text-meta text-ink-soft">配布リンクはありません。</p>
      )}
      {isOpen && (
        <>
          <p className="mt-2 rounded-card bg-sunken px-3 py-2 text-cap break-all">{url}</p>
          <div className="mt-3 flex flex-wrap gap-2">
            <Button icon={Copy} onClick={() => void copyText(url, 'リンク')}>
              コピー
            </Button>
            {'share' in navigator && (
              <Button icon={Share2} onClick={() => void navigator.share({ title: shouhinmei, url }).catch(() => {})}>
                共有
              </Button>
            )}
            <Button icon={QrIcon} aria-expanded={isShown} onClick={() => setShown(!isShown)}>
              QRコード
            </Button>
          </div>
          {isShown && (
            <div className="mx-auto mt-3 aspect-square w-full max-w-60">
              <Suspense fallback={<SkeletonBlock className="size-full" />}>
                <QrCode text={url} label={`${shouhinmei}を受け取るリンクのQRコード`} />
              </Suspense>
            </div>
          )}
        </>
      )}
      <div className="mt-3 flex flex-wrap justify-end gap-x-2">
        {link && link.takenCount > 0 && (
          <Button variant="text" icon={Users} onClick={() => onAsk('takers')}>
            受け取った人
          </Button>
        )}
        {isOpen ? (
          <Button variant="text-danger" icon={Square} onClick={() => onAsk('stop')}>
            配布を止める
          </Button>
        ) : (
          <>
            <Button variant={resumed === 'open' ? 'text' : 'tonal'} icon={Link2} onClick={() => onAsk('make')}>
              {link ? '新しいリンクを作る' : 'リンクを作る'}
            </Button>
            {resumed === 'open' && (
              <Button icon={Play} onClick={() => onAsk('resume')}>
                再開する
              </Button>
            )}
          </>
        )}
      </div>
    </Card>
  )
}
