// The content of the demo, read from its files when the first seed is loaded, which happens only where the demo is seeded or runs.
import type { Traits } from '../platform/portrait/types.ts'
import { readContent } from './content/read.ts'
import type { DemoCharacter, DemoItem, DemoPerson } from './shapes.ts'

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
/** Traits of the portraits that were chosen by hand, by the keys of their characters. */
export const demoLooks: Readonly<Record<string, Traits>> = Object.fromEntries(
  content.people.flatMap(({ character, look }) => (look ? [[character.key, look]] : [])),
)

/** @throws Error where a file of which there is one alone was not read */
function there<Told>(told: Told | null, name: string): Told {
  if (told === null) throw new Error(`The demo has no ${name}.`)
  return told
}
const told = there(content.accounts, 'accounts')
export const demoAccountFacts = told.accounts
export const demoCoins = told.coins
export const demoLeaver = told.leaver
export const demoFigures = there(content.figures, 'figures')

export const demoTailor = content.tailor

export const demoNews = content.news
export const demoMissions = content.missions
export const demoSeries = content.series
export const demoShortPieces = content.shortPieces

export const demoApplications = content.applications
export const demoSearches = content.searches
export const demoDriveFiles = content.driveFiles
export const demoEventPages = content.eventPages
export const demoOffers = content.offers
export const demoScenarios = content.scenarios
export const demoReplays = content.replays
export const demoExtras = content.extras
export const demoNotes = content.notes
export const demoNoteTags = content.noteTags
export const demoNoteBooks = content.noteBooks
export const demoResidents = content.residents
export const demoTemperaments = there(content.temperaments, 'temperaments')
export const demoWords = there(content.words, 'words')
export const demoMasterDesk = content.masterDesk
export const demoClasses = content.classes
export const demoMasterRooms = content.masterRooms
export const demoOmnibusTemplates = content.omnibusTemplates
export const demoOmnibuses = content.omnibuses
export const demoOrders = content.orders
export const demoOrderTerms = content.orderTerms
export const demoReacts = content.reacts
export const demoTweets = content.tweets
export const demoCommunities = content.communities
export const demoMasterCommunities = content.masterCommunities
export const demoJournals = content.journals
export const demoReports = content.reports
export const demoLetters = content.letters
export const demoForms = content.forms
export const demoCampaigns = content.campaigns

export const demoFriendships = content.friendships
export const demoFriendRequests = content.requests
