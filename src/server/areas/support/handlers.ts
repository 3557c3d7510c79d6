// The calls of the support.
import { handlersOf } from '../../platform/handlers.ts'
import { openScenario } from './open-scenario.ts'
import { searchScenarios } from './search-scenarios.ts'

export const supportHandlers = handlersOf('support', { searchScenarios, openScenario })
