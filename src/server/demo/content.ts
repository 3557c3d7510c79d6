// The content of the demo, read from its files when the first seed is loaded, which happens only where the demo is seeded or runs.
import { readContent } from './content/read.ts'
import type { DemoAccount, DemoCharacter, DemoItem, DemoPerson } from './shapes.ts'

const { content, faults } = readContent()
if (faults.length > 0) throw new Error(`The demo cannot be read:\n${faults.join('\n')}`)

export const demoWorlds = content.worlds
export const demoLands = content.lands
export const demoItems: readonly DemoItem[] = demoLands.flatMap(land => land.items)

export const demoCharacters: readonly DemoCharacter[] = content.people.map(({ character }) => character)
/** Characters by their keys. */
export const demoPeople: Readonly<Record<string, DemoPerson>> = Object.fromEntries(
  content.people.map(({ character, person }) => [character.key, person]),
)
export const demoAccountNames: Partial<Readonly<Record<DemoAccount, string>>> = content.accountNames ?? {}

export const demoNews = content.news
export const demoMissions = content.missions
export const demoSeries = content.series
export const demoShortPieces = content.shortPieces

export const demoApplications = content.applications
export const demoSearches = content.searches
export const demoOffers = content.offers
export const demoScenarios = content.scenarios
export const demoReplays = content.replays
export const demoExtras = content.extras
export const demoNotes = content.notes
export const demoNoteTags = content.noteTags
export const demoNoteBooks = content.noteBooks
export const demoResidents = content.residents
if (!content.temperaments) throw new Error('The demo has no temperaments.')
export const demoTemperaments = content.temperaments
if (!content.words) throw new Error('The demo has no words.')
export const demoWords = content.words
export const demoMasterDesk = content.masterDesk
export const demoClasses = content.classes
export const demoMasterRooms = content.masterRooms
export const demoOmnibusTemplates = content.omnibusTemplates
export const demoOmnibuses = content.omnibuses
export const demoOrders = content.orders
export const demoOrderTerms = content.orderTerms
export const demoReacts = content.reacts
export const demoTweets = content.tweets
export const demoJournals = content.journals
export const demoReports = content.reports
export const demoLetters = content.letters
export const demoForms = content.forms
export const demoCampaigns = content.campaigns

export const demoFriendships = content.friendships
export const demoFriendRequests = content.requests
