ALTER TABLE "draft" ADD COLUMN "fields" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "draft" ADD COLUMN "writer" uuid;--> statement-breakpoint
ALTER TABLE "draft" ADD COLUMN "lost" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "draft_version" ADD COLUMN "fields" text DEFAULT '' NOT NULL;