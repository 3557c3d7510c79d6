// Fan letters and the reasons of their returns, in lists of drafts.
import { Mail } from 'lucide-react'
import type { DraftPlace } from '#app/shared/draft/place.ts'
import { padScenarioId } from '#rules/scenario-ids.ts'
import type { LetterPlace } from './addresses.ts'

declare module '#app/shared/draft/place.ts' {
  interface DraftPlaces {
    fanLetter: DraftPlace
  }
}

export const FAN_LETTER_PLACE = 'fanLetter'

/** Target of the drafts of a letter: its master, and the replay that it is about. */
export const letterTarget = ({ masterId, scenarioId, phase }: LetterPlace): string =>
  scenarioId === undefined || phase === undefined ? masterId : `${masterId}:${scenarioId}:${phase}`

export const fanLetterPlace: DraftPlace = {
  label: 'ファンレター',
  icon: Mail,
  path: target => {
    const [masterId = '', scenarioId, phase] = target.split(':')
    const about = scenarioId && phase ? `?scenario=${padScenarioId(scenarioId)}&phase=${encodeURIComponent(phase)}` : ''
    return `/fanletter/${encodeURIComponent(masterId)}${about}`
  },
}

const LETTER = 'fanLetter/'

/** Target of drafts of the reason of a return. */
export const returnTarget = (letterId: number): string => `${LETTER}${letterId}`

/** Address of the queue for such a target; null for other targets. */
export const returnedLetter = (target: string): string | null => (target.startsWith(LETTER) ? '/admin/fanletter' : null)
