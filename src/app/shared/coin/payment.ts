// Prices and payments, in words.
import { chargedCoin, type ExchangeBalances, type ExchangeCosts } from '#rules/exchange.ts'
import { formatCount, formatToken } from '#rules/rewards.ts'

export type NamedToken = { tokenNo: number; name: string; sign: string }
export type Wallet = Required<{ [Name in keyof ExchangeBalances]: number }> & { tokenList: readonly NamedToken[] }
type Coins = Pick<Wallet, 'llamaPoint' | 'alpacaCoin'>
export type PaidCosts = { [Name in keyof Required<ExchangeCosts>]: number }

/** Payment of one kind of value: the amount, and the balance before and after. */
export type Payment = { key: string; text: string; before: string; after: string; enough: boolean; name: string }

const tokenKey = (tokenNo: number) => `worldToken${tokenNo}` as 'worldToken1'

/** Payments of tokens, by the world's names. */
export function tokenPayments(costs: PaidCosts, wallet: Wallet): Payment[] {
  return wallet.tokenList.flatMap(token => {
    const cost = costs[tokenKey(token.tokenNo)]
    const balance = wallet[tokenKey(token.tokenNo)]
    if (cost === 0) return []
    return [
      {
        key: `token${token.tokenNo}`,
        name: token.name,
        text: formatToken(token, cost),
        before: formatToken(token, balance),
        after: formatToken(token, balance - cost),
        enough: cost <= balance,
      },
    ]
  })
}

export const coinNames = { llamaPoint: 'LP', alpacaCoin: 'AC' } as const

/** Payment of a coin: LP when it covers everything, else AC (G16); null when the price has no coins. */
export function coinPayment(coin: number, wallet: Coins): Payment | null {
  if (coin === 0) return null
  const charged = chargedCoin(coin, wallet)
  const name = coinNames[charged ?? 'alpacaCoin']
  const balance = wallet[charged ?? 'alpacaCoin']
  return {
    key: 'coin',
    name: 'コイン',
    text: `${name} ${formatCount(coin)}`,
    before: `${name} ${formatCount(balance)}`,
    after: `${name} ${formatCount(Math.max(0, balance - coin))}`,
    enough: charged !== null,
  }
}

/** Line under the price that names the paying coin. */
export function coinNote(coin: number, wallet: Coins): string | null {
  if (coin === 0) return null
  const charged = chargedCoin(coin, wallet)
  if (charged === null) return 'LPもACも足りません'
  return charged === 'llamaPoint' ? 'LP で払います' : 'LP が足りないので AC で払います'
}

/** The coinType that is sent as the one the user was shown. */
export const namedCoin = (coin: number, wallet: Coins): 0 | 1 | undefined => {
  const charged = coin === 0 ? null : chargedCoin(coin, wallet)
  return charged === null ? undefined : charged === 'llamaPoint' ? 1 : 0
}
