// A scenario as players would see it, made from the form of its opening: on the day of its publication, with nobody in it yet.
import { filled, type Ground, settingsOf, wishedTime } from '#app/shared/scenario/opening-fields.ts'
import { type ScenarioType, scenarioKind, scenarioType } from '#rules/codes/scenario.ts'
import { type ConditionKind, conditionWords } from '#rules/scenario/condition-words.ts'
import type { PhaseDate } from '#rules/scenario/phase-facts.ts'
import { datesOf } from '#rules/scenario/schedule.ts'
import { codeOfState, type ScenarioState, statusNameOf } from '#rules/scenario/states.ts'
import type { Scenario } from '../queries.ts'

interface Around {
  worldId: string
  /** null for one that has no number yet */
  of: { scenarioId: number; phase: number } | null
  masterName: string
  isStaff: boolean
  /** kind of order that it was made of; missing for an opening to everybody */
  type?: ScenarioType | undefined
  /** the name of a race or a class; null where it is not known */
  nameOf: (kind: ConditionKind, value: string) => string | null
  now: number
}

const NO_DATES: Record<PhaseDate, null> = {
  ...{ openAt: null, reservationUntil: null, drawAt: null, confirmUntil: null },
  ...{ recruitUntil: null, playingUntil: null, replayDueAt: null },
}

export function scenarioOfForm({ fields, text }: Pick<Ground, 'fields' | 'text'>, around: Around): Scenario {
  const { worldId, of, masterName, isStaff, type = scenarioType.normal, nameOf, now } = around
  const settings = settingsOf(fields)
  // An ordered scenario begins with its consultation.
  const first = fields.scenarioKind === scenarioKind.event ? 'recruiting' : 'reservation'
  const state: ScenarioState = type === scenarioType.normal ? first : 'consultation'
  const opensAt = new Date(wishedTime(fields) ?? now)
  const dates = Object.entries(datesOf(state, opensAt, settings)).map(([name, at]) => [name, toInstant(at)])
  return {
    ...{ scenarioId: of?.scenarioId ?? 0, phase: of?.phase ?? 1, worldId, masterId: null, masterName, isStaff },
    ...{ scenarioTitle: fields.scenarioTitle || '（題名なし）', openingComment: fields.openingComment },
    ...{ openingContent: text, scenarioDescription: fields.scenarioDescription, masterMsg: fields.masterMsg },
    ...{ scenarioType: type, scenarioKind: fields.scenarioKind, textType: fields.textType },
    ...{ difficultyNo: fields.difficultyNo, rewardNo: fields.rewardNo, privateReplayFlg: fields.privateReplayFlg },
    ...{ state, status: codeOfState(state), statusName: statusNameOf(state), picture: fields.picture },
    ...{ seats: known(settings.seats), minimum: known(settings.minimum), applicants: 0, seated: 0, texts: 0 },
    ...{
      cost: known(settings.cost),
      reservingCost: known(settings.reservingCost),
      playingMax: known(settings.playingMax),
    },
    ...{
      writingPeriod: known(settings.writingDays),
      allowsSeveral: settings.allowsSeveral,
      reason: null,
      lottery: null,
    },
    dates: { ...NO_DATES, ...Object.fromEntries(dates) },
    publishedAt: opensAt.toISOString(),
    scenarioChoiceList: fields.choices.map(({ name, description }, index) => ({
      chooseId: index + 1,
      name,
      description,
    })),
    characterConditionList: filled(fields.conditions).map(({ kind, value }) => {
      return { kind, value, words: conditionWords({ kind, value }, nameOf(kind, value)) }
    }),
    relatedCharacterList: fields.related.map(one => ({ ...one, isFolded: false })),
    ...{
      characterList: [],
      phaseList: [{ phase: of?.phase ?? 1, state, seats: null, seated: 0 }],
      ...{ happened: fields.happened, firstBackUntil: null, comesFirst: false },
      entryList: [],
      actList: [],
      chanceList: null,
    },
    ...{
      fatePower: 0,
      canReadBoard: false,
      unreadPosts: 0,
      revision: 0,
      boardRevision: null,
      serverTime: new Date(now).toISOString(),
    },
  }
}

/** A field that holds no number yet is shown as none. */
const known = <Value extends number | null>(value: Value): Value | 0 => (Number.isNaN(value) ? 0 : value)

/** While a number is none, so is its date. */
const toInstant = (at: Date): string | null => (Number.isNaN(at.getTime()) ? null : at.toISOString())
