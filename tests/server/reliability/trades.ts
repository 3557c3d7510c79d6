// Acts of the exchange, shops, links and applications by a client that never gives up, with a record of its answers, which
// must be true (B1, B4).
import type { ApplicationKind } from '#rules/applications.ts'
import { applicationFees } from '#rules/applications.ts'
import type { Step } from '../../support/claims.ts'
import type { Answer } from '../../support/http.ts'
import { BOUGHT, MADE, PRICE, recipe } from './buyers.ts'
import {
  admins,
  characterOf,
  coinOf,
  LAMP,
  LAMPS,
  type Link,
  linkOwner,
  settingOf,
  skillOf,
  type Town,
} from './citizens.ts'
import type { Stage } from './lost.ts'

/** An application with the state that its user was told. */
export type Told = { kind: ApplicationKind; userId: string; status: 1 | 2 | 3 | 5 }

export type Trades = ReturnType<typeof createTrades>

const codeOf = ({ json }: Answer): string => (json as { code?: string }).code ?? ''

export function createTrades({ client, tokenOf, random, untrue, count }: Stage, town: Town) {
  const steps: Step[] = []
  const made = new Set<number>()
  const bought = new Set<number>()
  const taken = new Set<string>()
  const applications = new Map<number, Told>()
  const spent = new Map<string, number>()
  const spend = (userId: string, coins: number): void => void spent.set(userId, (spent.get(userId) ?? 0) + coins)
  let names = 0

  const post = (path: string, userId: string, body: object) => client.post(path, tokenOf(userId), random.uuid(), body)
  /** Sends a request several times at once, as an impatient user does: with a key of its own each time. */
  const press = (times: number, path: string, userId: string, body: object): Promise<Answer[]> =>
    Promise.all(Array.from({ length: times }, () => post(path, userId, body)))
  /** @returns whether the answer is a refusal with one of these codes */
  const isRefused = (what: string, answer: Answer, codes: string): boolean => {
    if (answer.status === 200) return false
    const code = codeOf(answer)
    if (codes.split(' ').includes(code)) count(`${what} ${code}`)
    else untrue.push(`${what}: ${answer.status} ${answer.text}`)
    return true
  }

  async function create(userId: string, may = ''): Promise<void> {
    const characterId = characterOf(userId)
    const { itemSynthId } = town.market
    const answer = await post('/api/ItemSynth/create', userId, {
      ...{ characterId, itemSynthId, originalizedFlg: false, levelUpFlg: false },
    })
    if (isRefused('create', answer, may)) return
    const { shojiSu, itemSynthHistoryId } = answer.json as { shojiSu: number; itemSynthHistoryId: number }
    count('made')
    made.add(itemSynthHistoryId)
    spend(userId, recipe.coin)
    steps.push({ holder: characterId, currency: MADE, before: shojiSu - 1, after: shojiSu })
  }

  async function buy(userId: string, may = 'GOODS_SOLD_OUT'): Promise<void> {
    const characterId = characterOf(userId)
    const { shopGoodsId } = town.market
    const answer = await post('/api/Shop/buy', userId, { characterId, shopGoodsId, count: 1, price: PRICE })
    if (isRefused('buy', answer, may)) return
    const { shojiSu, shopPurchaseId } = answer.json as { shojiSu: number; shopPurchaseId: number }
    count('bought')
    bought.add(shopPurchaseId)
    spend(userId, PRICE)
    steps.push({ holder: characterId, currency: BOUGHT, before: shojiSu - 1, after: shojiSu })
  }

  async function receive(userId: string, link: Link, times = 1, may = 'DISTRIBUTION_FULL'): Promise<void> {
    const characterId = characterOf(userId)
    const body = { ...link, characterId, distributionType: 0 }
    const answers = await press(times, '/api/Distribution/distribution', userId, body)
    const received = answers.filter(answer => !isRefused('receive', answer, `${may} DISTRIBUTION_TAKEN`))
    if (received.length > 1) untrue.push(`${characterId} was told twice that it received`)
    for (const { json } of received) {
      const { before, after, amount } = json as { before: number; after: number; amount: number }
      if (amount !== LAMPS || after - before !== LAMPS) untrue.push(`received ${before}, ${after}, ${amount}`)
      count('received')
      taken.add(`${link.shouhinId} ${link.officialOptionId} ${characterId}`)
      const level = link.officialOptionId > 1 ? `:L${link.officialOptionId}` : ''
      steps.push({ holder: characterId, currency: `${LAMP}${level}`, before, after })
    }
  }

  const words = () => {
    names += 1
    return { name: `名${names}`, description: '遠い波の音がする。' }
  }
  const calls: Record<ApplicationKind, (nth: number) => [path: string, body: object]> = {
    setting: nth => ['/api/Application/applySetting', settingOf(nth)],
    item: () => ['/api/Application/applyOriginal', { kind: 'item', code: 'I1', level: 1, ...words(), draftId: null }],
    skill: nth => [
      '/api/Application/applyOriginal',
      { kind: 'skill', code: skillOf(nth), level: 1, ...words(), draftId: null },
    ],
    class: () => [
      '/api/OriginalClass/propose',
      { ...words(), numberList: [{ id: 1, kijun: 5, hosei: 1 }], draftId: null },
    ],
  }
  const refusedTwice: Record<ApplicationKind, string> = {
    setting: 'SETTING_STATE',
    item: 'ORIGINAL_NOT_HELD',
    skill: 'ORIGINAL_APPLYING',
    class: 'CLASS_NAME_TAKEN CLASS_TOO_MANY',
  }

  /** @returns the ids of the accepted applications */
  async function apply(userId: string, kind: ApplicationKind, nth: number, times = 1, may = ''): Promise<number[]> {
    const [path, about] = calls[kind](nth)
    const coin = kind === 'class' ? {} : { coin: coinOf(userId) }
    const answers = await press(times, path, userId, { characterId: characterOf(userId), ...about, ...coin })
    const codes = times > 1 ? `${may} ${refusedTwice[kind]}` : may
    const accepted = answers.filter(answer => !isRefused(`apply ${kind}`, answer, codes))
    if (accepted.length > 1 && kind !== 'item') untrue.push(`${kind} of ${userId}: ${accepted.length} applications`)
    return accepted.map(({ json }) => {
      const { applicationId, coin: paid } = json as { applicationId: number; coin?: string }
      if (kind !== 'class' && paid !== coinOf(userId)) untrue.push(`${kind} of ${userId} was paid in ${paid}`)
      applications.set(applicationId, { kind, userId, status: 1 })
      spend(userId, applicationFees[kind])
      count(`applied for ${kind}`)
      return applicationId
    })
  }

  /** Ends an application, at the same moment in all the given ways; one of them comes first. */
  async function end(
    applicationId: number,
    ways: readonly ('approve' | 'reject' | 'cancel')[],
    may = '',
  ): Promise<void> {
    const told = applications.get(applicationId)
    if (!told) return
    const answers = await Promise.all(
      ways.map(async (way, nth) => {
        const decision = { applicationId, isApproved: way === 'approve', reason: '紛らわしい名前です。' }
        const answer =
          way === 'cancel'
            ? await post('/api/Application/cancel', told.userId, { applicationId })
            : await post('/api/AdminApplication/decide', admins[nth % 2] ?? '', decision)
        return { way, answer }
      }),
    )
    const codes = ways.length > 1 || may ? `APPLICATION_DECIDED ${may}` : ''
    const ended = answers.filter(({ answer }) => !isRefused('end', answer, codes))
    if (ended.length !== 1 && !may) untrue.push(`application ${applicationId} ended ${ended.length} times`)
    for (const { way, answer } of ended) {
      const due = way === 'approve' ? 0 : applicationFees[told.kind]
      const { refunded } = answer.json as { refunded: number }
      if (refunded !== due) untrue.push(`${way} of ${told.kind} ${applicationId}: ${refunded} came back`)
      told.status = way === 'approve' ? 2 : way === 'reject' ? 3 : 5
      spend(told.userId, -due)
      count(`${told.kind} ${way}`)
    }
  }

  const stopLink = ({ shouhinId, officialOptionId, suuryoSentakuId }: Link) =>
    client.remove(
      `/api/Distribution/distributionInfo/${shouhinId}/${officialOptionId}/${suuryoSentakuId}`,
      tokenOf(linkOwner),
      random.uuid(),
    )
  async function renewLink({ hash: _, ...key }: Link): Promise<Link> {
    const { json } = await post('/api/Distribution/distributionInfo', linkOwner, { ...key, takeLimit: 5 })
    return { ...key, hash: (json as { hash: string }).hash }
  }

  return {
    create,
    buy,
    receive,
    apply,
    end,
    stopLink,
    renewLink,
    steps,
    made,
    bought,
    taken,
    applications,
    spent,
  }
}
