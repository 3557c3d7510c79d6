// Sheet of the three saved sets, for trying on, overwriting and deleting.

import { useState } from 'react'
import { PressNotice } from '#app/shared/screen/PressNotice.tsx'
import { equipmentCalls, type HeldItem, type KeptSet, type OfCharacter } from '#app/shared/settings/queries.ts'
import type { Outfitting } from '#app/shared/settings/use-outfitting.ts'
import { Button } from '#app/ui/Button.tsx'
import { TextField } from '#app/ui/Field.tsx'
import { CloseActions, Sheet } from '#app/ui/Sheet.tsx'
import { toasts } from '#app/ui/toast-store.ts'
import { EQUIPMENT_SET_NAME_MAX, EQUIPMENT_SETS, pieceKey, stillWearable, type WornPiece } from '#rules/equipment.ts'
import { commonMessages } from '#rules/messages/common.ts'

const numbers = Array.from({ length: EQUIPMENT_SETS }, (_, index) => index + 1)

type Shown = {
  of: OfCharacter
  bag: readonly HeldItem[]
  worn: readonly WornPiece[]
  acts: Outfitting
  onTry: (worn: readonly WornPiece[]) => void
}

export function SetSheet({ sets, onClose, ...shown }: Shown & { sets: readonly KeptSet[]; onClose: () => void }) {
  return (
    <Sheet open onClose={onClose} width={500} title="装備セット" lead="いまの装備を3つまで取っておけます。">
      <PressNotice of={shown.acts} />
      <ul className="mt-3 grid gap-3">
        {numbers.map(setNo => (
          <SetRow
            key={setNo}
            setNo={setNo}
            kept={sets.find(each => each.setNo === setNo)}
            {...shown}
            onTry={pieces => {
              shown.onTry(pieces)
              onClose()
            }}
          />
        ))}
      </ul>
      <CloseActions onClose={onClose} />
    </Sheet>
  )
}

function SetRow({ setNo, kept, of, bag, worn, acts, onTry }: Shown & { setNo: number; kept: KeptSet | undefined }) {
  const [name, setName] = useState<string | null>(null)
  const [asksRemoval, setAsksRemoval] = useState(false)
  const { characterId } = of
  const { reason } = acts
  const wearable = kept ? stillWearable(kept.wornList, bag) : []
  const save = async (setName: string) => {
    const input = { characterId, setNo, setName, wornList: [...worn] }
    const answer = await acts.act(`saveSet ${setNo}`, equipmentCalls.saveSet.request(input))
    if (!answer) return
    setNameNull()
    toasts.add({ type: 'success', title: `セット${setNo}に取っておきました` })
  }
  const remove = async () => {
    const answer = await acts.act(`removeSet ${setNo}`, equipmentCalls.removeSet.request({ characterId, setNo }))
    if (answer) setAsksRemoval(false)
  }
  const setNameNull = () => setName(null)
  return (
    <li className="rounded-card border border-line p-3">
      <p className="text-sub font-semibold">
        <span className="num mr-1.5 text-ink-soft">{setNo}</span>
        {kept?.setName ?? 'まだ何も入っていません'}
      </p>
      {kept && <p className="text-meta text-ink-soft">{contents(kept, wearable, bag)}</p>}
      {asksRemoval && kept ? (
        <Removal
          name={kept.setName}
          pending={acts.pending === `removeSet ${setNo}`}
          reason={reason}
          onClose={() => setAsksRemoval(false)}
          onYes={() => void remove()}
        />
      ) : name === null ? (
        <div className="mt-1 flex flex-wrap items-center gap-2">
          {kept && (
            <Button aria-label={`${kept.setName}を装備してみる`} onClick={() => onTry(wearable)}>
              装備してみる
            </Button>
          )}
          <Button variant="line" onClick={() => setName(kept?.setName ?? `セット${setNo}`)}>
            いまの装備を入れる
          </Button>
          {kept && (
            <Button variant="text" aria-label={`${kept.setName}を削除する`} onClick={() => setAsksRemoval(true)}>
              削除する
            </Button>
          )}
        </div>
      ) : (
        <form
          className="mt-1.5"
          onSubmit={event => {
            event.preventDefault()
            if (name.trim() && !reason) void save(name.trim())
          }}
        >
          <TextField
            label="セットの名前"
            value={name}
            maxLength={EQUIPMENT_SET_NAME_MAX}
            error={name.trim() ? undefined : 'セットの名前を入力してください'}
            onChange={event => setName(event.target.value)}
          />
          <div className="mt-2 flex flex-wrap gap-2">
            <Button variant="line" onClick={setNameNull}>
              {commonMessages.cancel}
            </Button>
            <Button variant="ai" type="submit" pending={acts.pending === `saveSet ${setNo}`} reason={reason}>
              {kept ? '上書きする' : '取っておく'}
            </Button>
          </div>
        </form>
      )}
    </li>
  )
}

function Removal({
  name,
  pending,
  reason,
  onClose,
  onYes,
}: {
  name: string
  pending: boolean
  reason: string | undefined
  onClose: () => void
  onYes: () => void
}) {
  return (
    <div role="alert" className="mt-2 rounded-card bg-ai-soft p-3">
      <p className="text-sub">「{name}」を削除しますか？ 元には戻せません。</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button variant="line" onClick={onClose}>
          {commonMessages.cancel}
        </Button>
        <Button variant="ai" pending={pending} reason={reason} onClick={onYes}>
          セットを削除する
        </Button>
      </div>
    </div>
  )
}

function contents(kept: KeptSet, wearable: readonly WornPiece[], bag: readonly HeldItem[]): string {
  const names = wearable.flatMap(piece => bag.find(item => pieceKey(item) === pieceKey(piece))?.itemName ?? [])
  const gone = kept.wornList.length - wearable.length
  const told = names.length > 0 ? names.join('・') : 'つけられるものがありません'
  return gone > 0 ? `${told}（${gone}点は手元にありません）` : told
}
