// Configuration of `npm run db:generate`, which makes a numbered migration from what changed in the tables.
import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: './src/server/db/schema.ts',
  out: './src/server/db/migrations',
})
