// The calls of the support.
import { handlersOf } from '../../platform/handlers.ts'
import { openCharacter } from './open-character.ts'
import { openScenario } from './open-scenario.ts'
import { searchCharacters } from './search-characters.ts'
import { searchMails } from './search-mails.ts'
import { searchScenarios } from './search-scenarios.ts'

export const supportHandlers = handlersOf('support', {
  searchScenarios,
  openScenario,
  searchCharacters,
  openCharacter,
  searchMails,
})
