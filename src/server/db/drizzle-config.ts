// Configuration of `npm run db:generate`, which makes a migration from the changes of the tables.
import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: './src/server/db/schema.ts',
  out: './src/server/db/migrations',
  // Named by the second of making, so that migrations of two branches cannot have the same number.
  migrations: { prefix: 'timestamp' },
})
