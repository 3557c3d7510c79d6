// The calls of the support with input for the suites of all calls.
import { type AreaRows, admins } from './row.ts'
import { onlyPhase } from './scenario-given.ts'

export const supportRows: AreaRows<'support'> = {
  searchScenarios: { sample: () => ({ keyword: '霧笛', pageStart: 1, perPage: 20 }), rights: admins },
  openScenario: {
    sample: async database => ({
      scenarioId: (await onlyPhase(database, 'consultation', 'seated')).scenarioId,
      reason: '返金のお問い合わせのため',
    }),
    rights: admins,
    namesUser: true,
  },
  searchCharacters: {
    sample: () => ({ keyword: 'リンネ', pageStart: 1, perPage: 20 }),
    rights: admins,
    namesUser: true,
  },
  openCharacter: {
    sample: () => ({ characterId: 'harbor-rinne', reason: '品が届かないというお問い合わせのため' }),
    rights: admins,
    namesUser: true,
  },
  searchMails: {
    sample: () => ({ mailaddress: 'player@play.example', pageStart: 1, perPage: 20 }),
    rights: admins,
    namesUser: true,
  },
}
