// A class on the screen of classes: icon, name, state of the application, and the button that switches or applies.
import { ArrowRight, Repeat } from 'lucide-react'
import { usePress } from '#app/platform/outbox/use-press.ts'
import { PressNotice } from '#app/shared/screen/PressNotice.tsx'
import { Avatar } from '#app/ui/Avatar.tsx'
import { Button, ButtonLink } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { shinseiStatus } from '#rules/codes/application.ts'
import { lastClass } from '#rules/codes/user.ts'
import { type ClassCard, isOpen } from './class-cards.ts'
import { RequestChip, RequestState } from './RequestState.tsx'
import { switching } from './writes.ts'

export function ClassCardItem({ card, isUsed }: { card: ClassCard; isUsed: boolean }) {
  const { label, icon, held, request, apply, code } = card
  return (
    <Card as="li">
      <div className="flex items-center gap-3">
        {held ? (
          <Avatar size={48} src={held.picture ?? undefined} />
        ) : (
          <span className="grid size-12 flex-none place-items-center rounded-full bg-sunken text-ink-soft">
            <Icon of={icon} />
          </span>
        )}
        <div className="min-w-0 flex-1">
          <p className="text-meta text-ink-soft">{label}</p>
          <h2 className="font-mincho text-body font-semibold wrap-anywhere">{held?.name ?? `${label}になる`}</h2>
        </div>
        {held ? (
          isUsed && <Chip tone="ai">使用中</Chip>
        ) : (
          <RequestChip status={request?.status ?? shinseiStatus.notApplied} />
        )}
      </div>
      {!held && request && <RequestState request={request} name={label} />}
      {held && !isUsed && <Switch card={card} />}
      {held && isUsed && code === lastClass.master && (
        <div className="mt-3 flex justify-end">
          <ButtonLink iconEnd={ArrowRight} to="/myPage/scenario">
            シナリオの仕事を開く
          </ButtonLink>
        </div>
      )}
      {!held && apply && !isOpen(request) && (
        <div className="mt-3 flex justify-end">
          <ButtonLink to="/myPage/account/userClass" search={{ apply }}>
            {request?.status === shinseiStatus.rejected ? 'もう一度申請する' : '申請する'}
            <span className="vh">：{label}</span>
          </ButtonLink>
        </div>
      )}
    </Card>
  )
}

function Switch({ card: { code, label } }: { card: ClassCard }) {
  const acts = usePress(switching, { code }, { can: '切り替えられます' })
  return (
    <>
      <PressNotice of={acts} />
      <div className="mt-3 flex justify-end">
        <Button
          icon={Repeat}
          pending={acts.pending}
          pendingLabel="切り替えています"
          reason={acts.reason}
          onClick={() => void acts.press({ code })}
        >
          切り替える<span className="vh">：{label}</span>
        </Button>
      </div>
    </>
  )
}
