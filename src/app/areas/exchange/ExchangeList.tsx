// List of items that can be made, searched and divided into pages of 20 on the device (rules §11).

import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useDeferredValue, useMemo, useState } from 'react'
import { heldTokens } from '#app/shared/coin/TokenPurse.tsx'
import { PageLinks } from '#app/shared/screen/PagedList.tsx'
import { EmptyDrawing } from '#app/ui/art/Drawings.tsx'
import { Button, ButtonLink } from '#app/ui/Button.tsx'
import { EmptyState } from '#app/ui/States.tsx'
import { Switch } from '#app/ui/Switch.tsx'
import { useAfterFirst } from '#app/ui/use-after-first.ts'
import { exchangePageSize } from '#rules/constants/exchange.ts'
import { exchangePage, searchExchange } from '#rules/exchange-search.ts'
import { exchangeMessages } from '#rules/messages/exchange.ts'
import { clampPage } from '#rules/paging.ts'
import type { ExchangeAddress } from './address.ts'
import { ExchangeCard } from './ExchangeCard.tsx'
import { ExchangeSearch } from './ExchangeSearch.tsx'
import type { JudgedEntry } from './judge.ts'
import type { ExchangeData } from './queries.ts'
import type { CreationDesk } from './use-creation.ts'

const SEEN_FIRST = 3

export function ExchangeList({
  worldId,
  place,
  data,
  judged,
  online,
  desk,
  age,
}: {
  worldId: string
  place: ExchangeAddress
  data: ExchangeData
  judged: readonly JudgedEntry[]
  online: boolean
  desk: CreationDesk
  age: ReactNode
}) {
  const isAfterFirst = useAfterFirst()
  const navigate = useNavigate()
  const [typed, setTyped] = useState(place.q)
  const [cleared, setCleared] = useState(0)
  const [address, setAddress] = useState({ q: place.q, own: place.q })
  // After a step back or forward the address has another search; then the field follows the address.
  if (place.q !== address.q) {
    setAddress({ q: place.q, own: place.q })
    if (place.q !== address.own) {
      setTyped(place.q)
      setCleared(cleared + 1)
    }
  }
  const text = useDeferredValue(typed).trim()
  // Uses the current address, because the search reaches the address later than a pressed toggle.
  const go = (next: Partial<ExchangeAddress>, replace = false) =>
    void navigate({
      to: '/world/$worldId/itemSynth',
      params: { worldId },
      search: ({
        q = place.q,
        only = place.only,
        levelUp = place.levelUp,
        original = place.original,
        page = place.page,
      }) => ({
        q,
        only,
        levelUp,
        original,
        page,
        ...next,
      }),
      replace,
    })

  const search = (next: Partial<ExchangeAddress> & { q: string }, replace = false) => {
    setAddress({ q: place.q, own: next.q })
    go(next, replace)
  }

  const found = useMemo(() => {
    const hits = new Set(
      searchExchange(data.itemSynthMasterList, data.itemSynthMaterialList, text).map(({ itemSynthId }) => itemSynthId),
    )
    return judged.filter(({ entry, canCreate }) => hits.has(entry.itemSynthId) && (canCreate || !place.only))
  }, [data, judged, text, place.only])
  if (judged.length === 0) return <NothingAtAll worldId={worldId} />

  // A new search starts at its first page.
  const page = clampPage(text === place.q ? place.page : 1, found.length, exchangePageSize)
  const clear = () => {
    setTyped('')
    setCleared(cleared + 1)
    search({ q: '', only: false, page: 1 })
  }
  const onPage = exchangePage(found, page)
  return (
    <>
      <ExchangeSearch
        key={cleared}
        initial={typed}
        onType={setTyped}
        onRest={rested => rested.trim() !== place.q && search({ q: rested.trim(), page: 1 }, true)}
      />
      {data.wallet.tokenList.length > 0 && (
        <p className="num mt-1.5 text-meta text-ink-soft">所持 {heldTokens(data.wallet)}</p>
      )}
      <div className="my-1 flex min-h-11 flex-wrap items-center justify-between gap-x-3">
        <p className="num text-meta text-ink-soft" role="status">
          {age ? (
            <>
              {found.length}件・{age}
            </>
          ) : (
            `全${found.length}件`
          )}
        </p>
        <Switch label={exchangeMessages.onlyCreatable} checked={place.only} onChange={only => go({ only, page: 1 })} />
      </div>
      {found.length === 0 ? (
        <EmptyState
          drawing={<EmptyDrawing />}
          title={text ? `「${text}」は見つかりませんでした。` : 'いま作成できるアイテムはありません。'}
          note={place.only && text ? '作成できるものだけを表示しています。' : undefined}
          action={
            <Button variant="ai" onClick={clear}>
              すべてのアイテムを見る
            </Button>
          }
        />
      ) : (
        <ul>
          {onPage.slice(0, isAfterFirst ? exchangePageSize : SEEN_FIRST).map((each, index) => (
            <ExchangeCard
              key={each.entry.itemSynthId}
              judged={each}
              wallet={data.wallet}
              worldId={worldId}
              online={online}
              desk={desk}
              eager={index < SEEN_FIRST}
            />
          ))}
        </ul>
      )}
      {isAfterFirst && (
        <div className="mt-2">
          <PageLinks
            page={page}
            count={found.length}
            size={exchangePageSize}
            link={(to, face) => <button type="button" {...face} onClick={() => search({ q: text, page: to })} />}
          />
        </div>
      )}
    </>
  )
}

const NothingAtAll = ({ worldId }: { worldId: string }) => (
  <div className="mt-3">
    <EmptyState
      drawing={<EmptyDrawing />}
      title="交換できるアイテムはまだありません。"
      note="このワールドでは、ショップでアイテムを購入できます。"
      action={
        <ButtonLink variant="ai" to="/world/$worldId/shop" params={{ worldId }}>
          ショップを見る
        </ButtonLink>
      }
    />
  </div>
)
