// Question before a picture is deleted: where it is shown is asked first, and what is shown somewhere stays.
import { useQuery } from '@tanstack/react-query'
import { usePress } from '#app/platform/outbox/use-press.ts'
import { PressNotice } from '#app/shared/screen/PressNotice.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Actions, Sheet } from '#app/ui/Sheet.tsx'
import { assetUseLabels } from '#rules/assets.ts'
import { commonMessages } from '#rules/messages/common.ts'
import { type Asset, assetQueries } from './queries.ts'
import { removingPicture } from './writes.ts'

export function RemoveDialog({ asset, onClose }: { asset: Asset; onClose: () => void }) {
  const { assetId, name } = asset
  const { data, error } = useQuery({ ...assetQueries.uses(assetId), staleTime: 0, gcTime: 0 })
  const desk = usePress(removingPicture, { assetId }, { onLate: onClose, can: '削除できます' })
  const uses = data?.useList ?? []
  const remove = async (): Promise<void> => {
    if (await desk.press({ assetId, name })) onClose()
  }
  return (
    <Sheet open onClose={onClose} title="この画像を削除しますか？" lead={name}>
      <p role="status" className="mt-2 text-sub">
        {error
          ? '使われているところを確かめられませんでした。'
          : !data
            ? '使われているところを確かめています。'
            : uses.length === 0
              ? 'どのページにも使われていません。削除すると、取り戻せません。'
              : `使われています：${uses.map(({ use, count }) => `${assetUseLabels[use]} ${count}件`).join('、')}`}
      </p>
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
