// Words of residents: lines and texts of their temperaments with the gaps filled in, and texts that were written for an opening.
import { demoTemperaments, demoWords } from '../content.ts'
import { filled } from '../shapes/resident.ts'
import { chosen } from './luck.ts'
import type { Member, Standing } from './standing.ts'
import type { Saying } from './word-plan.ts'

/** Text of a resident in a scenario: its act and its words. */
export function textOf({ residents, texts, choices }: Standing, member: Member) {
  const place = residents.indexOf(member)
  const own = texts[place]
  if (own) return own
  const choice = chosen(choices, member.luck('choice'))
  // Residents of one temperament take its texts in turn, so that none is sent twice.
  const alike = residents.slice(texts.length).filter(({ temperament }) => temperament === member.temperament)
  const all = demoTemperaments[member.temperament].texts
  const playing = all[alike.indexOf(member) % all.length] ?? ''
  return {
    chooseId: choice?.chooseId ?? null,
    playing: filled(playing, { choice: choice?.name ?? demoWords.anyChoice }),
  }
}

/** A line that nobody has said in this phase. */
export function lineOf(standing: Standing, member: Member, saying: Saying) {
  const answered = standing.unanswered
  const isInRole = saying === 'answer' ? answered?.voice === 'PC' : member.luck(`${saying} in role`) < 0.4
  const voice = isInRole ? ('PC' as const) : ('PL' as const)
  const { chooseId } = textOf(standing, member)
  const choice = standing.choices.find(one => one.chooseId === chooseId)?.name
  const lines = demoTemperaments[member.temperament][saying][voice]
    .filter(line => choice !== undefined || !line.includes('{choice}'))
    .map(line => filled(line, { choice: choice ?? '', name: answered?.name ?? '' }))
  const fresh = lines.filter(line => !standing.saidBefore.includes(line))
  return { voice, body: chosen(fresh.length > 0 ? fresh : lines, member.luck(saying)) ?? '' }
}
