ALTER TABLE "application" ADD COLUMN "seen_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "application_user_decided" ON "application" USING btree ("user_id","decided_at","application_id") WHERE status in (2, 3);--> statement-breakpoint
CREATE INDEX "application_user_unseen" ON "application" USING btree ("user_id") WHERE status in (2, 3) and seen_at is null;--> statement-breakpoint
-- What was decided before decisions were told is no news.
UPDATE "application" SET "seen_at" = "decided_at" WHERE "status" IN (2, 3);
