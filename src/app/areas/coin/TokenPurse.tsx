// Whose purse pays, and what is in it: the tokens of the world.
import { Avatar } from '#app/ui/Avatar.tsx'
import { imageSource } from '#rules/images.ts'
import { formatHeldToken } from '#rules/rewards.ts'
import type { Wallet } from './payment.ts'

export function TokenPurse({
  character: { characterFullName, icon },
  wallet,
}: {
  character: { characterFullName: string; icon: string | null }
  wallet: Wallet | undefined
}) {
  const amounts = wallet?.tokenList.map(token =>
    formatHeldToken(token, wallet[`worldToken${token.tokenNo}` as 'worldToken1']),
  )
  return (
    <div className="mt-3 flex min-h-11 items-center gap-2.5">
      <Avatar src={icon ? imageSource(icon, 'character', 96) : undefined} size={32} />
      <p className="min-w-0 flex-1 text-cap">
        <b className="block leading-[1.4]">{characterFullName}</b>
        <span className="num block text-meta text-ink-soft">{amounts?.join('・') ?? '…'}</span>
      </p>
    </div>
  )
}
