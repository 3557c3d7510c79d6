// A commission in a list: its character and title, how far it is, whose turn it is and until when.
import { Avatar } from '#app/ui/Avatar.tsx'
import { Chip, type ChipTone } from '#app/ui/Chip.tsx'
import { formatDay } from '#app/ui/days.ts'
import { ListLink } from '#app/ui/List.tsx'
import { type CommissionState, commissionStateLabels } from '#rules/commission/transitions.ts'
import { imageSource } from '#rules/images.ts'
import { formatCount } from '#rules/rewards.ts'
import type { CommissionCard, CommissionDesk } from '../queries.ts'
import { desks } from './desks.ts'

const tones: Partial<Record<CommissionState, ChipTone>> = { done: 'matsuba', shown: 'kin', fixing: 'kin' }
export const stateTone = (status: CommissionState): ChipTone => tones[status] ?? 'line'

export function CommissionRow({ desk, commission }: { desk: CommissionDesk; commission: CommissionCard }) {
  const { commissionId, title, shouhinmei, status, dueAt, isLate, turn, price, character, creatorName } = commission
  return (
    <ListLink
      to={desks[desk].to}
      search={{ order: commissionId }}
      icon={
        <Avatar size={44} src={character.icon === null ? undefined : imageSource(character.icon, 'character', 96)} />
      }
      title={<b className="wrap-anywhere">{title}</b>}
      note={`${shouhinmei}・${desk === 'creator' ? character.characterFullName : creatorName}・${formatCount(price)}`}
      chips={
        <>
          <Chip tone={stateTone(status)}>{commissionStateLabels[status]}</Chip>
          {turn === desk && <Chip tone="shu">{desk === 'office' ? '確認をお願いします' : 'あなたの番'}</Chip>}
          {isLate ? (
            <Chip tone="kin">遅れています</Chip>
          ) : (
            dueAt && turn !== null && <Chip>{formatDay(dueAt)}まで</Chip>
          )}
        </>
      }
    />
  )
}
