// Card of an item that can be made: description, materials, missing ones, and the button.
import { Link } from '@tanstack/react-router'
import { Check, Hammer, WifiOff } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { coinNote, coinPayment, tokenPayments } from '#app/shared/coin/payment.ts'
import { Button } from '#app/ui/Button.tsx'
import { Card, CardTitle } from '#app/ui/Card.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { ItemTile } from '#app/ui/ItemTile.tsx'
import { WaitingLine } from '#app/ui/WaitingLine.tsx'
import { imageSource } from '#rules/images.ts'
import { offlineNote } from '#rules/messages/offline.ts'
import { formatCount } from '#rules/rewards.ts'
import type { JudgedEntry, JudgedMaterial } from './judge.ts'
import type { ExchangeData } from './queries.ts'
import type { CreationDesk } from './use-creation.ts'

export function ExchangeCard({
  judged,
  wallet,
  worldId,
  online,
  desk,
  eager,
}: {
  judged: JudgedEntry
  wallet: ExchangeData['wallet']
  worldId: string
  online: boolean
  desk: CreationDesk
  eager: boolean
}) {
  const { entry, materials, canCreate, lack } = judged
  const why = useId()
  const state = desk.stateOf(entry.itemSynthId)
  const coin = coinPayment(entry.coin, wallet)
  const costs = [...tokenPayments(entry, wallet), ...(coin ? [coin] : [])].map(({ text }) => text)
  const note = canCreate && !online ? offlineNote('作成できます') : coinNote(entry.coin, wallet)
  return (
    <Card as="li" className="py-3.5">
      <div className="flex gap-3">
        <ItemTile
          src={entry.iconUrl}
          size={60}
          eager={eager}
          zoom={entry.picture ? { name: entry.itemName, src: imageSource(entry.picture, 'shouhin', 640) } : undefined}
        />
        <div className="min-w-0 flex-1">
          <CardTitle>
            {entry.itemName}
            {entry.itemNum > 1 && <span className="num font-ui text-sub text-ink-soft"> ×{entry.itemNum}</span>}
          </CardTitle>
          <p className="text-cap text-ink-soft">{entry.description}</p>
        </div>
      </div>
      {materials.length > 0 && (
        <ul className="mt-2 border-t border-line pt-1.5" aria-label="必要な材料">
          {materials.map(material => (
            <MaterialRow key={material.itemCode} material={material} worldId={worldId} />
          ))}
        </ul>
      )}
      <div className="mt-1.5 flex flex-wrap items-center justify-end gap-2">
        <p id={why} className="num min-w-0 flex-1 basis-28 text-cap">
          {costs.length > 0 ? <b>{costs.join('・')}</b> : '費用はかかりません'}
          {note && <span className="block text-meta text-ink-soft">{note}</span>}
        </p>
        {!state &&
          (canCreate ? (
            <Button
              icon={online ? Hammer : WifiOff}
              reasonId={online ? undefined : why}
              aria-label={`${entry.itemName}を作成する`}
              onClick={() => desk.ask(judged)}
            >
              {online ? '作成する' : '作成'}
            </Button>
          ) : (
            <Button reasonId={why} aria-label={`${entry.itemName}: ${lack}`}>
              {lack}
            </Button>
          ))}
      </div>
      {state && (
        <WaitingLine state={state}>{state === 'sending' ? '作成しています' : '作成できたか確かめています'}</WaitingLine>
      )}
    </Card>
  )
}

function MaterialRow({ material, worldId }: { material: JudgedMaterial; worldId: string }) {
  const { itemName, iconUrl, held, needCount, missing, worn } = material
  return (
    <li className="py-0.5">
      <div className="flex min-h-8.5 items-center gap-2">
        <ItemTile src={iconUrl} size={28} />
        <span className="min-w-0 flex-1 text-cap">{itemName}</span>
        <span className="num flex-none text-cap">
          <span className="vh">所持と必要な数:</span>
          <b>{formatCount(held)}</b> / {formatCount(needCount)}
        </span>
        {missing > 0 ? (
          <Chip tone="shu">あと{formatCount(missing)}個</Chip>
        ) : (
          <>
            <Icon of={Check} size="s" className="text-matsuba" />
            <span className="vh">足りています</span>
          </>
        )}
      </div>
      {missing > 0 && (
        <p className="-mt-1 flex flex-wrap items-center gap-x-3 pl-9 text-meta text-ink-soft">
          {worn > 0 && <span>装備中の{formatCount(worn)}個は使いません</span>}
          <Sources material={material} worldId={worldId} />
        </p>
      )}
    </li>
  )
}

/** Sources of missing materials: links to them, or words. */
function Sources({
  material: { shopList, isMissionReward, source },
  worldId,
}: {
  material: JudgedMaterial
  worldId: string
}) {
  const face = 'inline-flex min-h-11 items-center font-semibold text-ai'
  const ways: ReactNode[] = shopList.map(({ shopId, shopName }) => (
    <Link key={shopId} to="/world/$worldId/shop/$shopId" params={{ worldId, shopId }} className={face}>
      {shopName}で購入する
    </Link>
  ))
  if (isMissionReward) {
    ways.push(
      <Link key="mission" to="/mission" search={{ tabNo: 0, worldId, page: 1 }} className={face}>
        ミッションの報酬
      </Link>,
    )
  }
  if (ways.length > 0) return ways
  return source ? <span className="py-1">入手: {source}</span> : null
}
