// The window for commissions: open or closed, and how many are taken at once.
import { DoorClosed, DoorOpen } from 'lucide-react'
import { useState } from 'react'
import { usePress } from '#app/platform/outbox/use-press.ts'
import { PressNotice } from '#app/shared/screen/PressNotice.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import { Stepper } from '#app/ui/Stepper.tsx'
import { SLOTS_MOST, slotsLeft } from '#rules/tailor.ts'
import { settingWindow } from '../desk-writes.ts'
import type { OwnRoom } from '../queries.ts'

const USUAL_SLOTS = 3

export function WindowCard({ room }: { room: OwnRoom }) {
  const { creatorKbn, isOpen, busy, offerList } = room
  const [slots, setSlots] = useState(room.slots || USUAL_SLOTS)
  const acts = usePress(settingWindow, { creatorKbn }, { can: '変えられます' })
  const set = (open: boolean) => void acts.press({ creatorKbn, isOpen: open, slots })
  const isChanged = isOpen && slots !== room.slots
  const hasOffer = offerList.some(offer => offer.isOn && offer.product.isOnSale)
  return (
    <Card as="section" className="mt-3" aria-label="発注の受付">
      <p className="flex flex-wrap items-center justify-between gap-2">
        {isOpen ? (
          <Chip tone="matsuba">受付中 残り{slotsLeft({ isOpen, slots: room.slots, busy })}</Chip>
        ) : (
          <Chip>受付停止中</Chip>
        )}
        <span className="num text-meta text-ink-soft">対応中 {busy}件</span>
      </p>
      <div className="mt-2">
        <Stepper label="同時に受ける数" unit="件" min={1} max={SLOTS_MOST} value={slots} onChange={setSlots} />
      </div>
      {!hasOffer && (
        <p className="phrases mt-2 text-cap text-ink-soft">
          受ける作品が決まっていません。「受け付ける作品」で料金を決めると、発注できるようになります。
        </p>
      )}
      <PressNotice of={acts} />
      <div className="mt-3 flex flex-wrap gap-2">
        {isChanged && (
          <Button variant="shu" pending={acts.pending} reason={acts.reason} onClick={() => set(true)}>
            受ける数を変える
          </Button>
        )}
        <Button
          variant={isOpen ? 'line' : 'shu'}
          icon={isOpen ? DoorClosed : DoorOpen}
          pending={acts.pending && !isChanged}
          pendingLabel="変えています"
          reason={acts.reason}
          onClick={() => set(!isOpen)}
        >
          {isOpen ? '受付を止める' : '受付を開く'}
        </Button>
      </div>
    </Card>
  )
}
