// The whole content of the demo, read from its folder of data and judged.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { demoClassesShape } from '../shapes/classes.ts'
import { driveFiles } from '../shapes/drive.ts'
import { eventPages } from '../shapes/event-pages.ts'
import { figures } from '../shapes/figures.ts'
import { masterRooms } from '../shapes/master-room.ts'
import { campaigns, forms } from '../shapes/office.ts'
import { residents, temperaments } from '../shapes/resident.ts'
import { masterDesk } from '../shapes/scenario.ts'
import { searches } from '../shapes/search.ts'
import { applications, friends, offers } from '../shapes/story.ts'
import { tailor } from '../shapes/tailor.ts'
import { words } from '../shapes/words.ts'
import { readAccounts } from './accounts.ts'
import { readCommunities } from './communities.ts'
import { readExtras } from './extras.ts'
import { readJournals, readReports } from './journals.ts'
import { readLetters } from './letters.ts'
import { readMasterCommunities } from './master-communities.ts'
import { readNoteBooks, readNotes, readNoteTags } from './notes.ts'
import { readOmnibuses, readOmnibusTemplates } from './omnibus.ts'
import { readOrders, readOrderTerms } from './orders.ts'
import { readReacts } from './reacts.ts'
import { createReader } from './reader.ts'
import { judgeReferences } from './references.ts'
import { readReplays } from './replays.ts'
import { readScenarios } from './scenarios.ts'
import { readMissions, readNews, readSeries, readShortPieces } from './stories.ts'
import { readTweets } from './tweets.ts'
import { readWorlds } from './worlds.ts'

export const demoFolder = join(import.meta.dirname, '..')

export type Content = NonNullable<ReturnType<typeof readFiles>>

/**
 * @param folder Holds `data` and `pictures`.
 * @returns The content, or the faults: one sentence each that names the file, the place in it and the reason.
 */
export function readContent(folder: string = demoFolder): { content: Content; faults: readonly string[] } {
  const reader = createReader(join(folder, 'data'))
  const content = readFiles(reader)
  reader.refuseOthers()
  // References can be checked only once the files they name have been read.
  if (reader.faults.length === 0) {
    judgeReferences(content, reader, picture => existsSync(join(folder, 'pictures', `${picture}.svg`)))
  }
  return { content, faults: reader.faults }
}

function readFiles(reader: ReturnType<typeof createReader>) {
  const places = readWorlds(reader)
  const { friendships = [], requests = [] } = reader.json('friends.json', friends) ?? {}
  return {
    accounts: readAccounts(reader),
    figures: reader.json('figures.json', figures),
    words: reader.json('words.json', words),
    worlds: places.map(({ world }) => world),
    lands: places.map(({ land }) => land),
    people: places.flatMap(place => place.people),
    news: readNews(reader),
    series: readSeries(reader),
    shortPieces: readShortPieces(reader),
    missions: readMissions(reader),
    applications: reader.json('applications.json', applications) ?? [],
    searches: reader.json('searches.json', searches) ?? [],
    driveFiles: reader.json('drive.json', driveFiles) ?? [],
    communities: readCommunities(reader),
    masterCommunities: readMasterCommunities(reader),
    tailor: reader.json('tailor.json', tailor) ?? { products: [], rooms: [], commissions: [] },
    eventPages: reader.json('event-pages.json', eventPages) ?? { library: [], pages: [] },
    offers: reader.json('distribution.json', offers) ?? [],
    scenarios: readScenarios(reader),
    replays: readReplays(reader),
    extras: readExtras(reader),
    notes: readNotes(reader),
    noteTags: readNoteTags(reader),
    noteBooks: readNoteBooks(reader),
    residents: reader.json('residents.json', residents) ?? [],
    temperaments: reader.json('temperaments.json', temperaments),
    masterDesk: reader.json('master-desk.json', masterDesk) ?? { refusals: '', notices: [] },
    classes: reader.json('classes.json', demoClassesShape) ?? { names: {}, requests: [] },
    forms: reader.json('forms.json', forms) ?? [],
    campaigns: reader.json('campaigns.json', campaigns) ?? [],
    masterRooms: reader.json('master-rooms.json', masterRooms) ?? [],
    omnibusTemplates: readOmnibusTemplates(reader),
    omnibuses: readOmnibuses(reader),
    orders: readOrders(reader),
    orderTerms: readOrderTerms(reader),
    reacts: readReacts(reader),
    tweets: readTweets(reader),
    journals: readJournals(reader),
    reports: readReports(reader),
    letters: readLetters(reader),
    friendships,
    requests,
  }
}
