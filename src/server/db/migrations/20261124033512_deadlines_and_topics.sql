CREATE TABLE "calendar_link" (
	"user_id" text PRIMARY KEY NOT NULL,
	"secret_hash" text NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "calendar_link_secret_hash_unique" UNIQUE("secret_hash")
);
--> statement-breakpoint
CREATE TABLE "realtime_topic" (
	"topic" text PRIMARY KEY NOT NULL,
	"revision" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "scenario_reminder" DROP CONSTRAINT "scenario_reminder_entry_id_minutes_pk";--> statement-breakpoint
ALTER TABLE "scenario_reminder" ADD COLUMN "playing_until" timestamp (3) with time zone NOT NULL;--> statement-breakpoint
ALTER TABLE "scenario_reminder" ADD CONSTRAINT "scenario_reminder_entry_id_playing_until_minutes_pk" PRIMARY KEY("entry_id","playing_until","minutes");--> statement-breakpoint
ALTER TABLE "calendar_link" ADD CONSTRAINT "calendar_link_user_id_app_user_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;