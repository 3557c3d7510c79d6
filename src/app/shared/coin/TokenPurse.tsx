// The purse that pays, with its balances of the world's tokens.
import { Avatar } from '#app/ui/Avatar.tsx'
import { imageSource } from '#rules/images.ts'
import { formatHeldToken } from '#rules/rewards.ts'
import type { Wallet } from './payment.ts'

/** Balances of the world's tokens: `ゴールド (G) 12,480・星片 3`; empty for a world without tokens. */
export const heldTokens = (wallet: Wallet): string =>
  wallet.tokenList
    .map(token => formatHeldToken(token, wallet[`worldToken${token.tokenNo}` as 'worldToken1']))
    .join('・')

export function TokenPurse({
  character: { characterFullName, icon },
  wallet,
}: {
  character: { characterFullName: string; icon: string | null }
  wallet: Wallet | undefined
}) {
  return (
    <div className="mt-3 flex min-h-11 items-center gap-2.5">
      <Avatar src={icon ? imageSource(icon, 'character', 96) : undefined} size={32} />
      <p className="min-w-0 flex-1 text-cap">
        <b className="block leading-[1.4]">{characterFullName}</b>
        <span className="num block text-meta text-ink-soft">{wallet ? heldTokens(wallet) : '…'}</span>
      </p>
    </div>
  )
}
