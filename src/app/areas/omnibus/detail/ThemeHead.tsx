// Head of a theme's page: its picture, its title and words, its master, what an order costs and who may come.
import { Link } from '@tanstack/react-router'
import { WorldPicture } from '#app/shared/world/WorldPicture.tsx'
import { Card } from '#app/ui/Card.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import { guestShare } from '#rules/order/prices.ts'
import type { Theme } from '../queries.ts'
import { coinWords, episodesWords, lengthWords, seatsWords } from '../theme-words.ts'

interface ThemeHeadProps {
  theme: Theme
  masterLabel: string
  keyVisual: string | null
}

export function ThemeHead({ theme, masterLabel, keyVisual }: ThemeHeadProps) {
  const { title, catchcopy, picture, masterId, masterName, acceptFlg, isOver, isMine, templateTitle } = theme
  const { orderCoin, seats, writingDays } = theme
  const facts: readonly (readonly [string, string])[] = [
    ['長さ', lengthWords(theme)],
    ...(acceptFlg
      ? ([
          ['価格', coinWords(orderCoin)],
          ['人数', seatsWords(seats)],
          ['執筆', `${writingDays}日`],
        ] as const)
      : []),
    ['話', episodesWords(theme)],
  ]
  return (
    <>
      <WorldPicture
        keyVisual={picture ?? keyVisual}
        width={720}
        eager
        className="-mx-4 h-36 w-auto! md:-mx-6 md:h-48"
      />
      <header className="mt-4">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-meta text-ink-soft">
          <Chip tone={isOver ? 'line' : acceptFlg ? 'ai' : 'kin'}>
            {isOver ? '終了' : acceptFlg ? '受付中' : '受付前'}
          </Chip>
          {templateTitle}
        </p>
        <h2 className="phrases mt-1 font-mincho text-head font-semibold leading-[1.4] wrap-anywhere">{title}</h2>
        <p className="mt-1 font-mincho text-sub leading-[1.8] wrap-anywhere">{catchcopy}</p>
      </header>
      <Card className="mt-3">
        <p className="text-sub">
          <Link
            to="/master/$masterId"
            params={{ masterId }}
            search={{ tab: 'room', group: 'open', page: 1 }}
            className="inline-flex min-h-11 items-center font-bold text-ai"
          >
            {masterName}
          </Link>{' '}
          <span className="text-meta text-ink-soft">{isMine ? 'あなたのテーマです' : masterLabel}</span>
        </p>
        <dl className="num mt-1 grid grid-cols-[repeat(auto-fit,minmax(min(100%,9.5rem),1fr))] gap-x-3 gap-y-1 text-sub">
          {facts.map(([name, value]) => (
            <div key={name} className="flex gap-x-3">
              <dt className="min-w-[3em] flex-none text-ink-soft">{name}</dt>
              <dd className="min-w-0 font-bold">{value}</dd>
            </div>
          ))}
        </dl>
        {acceptFlg && seats > 1 && (
          <p className="phrases mt-2 text-cap text-ink-soft">
            友だちと{seats}人なら、ひとり{coinWords(guestShare(orderCoin, seats))}ずつです。
          </p>
        )}
        {!acceptFlg && (
          <p className="phrases mt-2 text-cap text-ink-soft">
            {isOver
              ? 'このテーマは終わりました。公開された話は、ここで読めます。'
              : 'いまはオーダーを受け付けていません。'}
          </p>
        )}
      </Card>
    </>
  )
}
