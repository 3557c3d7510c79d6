// Question before a picture is deleted: where it is shown is asked first, and what is shown somewhere stays.
import type { ReactNode } from 'react'
import { usePress } from '#app/platform/outbox/use-press.ts'
import { PressNotice } from '#app/shared/screen/PressNotice.tsx'
import { Read } from '#app/shared/screen/Read.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { Button } from '#app/ui/Button.tsx'
import { Actions, Sheet } from '#app/ui/Sheet.tsx'
import { assetUseLabels } from '#rules/assets.ts'
import { commonMessages } from '#rules/messages/common.ts'
import { type Asset, assetQueries } from './queries.ts'
import { removingPicture } from './writes.ts'

export function RemoveDialog({ asset, onClose }: { asset: Asset; onClose: () => void }) {
  const { assetId, name } = asset
  const query = useRead({ ...assetQueries.uses(assetId), staleTime: 0, gcTime: 0 })
  const desk = usePress(removingPicture, { assetId }, { onLate: onClose, can: '削除できます' })
  const { data } = query
  const uses = data?.useList ?? []
  const remove = async (): Promise<void> => {
    if (await desk.press({ assetId, name })) onClose()
  }
  return (
    <Sheet open onClose={onClose} title="この画像を削除しますか？" lead={name}>
      <Read
        query={query}
        title="使われているところを確かめられませんでした。"
        className="mt-2"
        skeleton={<Said>使われているところを確かめています。</Said>}
      >
        {({ useList }) => (
          <Said>
            {useList.length === 0
              ? 'どのページにも使われていません。削除すると、取り戻せません。'
              : `使われています：${useList.map(({ use, count }) => `${assetUseLabels[use]} ${count}件`).join('、')}`}
          </Said>
        )}
      </Read>
      <PressNotice of={desk} />
      <Actions>
        <Button variant="line" size="big" onClick={onClose}>
          {commonMessages.cancel}
        </Button>
        <Button
          variant="ai"
          size="big"
          pending={desk.pending}
          pendingLabel="削除しています"
          reason={
            uses.length > 0
              ? '使っているところを先に変えてください。'
              : data
                ? desk.reason
                : 'どこに使われているか、まだわかりません。'
          }
          onClick={() => void remove()}
        >
          削除する
        </Button>
      </Actions>
    </Sheet>
  )
}

const Said = ({ children }: { children: ReactNode }) => (
  <p role="status" className="mt-2 text-sub">
    {children}
  </p>
)
