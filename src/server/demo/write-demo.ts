// Writer of the demo: worlds with content, accounts for signing in, missions to claim.
import { sql } from 'drizzle-orm'
import { scenarioOrderLog } from '../areas/order/tables/order.ts'
import { scenarioLog } from '../areas/scenario/tables/scenario.ts'
import { transact, withoutTimeouts } from '../db/client.ts'
import { copyDrawings } from './copy-drawings.ts'
import { ensureAccounts } from './seed-accounts.ts'
import { seedApplications } from './seed-applications.ts'
import { seedCharacters } from './seed-characters.ts'
import { seedClassRequests } from './seed-class-requests.ts'
import { bannerCopies, seedCommunities } from './seed-communities.ts'
import { seedDistribution } from './seed-distribution.ts'
import { driveCopies, seedDrive } from './seed-drive.ts'
import { seedEquipment } from './seed-equipment.ts'
import { libraryCopies, seedEventPages } from './seed-event-pages.ts'
import { seedExtras } from './seed-extras.ts'
import { seedFriends } from './seed-friends.ts'
import { seedJournals } from './seed-journals.ts'
import { seedLeaver, seedLinkedSignIn } from './seed-leaving.ts'
import { seedLetters } from './seed-letters.ts'
import { seedMasterCommunities } from './seed-master-communities.ts'
import { seedMasterDesk } from './seed-master-desk.ts'
import { seedGuestMasters, seedMasterRooms } from './seed-master-rooms.ts'
import { seedMissions, seedUserMissions } from './seed-missions.ts'
import { seedNews, seedReadMarks } from './seed-news.ts'
import { seedNotes } from './seed-notes.ts'
import { seedNotices } from './seed-notices.ts'
import { seedNovels } from './seed-novels.ts'
import { seedOffice } from './seed-office.ts'
import { seedOrders } from './seed-orders.ts'
import { storePictures } from './seed-pictures.ts'
import { seedReacts } from './seed-reacts.ts'
import { seedRegistrations } from './seed-registration.ts'
import { seedReplays } from './seed-replays.ts'
import { seedReports } from './seed-reports.ts'
import { seedResidents } from './seed-residents.ts'
import { seedScenarios } from './seed-scenarios.ts'
import { seedSearches } from './seed-searches.ts'
import { seedShops } from './seed-shops.ts'
import { seedSupporters } from './seed-supporters.ts'
import { seedTailor, tailorCopies } from './seed-tailor.ts'
import { seedTweets } from './seed-tweets.ts'
import { seedWorlds } from './seed-worlds.ts'
import { demoState, type SeedOptions } from './state.ts'
import { storeVoices } from './voices/store-voices.ts'

const SEED_LOCK = 7_421_002

/** Writes the rows in one transaction; the accounts and pictures before it are made only where they are missing. */
export async function writeDemo({ db, files, clock, createAccount, say }: SeedOptions): Promise<void> {
  say('Drawing the demo worlds')
  const pictures = await storePictures(files)
  await storeVoices(files)
  const sizes = await copyDrawings(files, pictures, [
    ...driveCopies,
    ...libraryCopies,
    ...bannerCopies,
    ...tailorCopies,
  ])
  say('Writing the demo worlds')
  await transact(db, async tx => {
    // Passwords are hashed by a process of lower priority, which takes its time on a busy machine.
    await withoutTimeouts(tx)
    // Processes starting together take turns; the second finds everything done.
    await tx.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`)
    if ((await demoState(db)) === 'done') return
    await db.execute(sql`insert into installation (name, value) values ('demo', 'started') on conflict do nothing`)
    const userIds = await ensureAccounts(db, createAccount, clock.now())
    await seedWorlds(tx, pictures, clock.now())
    await seedCharacters(tx, userIds, pictures, clock.now())
    await seedShops(tx, clock.now())
    await seedDistribution(tx, userIds, clock.now())
    await seedResidents(tx, pictures, clock.now())
    await seedFriends(tx, userIds, clock.now())
    await seedEquipment(tx, clock.now())
    await seedRegistrations(tx, clock.now())
    await seedApplications(tx, userIds, clock.now())
    await seedClassRequests(tx, userIds, clock.now())
    await seedGuestMasters(tx, clock.now())
    await seedScenarios(tx, userIds, clock.now())
    await seedReplays(tx, userIds, clock.now())
    await seedExtras(tx, userIds, clock.now())
    await seedSupporters(tx)
    await seedMasterDesk(tx, userIds, clock.now())
    await seedMasterRooms(tx, userIds, clock.now())
    await seedReacts(tx, userIds, clock.now())
    await seedOrders(tx, userIds, clock.now())
    // All earlier steps count as told, because they are no news on the first day.
    await tx.update(scenarioLog).set({ toldAt: sql`created_at` })
    await tx.update(scenarioOrderLog).set({ toldAt: sql`created_at` })
    const postIds = await seedNews(tx, pictures, clock.now())
    await seedOffice(tx, userIds, pictures, postIds, clock.now())
    await seedNovels(tx, pictures, clock.now())
    await seedTweets(tx, userIds, pictures, clock.now())
    await seedEventPages(tx, userIds, sizes, clock.now())
    await seedCommunities(tx, userIds, clock.now())
    await seedMasterCommunities(tx, userIds, clock.now())
    await seedTailor(tx, userIds, clock.now())
    await seedNotes(tx, userIds, pictures, clock.now())
    await seedJournals(tx, userIds, clock.now())
    await seedLetters(tx, userIds, clock.now())
    await seedReports(tx, userIds, clock.now())
    const missions = await seedMissions(tx, postIds, clock.now())
    await seedUserMissions(tx, missions, userIds, clock.now())
    await seedReadMarks(tx, postIds, userIds, clock.now())
    await seedSearches(tx, userIds, clock.now())
    await seedDrive(tx, userIds, sizes, clock.now())
    await seedNotices(tx, userIds, clock.now())
    await seedLinkedSignIn(tx, userIds, clock.now())
    await seedLeaver(tx, createAccount, clock.now())
    await tx.execute(sql`update installation set value = 'done' where name = 'demo'`)
  })
}
