CREATE TABLE "url_preview" (
	"url_hash" text PRIMARY KEY NOT NULL,
	"url" text NOT NULL,
	"found" boolean NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"image_path" text,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "url_preview_expiry" ON "url_preview" USING btree ("expires_at");