// One call for openings: what it names, a switch to silence it, and deleting, which can be taken back.
import { Link } from '@tanstack/react-router'
import { Bell, BellOff, Trash2 } from 'lucide-react'
import { usePress } from '#app/platform/outbox/use-press.ts'
import { useWrite } from '#app/platform/outbox/use-write.ts'
import { PressNotice } from '#app/shared/screen/PressNotice.tsx'
import { Avatar } from '#app/ui/Avatar.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { IconButton } from '#app/ui/IconButton.tsx'
import { toasts } from '#app/ui/toast-store.ts'
import { scenarioKindLabels } from '#rules/codes/scenario-labels.ts'
import { imageSource } from '#rules/images.ts'
import { firstOfMaster } from '../address.ts'
import type { MasterCall } from '../queries.ts'
import { addingCall, mutingCall, removingCall } from './call-writes.ts'

const wordsOf = ({ master, world, kind }: MasterCall): string =>
  [master?.masterName, world?.worldName, kind && scenarioKindLabels[kind]].filter(Boolean).join('・')

export function CallRow({ call }: { call: MasterCall }) {
  const { callId, master, world, kind, isMuted: wasMuted } = call
  const words = wordsOf(call)
  const muting = useWrite(mutingCall)
  const removing = usePress(removingCall, { callId }, { can: '削除できます' })
  const adding = useWrite(addingCall)
  const last = muting.lastOf({ callId })
  const isMuted = last ? last.facts.isMuted === 1 : wasMuted
  const remove = async (): Promise<void> => {
    if (removing.pending || removing.reason) return
    const done = await removing.press({ callId, words })
    if (!done) return
    const again = {
      ...{ masterId: master?.masterId ?? null, worldId: world?.worldId ?? null, kind, isMuted, words },
    }
    toasts.add({
      type: 'success',
      overline: words,
      title: '呼び出しを削除しました',
      action: { label: '元に戻す', onPress: () => void adding.write(again) },
    })
  }
  const others = [world?.worldName ?? 'すべてのワールド', kind ? scenarioKindLabels[kind] : 'すべての種別']
  return (
    <li className="flex flex-wrap items-center justify-end gap-x-2 py-2 pr-2 pl-4">
      <div className="flex min-h-14 min-w-0 flex-[1_1_11rem] items-center gap-3">
        {master ? (
          <Avatar size={44} src={master.icon === null ? undefined : imageSource(master.icon, 'character', 96)} />
        ) : (
          <span className="grid size-11 flex-none place-items-center rounded-full bg-ai-soft text-ai">
            <Icon of={isMuted ? BellOff : Bell} />
          </span>
        )}
        <div className="min-w-0 flex-1">
          {master ? (
            <Link
              to="/master/$masterId"
              params={{ masterId: master.masterId }}
              search={firstOfMaster}
              className="inline-flex min-h-11 items-center text-sub font-bold text-ai wrap-anywhere"
            >
              {master.masterName}
            </Link>
          ) : (
            <b className="block text-sub">すべてのマスター</b>
          )}
          <span className="block text-meta text-ink-soft">{others.join('・')}</span>
          {isMuted && <Chip icon={BellOff}>止めています</Chip>}
        </div>
      </div>
      <Button
        variant="text"
        icon={isMuted ? Bell : BellOff}
        aria-label={`${isMuted ? '再開する' : '止める'}：${words}`}
        onClick={() => void muting.write({ callId, isMuted: !isMuted, words })}
      >
        {isMuted ? '再開する' : '止める'}
      </Button>
      <IconButton
        icon={Trash2}
        label={`呼び出しを削除：${words}`}
        aria-busy={removing.pending}
        onClick={() => void remove()}
      />
      <PressNotice of={removing} className="w-full" />
    </li>
  )
}
