// Sheet with the result of a claim (doc2 §2, width 400).
import { Coins, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Avatar } from '#app/ui/Avatar.tsx'
import { BowDrawing, FailureDrawing } from '#app/ui/art/Drawings.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { List, ListRow } from '#app/ui/List.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { Actions, Sheet } from '#app/ui/Sheet.tsx'
import { missionResultDialogWidth } from '#rules/constants/mission.ts'
import { imageSource } from '#rules/images.ts'
import { formatCount, formatToken, tokenLabel } from '#rules/rewards.ts'
import { fileSource } from '../../ui/file-address.ts'
import type { RewardResult } from './queries.ts'
import { useTakesTaps } from './second-tap.ts'
import type { ClaimDialog } from './use-claims.ts'

type Reward = RewardResult['rewardList'][number]

export function ResultSheet({
  dialog,
  onRead,
}: {
  dialog: Exclude<ClaimDialog, { kind: 'character' }>
  /** called when the sheet is closed */
  onRead: () => void
}) {
  const takesTaps = useTakesTaps()
  const onClose = () => takesTaps && onRead()
  const close = (
    // While taps are disabled, they go through to the sheet, which ignores them.
    <Actions className={takesTaps ? undefined : 'pointer-events-none'}>
      <Button variant="ai" size="big" onClick={onRead}>
        とじる
      </Button>
    </Actions>
  )
  if (dialog.kind === 'failure') {
    return (
      <Sheet
        open
        onClose={onClose}
        width={missionResultDialogWidth}
        title="受け取れませんでした"
        art={<FailureDrawing />}
      >
        <Notice tone="hi" icon={TriangleAlert} className="mt-3.5">
          {dialog.message}
        </Notice>
        {close}
      </Sheet>
    )
  }
  if (dialog.kind === 'resultOfAll') {
    const nothing = dialog.count === 0
    return (
      <Sheet
        open
        onClose={onClose}
        width={missionResultDialogWidth}
        title={nothing ? '受け取れるLPはありませんでした' : `LP ${formatCount(dialog.totalLp)} を受け取りました`}
        lead={nothing ? 'ほかの端末で受け取り済みのようです。' : `ミッション${dialog.count}件の報酬`}
        art={<BowDrawing />}
      >
        {close}
      </Sheet>
    )
  }
  const { result } = dialog
  return (
    <Sheet
      open
      onClose={onClose}
      width={missionResultDialogWidth}
      title="報酬を受け取りました"
      lead={[result.worldName, result.archiveTitle].filter(Boolean).join('・')}
      art={<BowDrawing />}
    >
      {result.character && (
        <div className="mt-3.5 flex items-center gap-2.5">
          <Avatar
            src={result.character.icon ? imageSource(result.character.icon, 'character', 96) : undefined}
            size={32}
          />
          <p className="min-w-0 flex-1 text-cap">
            <b>{result.character.characterFullName}</b> が受け取りました
          </p>
        </div>
      )}
      <List className="mt-2.5">
        {result.rewardList.map(reward => (
          <ListRow
            key={`${reward.kind}-${reward.name}`}
            className="min-h-16"
            icon={<Tile reward={reward} />}
            title={
              <b>{reward.kind === 'token' ? tokenLabel({ name: reward.name, sign: reward.unit }) : reward.name}</b>
            }
            note={`所持 ${amountText(reward, reward.before)} から ${amountText(reward, reward.after)}`}
            trailing={<b className="num flex-none text-kin">+{amountText(reward, reward.amount)}</b>}
          />
        ))}
      </List>
      {close}
    </Sheet>
  )
}

function amountText({ kind, name, unit }: Reward, amount: number): string {
  if (kind === 'item') return `${formatCount(amount)}${unit}`
  return kind === 'token' ? formatToken({ name, sign: unit }, amount) : `${unit} ${formatCount(amount)}`
}

function Tile({ reward }: { reward: Reward }) {
  const picture: ReactNode = reward.picture ? (
    <img
      {...fileSource(imageSource(reward.picture, 'shouhin', 96))}
      alt=""
      width={30}
      height={30}
      className="size-7.5"
    />
  ) : (
    <Icon of={Coins} />
  )
  return <span className="grid size-11 place-items-center rounded-card bg-kin-soft text-kin">{picture}</span>
}
