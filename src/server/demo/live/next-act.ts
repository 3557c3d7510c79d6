// Choice of the next act of a resident in a phase.
import { JOINABLE } from '#rules/scenario/lists.ts'
import { confirmsAt, nextArrival } from './entry-plan.ts'
import { luckOf } from './luck.ts'
import type { Member, Standing } from './standing.ts'
import { answeredAt, nextSaying, type Saying, sendsAt } from './word-plan.ts'

type Doing = { who: Member; at: Date }
export type Act =
  | (Doing & { kind: 'reserve' | 'join' | 'confirm' | 'send' })
  | (Doing & { kind: 'say'; saying: Saying })

/** Name of an act, by which a refused one is not tried again. */
export const nameOf = ({ kind, who }: Act): string => `${kind} ${who.characterId}`

/** @property refused names of acts that are left out @property kinds acts that may be done; left out: all */
export type Wanted = { until: Date; refused: ReadonlySet<string>; kinds?: readonly Act['kind'][] }

/** The earliest act that is due until a moment. */
export function nextAct(standing: Standing, { until, refused, kinds }: Wanted): Act | null {
  const acts = [...arrivals(standing, refused), ...confirmations(standing), ...words(standing), ...texts(standing)]
  const due = acts.filter(act => act.at <= until && !refused.has(nameOf(act)) && (kinds?.includes(act.kind) ?? true))
  return due.reduce<Act | null>((first, act) => (first && first.at <= act.at ? first : act), null)
}

const periodOf = ({ phase, until }: Standing) => (until ? { since: phase.stateSince, until } : null)

function arrivals(standing: Standing, refused: ReadonlySet<string>): Act[] {
  const { phase, residents } = standing
  const period = periodOf(standing)
  if (!period || !JOINABLE.includes(phase.state)) return []
  const kind = phase.state === 'reservation' ? 'reserve' : 'join'
  const heads = kind === 'reserve' ? phase.applicants : phase.seated
  const { seats, minimum } = phase.settings
  const liking = luckOf(phase.scenarioId, phase.phase, 'liking')
  const at = nextArrival(kind, { ...period, heads, seats, minimum, liking })
  const who = residents.find(one => one.entry === null && !refused.has(`${kind} ${one.characterId}`))
  return at && who ? [{ kind, who, at }] : []
}

function confirmations(standing: Standing): Act[] {
  const period = periodOf(standing)
  if (!period || standing.phase.state !== 'priority') return []
  return standing.residents.flatMap((who): Act[] => {
    const at = who.entry === 'won' ? confirmsAt(period, who.luck('confirms')) : null
    return at ? [{ kind: 'confirm', who, at }] : []
  })
}

const seated = ({ residents }: Standing) => residents.filter(({ entry }) => entry === 'seated')

function words(standing: Standing): Act[] {
  const { phase, unanswered, spokenAt } = standing
  const period = periodOf(standing)
  if (!period || (phase.state !== 'recruiting' && phase.state !== 'consultation')) return []
  // A post is dated no earlier than the last one that stands there.
  const say = (who: Member, saying: Saying, at: Date): Act => ({
    ...{ kind: 'say', who, saying },
    at: spokenAt && spokenAt > at ? spokenAt : at,
  })
  const unasked = seated(standing).flatMap(who => {
    const next = nextSaying(phase.state, period, { ...who, seatedAt: who.seatedAt ?? period.since })
    return next ? [say(who, next.saying, next.at)] : []
  })
  if (!unanswered) return unasked
  const who = seated(standing).toSorted((one, other) => luckOfAnswer(one) - luckOfAnswer(other))[0]
  function luckOfAnswer({ luck }: Member): number {
    return luck(`answer ${unanswered?.postId}`)
  }
  return who ? [...unasked, say(who, 'answer', answeredAt(unanswered.at, luckOfAnswer(who)))] : unasked
}

function texts(standing: Standing): Act[] {
  const period = periodOf(standing)
  if (!period || standing.phase.state !== 'consultation') return []
  return seated(standing).flatMap((who): Act[] =>
    who.hasSent ? [] : [{ kind: 'send', who, at: sendsAt(period, who.luck('sends')) }],
  )
}
