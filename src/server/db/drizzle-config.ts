// For `npm run db:generate`: makes a migration from what changed in the tables.
import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: './src/server/db/schema.ts',
  out: './src/server/db/migrations',
  // Named by the second they were made in: two branches that each bring one take no number from each other.
  migrations: { prefix: 'timestamp' },
})
