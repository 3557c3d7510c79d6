ALTER TABLE "idempotency_key" ADD COLUMN "refusal" text;--> statement-breakpoint
CREATE INDEX "idempotency_key_refused" ON "idempotency_key" USING btree ("created_at") WHERE refusal is not null;