// Head of an order: its kind, standing and title, and the master who is asked.
import { ScrollText } from 'lucide-react'
import { useWorld } from '#app/shared/world/use-world.ts'
import { Avatar } from '#app/ui/Avatar.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import { PageHeading } from '#app/ui/TopBar.tsx'
import { scenarioTypeLabels, textTypeLabels } from '#rules/codes/scenario-labels.ts'
import { imageSource } from '#rules/images.ts'
import { masterLabel } from '#rules/worlds.ts'
import { orderTone, orderWords } from './order-words.ts'
import type { Order } from './queries.ts'

export function OrderHead({ order }: { order: Order }) {
  const { type, status, worldId, textType, privateFlg, purpose, masterName, masterIcon, isOpen } = order
  const { world } = useWorld(worldId)
  const facts = [world?.worldName, textTypeLabels[textType], privateFlg && '参加者だけに公開']
  return (
    <header className="pt-3.5">
      <p className="flex flex-wrap items-center gap-1.5">
        <Chip tone="ai" icon={ScrollText}>
          {scenarioTypeLabels[type]}
        </Chip>
        <Chip tone={orderTone(status)}>{orderWords(status)}</Chip>
        <span className="text-meta text-ink-soft">{facts.filter(Boolean).join('・')}</span>
      </p>
      <PageHeading className="mt-1">{purpose}</PageHeading>
      <p className="mt-1 flex min-h-8 items-center gap-1.5 text-cap">
        {masterName ? (
          <>
            <Avatar size={32} src={masterIcon === null ? undefined : imageSource(masterIcon, 'character', 96)} />
            {masterName}
            <span className="text-ink-soft">{masterLabel(world?.scenarioSupportFlg)}</span>
          </>
        ) : (
          <span className="text-ink-soft">{isOpen ? '引き受けるマスターを募ります' : 'マスター'}</span>
        )}
      </p>
    </header>
  )
}
